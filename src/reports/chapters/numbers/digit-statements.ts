/** Each digit of the Lo Shu square: its count in the date, and what supports a digit that is missing or occurs once. */
import type { Statement } from '#src/reports/contract.ts';
import {
  missingDigit,
  singleDigit,
  repeatedDigit,
  type DigitSupportKind,
  type Presence,
} from '#src/reports/content/en/numbers/lo-shu-grid.ts';
import { LO_SHU } from '#src/numerology/lo-shu.ts';
import { getGrahaOfNumber } from './number-grahas.ts';
import { getDayOfBirth } from './number-phrases.ts';
import { countDigits, hasNoLetters, getNumerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatGraha, formatList } from '#src/reports/text/phrases.ts';

/** The most frequent digit first, missing ones last. */
export function writeDigitStatements(context: ReportContext): Statement[] {
  return countDigits(getNumerology(context).loShu)
    .map((count, i) => ({ digit: i + 1, count }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ digit, count }) => writeDigitStatement(context, digit, count));
}

function writeDigitStatement(context: ReportContext, digit: number, count: number): Statement {
  const presence = classifyPresence(count);
  const countPhrase = PRESENCE_PHRASES[presence](
    `${digit}, of ${formatGraha(getGrahaOfNumber(digit))},`,
    count,
  );
  if (presence === 'twice' || presence === 'often')
    return createStatement(context, repeatedDigit[presence][digit - 1]!, countPhrase, [getDigitKey(digit)]);
  const { kind, phrase, keys } = findSupport(context, digit, presence);
  const texts = presence === 'once' ? singleDigit[kind === 'column' ? 'bare' : kind] : missingDigit[kind];
  return createStatement(context, texts[digit - 1]!, phrase ? `${countPhrase}; ${phrase}` : countPhrase, [
    getDigitKey(digit),
    ...keys,
  ]);
}

const PRESENCE_PHRASES: Record<Presence, (digit: string, count: number) => string> = {
  missing: (digit) => `${digit} is not in your date`,
  once: (digit) => `${digit} stands once in your date`,
  twice: (digit) => `${digit} stands twice in your date`,
  often: (digit, count) => `${digit} occurs ${count} times in your date`,
};

function classifyPresence(count: number): Presence {
  if (count === 0) return 'missing';
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : 'often';
}

export const getDigitKey = (digit: number): string => `date.digit.${digit}`;

type DigitSupport = { kind: DigitSupportKind; phrase: string; keys: string[] };

function findSupport(context: ReportContext, digit: number, presence: 'missing' | 'once'): DigitSupport {
  const { loShu } = getNumerology(context);
  const counts = countDigits(loShu);
  const filterPresent = (digits: readonly number[]) =>
    digits.filter((candidate) => counts[candidate - 1]! > 0);
  const equalNumber = listNamedNumbers(context, presence).find(({ value }) => value === digit);
  if (equalNumber)
    return { kind: 'held', phrase: `${equalNumber.word} is ${digit}`, keys: [equalNumber.key] };
  const [facing, column] = [filterPresent(listFacingDigits(digit)), filterPresent(listColumnDigits(digit))];
  if (facing.length > 0) return createSupport('facing', facing, digit === 5 ? 'beside it' : 'across from it');
  if (presence === 'missing' && column.length > 0) return createSupport('column', column, 'in its column');
  return { kind: 'bare', phrase: '', keys: [] };
}

const createSupport = (
  kind: DigitSupportKind,
  digits: readonly number[],
  positionPhrase: string,
): DigitSupport => ({
  kind,
  phrase: `${positionPhrase} there ${digits.length > 1 ? 'are' : 'is'} ${formatList(digits.map(String))}`,
  keys: digits.map(getDigitKey),
});

/**
 * In Indian practice the driver of a birth on the 1st to 9th, 10th, 20th or 30th is a digit of the day itself and does not support it a
 * second time.
 */
function listNamedNumbers(context: ReportContext, presence: 'missing' | 'once') {
  const { mulank, bhagyank, chaldean } = getNumerology(context);
  const day = getDayOfBirth(context);
  const isDaySummed = day > 10 && day % 10 > 0;
  return [
    ...(presence === 'missing' || isDaySummed
      ? [{ word: 'your driver', value: mulank.value, key: 'date.driver' }]
      : []),
    { word: 'your conductor', value: bhagyank.value, key: 'date.conductor' },
    ...(hasNoLetters(chaldean)
      ? []
      : [{ word: 'the figure of your name', value: chaldean.single, key: 'name.figure' }]),
  ];
}

/** Digits opposite each other across the centre add up to ten; five has its neighbours in the row. */
const listFacingDigits = (digit: number): number[] => (digit === 5 ? [3, 7] : [10 - digit]);

function listColumnDigits(digit: number): number[] {
  const column = [0, 1, 2]
    .map((columnIndex) => LO_SHU.map((row): number => row[columnIndex]!))
    .find((digits) => digits.includes(digit));
  return (column ?? []).filter((other) => other !== digit);
}
