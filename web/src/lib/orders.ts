/** A seat's standing orders: what the server keeps, and what it was asked to keep and has not answered yet. */

import type { Fields } from './describe';

/** One request: all the orders, in the place of what is kept. */
export interface Asked {
  id: string;
  orders: readonly Fields[];
}

export interface Standing {
  saved: readonly Fields[];
  /** The server answers in this order. */
  asked: readonly Asked[];
}

export const NO_ORDERS: Standing = { saved: [], asked: [] };

/** As the player wants them. */
export const wanted = ({ saved, asked }: Standing): readonly Fields[] => asked.at(-1)?.orders ?? saved;

export const stands = (orders: readonly Fields[], type: string): boolean => orders.some((order) => order.type === type);

/** With or without the order of that type, which may have fields; the others stay as they are. */
export function toggled(orders: readonly Fields[], type: string, on: boolean, fields: Fields = {}): readonly Fields[] {
  const others = orders.filter((order) => order.type !== type);
  return on ? [...others, { type, ...fields }] : others;
}

export const ask = (standing: Standing, request: Asked): Standing => ({
  ...standing,
  asked: [...standing.asked, request],
});

/** The request is answered; `null` if it was none of these. */
export function settled(standing: Standing, id: string, kept: boolean): Standing | null {
  const request = standing.asked.find((other) => other.id === id);
  if (!request) return null;
  const asked = standing.asked.filter((other) => other !== request);
  return { saved: kept ? request.orders : standing.saved, asked };
}

/** A new connection tells what is kept; only the last request is still worth an answer. */
export const told = (standing: Standing, saved: readonly Fields[]): Standing => ({
  saved,
  asked: standing.asked.slice(-1),
});
