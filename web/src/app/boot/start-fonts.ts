/**
 * A small script beside the entry. It starts the fonts at once if it arrived fast itself: on a good line, or from the cache.
 * On a slow line the entry starts them, after the scripts that make the page interactive.
 */
const FAST_MS = 200;

const [timing] = performance.getEntriesByName(import.meta.url);
if (timing && timing.duration < FAST_MS) document.documentElement.dataset['fonts'] = '';
