/** The digits of a birth date in Lo Shu, the Chinese magic square of three rows and columns. */
import { computeBhagyank, computeMulank } from './birth-numbers.ts';
import { toDateDigits } from './contract-numbers.ts';

/** Every row, column and diagonal sums to fifteen. */
export const LO_SHU = [
  [4, 9, 2],
  [3, 5, 7],
  [8, 1, 6],
] as const;

/** The eight lines, with their names in Indian practice. */
const LINES = [
  { name: 'mental plane', digits: [4, 9, 2] },
  { name: 'emotional plane', digits: [3, 5, 7] },
  { name: 'practical plane', digits: [8, 1, 6] },
  { name: 'thought', digits: [4, 3, 8] },
  { name: 'will', digits: [9, 5, 1] },
  { name: 'action', digits: [2, 7, 6] },
  { name: 'golden line', digits: [4, 5, 6] },
  { name: 'silver line', digits: [2, 5, 8] },
] as const;

export type LoShuLine = { name: string; digits: readonly number[] };

export type LoShu = {
  /** number of times each digit of LO_SHU is in the date, row by row */
  counts: readonly (readonly number[])[];
  missing: readonly number[];
  /** lines with all three digits, and with none */
  complete: readonly LoShuLine[];
  empty: readonly LoShuLine[];
  source: string;
};

const SOURCE =
  'The Lo Shu square is Chinese and old; reading a birth date in it is modern. Some set the digits of the date alone in it; Indian numerologists add mulank and bhagyank.';

/** Zeros are ignored. @throws RangeError */
export const computeLoShu = (birthDate: string): LoShu =>
  fillSquare(Array.from(toDateDigits(birthDate), Number));

/** A square that also contains mulank and bhagyank. */
export type IndianLoShu = LoShu & {
  /** false if the day of birth already shows the mulank as a digit */
  isMulankAdded: boolean;
};

/**
 * The square as Indian numerologists fill it: all digits of day, month and four-digit year, then mulank and bhagyank. Mulank is not
 * added for the 1st to 9th, 10th, 20th and 30th, because it is a digit of the day itself. @throws RangeError
 */
export function computeIndianLoShu(birthDate: string): IndianLoShu {
  const digits = Array.from(toDateDigits(birthDate), Number);
  const day = Number(birthDate.slice(8));
  const isMulankAdded = day > 10 && day % 10 > 0;
  const added = [
    ...(isMulankAdded ? [computeMulank(birthDate).value] : []),
    computeBhagyank(birthDate).value,
  ];
  return { ...fillSquare([...digits, ...added]), isMulankAdded };
}

function fillSquare(digits: readonly number[]): LoShu {
  const countDigit = (digit: number) => digits.filter((each) => each === digit).length;
  const listLines = (isPresent: boolean) =>
    LINES.filter((line) => line.digits.every((digit) => countDigit(digit) > 0 === isPresent));
  return {
    counts: LO_SHU.map((row) => row.map(countDigit)),
    missing: [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => countDigit(digit) === 0),
    complete: listLines(true),
    empty: listLines(false),
    source: SOURCE,
  };
}
