/** Units and hexes in words, for those who cannot see the board and for what is looked into. */

import { label } from '../../lib/texts.svelte';
import { type Position, topOf, type Unit } from './position';

type Names = readonly string[];

/** Whose unit of which kind it is; of an own core also which. */
export function unitWords(unit: Unit, names: Names, seat: number | null): string {
  const { kind, name } = unit;
  if (unit.seat === null) return label('hexnet-board-wreck', { unit: name });
  if (unit.core && unit.seat === seat) return `${label(`hexnet-board-mine-${unit.core}`)} ${name}`;
  return label('hexnet-board-unit', { kind: unit.core ?? kind, unit: name, seat_name: names[unit.seat] ?? '' });
}

/** What it carries and suffers. */
export function statusWords(unit: Unit): string[] {
  return [
    ...(unit.power ? [label('hexnet-status-power')] : []),
    ...(unit.paralysed === null ? [] : [label('hexnet-status-paralysed', { turn: unit.paralysed })]),
    ...(unit.trapped === null ? [] : [label('hexnet-status-trapped', { turn: unit.trapped })]),
    ...(unit.expires === null ? [] : [label('hexnet-status-clone', { turn: unit.expires })]),
  ];
}

/** All that stands and lies on a hex, its top first. */
export function hexWords(position: Position, hex: string, names: Names, seat: number | null): string[] {
  const stack = position.stacks.get(hex) ?? [];
  const top = topOf(position, hex);
  const below = stack.slice(0, -1).reverse();
  const traps = position.traps.filter((trap) => trap.hex === hex);
  return [
    hex,
    ...(top ? [unitWords(top, names, seat), ...statusWords(top)] : [label('hexnet-board-empty')]),
    ...(stack.length > 1 ? [label('hexnet-board-stack', { count: stack.length })] : []),
    ...below.map((unit) => `${label('hexnet-board-level', { level: unit.level })}: ${unitWords(unit, names, seat)}`),
    ...(position.powerUps.includes(hex) ? [label('hexnet-board-power')] : []),
    ...traps.map((trap) =>
      trap.seat === seat
        ? label('hexnet-board-trap')
        : label('hexnet-board-trap-of', { seat_name: names[trap.seat] ?? '' }),
    ),
  ];
}
