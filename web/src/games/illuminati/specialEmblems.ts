/** Line drawings for Specials, as those of `emblems`. */

export const SPECIALS: { readonly [id: string]: string } = {
  perfect_timing: 'M4 13a8 8 0 1 0 16 0a8 8 0 1 0-16 0M12 8.500V13l3 2M10 2.500h4M18.5 5.500l1.5 1.5',
  sealed_envelope:
    'M3 6h18v12.500H3zM3 6l9 7 9-7M3 18.500l6.5-7.500M21 18.500L14.5 11M10.5 14.500a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
  wiretap:
    'M4 13v-1a8 8 0 0 1 16 0v1M4 13h3v6H5.500A1.5 1.5 0 0 1 4 17.500zM20 13h-3v6h1.500a1.5 1.5 0 0 0 1.5-1.500zM17 19c0 2-2 2.5-4 2.5',
  the_mole:
    'M3 20c0-7 3-12 9-12s9 5 9 12zM8.5 13h.1M15.5 13h.1M12 15v1.500M9 17.500c2 1.2 4 1.2 6 0M5 20l-1.5-2M19 20l1.5-2M7 9L5.5 6.500M17 9l1.5-2.5',
  uninvited_guest: 'M6 21V3.500h12V21M3.5 21h17M14.5 12v1',
  boom_quarter: 'M4 20.500h16M5 17l4.5-5 3 2.500L19 6.500M14.5 6H19.500v5M8 20.500v-3M12 20.500V17M16 20.500v-6',
  comeback_tour: 'M5 12a7 7 0 1 1 2.5 5.400M5 12l-2.5-2.500M5 12l3-2M12 8v4.500l3 1.5',
  black_cat:
    'M6 21v-8C4 11 4 7 5 4l3 2.500h4L15 4c1 3 1 7-1 9 3 1 4.5 4 4.5 8zM18.5 21c2.5-1 2.5-4 1-6M8 10h.1M12 10h.1M10 12v1',
  redacted: 'M5 3h14v18H5zM8 7.500h8M8 8.500h8M8 12h5M8 13h5M8 16.500h8M8 17.500h8',
  public_inquiry:
    'M12 3v17M7.5 20.500h9M5 6.500h14M5 6.500L2.5 13h5zM19 6.500L16.5 13h5zM2.5 13a2.5 2 0 0 0 5 0M16.5 13a2.5 2 0 0 0 5 0',
  petty_cash: 'M4 9h16v11H4zM7 9V6h10v3M4 13h16M10 13a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  offshore_vault:
    'M3.5 4h17v14.500h-17zM8 11.200a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 7.200v8M8 11.200h8M6 18.500V21M18 18.500V21',
  rumor_mill: 'M4 5h12v8H9l-3 3v-3H4zM18 9h2.500v8H19v3l-3-3h-5v-2M7 8h6M7 10.500h4',
  creative_accounting: 'M5 3h14v18H5zM8 6h8v3.500H8zM8.5 13h.1M12 13h.1M15.5 13h.1M8.5 17h.1M12 17h.1M15.5 15.500v3',
};
