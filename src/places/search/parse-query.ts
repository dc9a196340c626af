/** Splits typed text into the name of a place and the areas that it lies in. */
import { foldName } from './phonetic-key.ts';

/** Name and areas are folded (see foldName). An area may be a prefix; the place must lie in all of them. */
export type Query = { name: string; areas: string[] };

/** Words for a kind of area, which carry no information; "District of Columbia" is a name. */
const AREA_KINDS =
  /\b(dist|district(?! of)|distt|zila|jila|tehsil|taluk|taluka|state|city|town|village|vill|post|po)\b/g;

/** A name, a tehsil, a district, a state, a country. */
const MAX_PARTS = 5;

/** No place name has more words, and each further word doubles the readings. */
const MAX_WORDS = 8;

/**
 * Lists the likely readings of a query, best first. Commas separate name and areas, the name usually first. Without
 * commas the last words may be one area or two: "Kota Rajasthan", "Shahpur Betul MP".
 */
export function parseQuery(text: string): Query[] {
  const parts = text
    .split(/[,;/()]/)
    .map(cleanPart)
    .filter(Boolean)
    .slice(0, MAX_PARTS);
  return [...listReadings(parts), ...(parts.length > 1 ? listReadings(parts.toReversed()) : [])];
}

function listReadings([firstPart, ...otherParts]: readonly string[]): Query[] {
  if (!firstPart) return [];
  const words = firstPart.split(' ').slice(0, MAX_WORDS);
  return words
    .map((_, index) => words.length - index)
    .flatMap((count) =>
      groupAreas(words.slice(count)).map((areas) => ({
        name: words.slice(0, count).join(' '),
        areas: [...areas, ...otherParts],
      })),
    );
}

/** Groups the words as one area, then as two in every way. */
function groupAreas(words: readonly string[]): string[][] {
  if (words.length === 0) return [[]];
  const splitsInTwo = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  return [[words], ...splitsInTwo].map((groups) => groups.map((group) => group.join(' ')));
}

function cleanPart(part: string): string {
  const folded = foldName(part);
  return folded.replace(AREA_KINDS, ' ').replace(/ +/g, ' ').trim() || folded;
}
