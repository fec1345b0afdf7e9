/** What the button says that asks to take back. */

import type { Speaking } from '../games';
import type { Table } from '../lib/table.svelte';
import { t } from '../lib/texts.svelte';

/** Not always a move: what was said beside the turn since is what goes first. */
export function takeBackText(table: Table, speaker: Pick<Speaking, 'besideSince'>): string {
  const back = table.update?.back;
  const what = back == null ? null : speaker.besideSince(back);
  return what ? t('takeback-word', { what }) : t('takeback-mine');
}
