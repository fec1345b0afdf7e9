/** Is this page looked at? Visible is what counts: a tab that is merely open is nobody's presence. */

class PageState {
  visible = $state(document.visibilityState === 'visible');

  constructor() {
    document.addEventListener('visibilitychange', () => {
      this.visible = document.visibilityState === 'visible';
    });
  }
}

export const page = new PageState();

/** As wide as a phone: where the side panel is a sheet. The style sheets break there too. */
export const NARROW = '(max-width: 760px)';
