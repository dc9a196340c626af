/** Each digit of the square: how often it stands in the date, weighed with what else speaks for it. */
import type { Statement } from '#src/reports/contract.ts';
import {
  missing,
  once,
  plenty,
  type Company,
  type Presence,
} from '#src/reports/content/en/numbers/lo-shu-grid.ts';
import { LO_SHU } from '#src/numerology/lo-shu.ts';
import { grahaOf } from './number-grahas.ts';
import { dayOfBirth } from './number-phrases.ts';
import { countDigits, hasNoLetters, getNumerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { grahaName, listed } from '#src/reports/text/phrases.ts';

/** What there is most of comes first, what is missing last. */
export function digitStatements(reading: ReportContext): Statement[] {
  return countDigits(getNumerology(reading).loShu)
    .map((count, i) => ({ digit: i + 1, count }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ digit, count }) => digitStatement(reading, digit, count));
}

function digitStatement(reading: ReportContext, digit: number, count: number): Statement {
  const presence = presenceOf(count);
  const stands = STANDS[presence](`${digit}, of ${grahaName(grahaOf(digit))},`, count);
  if (presence === 'twice' || presence === 'often')
    return createStatement(reading, plenty[presence][digit - 1]!, stands, [keyOf(digit)]);
  const { company, words, keys } = companyOf(reading, digit, presence);
  const texts = presence === 'once' ? once[company === 'column' ? 'bare' : company] : missing[company];
  return createStatement(reading, texts[digit - 1]!, words ? `${stands}; ${words}` : stands, [
    keyOf(digit),
    ...keys,
  ]);
}

const STANDS: Record<Presence, (digit: string, count: number) => string> = {
  missing: (digit) => `${digit} is not in your date`,
  once: (digit) => `${digit} stands once in your date`,
  twice: (digit) => `${digit} stands twice in your date`,
  often: (digit, count) => `${digit} occurs ${count} times in your date`,
};

function presenceOf(count: number): Presence {
  if (count === 0) return 'missing';
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : 'often';
}

const keyOf = (digit: number): string => `date.digit.${digit}`;

type Found = { company: Company; words: string; keys: string[] };

function companyOf(reading: ReportContext, digit: number, presence: 'missing' | 'once'): Found {
  const { loShu } = getNumerology(reading);
  const counts = countDigits(loShu);
  const there = (digits: readonly number[]) => digits.filter((each) => counts[each - 1]! > 0);
  const owner = ownersOf(reading, presence).find(({ value }) => value === digit);
  if (owner) return { company: 'held', words: `${owner.word} is ${digit}`, keys: [owner.key] };
  const [facing, column] = [there(facingOf(digit)), there(columnOf(digit))];
  if (facing.length > 0) return seen('facing', facing, digit === 5 ? 'beside it' : 'across from it');
  if (presence === 'missing' && column.length > 0) return seen('column', column, 'in its column');
  return { company: 'bare', words: '', keys: [] };
}

const seen = (company: Company, digits: readonly number[], where: string): Found => ({
  company,
  words: `${where} there ${digits.length > 1 ? 'are' : 'is'} ${listed(digits.map(String))}`,
  keys: digits.map(keyOf),
});

/** As Indian practice has it, a driver of the 1st to the 9th, the 10th, 20th or 30th is the digit of the day itself and adds nothing to it. */
function ownersOf(reading: ReportContext, presence: 'missing' | 'once') {
  const { mulank, bhagyank, chaldean } = getNumerology(reading);
  const day = dayOfBirth(reading);
  const summed = day > 10 && day % 10 > 0;
  return [
    ...(presence === 'missing' || summed
      ? [{ word: 'your driver', value: mulank.value, key: 'date.driver' }]
      : []),
    { word: 'your conductor', value: bhagyank.value, key: 'date.conductor' },
    ...(hasNoLetters(chaldean)
      ? []
      : [{ word: 'the figure of your name', value: chaldean.single, key: 'name.figure' }]),
  ];
}

/** Across the centre two digits make ten; five has its neighbours in the row. */
const facingOf = (digit: number): number[] => (digit === 5 ? [3, 7] : [10 - digit]);

function columnOf(digit: number): number[] {
  const column = [0, 1, 2]
    .map((c) => LO_SHU.map((row): number => row[c]!))
    .find((one) => one.includes(digit));
  return (column ?? []).filter((other) => other !== digit);
}
