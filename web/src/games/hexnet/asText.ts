/** The position in words: where each player's units stand, what they carry and suffer, and what lies on the plane. */

import type { Fields } from '../../lib/describe';
import { label } from '../../lib/texts.svelte';
import { LETTERS, type Player, type Position, positionOf, type Unit } from './position';
import { statusWords } from './words';

function line(unit: Unit): string {
  const level = unit.level > 0 ? [label('hexnet-board-level', { level: unit.level })] : [];
  const core = unit.core ? ` (${label(`hexnet-kind-${unit.core}`)})` : '';
  return [`${unit.own}${core} ${unit.hex}`, ...level, ...statusWords(unit)].join(', ');
}

function playerAsText(position: Position, player: Player): Fields {
  const state = player.active ? (player.activated ? 'active' : 'waiting') : 'fallen';
  const held = player.hand.filter(({ count }) => count > 0);
  return {
    [label(`hexnet-network-${state}`)]: label('hexnet-own-moves', { count: player.moves }),
    [label('hexnet-field-at')]: position.units.filter(({ seat }) => seat === player.seat).map(line),
    [label('hexnet-field-hand')]: held.map((one) => label('hexnet-board-tray-unit', one)),
  };
}

export function asText(view: Fields): Fields {
  const position = positionOf(view);
  const wrecks = position.units.filter(({ seat }) => seat === null);
  return {
    [label('hexnet-round', { round: position.round })]: Object.fromEntries(
      position.players.map((player) => [label(`hexnet-side-${player.seat}`), playerAsText(position, player)]),
    ),
    [label('hexnet-field-p_hexes')]: position.powerUps,
    [label('hexnet-field-traps')]: position.traps.map(({ hex, seat }) => `${LETTERS[seat]} ${hex}`),
    [label('hexnet-kind-X')]: wrecks.map(line),
  };
}
