/** The player's choices on this device. */

import { remembered } from './remember';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
const CONTRASTS = ['auto', 'more'] as const;
const SWITCH = ['off', 'on'] as const;

const theme = remembered<Theme>('theme', THEMES);
const contrast = remembered<(typeof CONTRASTS)[number]>('contrast', CONTRASTS);
const sendAtOnce = remembered<(typeof SWITCH)[number]>('send-at-once', SWITCH);
const sound = remembered<(typeof SWITCH)[number]>('sound', SWITCH);
const notices = remembered<(typeof SWITCH)[number]>('notices', SWITCH);
const level = remembered<string>('level');
const name = remembered<string>('name');

class Settings {
  #theme = $state<Theme>(theme.get() ?? 'auto');
  #contrast = $state(contrast.get() === 'more');
  #sendAtOnce = $state(sendAtOnce.get() === 'on');
  #sound = $state(sound.get() === 'on');
  #notices = $state(notices.get() === 'on');
  #level = $state(level.get() ?? '');
  #name = $state(name.get() ?? '');

  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    this.#theme = value;
    theme.set(value);
    this.show();
  }

  get moreContrast(): boolean {
    return this.#contrast;
  }
  set moreContrast(value: boolean) {
    this.#contrast = value;
    contrast.set(value ? 'more' : 'auto');
    this.show();
  }

  /** Send a turn as soon as nothing is left to choose. */
  get sendAtOnce(): boolean {
    return this.#sendAtOnce;
  }
  set sendAtOnce(value: boolean) {
    this.#sendAtOnce = value;
    sendAtOnce.set(value ? 'on' : 'off');
  }

  /** Tones for one's turn, a message, the end. */
  get sound(): boolean {
    return this.#sound;
  }
  set sound(value: boolean) {
    this.#sound = value;
    sound.set(value ? 'on' : 'off');
  }

  /** Notices of the browser when it is one's turn and the page is not looked at. */
  get notices(): boolean {
    return this.#notices;
  }
  set notices(value: boolean) {
    this.#notices = value;
    notices.set(value ? 'on' : 'off');
  }

  /** Of the bots that were played against last; empty for none yet. */
  get level(): string {
    return this.#level;
  }
  set level(value: string) {
    this.#level = value;
    level.set(value);
  }

  /** The name that this player sat down with last. */
  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    this.#name = value;
    name.set(value);
  }

  /** Tell the style sheets. */
  show(): void {
    const { dataset } = document.documentElement;
    if (this.#theme === 'auto') delete dataset.theme;
    else dataset.theme = this.#theme;
    if (this.#contrast) dataset.contrast = 'more';
    else delete dataset.contrast;
  }
}

export const settings = new Settings();
