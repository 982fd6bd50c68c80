// Whether the window is a phone's, as the styles of the pages have it.

import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('(max-width: 800px), (max-width: 1100px) and (orientation: portrait), (max-height: 560px)', false);
