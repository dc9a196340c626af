/** Each digit of the Lo Shu square: how often it is there, and what supports a digit that is missing or occurs once. */
import { content } from '#src/reports/content/content.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { DigitSupportKind, Presence } from '#src/reports/content/en/numbers/lo-shu-grid.ts';
import { LO_SHU } from '#src/numerology/lo-shu.ts';
import { getGrahaOfNumber } from './number-grahas.ts';
import { countDigits, hasNoLetters, getNumerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';

/** The most frequent digit first, missing ones last. */
export function writeDigitStatements(context: ReportContext): Statement[] {
  return countDigits(getNumerology(context).indianLoShu)
    .map((count, i) => ({ digit: i + 1, count }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ digit, count }) => writeDigitStatement(context, digit, count));
}

function writeDigitStatement(context: ReportContext, digit: number, count: number): Statement {
  const presence = classifyPresence(count);
  const { numbers, keys: originKeys } = findOrigin(context, digit);
  const ofGraha = formatGraha(getGrahaOfNumber(digit));
  const presencePhrase = content.numbers.squareTexts.presence[presence](digit, ofGraha, count);
  const countPhrase =
    numbers.length > 0 ? content.numbers.squareTexts.counted(presencePhrase, numbers) : presencePhrase;
  const ownKeys = [getDigitKey(digit), ...originKeys];
  if (presence === 'twice' || presence === 'often')
    return createStatement(
      context,
      content.numbers.repeatedDigit[presence][digit - 1]!,
      countPhrase,
      ownKeys,
    );
  const { kind, phrase, keys } = findSupport(context, digit, presence);
  const texts =
    presence === 'once'
      ? content.numbers.singleDigit[kind === 'column' ? 'bare' : kind]
      : content.numbers.missingDigit[kind];
  return createStatement(context, texts[digit - 1]!, phrase ? `${countPhrase}; ${phrase}` : countPhrase, [
    ...ownKeys,
    ...keys,
  ]);
}

/** Which of mulank and bhagyank are counted for the digit. */
function findOrigin(context: ReportContext, digit: number): { numbers: string[]; keys: string[] } {
  const { mulank, bhagyank, indianLoShu } = getNumerology(context);
  const isMulank = indianLoShu.isMulankAdded && mulank.value === digit;
  const isBhagyank = bhagyank.value === digit;
  const keys = [...(isMulank ? ['date.driver'] : []), ...(isBhagyank ? ['date.conductor'] : [])];
  const numbers = [
    ...(isMulank ? [content.numbers.squareTexts.mulank] : []),
    ...(isBhagyank ? [content.numbers.squareTexts.bhagyank] : []),
  ];
  return { numbers, keys };
}

function classifyPresence(count: number): Presence {
  if (count === 0) return 'missing';
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : 'often';
}

export const getDigitKey = (digit: number): string => `date.digit.${digit}`;

type DigitSupport = { kind: DigitSupportKind; phrase: string; keys: string[] };

function findSupport(context: ReportContext, digit: number, presence: 'missing' | 'once'): DigitSupport {
  const counts = countDigits(getNumerology(context).indianLoShu);
  const filterPresent = (digits: readonly number[]) =>
    digits.filter((candidate) => counts[candidate - 1]! > 0);
  if (getNameFigure(context) === digit)
    return { kind: 'held', phrase: content.numbers.squareTexts.nameFigure(digit), keys: ['name.figure'] };
  const [facing, column] = [filterPresent(listFacingDigits(digit)), filterPresent(listColumnDigits(digit))];
  const { beside, across, inColumn } = content.numbers.squareTexts.support;
  if (facing.length > 0) return createSupport('facing', facing, digit === 5 ? beside : across);
  if (presence === 'missing' && column.length > 0) return createSupport('column', column, inColumn);
  return { kind: 'bare', phrase: '', keys: [] };
}

const createSupport = (
  kind: DigitSupportKind,
  digits: readonly number[],
  describeDigits: (digits: readonly number[]) => string,
): DigitSupport => ({
  kind,
  phrase: describeDigits(digits),
  keys: digits.map(getDigitKey),
});

function getNameFigure(context: ReportContext): number | null {
  const { chaldean } = getNumerology(context);
  return hasNoLetters(chaldean) ? null : chaldean.single;
}

/** Digits opposite each other across the centre add up to ten; five has its neighbours in the row. */
const listFacingDigits = (digit: number): number[] => (digit === 5 ? [3, 7] : [10 - digit]);

function listColumnDigits(digit: number): number[] {
  const column = [0, 1, 2]
    .map((columnIndex) => LO_SHU.map((row): number => row[columnIndex]!))
    .find((digits) => digits.includes(digit));
  return (column ?? []).filter((other) => other !== digit);
}
