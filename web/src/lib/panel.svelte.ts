/** Which part of the side panel is shown; on a phone it is a sheet that comes up when asked for. */

const ICONS = {
  log: 'log',
  chat: 'chat',
  actions: 'list',
  rules: 'book',
  text: 'table',
  study: 'scales',
  turns: 'log',
  position: 'text',
} as const;
export type Tab = keyof typeof ICONS;

/** What is new in a tab: how many, and the same in words. */
export interface Fresh {
  count: number;
  words: string;
}

/** Of a table. On the generic screen actions and view are in the middle already. */
export const tableTabs = (board: boolean): [Tab, ...Tab[]] =>
  board ? ['log', 'chat', 'actions', 'rules', 'text'] : ['log', 'chat', 'rules'];

export class PanelState {
  tab = $state() as Tab;
  /** Is the sheet up? Without meaning on a wide page. */
  sheet = $state(false);
  /** The clause that a link asked for; a new object each time, also for the same clause. */
  asked = $state.raw({ clause: '' });
  /** The place that a line of text points at. */
  pointed = $state<string | null>(null);
  readonly tabs: readonly { id: Tab; icon: (typeof ICONS)[Tab] }[];

  /** The first one is shown first. */
  constructor(tabs: readonly [Tab, ...Tab[]]) {
    this.tab = tabs[0];
    this.tabs = tabs.map((id) => ({ id, icon: ICONS[id] }));
  }

  show(tab: Tab): void {
    if (!this.tabs.some((other) => other.id === tab)) return;
    this.tab = tab;
    this.sheet = true;
  }

  toggle(tab: Tab): void {
    this.sheet = !(this.sheet && this.tab === tab);
    this.tab = tab;
  }

  rule(clause: string): void {
    this.asked = { clause };
    this.show('rules');
  }
}
