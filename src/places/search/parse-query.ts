/** Splits typed text into the name of a place and the areas that it lies in. */
import { foldName } from './phonetic-key.ts';

/** Both folded. An area may be a prefix; the place must lie in all of them. */
export type Query = { name: string; areas: string[] };

/** Words for a kind of area, which carry no information. */
const AREA_KINDS =
  /\b(dist|district|distt|zila|jila|tehsil|taluk|taluka|state|city|town|village|vill|post|po)\b/g;

/** A name, a tehsil, a district, a state, a country. */
const MAX_PARTS = 5;

/** No place name has more words, and each further word doubles the readings. */
const MAX_WORDS = 8;

/**
 * The likely readings, best first. Commas separate name and areas, the name usually first. Without commas the last words
 * may be one area or two: "Kota Rajasthan", "Shahpur Betul MP".
 */
export function parseQuery(text: string): Query[] {
  const parts = text
    .split(/[,;/()]/)
    .map(cleanPart)
    .filter(Boolean)
    .slice(0, MAX_PARTS);
  return [...listReadings(parts), ...(parts.length > 1 ? listReadings(parts.toReversed()) : [])];
}

function listReadings([first, ...rest]: readonly string[]): Query[] {
  if (!first) return [];
  const words = first.split(' ').slice(0, MAX_WORDS);
  return words
    .map((_, index) => words.length - index)
    .flatMap((count) =>
      groupAreas(words.slice(count)).map((areas) => ({
        name: words.slice(0, count).join(' '),
        areas: [...areas, ...rest],
      })),
    );
}

/** The words as one area, then as two. */
function groupAreas(words: readonly string[]): string[][] {
  if (words.length === 0) return [[]];
  const two = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  return [[words], ...two].map((groups) => groups.map((group) => group.join(' ')));
}

function cleanPart(part: string): string {
  const folded = foldName(part);
  return folded.replace(AREA_KINDS, ' ').replace(/ +/g, ' ').trim() || folded;
}
