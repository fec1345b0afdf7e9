/** Small signs, each on a field of 16 by 16 with its middle at 8, 8. */

/** Filled, or drawn as a line. */
interface Sign {
  d: string;
  line?: boolean;
}

export const ABILITY_SIGNS: { readonly [ability: string]: Sign } = {
  energy_beam: { d: 'M9.5 1.5 3.5 9H7l-1 5.5L12.5 7H8.8z' },
  gun: { d: 'M8 3.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6M8 1v4M8 11v4M1 8h4M11 8h4', line: true },
  mind_control: {
    d: 'M8.2 8.3c.5-1 1.9-.4 1.7.9-.4 1.8-3 2-3.9.2C5 7.1 7 4.5 9.4 5c3 .5 4 4.2 2.2 6.4-1.5 1.8-4.2 2.3-6.3 1.1C1.7 10.5 1.8 5 5.3 2.8',
    line: true,
  },
};

/** A head and shoulders, its feet at the middle below: for groups, captives and characters. */
export const PERSON = 'M0-9a5 5 0 0 1 0 10 5 5 0 0 1 0-10zM-8.5 12c0-6 3.5-9.5 8.5-9.5S8.5 6 8.5 12z';

/** What tells the characters apart, over a person; drawn as lines in the colour of the card. */
export const CHARACTER_SIGNS: { readonly [character: string]: string } = {
  bride: 'M-5-8.5C-6-3-7 2-9 8M5-8.5C6-3 7 2 9 8M-3-9.8h6',
  groom: 'M-3.5 4.5 0 6.5l3.5-2v4L0 6.5l-3.5 2z',
  athletic: 'M-5-5.5H5',
  geek: 'M-4.5-4.5h3.5v2.5h-3.5zM1-4.5h3.5v2.5H1zM-1-3.5h2',
  parent: 'M-4-1.5C-4-7 4-7 4-1.5M-2.5 8a2.5 2.5 0 1 1 5 0',
  whiner: 'M-2.2-1.5c1-1.5 3.4-1.5 4.4 0M-2-5v.8M2-5v.8',
  reenactor: 'M-5-4.5c1-5 9-5 10 0zM-7-4.5H7',
};

/** Signs for kinds of cards: 24 by 24, lines. */
export const CARD_SIGNS: { readonly [kind: string]: string } = {
  hedge_trimmer: 'M3 14h7v5H3zM10 16h11M12 13v6M15 13v6M18 13v6M5 14v-3h4',
  cyberscanner: 'M5 3h14v10H5zM8 17h8M12 13v8M8 8h8M8 6v4',
  emergency_teleport: 'M4 20h16M6 17h12M9 14V8M12 14V4M15 14V8M9 8l3-4 3 4',
  cricket_bat: 'M14 10 20 4M6 18l8-8 2 2-8 8a1.5 1.5 0 0 1-2-2zM5 6a2 2 0 1 0 4 0 2 2 0 0 0-4 0',
  tennis_racquet: 'M9 15a6 6 0 1 1 4-11 6 6 0 0 1-4 11zM9 15l-5 6M8 5v9M12 4v9M6 9h9',
  gold: 'M7 8h10l4 9H3zM7 8l1.5 9M17 8l-1.5 9',
  picnic_hamper: 'M4 10h16l-2 9H6zM7 10c0-7 10-7 10 0M9 10l.5 9M15 10l-.5 9',
  nail_varnish:
    'M10 3h4v7h-4zM8.5 10h7c1.5 1.5 2 3 2 5v4.5c0 1-.5 1.5-1.5 1.5H8c-1 0-1.5-.5-1.5-1.5V15c0-2 .5-3.5 2-5z',
  second_wind: 'M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7',
  adrenaline_rush: 'm5 5 7 7-7 7M12 5l7 7-7 7',
  run_for_it: 'M14 4.5a1.5 1.5 0 1 0 .1 0M12 8l-3 5 4 2-1 6M9 13l-4 6M12 8l-4 1-2 3M12 8l3 3h4',
  through_the_hedge: 'M4 20V8c2-3 4-3 5 0v12M15 20V8c1-3 3-3 5 0v12M10 14h4M12 12l2 2-2 2',
  distraction: 'M4 10v4l9 4V6zM13 9c3 0 3 6 0 6M17 6l3-2M18 12h4M17 18l3 2',
  malfunction: 'M3 5h18v12H3zM8 21h8M9 8l6 6M15 8l-6 6',
  signal_jam: 'M12 13v8M12 11a2 2 0 1 0 .1 0M6 6a9 9 0 0 0 0 12M18 6a9 9 0 0 1 0 12M4 4l16 16',
  reinforcement_beam: 'M12 3v10M8 9l4 4 4-4M5 17h6v4H5zM13 17h6v4h-6z',
  second_unit: 'M7 3h10v18H7zM12 8v8M8.5 12h7',
  sabotage: 'M12 8a6 6 0 1 0 .1 0M12 8V5l3-2M17 4l2-1M18 7h2',
  struggle_free: 'M5 12a4 4 0 0 1 4-4h2M19 12a4 4 0 0 1-4 4h-2M9 16a4 4 0 0 1-4-4M15 8a4 4 0 0 1 4 4M11 4v2M13 20v-2',
  bouquet_toss: 'M12 12 9 21M12 12l3 9M12 12V9M8 9a2 2 0 1 1 .1 0M12 6a2 2 0 1 1 .1 0M16 9a2 2 0 1 1 .1 0',
  speeches: 'M4 5h16v10H10l-4 4v-4H4zM8 9h8M8 12h5',
  borrowed_phone: 'M8 3h8v18H8zM11 18h2M8 6h8',
  hacking: 'M3 5h18v12H3zM8 21h8M12 17v4M7 9l2.5 2L7 13M11.5 13.5H16',
  conversion_glitch: 'M12 3v4l-4 4 6 2-4 8M5 6l2 2M19 6l-2 2M5 18l2-2M19 18l-2-2',
  rapid_upgrade: 'M12 20V5M6 11l6-6 6 6M6 20h12',
  keys: 'M8 6a4 4 0 1 0 .1 0M11 13l9 8M16 17l2-2M18 19l2-2',
};
