/** Links to tables: the path names the table, a token travels in the fragment only. */

export type Token = { kind: 'invite' | 'seat'; value: string };

export function tokenOf(fragment: string): Token | null {
  const match = /^#([is])=([\w~.-]+)$/.exec(fragment);
  if (!match?.[2]) return null;
  return { kind: match[1] === 'i' ? 'invite' : 'seat', value: match[2] };
}

/** Where a pasted link, a part of one or a bare code leads; `null` if it is none of these. */
export function targetOf(pasted: string): string | null {
  const match = /^(?:.*\/t\/)?([\w-]+)\/?(#[is]=[\w~.-]+)?$/.exec(pasted.trim());
  return match ? `/t/${match[1]}${match[2] ?? ''}` : null;
}
