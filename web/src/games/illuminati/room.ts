/** How much room the table has. */

import { MediaQuery } from 'svelte/reactivity';

/** So little that one thing is shown at a time, as the style of the board has it. */
export const narrow = new MediaQuery('max-width: 1180px');
