/** Where we are. Tokens in a fragment are taken out of the address bar as soon as they are read. */

import { type Place, placeOf, type Token, tokenOf } from '../lib/links';

class Router {
  path = $state(location.pathname);
  token = $state.raw<Token | null>(null);

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    this.#read();
  }

  get place(): Place {
    return placeOf(this.path);
  }

  go(target: string): void {
    history.pushState(null, '', target);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.token = tokenOf(location.hash);
    if (this.token) history.replaceState(null, '', location.pathname);
  }
}

export const router = new Router();

/** For links inside the page: `use:` it on an `<a href>` so that the page is not loaded anew. */
export function inside(link: HTMLAnchorElement) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.go(link.getAttribute('href') ?? '/');
  };
  link.addEventListener('click', follow);
  return { destroy: () => link.removeEventListener('click', follow) };
}
