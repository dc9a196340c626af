/** A reason names the condition of a graha by the terms of the trade, beside the English words. */
import { expect, test } from 'vitest';
import { GRAHAS } from '#src/astrology/contract.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { createPeople, createReportInput } from '#src/testing/fixtures/people.ts';
import { describeCondition } from './condition-phrases.ts';

const TERMS = [
  [/exalted/, 'exalted (uccha)'],
  [/in its fall(?! in the navamsha)/, 'in its fall (neecha)'],
  [/combust/, 'combust (asta)'],
] as const;

const conditions = createPeople(60).flatMap((person) => {
  const { chart } = createContext(createReportInput(person));
  return GRAHAS.map((graha) => describeCondition(chart, graha));
});

test('exaltation, fall and combustion have their Sanskrit terms in every condition', () => {
  for (const [pattern, term] of TERMS) {
    const named = conditions.filter((condition) => pattern.test(condition));
    expect(named.length, term).toBeGreaterThan(5);
    expect(named.filter((condition) => !condition.includes(term))).toEqual([]);
  }
});

test('an angle is a kendra, and the houses 6, 8 and 12 are dusthanas', () => {
  expect(conditions.some((condition) => condition.includes('in a dusthana (the '))).toBe(true);
  expect(conditions.filter((condition) => /in an angle|in a hidden house/.test(condition))).toEqual([]);
});
