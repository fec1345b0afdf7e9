/** Why the server does not take a record, in words, and with the line of the file where there is one. */

import { refusalMessage } from './describe';
import { refusalText, say } from './speaker';
import { t } from './texts.svelte';
import type { Problem } from './types/api';

/** `game`: the one that the record says it is of, for the words of its own rules. */
export function recordRefusal(game: string | null, { code, args }: Pick<Problem, 'code' | 'args'>): string {
  const why = code === 'record_refused' ? say(refusalMessage(game, String(args.reason), {}), '') : '';
  const problem = [refusalText(null, { code, args }), why].filter(Boolean).join(' ');
  return args.line === undefined ? problem : t('record-line', { line: args.line, problem });
}
