/**
 * A small script beside the entry. It starts the fonts if it arrived fast itself: on a good line, or from the cache. On a slow
 * line the entry loads them after the scripts.
 */
const FAST_MS = 350;

const [timing] = performance.getEntriesByName(import.meta.url);
if (timing && timing.duration < FAST_MS) document.documentElement.dataset['fonts'] = '';
