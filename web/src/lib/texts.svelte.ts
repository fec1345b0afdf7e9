/** Every text that a player reads: Fluent messages of the house and of the games, in the language of choice. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { ApiError, api } from './api';
import { remembered } from './remember';

export const LANGUAGES = ['en', 'pl', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const chosen = remembered<Language>('language', LANGUAGES);

export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = LANGUAGES.find((known) => wish.toLowerCase().split('-')[0] === known);
    if (language) return language;
  }
  return 'en';
}

class Texts {
  language = $state<Language>(chosen.get() ?? preferred(globalThis.navigator?.languages ?? []));
  #bundle = $state.raw<FluentBundle | null>(null);
  readonly #games = new Set<string>();
  /** What was asked for last, for whoever needs the same before it is there. */
  #needed: Promise<void> = Promise.resolve();
  readonly #sources = new Map<string, Promise<FluentResource>>();
  #asked = 0;
  #shown = 0;

  get ready(): boolean {
    return this.#bundle !== null;
  }

  load(): Promise<void> {
    return this.#load(this.language);
  }

  choose(language: Language): Promise<void> {
    chosen.set(language);
    return this.#load(language);
  }

  /** The texts of these games, kept over a change of language. */
  async need(games: readonly string[]): Promise<void> {
    const missing = games.filter((game) => !this.#games.has(game));
    if (missing.length > 0) {
      for (const game of missing) this.#games.add(game);
      this.#needed = this.#load(this.language);
      this.#needed.catch(() => {
        for (const game of missing) this.#games.delete(game); // the next one asks again
      });
    }
    await this.#needed;
  }

  async #load(language: Language): Promise<void> {
    const turn = ++this.#asked;
    const sources = [
      this.#source(language, () => api.texts(language)),
      ...[...this.#games].map((game) => this.#source(`${language}/${game}`, () => gameTexts(game, language))),
    ];
    const bundle = new FluentBundle(language);
    for (const source of await Promise.all(sources)) bundle.addResource(source);
    if (turn < this.#shown) return; // a later one was faster
    this.#shown = turn;
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
  }

  /** Read once, however often bundles are made of it. */
  #source(key: string, fetch: () => Promise<string>): Promise<FluentResource> {
    const known = this.#sources.get(key);
    if (known) return known;
    const source = fetch().then((text) => new FluentResource(text));
    this.#sources.set(key, source);
    source.catch(() => this.#sources.delete(key)); // the next one asks again
    return source;
  }

  has(id: string): boolean {
    return this.#bundle?.getMessage(id)?.value != null;
  }

  /** The message with every placeable isolated, or `null` if there is none of that id. */
  find(id: string, args: Args = {}): string | null {
    const pattern = this.#bundle?.getMessage(id)?.value;
    if (!this.#bundle || !pattern) return null;
    // An argument that a text asks for and an event lacks is no reason to show nothing: the default variant is chosen.
    return this.#bundle.formatPattern(pattern, args, []);
  }

  /** The message; its id where it is missing, so that the gap is seen. */
  get(id: string, args: Args = {}): string {
    return this.find(id, args) ?? id;
  }
}

/** A game that brings no texts is shown by its codes. */
async function gameTexts(game: string, language: Language): Promise<string> {
  try {
    return await api.gameTexts(game, language);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return '';
    throw error;
  }
}

export const texts = new Texts();

/** A house text for showing. */
export const t = (id: string, args: Args = {}): string => texts.get(id, args);

/** A text for attributes and titles, where isolation marks have no use. */
export const label = (id: string, args: Args = {}): string => plain(texts.get(id, args));

/** Without the marks that Fluent puts round placeables. */
export const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');
