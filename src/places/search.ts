/** What a list shows while a place is typed. */
import { areasOf, type Areas } from './areas.ts';
import { inLatinLetters } from './devanagari.ts';
import { sound } from './fold.ts';
import { beginningWith, type NameIndex, type SortedNames } from './name-index.ts';
import { namedAndWithin, type Query } from './query.ts';
import { slippedNames } from './slipped.ts';
import type { Town } from './town.ts';

/** Added to a town's weight, in powers of ten of people: a whole name counts as much as a hundred times the people. */
const WHOLE = 2;
const OWN_NAME = 1;
const SOUNDS_WHOLE = 1;
const SOUNDS_LIKE = -1;
const SLIP = -2;
const SLIP_AND_BEGUN = -1;
const INSIDE = -2;

/** So much of a name is typed that few towns begin with it: then fewer than so many may mean a slip. */
const LONG = 6;
const FEW = 3;

type Scores = Map<Town, number>;

export function searchPlaces(index: NameIndex, query: string, limit: number): Town[] {
  const scores = gather(index, query, limit);
  const latin = inLatinLetters(query);
  if (latin) for (const [town, score] of gather(index, latin, limit)) raise(scores, town, score);
  return best(scores, limit);
}

function gather(index: NameIndex, query: string, limit: number): Scores {
  const areas = areasOf(index);
  const readings = namedAndWithin(query).filter(({ within }) => areas.exist(within));
  const scores: Scores = new Map();
  for (const reading of readings) {
    collect(index, areas, reading, scores);
    if (scores.size >= limit) break;
  }
  const slipped =
    readings.find(({ within }) => within.length > 0 && within.every(isArea(index))) ?? readings[0];
  if (slipped && seemsMistyped(index, slipped, scores)) collectSlips(index, areas, slipped, scores);
  return scores;
}

const isArea = (index: NameIndex) => (area: string) => index.inside(area).length > 0;

const seemsMistyped = (index: NameIndex, { name }: Query, scores: Scores) =>
  scores.size < (name.length < LONG ? 1 : FEW) && index.exactly(name).length === 0;

function collect(index: NameIndex, areas: Areas, { name, within }: Query, scores: Scores): void {
  const rate = (names: SortedNames, whole: string, wholeScore: number, score: number) => {
    const [from, to] = beginningWith(names, whole);
    for (let row = from; row < to; row++) {
      const text = names.words[row]!;
      for (const town of names.towns[row]!)
        if (areas.hold(town, within))
          raise(
            scores,
            town,
            (text === whole ? wholeScore : score) + (text === town.names[0] ? OWN_NAME : 0),
          );
    }
  };
  const sounds = sound(name);
  rate(index.spelled, name, WHOLE, 0);
  if (sounds.length >= 3) rate(index.sounded, sounds, SOUNDS_WHOLE, SOUNDS_LIKE);
  for (const town of index.inside(name)) if (areas.hold(town, within)) raise(scores, town, INSIDE);
}

function collectSlips(index: NameIndex, areas: Areas, { name, within }: Query, scores: Scores): void {
  for (const { town, slips, begun } of slippedNames(index, name))
    if (areas.hold(town, within)) raise(scores, town, SLIP * slips + (begun ? SLIP_AND_BEGUN : 0));
}

function raise(scores: Scores, town: Town, score: number): void {
  const now = scores.get(town);
  if (now === undefined || score > now) scores.set(town, score);
}

/** One letter finds thousands: only those that will be shown are put in order. */
function best(scores: Scores, limit: number): Town[] {
  const top: { town: Town; score: number }[] = [];
  for (const [town, bonus] of scores) {
    const score = bonus + town.weight;
    if (top.length === limit && score <= (top.at(-1)?.score ?? Infinity)) continue;
    const place = top.findIndex((each) => each.score < score);
    top.splice(place < 0 ? top.length : place, 0, { town, score });
    top.length = Math.min(top.length, limit);
  }
  return top.map(({ town }) => town);
}
