/**
 * A small script beside the entry. It starts the fonts if it arrived fast itself, on a good line or from the cache, and if
 * their stand-ins are on this device: otherwise lines would move. In the other cases the entry loads the fonts.
 */
const FAST_MS = 350;

/** The families of web/src/ui/fonts.css that stand in for a font. */
const STAND_INS = [
  ['Mulish stand-in', 'Mulish stand-in for Linux'],
  ['Fraunces stand-in', 'Fraunces stand-in for Android', 'Fraunces stand-in for Linux'],
];

const [timing] = performance.getEntriesByName(import.meta.url);
if (timing && timing.duration < FAST_MS) startFonts().catch(() => {});

/** @throws when the device has no stand-in for a font */
async function startFonts(): Promise<void> {
  await Promise.all(STAND_INS.map((families) => Promise.any(families.map(loadStandIn))));
  document.documentElement.dataset['fonts'] = '';
}

/** Also succeeds when the styles are not here yet. */
function loadStandIn(family: string): Promise<unknown> {
  return document.fonts.load(`1em "${family}"`);
}
