/** Set up a table and go there. */

import { api } from '../lib/api';
import { keepInvite, keepSeatLink } from '../lib/invites';
import { settings } from '../lib/settings.svelte';
import { soon } from '../lib/soon';
import type { NewTable } from '../lib/types/api';
import { router } from './router.svelte';

/** An `ApiError` if the server does not want it. Nobody needs a name: the others see that a guest sits there. */
export async function openTable(table: NewTable): Promise<void> {
  soon(import('./TablePage.svelte'));
  const name = table.name || settings.name;
  const made = await api.create({ ...table, name: name || null });
  if (name) settings.name = name;
  keepInvite(made.table.id, made.invite);
  keepSeatLink(made.table.id, made.seat_link);
  router.go(`/t/${made.table.id}`);
}
