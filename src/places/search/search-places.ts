/** Finds places for a list of suggestions while a name is typed. */
import { createAreaFilter, type AreaFilter } from './areas.ts';
import { transliterateDevanagari } from './devanagari.ts';
import { findFuzzyNames } from './fuzzy-names.ts';
import { findPrefixRange, type NameIndex, type SortedNames } from './name-index.ts';
import { parseQuery, type Query } from './parse-query.ts';
import { toPhoneticKey } from './phonetic-key.ts';
import type { Town } from './towns.ts';

/**
 * Bonuses and penalties are added to the weight of a town, in powers of ten of its population: a match of the whole
 * name counts like a population a hundred times as large.
 */
const WHOLE_NAME_BONUS = 2;
const MAIN_NAME_BONUS = 1;
const WHOLE_PHONETIC_BONUS = 1;
const PHONETIC_PENALTY = -1;
const EDIT_PENALTY = -2;
const FUZZY_PREFIX_PENALTY = -1;
const AREA_PENALTY = -2;

/** Few towns match this many letters: with fewer matches than below, a typing error is likely. */
const LONG_NAME_LENGTH = 6;
const MIN_EXACT_MATCHES = 3;

type Scores = Map<Town, number>;

export function searchPlaces(index: NameIndex, query: string, limit: number): Town[] {
  const scores = scoreTowns(index, query, limit);
  const latin = transliterateDevanagari(query);
  if (latin) for (const [town, score] of scoreTowns(index, latin, limit)) raiseScore(scores, town, score);
  return selectBest(scores, limit);
}

function scoreTowns(index: NameIndex, text: string, limit: number): Scores {
  const filter = createAreaFilter(index);
  const readings = parseQuery(text).filter(({ areas }) => filter.areKnown(areas));
  const scores: Scores = new Map();
  for (const reading of readings) {
    addMatches(index, filter, reading, scores);
    if (scores.size >= limit) break;
  }
  const likelyReading =
    readings.find(({ areas }) => areas.length > 0 && areas.every(isArea(index))) ?? readings[0];
  if (likelyReading && isLikelyMistyped(index, likelyReading, scores))
    addFuzzyMatches(index, filter, likelyReading, scores);
  return scores;
}

const isArea = (index: NameIndex) => (area: string) => index.findInArea(area).length > 0;

const isLikelyMistyped = (index: NameIndex, { name }: Query, scores: Scores) =>
  scores.size < (name.length < LONG_NAME_LENGTH ? 1 : MIN_EXACT_MATCHES) &&
  index.findByName(name).length === 0;

function addMatches(index: NameIndex, filter: AreaFilter, { name, areas }: Query, scores: Scores): void {
  const addPrefixMatches = (names: SortedNames, prefix: string, wholeScore: number, score: number) => {
    const [from, to] = findPrefixRange(names, prefix);
    for (let row = from; row < to; row++) {
      const word = names.words[row]!;
      for (const town of names.towns[row]!) {
        if (!filter.isInAll(town, areas)) continue;
        const mainNameBonus = word === town.names[0] ? MAIN_NAME_BONUS : 0;
        raiseScore(scores, town, (word === prefix ? wholeScore : score) + mainNameBonus);
      }
    }
  };
  const key = toPhoneticKey(name);
  addPrefixMatches(index.names, name, WHOLE_NAME_BONUS, 0);
  if (key.length >= 3) addPrefixMatches(index.phoneticKeys, key, WHOLE_PHONETIC_BONUS, PHONETIC_PENALTY);
  for (const town of index.findInArea(name))
    if (filter.isInAll(town, areas)) raiseScore(scores, town, AREA_PENALTY);
}

function addFuzzyMatches(index: NameIndex, filter: AreaFilter, { name, areas }: Query, scores: Scores): void {
  for (const { town, edits, isPrefix } of findFuzzyNames(index, name))
    if (filter.isInAll(town, areas))
      raiseScore(scores, town, EDIT_PENALTY * edits + (isPrefix ? FUZZY_PREFIX_PENALTY : 0));
}

function raiseScore(scores: Scores, town: Town, score: number): void {
  const current = scores.get(town);
  if (current === undefined || score > current) scores.set(town, score);
}

/** One letter matches thousands of towns, so only the best ones are sorted. */
function selectBest(scores: Scores, limit: number): Town[] {
  const best: { town: Town; score: number }[] = [];
  for (const [town, bonus] of scores) {
    const score = bonus + town.weight;
    if (best.length === limit && score <= (best.at(-1)?.score ?? Infinity)) continue;
    const position = best.findIndex((each) => each.score < score);
    best.splice(position < 0 ? best.length : position, 0, { town, score });
    best.length = Math.min(best.length, limit);
  }
  return best.map(({ town }) => town);
}
