/** How texts and a board share what is pointed at: a log line names a space, the board shows it. */

export const PLACES = Symbol('places');

export interface Places {
  known(name: string): boolean;
  point(name: string | null): void;
}
