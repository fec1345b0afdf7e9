/** The position in words: who controls what, hanging on what, with how much money, as far as one may know. */

import type { Fields } from '../../lib/describe';
import { label } from '../../lib/texts.svelte';
import { alignmentsOf, factsOf, type Held, type Player, type Position, positionOf } from './position';
import { alignmentNames, cardName, specialName } from './words';

function line(position: Position, held: Held): string {
  const facts = factsOf(position, held.card);
  const resistance = facts?.resistance ?? 'none';
  const printed = facts
    ? [
        label('illuminati-board-printed', {
          power: facts.power,
          transferable: facts.transferable,
          resistance,
          income: facts.income,
        }),
      ]
    : [];
  const money = held.money === null ? [] : [label('illuminati-board-mb', { count: held.money })];
  const hangs =
    held.master < 0
      ? []
      : [label('illuminati-board-hangs', { name: cardName(position, held.master), depth: held.depth })];
  const alignments = alignmentNames(alignmentsOf(position, held.card));
  return [cardName(position, held.card), ...hangs, ...printed, ...(alignments ? [alignments] : []), ...money].join(
    ', ',
  );
}

const playerAsText = (position: Position, player: Player): Fields => ({
  [label('illuminati-board-structure-short')]: player.out
    ? label('illuminati-board-out')
    : player.cards.map((held) => line(position, held)),
  [label('illuminati-board-hand')]: player.hand?.map((kind) => specialName(position, kind)) ?? { hidden: player.held },
});

export function asText(view: Fields): Fields {
  const position = positionOf(view);
  const names = (cards: readonly number[]) => cards.map((card) => cardName(position, card));
  return {
    [label('illuminati-board-round', { round: position.round })]: Object.fromEntries(
      position.players.map((player) => [
        `${label('seat-number', { number: player.seat + 1 })}: ${cardName(position, player.illuminati)}`,
        playerAsText(position, player),
      ]),
    ),
    [label('illuminati-board-uncontrolled')]: names(position.uncontrolled),
    [label('illuminati-board-dead')]: names(position.dead),
    [label('illuminati-board-pile', { count: position.pile })]: position.pile,
  };
}
