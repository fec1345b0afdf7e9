/** Notices of the browser, where it has them and permits them to this page. */

import { settings } from './settings.svelte';

/** `insecure`: the page came over plain http, where no browser has them. */
export type Permission = NotificationPermission | 'insecure' | 'unsupported';

export function permission(): Permission {
  if (!globalThis.isSecureContext) return 'insecure';
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

/** Asks the player, on a press of theirs only. */
export async function askPermission(): Promise<Permission> {
  const now = permission();
  return now === 'default' ? await Notification.requestPermission() : now;
}

export interface Notices {
  show(title: string, body: string): void;
  hide(): void;
}

/** Of one table: a new notice takes the place of the last one, also of another tab's. */
export function browserNotices(table: string): Notices {
  let shown: Notification | null = null;
  return {
    show(title, body) {
      if (!settings.notices || permission() !== 'granted') return;
      try {
        shown = new Notification(title, { body, tag: `parlour-${table}`, icon: '/favicon.svg' });
      } catch (error) {
        if (error instanceof TypeError) return; // a phone's browser has them for installed pages only
        throw error;
      }
      shown.onclick = () => {
        window.focus();
        shown?.close();
      };
    },
    hide() {
      shown?.close();
      shown = null;
    },
  };
}
