/** The position in words: players, what stands on the map, and the tiles. */

import type { Fields } from '../../lib/describe';
import { label } from '../../lib/texts.svelte';
import { tileCode } from './ground';
import { ROMAN } from './numbers';
import { NONE, type Player, type Position, positionOf } from './position';
import {
  captiveName,
  cardName,
  characterName,
  cybermanName,
  facingWords,
  listed,
  squareWords,
  stateName,
  tileName,
} from './words';

const seatName = (seat: number): string => label('seat-number', { number: seat + 1 });

const playerAsText = (position: Position, player: Player): Fields => ({
  [label('cyberwedding-board-points')]: player.vp,
  [label('cyberwedding-board-escape')]: player.escape,
  [label('cyberwedding-board-fatigue')]: player.fatigue,
  [label('cyberwedding-board-group-word')]: player.members.map(({ character, fate }) =>
    fate === 'free'
      ? characterName(character)
      : `${characterName(character)} (${label(`cyberwedding-board-fate-${fate}`)})`,
  ),
  [label('cyberwedding-board-where')]:
    player.square === NONE ? stateName(player.state) : squareWords(position, player.square),
  [label('cyberwedding-board-in-play')]: player.items.map(({ card }) => cardName(card)),
  [label('cyberwedding-board-hand')]: player.hand?.map(cardName) ?? player.held,
});

export function asText(view: Fields): Fields {
  const position = positionOf(view);
  const names = position.players.map(({ seat }) => seatName(seat));
  const { ground } = position;
  return {
    [label('cyberwedding-board-technology')]: ROMAN[position.technology] ?? '',
    [label('cyberwedding-board-players')]: Object.fromEntries(
      position.players.map((player) => [seatName(player.seat), playerAsText(position, player)]),
    ),
    [label('cyberwedding-board-cybermen')]: position.cybermen.map((one) =>
      [
        squareWords(position, one.square),
        cybermanName(one, names),
        facingWords(one.facing),
        ...one.captives.map((captive) => captiveName(position, captive, names)),
      ].join(', '),
    ),
    [label('cyberwedding-board-units')]: position.units.map((square) => squareWords(position, square)),
    [label('cyberwedding-board-cars')]: position.cars
      .filter(({ wreck }) => !wreck)
      .map(({ square }) => squareWords(position, square)),
    [label('cyberwedding-board-tokens')]: position.heaps.map(
      (heap) =>
        `${squareWords(position, heap.square)}: ${label('cyberwedding-board-heap', { fatigue: heap.fatigue, escape: heap.escape })}`,
    ),
    [label('cyberwedding-board-tiles')]: listed(
      position.faceUp.flatMap((up, tile) => (up ? [`${tileCode(ground, tile)} ${tileName(ground, tile)}`] : [])),
    ),
  };
}
