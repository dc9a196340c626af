/** Reading what somebody typed as a place: a name, and perhaps what the place lies in. */
import { fold } from './fold.ts';

/** Both folded. `within` holds the beginnings of areas, all of which must fit. */
export type Query = { name: string; within: string[] };

/** Words that say what kind of area follows, and say nothing themselves. */
const KINDS = /\b(dist|district|distt|zila|jila|tehsil|taluk|taluka|state|city|town|village|vill|post|po)\b/g;

/** The likely readings, best first. Commas separate; without them the last words may be the area: "Kota Rajasthan", "Shahpur Betul MP". */
export function namedAndWithin(text: string): Query[] {
  const [first = '', ...rest] = text
    .split(/[,;/()]/)
    .map(clean)
    .filter(Boolean);
  if (!first) return [];
  const words = first.split(' ');
  const splits = words.map((_, index) => words.length - index).filter((count) => count >= 1);
  return splits.map((count) => ({
    name: words.slice(0, count).join(' '),
    within: [words.slice(count).join(' '), ...rest].filter(Boolean),
  }));
}

function clean(part: string): string {
  const folded = fold(part);
  return folded.replace(KINDS, ' ').replace(/ +/g, ' ').trim() || folded;
}
