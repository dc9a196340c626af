/** Finds places for a list of suggestions while a name is typed. */
import { hasIndianLetters, toLatinLetters } from '#src/places/transliteration/to-latin-letters.ts';
import { type AreaFilter, createAreaFilter, listTownsInArea } from './areas.ts';
import { findFuzzyNames } from './fuzzy-names.ts';
import { findRows, getTowns, isMainName, type NameIndex } from './name-index.ts';
import { findNamesByConsonants } from './names-by-consonants.ts';
import { parseQuery, type Query } from './parse-query.ts';
import { toPhoneticKey } from './phonetic-key.ts';
import { findPrefixRange, getRows, getWordLength } from './word-list.ts';

/**
 * Bonuses and penalties are added to the weight of a town, in powers of ten of its population: a match of the whole
 * name counts like a population three hundred times as large.
 */
const WHOLE_NAME_BONUS = 2.5;
const MAIN_NAME_BONUS = 1;
const WHOLE_PHONETIC_BONUS = 1;
const PHONETIC_PENALTY = -1;
const EDIT_PENALTY = -2;
const FUZZY_PREFIX_PENALTY = -1;
const AREA_PENALTY = -2;
/** Per edit of a transliterated name, whose vowels are often written otherwise. */
const TRANSLITERATION_EDIT_PENALTY = -0.75;

/** Shorter keys match too many names. */
const MIN_PHONETIC_LENGTH = 3;

/** Many towns match a short name. A name of this length with fewer exact matches than MIN_EXACT_MATCHES is likely mistyped. */
const LONG_NAME_LENGTH = 6;
const MIN_EXACT_MATCHES = 3;

/** The best score of each town. */
type Scores = Map<number, number>;

/** Finds the rows of the best places, at most `limit`. */
export function searchPlaces(index: NameIndex, text: string, limit: number): number[] {
  const filter = createAreaFilter(index.areas, index.towns);
  const readings = parseQuery(toLatinLetters(text)).filter(({ areas }) => filter.areKnown(areas));
  const scores: Scores = new Map();
  for (const reading of readings) {
    addMatches(index, filter, reading, scores, hasIndianLetters(text));
    if (scores.size >= limit) break;
  }
  const likelyReading =
    readings.find(({ areas }) => areas.length > 0 && areas.every((area) => index.areas.has(area))) ??
    readings[0];
  if (likelyReading && isLikelyMistyped(index, likelyReading, scores))
    addFuzzyMatches(index, filter, likelyReading, scores);
  return selectBest(index, scores, limit);
}

const isLikelyMistyped = ({ names }: NameIndex, { name }: Query, scores: Scores) =>
  scores.size < (name.length < LONG_NAME_LENGTH ? 1 : MIN_EXACT_MATCHES) &&
  findRows(names, name).length === 0;

function addMatches(
  index: NameIndex,
  filter: AreaFilter,
  { name, areas }: Query,
  scores: Scores,
  isTransliterated: boolean,
): void {
  const add: AddScore = (nameRow, score, mainNameBonus) => {
    for (const town of getTowns(index, nameRow))
      if (filter.isInAll(town, areas))
        raiseScore(scores, town, score + (isMainName(index, town, nameRow) ? mainNameBonus : 0));
  };
  const { keys } = index.names;
  const [from, to] = findPrefixRange(keys, name);
  for (let row = from; row < to; row++)
    add(row, getWordLength(keys, row) === name.length ? WHOLE_NAME_BONUS : 0, MAIN_NAME_BONUS);
  const phoneticKey = toPhoneticKey(name);
  if (phoneticKey.length >= MIN_PHONETIC_LENGTH) addPhoneticMatches(index, phoneticKey, add);
  if (isTransliterated) addConsonantMatches(index, name, add);
  for (const town of listTownsInArea(index.areas, index.towns, name))
    if (filter.isInAll(town, areas)) raiseScore(scores, town, AREA_PENALTY);
}

/** Adds a score to the towns with the name, and the bonus to those whose main name it is. */
type AddScore = (nameRow: number, score: number, mainNameBonus: number) => void;

/** A spelling that only sounds the same has no bonus: Kandy is listed before Kandi. */
function addPhoneticMatches(
  { phoneticKeys: { keys, rows } }: NameIndex,
  phoneticKey: string,
  add: AddScore,
): void {
  const [from, to] = findPrefixRange(keys, phoneticKey);
  for (let row = from; row < to; row++) {
    const isWhole = getWordLength(keys, row) === phoneticKey.length;
    for (const nameRow of getRows(rows, row))
      add(nameRow, isWhole ? WHOLE_PHONETIC_BONUS : PHONETIC_PENALTY, 0);
  }
}

function addConsonantMatches(index: NameIndex, name: string, add: AddScore): void {
  for (const { nameRow, edits, isPrefix } of findNamesByConsonants(index, name))
    add(
      nameRow,
      (isPrefix ? PHONETIC_PENALTY : WHOLE_PHONETIC_BONUS) + edits * TRANSLITERATION_EDIT_PENALTY,
      MAIN_NAME_BONUS,
    );
}

function addFuzzyMatches(index: NameIndex, filter: AreaFilter, { name, areas }: Query, scores: Scores): void {
  for (const { nameRow, edits, isPrefix } of findFuzzyNames(index, name)) {
    const score = EDIT_PENALTY * edits + (isPrefix ? FUZZY_PREFIX_PENALTY : 0);
    for (const town of getTowns(index, nameRow))
      if (filter.isInAll(town, areas)) raiseScore(scores, town, score);
  }
}

function raiseScore(scores: Scores, town: number, score: number): void {
  const current = scores.get(town);
  if (current === undefined || score > current) scores.set(town, score);
}

/** One letter matches thousands of towns, so only the best ones are sorted. */
function selectBest({ towns }: NameIndex, scores: Scores, limit: number): number[] {
  const best: { town: number; score: number }[] = [];
  for (const [town, bonus] of scores) {
    const score = bonus + towns.weights[town]!;
    if (best.length === limit && score <= (best.at(-1)?.score ?? Infinity)) continue;
    const position = best.findIndex((each) => each.score < score);
    best.splice(position < 0 ? best.length : position, 0, { town, score });
    best.length = Math.min(best.length, limit);
  }
  return best.map(({ town }) => town);
}
