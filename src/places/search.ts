/** What a list shows while a place is typed. */
import { sound } from './fold.ts';
import { beginningWith, type Entry, type NameIndex } from './name-index.ts';
import { namedAndWithin, type Query } from './query.ts';
import type { Town } from './town.ts';
import { bitCount, letterBits, slips } from './typo.ts';

/** Added to a town's weight, in powers of ten of people: a whole name counts as much as a hundred times the people. */
const WHOLE = 2;
const OWN_NAME = 1;
const SOUNDS_WHOLE = 1;
const SOUNDS_LIKE = -1;
const SLIP = -2;
const INSIDE = -2;

/** So much of a name is typed that few towns begin with it: then fewer than so many may mean a slip. */
const LONG = 6;
const FEW = 3;

type Scores = Map<Town, number>;

export function searchPlaces(index: NameIndex, query: string, limit: number): Town[] {
  const readings = namedAndWithin(query);
  const scores: Scores = new Map();
  for (const reading of readings) {
    collect(index, reading, scores);
    if (scores.size >= limit) break;
  }
  const slipped =
    readings.find(({ within }) => within.length > 0 && within.every(isArea(index))) ?? readings[0];
  if (
    slipped &&
    scores.size < (slipped.name.length < LONG ? 1 : FEW) &&
    index.exactly(slipped.name).length === 0
  )
    collectSlips(index, slipped, scores);
  return best(scores, limit);
}

const isArea = (index: NameIndex) => (area: string) => index.inside(area).length > 0;

function collect(index: NameIndex, { name, within }: Query, scores: Scores): void {
  const rate = (entries: readonly Entry[], whole: string, wholeScore: number, score: number) => {
    for (const { text, towns } of entries)
      for (const town of towns)
        if (isIn(town, within))
          raise(
            scores,
            town,
            (text === whole ? wholeScore : score) + (text === town.names[0] ? OWN_NAME : 0),
          );
  };
  const sounds = sound(name);
  rate(beginningWith(index.spelled, name), name, WHOLE, 0);
  if (sounds.length >= 3) rate(beginningWith(index.sounded, sounds), sounds, SOUNDS_WHOLE, SOUNDS_LIKE);
  for (const town of index.inside(name)) if (isIn(town, within)) raise(scores, town, INSIDE);
}

/** Areas may be begun ("kota, raj") or misspelled by a letter ("jaipur rajsthan"). */
const isIn = (town: Town, within: readonly string[]): boolean =>
  within.every((area) =>
    town.within.some((each) => each.startsWith(area) || (area.length > 4 && slips(area, each, 1, true) <= 1)),
  );

/** Slips are compared by sound, so that one slip more than the sound forgives is still found. The first letter is right, or one of the first two. */
function collectSlips(index: NameIndex, { name, within }: Query, scores: Scores): void {
  const typed = sound(name);
  if (typed.length < 4) return;
  const allowed = typed.length < 8 ? 1 : 2;
  const bits = letterBits(typed);
  for (let row = 0; row < index.letters.length; row++) {
    if (bitCount(bits & ~index.letters[row]!) > allowed) continue;
    const { text, towns } = index.sounded[row]!;
    const count = startsAlike(text, typed) ? slips(typed, text, allowed) : allowed + 1;
    if (count > allowed) continue;
    const rest = Math.abs(text.length - typed.length) > allowed ? SLIP / 2 : 0;
    for (const town of towns) if (isIn(town, within)) raise(scores, town, SLIP * count + rest);
  }
}

const startsAlike = (text: string, typed: string) =>
  text[0] === typed[0] || text[0] === typed[1] || text[1] === typed[0];

function raise(scores: Scores, town: Town, score: number): void {
  const now = scores.get(town);
  if (now === undefined || score > now) scores.set(town, score);
}

function best(scores: Scores, limit: number): Town[] {
  const rated = [...scores].map(([town, score]) => ({ town, score: score + town.weight }));
  return rated
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ town }) => town);
}
