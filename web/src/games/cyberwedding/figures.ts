/** Shapes of counters. */

/** The seats' marks, on 20 by 20: disc, triangle, square, diamond, star, plus, pentagon, hexagon, cross, crescent. */
export const SHAPES = [
  'M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  'M10 1.5L19 17.5H1z',
  'M2.5 2.5h15v15h-15z',
  'M10 .5L19.5 10 10 19.5.5 10z',
  'M10 .5l2.7 6.2 6.7.6-5.1 4.4 1.6 6.6-5.9-3.5-5.9 3.5 1.6-6.6L.6 7.3l6.7-.6z',
  'M7 1.5h6V7h5.5v6H13v5.5H7V13H1.5V7H7z',
  'M10 1l9 6.6-3.4 10.6H4.4L1 7.6z',
  'M10 .8l8 4.6v9.2l-8 4.6-8-4.6V5.4z',
  'M5 1.5l5 5 5-5L18.5 5l-5 5 5 5-3.5 3.5-5-5-5 5L1.5 15l5-5-5-5z',
  'M13.5 1.5a8.8 8.8 0 1 0 4.8 13A8 8 0 0 1 13.5 1.5z',
] as const;

/** Paint of the cars that stand about, in turn. */
export const PAINTS = ['#7d8f98', '#b5473c', '#4f7a6a', '#caa24a', '#6b6fa0', '#9c6a4a', '#8a9a55', '#a06a8c'] as const;
