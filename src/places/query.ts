/** Reading what somebody typed as a place: a name, and perhaps what the place lies in. */
import { fold } from './fold.ts';

/** Both folded. `within` holds the beginnings of areas, all of which must fit. */
export type Query = { name: string; within: string[] };

/** Words that say what kind of area follows, and say nothing themselves. */
const KINDS = /\b(dist|district|distt|zila|jila|tehsil|taluk|taluka|state|city|town|village|vill|post|po)\b/g;

/**
 * The likely readings, best first. Commas separate, the name usually first; without them the last words may be one area or two:
 * "Kota Rajasthan", "Shahpur Betul MP".
 */
export function namedAndWithin(text: string): Query[] {
  const parts = text
    .split(/[,;/()]/)
    .map(clean)
    .filter(Boolean)
    .slice(0, MOST_PARTS);
  return [...readings(parts), ...(parts.length > 1 ? readings(parts.toReversed()) : [])];
}

/** A name, a tehsil, a district, a state, a country. */
const MOST_PARTS = 5;

function readings([first, ...rest]: readonly string[]): Query[] {
  if (!first) return [];
  const words = first.split(' ').slice(0, MOST_WORDS);
  return words
    .map((_, index) => words.length - index)
    .flatMap((count) =>
      areas(words.slice(count)).map((within) => ({
        name: words.slice(0, count).join(' '),
        within: [...within, ...rest],
      })),
    );
}

/** No name of a place has more, and each more would double the work. */
const MOST_WORDS = 8;

/** The words as one area, then as two. */
function areas(words: readonly string[]): string[][] {
  if (words.length === 0) return [[]];
  const two = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  return [[words], ...two].map((groups) => groups.map((group) => group.join(' ')));
}

function clean(part: string): string {
  const folded = fold(part);
  return folded.replace(KINDS, ' ').replace(/ +/g, ' ').trim() || folded;
}
