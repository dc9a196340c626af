/**
 * Checks the certainty marks: a statement is the same for every birth time that its mark names. Twenty people with two reports each;
 * `SWEEP_BIRTHS=500` writes all reports of 500 people, which takes about half an hour, and prints the share of each mark.
 */
import { describe, expect, test } from 'vitest';
import { createBirths } from '#src/testing/fixtures/births.ts';
import {
  sweepBirthTimes,
  type SweepResult,
  type TimedPerson,
} from '#src/testing/reports/birth-time-sweep.ts';
import type { ProductKey } from './context/report-context.ts';
import { products } from './products.ts';

const PRODUCT_KEYS = Object.keys(products) as ProductKey[];
const FULL_SIZE = Number(process.env.SWEEP_BIRTHS ?? 0);
const DEFAULT_SIZE = 20;
const TIMEOUT_MS = FULL_SIZE > 0 ? FULL_SIZE * 30_000 : 60_000;

/** Every product for a full sweep, otherwise two of the nine in turn. */
const chooseProducts = (i: number): ProductKey[] =>
  FULL_SIZE > 0
    ? PRODUCT_KEYS
    : [0, 1].map((offset) => PRODUCT_KEYS[(2 * i + offset) % PRODUCT_KEYS.length]!);

describe('statements of births up to 45 minutes earlier or later', () => {
  test('a statement is the same for every birth time that its mark promises', { timeout: TIMEOUT_MS }, () => {
    const people = createBirths(FULL_SIZE || DEFAULT_SIZE) as TimedPerson[];
    const results = people.map((person, i) => sweepBirthTimes(person, chooseProducts(i)));
    if (FULL_SIZE > 0) console.table(countLevels(results));
    const missing = results.flatMap((result, i) =>
      result.missing.map(
        ({ product, page, shift, statement }) =>
          `${people[i]!.name}, ${product}, ${page}, ${shift} min: ${statement.text} | ${statement.because} | ${statement.certainty!.note}`,
      ),
    );
    expect(missing).toEqual([]);
  });
});

function countLevels(results: readonly SweepResult[]): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const { product, level } of results.flatMap(({ levels }) => levels)) {
    counts[product] ??= {};
    counts[product][level] = (counts[product][level] ?? 0) + 1;
  }
  return counts;
}
