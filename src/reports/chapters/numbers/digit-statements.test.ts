/** Statements on the digits of the Lo Shu square. */
import { expect, test } from 'vitest';
import type { Statement } from '#src/reports/contract.ts';
import { missingDigit, repeatedDigit, singleDigit } from '#src/reports/content/en/numbers/lo-shu-grid.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { ASHA } from '#src/testing/fixtures/people.ts';
import { writeDigitStatements } from './digit-statements.ts';

/** The name number of "Io" is 8. */
function findStatement(digit: number, date: string, name = 'Io'): Statement {
  const context = createContext({ ...ASHA, birth: { ...ASHA.birth, date, name } });
  return writeDigitStatements(context).find(({ because }) => because.startsWith(`${digit}, of`))!;
}

test('a missing digit is supported by an equal number of the name', () => {
  // 1990-11-10: mulank 1 is a digit of the day, bhagyank is 1+9+9+1+1+1 = 22 = 4.
  const statement = findStatement(8, '1990-11-10');
  expect(statement.text).toBe(missingDigit.held[7]);
  expect(statement.because).toBe('8, of Saturn, is not in your square; the number of your name is 8.');
});

test('a missing digit is supported by the opposite digit, else by its column, else not at all', () => {
  // Bhagyank 9 of 1996-01-10, 3 of 1992-02-25, whose 3 is above the 8 of the same column.
  const statement = findStatement(4, '1996-01-10');
  expect([statement.text, statement.because]).toEqual([
    missingDigit.facing[3],
    '4, of Rahu, is not in your square; across from it there is 6.',
  ]);
  expect(findStatement(4, '1992-02-25').text).toBe(missingDigit.column[3]);
  expect(findStatement(4, '1992-01-10').text).toBe(missingDigit.bare[3]);
});

test('mulank and bhagyank count as digits of the square', () => {
  // 1970-11-16: mulank 7 of 1 + 6, bhagyank 1+9+7+1+1+1+6 = 26 = 8.
  expect(findStatement(7, '1970-11-16').because).toBe(
    '7, of Ketu, is twice in your square, with the mulank counted.',
  );
  expect(findStatement(7, '1970-11-16').text).toBe(repeatedDigit.twice[6]);
  expect(findStatement(8, '1970-11-16', 'Asha').because).toContain(
    '8, of Saturn, is once in your square, with the bhagyank counted',
  );
});

test('the mulank of a day with one digit is not counted twice', () => {
  // 1990-01-07: bhagyank 1+9+9+1+7 = 27 = 9.
  expect(findStatement(7, '1990-01-07').text).toBe(singleDigit.bare[6]);
});

test('a single 5 with one neighbour is not said to stand in a filled row', () => {
  // 1974-12-14: mulank 5 of 1 + 4, bhagyank 2; the square has 7 and no 3.
  const statement = findStatement(5, '1974-12-14');
  expect(statement.because).toContain('beside it there is 7');
  expect(statement.text).not.toContain('filled');
});
