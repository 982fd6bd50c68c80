// Elemental Uprising's story is its family's.

import { sheetOf } from '../kingdom/printed.svelte';
import { storyOf } from '../kingdom/story';

const GAME = 'elemental-uprising';

export const story = storyOf(GAME);

/** What has to be known before anything can be told: the names of things that events number. */
export const ready = (): Promise<void> => sheetOf(GAME).load();
