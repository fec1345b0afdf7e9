/** The position in words: where each side's pieces stand, and how its timewarp is. */

import type { Fields } from '../../lib/describe';
import { plain, t } from '../../lib/texts.svelte';
import { cellsOf } from './geometry';
import { KINDS, type Position, positionOf, type Side } from './position';

function sideAsText(position: Position, side: Side, names: readonly string[]): Fields {
  const own = position.pieces.filter((piece) => piece.side === side);
  const rows = [false, true].flatMap((future) =>
    KINDS.map((kind): [string, string[]] => [
      plain(t(`fourthdim-piece-${future ? 'F' : ''}${kind}`)),
      own.filter((piece) => piece.kind === kind && piece.future === future).map(({ cell }) => names[cell] ?? ''),
    ]),
  );
  const { mode, spot, lifted, mark, pair } = position.warps[side];
  const args = {
    piece: lifted ?? own.find((piece) => piece.cell === pair?.current)?.kind ?? '',
    spot,
    mark: names[mark ?? -1] ?? '',
    from: names[pair?.current ?? -1] ?? '',
    to: names[pair?.future ?? -1] ?? '',
  };
  return {
    ...Object.fromEntries(rows.filter(([, spaces]) => spaces.length > 0)),
    [plain(t('fourthdim-part-timewarp'))]: plain(t(`fourthdim-warp-${mode}`, args)),
  };
}

export function asText(view: Fields): Fields {
  const position = positionOf(view);
  const names = cellsOf(position.rings).map((cell) => cell.name);
  const sides = ([0, 1] as const).map((side) => [
    plain(t(`fourthdim-side-${side}`)),
    sideAsText(position, side, names),
  ]);
  return Object.fromEntries(sides);
}
