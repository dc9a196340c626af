/**
 * Decides whether corrected birth details are still those of the person the report was ordered for, so that one purchase
 * does not give reports for two people. The rule, with its reasons, is docs/decisions/0021-corrections-of-birth-details.md:
 *
 * - name close, and date or place close: the same person
 * - name not close: the same person only if date, time and place are unchanged
 */
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { OrderBirth } from './order-birth-details.ts';
import type { Place } from '#src/places/contract.ts';
import { countEdits } from '#src/places/search/edit-distance.ts';
import { DAY_MS } from '#src/platform/contract-time.ts';

/** For a report on two people, each of both has to stay the same person. */
export const hasSamePeople = (before: OrderBirth, after: OrderBirth): boolean =>
  isSamePerson(before.details, after.details) &&
  (!before.partner ||
    !after.partner ||
    isSamePerson(before.partner.birthDetails, after.partner.birthDetails));

export function isSamePerson(before: BirthDetails, after: BirthDetails): boolean {
  if (isNameClose(before.name, after.name))
    return isDateClose(before.date, after.date) || isPlaceClose(before.place, after.place);
  return hasSameBirthMoment(before, after);
}

const hasSameBirthMoment = (before: BirthDetails, after: BirthDetails): boolean =>
  before.date === after.date &&
  before.time === after.time &&
  before.utcOffsetSeconds === after.utcOffsetSeconds &&
  before.place.id === after.place.id;

/** The same words in any order, one name's words among the other's, or a few letters different. */
export function isNameClose(a: string, b: string): boolean {
  const [shorter, longer] = [toWords(a), toWords(b)].toSorted((x, y) => x.length - y.length);
  if (shorter!.join('') === longer!.join('')) return true;
  const unmatchedWords = removeEqualWords(shorter!, longer!);
  if (unmatchedWords.length === 0) return shorter!.some((word) => word.length > 1);
  if (shorter!.length !== longer!.length) return false;
  return areWordsSimilar(unmatchedWords, removeEqualWords(longer!, shorter!));
}

/** Lower case without the diacritics of Latin letters; the marks of Indian scripts are vowels and stay. */
const toWords = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .toSorted();

function removeEqualWords(words: string[], otherWords: string[]): string[] {
  const remaining = [...otherWords];
  return words.filter((word) => {
    const index = remaining.indexOf(word);
    if (index >= 0) remaining.splice(index, 1);
    return index < 0;
  });
}

/** Edits of a whole name. Names of brothers and sisters often differ by three letters. */
const MAX_NAME_EDITS = 2;

/** Both lists have the same number of words. Each word differs, so more words than edits are too many. */
function areWordsSimilar(words: string[], otherWords: string[]): boolean {
  if (words.length > MAX_NAME_EDITS) return false;
  return [otherWords, otherWords.toReversed()].some((orderedWords) => {
    const edits = words.map((word, index) => countWordEdits(word, orderedWords[index]!));
    return edits.reduce((sum, count) => sum + count, 0) <= MAX_NAME_EDITS;
  });
}

/** @returns more than MAX_NAME_EDITS for words that are not similar */
function countWordEdits(a: string, b: string): number {
  const limit = getEditLimit(Math.max(a.length, b.length));
  const edits = countEdits(a, b, limit, true);
  return edits <= limit ? edits : MAX_NAME_EDITS + 1;
}

/** In a word of three letters one edit already makes another name: Ram, Raj. */
const getEditLimit = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : MAX_NAME_EDITS);

const MAX_DAYS_APART = 31;

/** YYYY-MM-DD: equal, day and month exchanged, one of day, month and year different, or at most 31 days apart. */
export function isDateClose(a: string, b: string): boolean {
  const [yearA, monthA, dayA] = a.split('-');
  const [yearB, monthB, dayB] = b.split('-');
  if (yearA === yearB && monthA === dayB && dayA === monthB) return true;
  const differentParts = [yearA !== yearB, monthA !== monthB, dayA !== dayB].filter(Boolean).length;
  return differentParts <= 1 || Math.abs(Date.parse(a) - Date.parse(b)) <= MAX_DAYS_APART * DAY_MS;
}

const MAX_PLACE_KM = 100;

export const isPlaceClose = (a: Place, b: Place): boolean =>
  a.id === b.id || computeDistanceKm(a, b) <= MAX_PLACE_KM;

const EARTH_RADIUS_KM = 6371;

/** Great-circle distance by the haversine formula. */
function computeDistanceKm(a: Place, b: Place): number {
  const sinLatitude = Math.sin(toRadians(b.latitude - a.latitude) / 2);
  const sinLongitude = Math.sin(toRadians(b.longitude - a.longitude) / 2);
  const haversine =
    sinLatitude ** 2 + Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * sinLongitude ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
