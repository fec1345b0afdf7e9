/** The shapes of the pawns by their ids in the cards, each with room for a mark: in a square of 32. */

export interface Shape {
  readonly outline: string;
  /** Where the mark stands. */
  readonly mark: { readonly x: number; readonly y: number; readonly size: number };
}

const SHAPES: { readonly [pawn: string]: Shape } = {
  eye: {
    outline: 'M1.5 16C6 7.5 11 4.5 16 4.500S26 7.5 30.5 16C26 24.5 21 27.5 16 27.500S6 24.5 1.5 16z',
    mark: { x: 16, y: 16, size: 15 },
  },
  hand: {
    outline:
      'M9.5 30C7 30 6.5 28 6 26L1.8 17.500c-1-2.2 2-4.2 3.7-2l2 3V6.300c0-3 4.5-3 4.5 0 0-.4 0-2.6 0-2.6 0-3 4.8-3 4.8 0v1.600c0-3 4.7-3 4.7 0V9c0-3 4.5-3 4.5 0v14c0 4.5-2.5 7-6.5 7z',
    mark: { x: 16.7, y: 20.2, size: 15 },
  },
  jaw: {
    outline:
      'M2 6.500c0-3.5 6-3.5 6 0v4h2.800V7.500h4V10.500h2.400V7.500h4v3H24v-4c0-3.5 6-3.5 6 0V18c0 6.5-6 11.5-14 11.500S2 24.5 2 18z',
    mark: { x: 16, y: 19.8, size: 14 },
  },
  boot: {
    outline: 'M4.5 2.500h15.500v11.500c2.5 3 10 2.5 10 10.500v5H4.500z',
    mark: { x: 13.2, y: 18.5, size: 15 },
  },
  rib: {
    outline:
      'M16 2.500h8c3.5 0 5.5 1.6 5.5 4s-2 4-4.5 4v1.500c3 0 5 1.6 5 4s-2 4-5 4v1.500c2.5 0 4 1.4 4 3.5 0 3-4.5 4.5-13 4.500S3 28 3 25c0-2.1 1.5-3.5 4-3.500V20c-3 0-5-1.6-5-4s2-4 5-4v-1.500c-2.5 0-4.5-1.6-4.5-4s2-4 5.5-4z',
    mark: { x: 16, y: 16, size: 15 },
  },
};

const PLAIN: Shape = { outline: 'M16 2a14 14 0 1 0 0 28a14 14 0 1 0 0-28z', mark: { x: 16, y: 16, size: 16 } };

/** A disc for a pawn that is not drawn yet. */
export const shapeOf = (pawn: string): Shape => SHAPES[pawn] ?? PLAIN;
