/**
 * Checks the certainty marks: a statement is the same for every birth time that its mark includes. Writes two reports for
 * each of twenty people; `SWEEP_BIRTHS=500` writes all reports of 500 people in about ten minutes and prints how many
 * statements have each mark.
 */
import { describe, expect, test } from 'vitest';
import { createPeople } from '#src/testing/fixtures/people.ts';
import {
  sweepBirthTimes,
  sweepMatch,
  type SweepResult,
  type TimedPerson,
} from '#src/testing/reports/birth-time-sweep.ts';
import type { ProductKey } from './context/report-context.ts';
import { products } from './products.ts';

/** A match has two births and its own sweep. */
const PRODUCT_KEYS = (Object.keys(products) as ProductKey[]).filter((key) => key !== 'match-report');
const FULL_SIZE = Number(process.env.SWEEP_BIRTHS ?? 0);
const DEFAULT_SIZE = 20;
const TIMEOUT_MS = FULL_SIZE > 0 ? FULL_SIZE * 30_000 : 120_000;

/** Births at which a fact changes that the default sweep does not meet. */
const NARROW_BIRTHS: [number, ProductKey, string][] = [
  [41, 'numerology-profile', 'the date and the Moon sign both change'],
  [302, 'numerology-profile', 'the name number equals the number of the next date'],
  [87, 'moon-and-nakshatra', 'the Moon enters its moolatrikona'],
  [290, 'year-ahead', 'the lagna changes a minute after the birth'],
  [30, 'janam-kundli', 'a cusp passes the Sun shortly before midnight'],
  [401, 'career-wealth', 'the Moon takes the place of another graha in a list of two'],
  [283, 'free-kundli', 'a period ends at the age of sixteen'],
  [271, 'free-kundli', 'a period begins at the birth'],
  [258, 'free-kundli', 'a window begins at the date of the report'],
  [252, 'free-kundli', 'a window for a change of work begins or ends'],
  [124, 'year-ahead', 'a window of marriage enters the year'],
  [91, 'year-ahead', 'a month leaves a good time and takes the place of another among those to keep light'],
  [421, 'janam-kundli', 'Vasumati counts from the lagna, no longer from the Moon'],
];

/** Every product for a full sweep, otherwise two of the nine in turn. */
const chooseProducts = (i: number): ProductKey[] =>
  FULL_SIZE > 0
    ? PRODUCT_KEYS
    : [0, 1].map((offset) => PRODUCT_KEYS[(2 * i + offset) % PRODUCT_KEYS.length]!);

describe('statements of births up to 45 minutes earlier or later', () => {
  test('a statement is the same for every birth time that its mark includes', { timeout: TIMEOUT_MS }, () => {
    const people = createPeople(FULL_SIZE || DEFAULT_SIZE) as TimedPerson[];
    const results = people.map((person, i) => sweepBirthTimes(person, chooseProducts(i)));
    if (FULL_SIZE > 0) console.table(countLevels(results));
    expect(results.flatMap((result, i) => describeMissing(people[i]!, result))).toEqual([]);
  });

  test.each(NARROW_BIRTHS)(
    'person %i has no mark in %s that includes too many birth times: %s',
    (number, product) => {
      const person = createPeople(number).at(-1) as TimedPerson;
      expect(describeMissing(person, sweepBirthTimes(person, [product]))).toEqual([]);
    },
  );
});

/** Each is compared with twelve other reports. */
const COUPLES = FULL_SIZE > 0 ? FULL_SIZE : 6;

describe('statements of a match with a birth up to 45 minutes earlier or later', () => {
  test(
    'a statement is the same for every time of either birth that its mark includes',
    { timeout: TIMEOUT_MS },
    () => {
      const people = createPeople(COUPLES * 2 + 60).slice(60) as TimedPerson[];
      const missing = people.slice(COUPLES).flatMap((second, i) => {
        const couple = {
          first: { ...people[i]!, name: 'Asha Rao' },
          second: { ...second, name: 'Ravi Menon' },
        };
        return describeMissing(couple.first, { missing: sweepMatch(couple) });
      });
      expect(missing).toEqual([]);
    },
  );
});

const describeMissing = ({ name }: TimedPerson, { missing }: Pick<SweepResult, 'missing'>): string[] =>
  missing.map(
    ({ product, page, shift, statement }) =>
      `${name}, ${product}, ${page}, ${shift} min: ${statement.text} | ${statement.because} | ${statement.certainty!.note}`,
  );

function countLevels(results: readonly SweepResult[]): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const { product, level } of results.flatMap(({ levels }) => levels)) {
    counts[product] ??= {};
    counts[product][level] = (counts[product][level] ?? 0) + 1;
  }
  return counts;
}
