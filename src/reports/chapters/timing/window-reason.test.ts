/** The subject of each clause in the reason of a window. */
import { expect, test } from 'vitest';
import { createContext } from '#src/reports/context/report-context.ts';
import { createPeople, createReportInput } from '#src/testing/fixtures/people.ts';
import { writeWindowAnswer } from '#src/reports/chapters/answers/window-answer.ts';

const reasons = createPeople(40).flatMap((person) => {
  const context = createContext(createReportInput(person, 'life-blueprint'));
  return (['workChange', 'property', 'money'] as const).flatMap(
    (matter) => writeWindowAnswer(context, matter)?.answer.because ?? [],
  );
});

test('the links of the lord of a period are clauses with a verb', () => {
  const ofPeriods = reasons.filter((reason) => reason.includes('antardasha until'));
  expect(ofPeriods.length).toBeGreaterThan(20);
  for (const reason of ofPeriods)
    expect(reason).toMatch(/ rules the antardasha until [^;]+; it (rules|is|aspects|acts)/);
});

test('a lord under a transit is named by its house', () => {
  expect(reasons.some((reason) => /(with|aspects?) the lord of the \d+/.test(reason))).toBe(true);
  expect(reasons.filter((reason) => /\bits lord\b/.test(reason))).toEqual([]);
});
