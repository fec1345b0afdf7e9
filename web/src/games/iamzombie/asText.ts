/** The position in words: heroes with their cards, and what lies on the table. */

import type { Fields } from '../../lib/describe';
import { label } from '../../lib/texts.svelte';
import { LOCATIONS, NONE } from './cards';
import { dangerOn, type Player, type Position, positionOf, progressOf, type Slot, targetOf } from './position';
import { abilityName, archetypeName, colourName, listed, locationName } from './words';

function slotAsText(position: Position, slot: Slot): string {
  const facts = LOCATIONS[slot.top];
  if (!facts) return label(slot.left > 0 ? 'iamzombie-board-face-down' : 'iamzombie-board-empty', { count: slot.left });
  const { difficulty, vp, abilities, colour } = facts;
  const there = position.players.filter((player) => player.slot === slot.slot);
  return [
    locationName(slot.top),
    colourName(colour),
    label('iamzombie-board-spoken', { difficulty, danger: dangerOn(slot), vp, freaks: slot.freaks, count: slot.left }),
    listed(abilities.map(abilityName)),
    ...there.map(({ seat, stage }) =>
      label('iamzombie-board-pawn', { name: label('seat-number', { number: seat + 1 }), stage }),
    ),
  ].join(', ');
}

const playerAsText = (position: Position, player: Player): Fields => ({
  [label('iamzombie-board-cards-word')]: player.cards.map(({ card, wounded }) =>
    wounded ? `${archetypeName(card)} (${label('iamzombie-board-wounded')})` : archetypeName(card),
  ),
  [label('iamzombie-board-brains-word')]: player.brains,
  [label('iamzombie-board-team')]: label('iamzombie-board-target-of', {
    progress: progressOf(position, player.seat),
    target: targetOf(position, player.seat),
  }),
  [label('iamzombie-board-trophies-word')]: player.trophies.map(locationName),
});

export function asText(view: Fields): Fields {
  const position = positionOf(view);
  const open = position.slots.filter(({ top, left }) => top !== NONE || left > 0);
  return {
    [label('iamzombie-board-round', { round: position.round, lap: position.lap })]: Object.fromEntries(
      position.players.map((player) => [
        label('seat-number', { number: player.seat + 1 }),
        playerAsText(position, player),
      ]),
    ),
    [label('iamzombie-board-table')]: open.map((slot) => slotAsText(position, slot)),
  };
}
