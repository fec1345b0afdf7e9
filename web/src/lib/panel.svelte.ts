/** Which part of the side panel is shown; on a phone it is a sheet that comes up when asked for. */

export const TABS = [
  { id: 'log', icon: 'log' },
  { id: 'actions', icon: 'list' },
  { id: 'rules', icon: 'book' },
  { id: 'text', icon: 'table' },
] as const;
export type Tab = (typeof TABS)[number]['id'];

export class PanelState {
  tab = $state<Tab>('log');
  /** Is the sheet up? Without meaning on a wide page. */
  sheet = $state(false);
  /** The clause that a link asked for; a new object each time, also for the same clause. */
  asked = $state.raw({ clause: '' });
  /** The place that a line of text points at. */
  pointed = $state<string | null>(null);
  readonly tabs: readonly (typeof TABS)[number][];

  /** `board`: the game has a screen of its own. On the generic screen actions and view are in the middle already. */
  constructor(board: boolean) {
    this.tabs = TABS.filter((tab) => board || tab.id === 'log' || tab.id === 'rules');
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
