/** Set up a table and go there. */

import { api } from '../lib/api';
import { keepInvite, keepSeatLink } from '../lib/invites';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/texts.svelte';
import type { NewTable } from '../lib/types/api';
import { router } from './router.svelte';

/** An `ApiError` if the server does not want it. A guest without a name is called so. */
export async function openTable(table: NewTable): Promise<void> {
  const made = await api.create({ ...table, name: settings.name || t('guest') });
  keepInvite(made.table.id, made.invite);
  keepSeatLink(made.table.id, made.seat_link);
  router.go(`/t/${made.table.id}`);
}
