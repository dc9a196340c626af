/** What a list shows while a place is typed. */
import { fold, sound } from './fold.ts';
import { beginningWith, type Entry, type NameIndex } from './name-index.ts';
import { namedAndWithin, type Query } from './query.ts';
import type { Town } from './town.ts';
import { bitCount, letterBits, slips } from './typo.ts';

/** Added to a town's weight, in powers of ten of people: a whole name is worth a hundred times the people of a mere beginning. */
const WHOLE = 2;
const SOUNDS_WHOLE = 1;
const SOUNDS_LIKE = -1;
const SLIP = -2;
const INSIDE = -2;

type Scores = Map<Town, number>;

export function searchPlaces(index: NameIndex, query: string, limit: number): Town[] {
  const scores: Scores = new Map();
  for (const reading of namedAndWithin(query)) {
    collect(index, reading, scores);
    if (scores.size >= limit) break;
  }
  if (scores.size < limit) collectSlips(index, fold(query.split(',')[0]!), scores);
  return best(scores, limit);
}

function collect(index: NameIndex, { name, within }: Query, scores: Scores): void {
  const fits = (town: Town) => within.every((area) => town.within.some((each) => each.startsWith(area)));
  const rate = (entries: readonly Entry[], whole: string, wholeScore: number, score: number) => {
    for (const { text, towns } of entries)
      for (const town of towns) if (fits(town)) raise(scores, town, text === whole ? wholeScore : score);
  };
  const sounds = sound(name);
  rate(beginningWith(index.spelled, name), name, WHOLE, 0);
  if (sounds.length >= 3) rate(beginningWith(index.sounded, sounds), sounds, SOUNDS_WHOLE, SOUNDS_LIKE);
  for (const town of index.inside(name)) if (fits(town)) raise(scores, town, INSIDE);
}

/** Slips are compared by sound, so that one slip more than the sound forgives is still found. */
function collectSlips(index: NameIndex, name: string, scores: Scores): void {
  const typed = sound(name);
  if (typed.length < 4) return;
  const allowed = typed.length < 8 ? 1 : 2;
  const bits = letterBits(typed);
  for (const { text, towns, bits: letters } of index.sounded) {
    if (bitCount(bits & ~letters) > allowed || text.length + allowed < typed.length) continue;
    const count = slips(typed, text, allowed);
    if (count <= allowed)
      for (const town of towns) raise(scores, town, SLIP * count + (lengthsMatch(text, typed) ? 1 : 0));
  }
}

const lengthsMatch = (a: string, b: string) => Math.abs(a.length - b.length) <= 1;

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
