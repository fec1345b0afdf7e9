/** Links that this page was given when it made or joined a table. They are kept for the session of the tab only. */

const KEY = 'parlour.invite.';
const seatLinks = new Map<string, string>();

export function keepInvite(table: string, link: string): void {
  try {
    sessionStorage.setItem(KEY + table, link);
  } catch {
    seatLinks.set(KEY + table, link); // no storage here: it lasts until the page is left
  }
}

export function inviteOf(table: string): string | null {
  try {
    return sessionStorage.getItem(KEY + table) ?? seatLinks.get(KEY + table) ?? null;
  } catch {
    return seatLinks.get(KEY + table) ?? null;
  }
}

/** The link to one's own seat opens it to whoever holds it, so it is never stored. Without a token it is none. */
export function keepSeatLink(table: string, link: string | null): void {
  if (link?.includes('#s=')) seatLinks.set(table, link);
}

export const seatLinkOf = (table: string): string | null => seatLinks.get(table) ?? null;
