/** Statements on the digits of the Lo Shu square. */
import { expect, test } from 'vitest';
import type { Statement } from '#src/reports/contract.ts';
import { missingDigit, singleDigit } from '#src/reports/content/en/numbers/lo-shu-grid.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { ASHA } from '#src/testing/fixtures/births.ts';
import { writeDigitStatements } from './digit-statements.ts';

/** The name number of "Io" is 8. */
function findStatement(digit: number, date: string, name = 'Io'): Statement {
  const context = createContext({ ...ASHA, birth: { ...ASHA.birth, date, name } });
  return writeDigitStatements(context).find(({ because }) => because.startsWith(`${digit}, of`))!;
}

test('a missing digit is supported by an equal driver, conductor or name number', () => {
  const statement = findStatement(8, '1990-11-10');
  expect(statement.text).toBe(missingDigit.held[7]);
  expect(statement.because).toBe('8, of Saturn, is not in your date; the figure of your name is 8.');
});

test('a missing digit is supported by the opposite digit, else by its column, else not at all', () => {
  const statement = findStatement(4, '1996-01-10');
  expect([statement.text, statement.because]).toEqual([
    missingDigit.facing[3],
    '4, of Rahu, is not in your date; across from it there is 6.',
  ]);
  expect(findStatement(4, '1993-01-10').text).toBe(missingDigit.column[3]);
  expect(findStatement(4, '1992-01-10').text).toBe(missingDigit.bare[3]);
});

test('a digit of the day is supported by the driver only if the driver is a sum of digits', () => {
  expect(findStatement(7, '1990-01-07').text).toBe(singleDigit.bare[6]);
  expect(findStatement(7, '1970-11-16').text).toBe(singleDigit.held[6]);
});
