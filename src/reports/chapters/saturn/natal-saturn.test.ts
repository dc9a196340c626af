/** The natal Saturn is not called strong by its sign where the Sun is beside it. */
import { expect, test } from 'vitest';
import { createContext } from '#src/reports/context/report-context.ts';
import { createReportInput, PLACES } from '#src/testing/fixtures/people.ts';
import { writeNatalSaturnStatements } from './natal-saturn-statements.ts';

// Saturn was 1½° from the Sun, in Gemini, the sign of its friend Mercury.
test('a combust Saturn in the sign of a friend is said to have less strength than its sign promises', () => {
  const context = createContext(
    createReportInput({ name: 'Lata Pillai', date: '1974-07-02', place: PLACES[1] }),
  );
  const [statement] = writeNatalSaturnStatements(context);
  expect(statement!.text).toMatch(/less strength than its sign promises/);
  expect(statement!.because).toContain('a friend’s sign, and combust (asta)');
});
