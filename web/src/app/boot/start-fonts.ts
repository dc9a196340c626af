/**
 * A small script beside the entry. It starts the fonts if it arrived fast itself, on a good line or from the cache, and if
 * their fallback fonts are on this device: otherwise lines would move. In the other cases the entry loads the fonts.
 */
const FAST_MS = 350;

/** The families of web/src/ui/fonts.css that stand in for a font. */
const FALLBACK_FONTS = [
  ['Mulish fallback', 'Mulish fallback for Linux'],
  ['Fraunces fallback', 'Fraunces fallback for Android', 'Fraunces fallback for Linux'],
];

const [timing] = performance.getEntriesByName(import.meta.url);
if (timing && timing.duration < FAST_MS) startFonts().catch(() => {});

/** @throws when the device has no fallback for a font */
async function startFonts(): Promise<void> {
  await Promise.all(FALLBACK_FONTS.map((families) => Promise.any(families.map(loadFallback))));
  document.documentElement.dataset['fonts'] = '';
}

/** Also succeeds when the styles are not here yet. */
function loadFallback(family: string): Promise<unknown> {
  return document.fonts.load(`1em "${family}"`);
}
