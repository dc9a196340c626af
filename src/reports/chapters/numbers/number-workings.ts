/** Every number with its calculation, by school, and the age of each school. */
import type { NumberResult } from '#src/numerology/contract-numbers.ts';
import {
  numberHeadings,
  numberSources,
  workingsTexts,
} from '#src/reports/content/en/numbers/number-headings.ts';
import { noRecurringNumber, recurringNumberTexts } from '#src/reports/content/en/numbers/recurring-number.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import { getNumerology, hasNoLetters, type Numerology } from '#src/reports/facts/numerology-context.ts';
import { formatList } from '#src/reports/text/phrases.ts';
import { createGeneralStatement, createStatement } from '#src/reports/text/statement.ts';

export const numberWorkingsChapter: Chapter = {
  write: (context) => ({
    kind: 'table',
    id: 'numbers-origins',
    ...numberHeadings.workings,
    lead: workingsTexts.lead,
    tables: [
      {
        caption: workingsTexts.caption,
        head: ['Number', 'Working', 'Comes to'],
        rows: buildWorkingRows(getNumerology(context)),
      },
    ],
    statements: [
      writeRecurringNumberStatement(context),
      createGeneralStatement(workingsTexts.indian.text, workingsTexts.indian.because),
      createGeneralStatement(workingsTexts.cheiro.text, workingsTexts.cheiro.because),
      createGeneralStatement(workingsTexts.modern.text, workingsTexts.modern.because),
      createGeneralStatement(workingsTexts.use.text, workingsTexts.use.because),
    ],
  }),
};

const buildWorkingRows = (numbers: Numerology): string[][] => [
  [numberSources.indian],
  buildRow('Driver, mulank', numbers.mulank),
  buildRow('Conductor, bhagyank', numbers.bhagyank),
  ...buildChaldeanRows(numbers),
  [numberSources.modern],
  buildRow('Life path', numbers.lifePath),
  buildRow('Birthday number', numbers.birthday),
  ...buildNameRows(numbers),
  buildRow('Personal year', numbers.cycles.year),
  buildRow('Personal month', numbers.cycles.month),
  ...buildNameAndDateRows(numbers),
];

const buildRow = (label: string, { steps, value }: NumberResult): string[] => [
  label,
  steps.join('; '),
  String(value),
];

function buildChaldeanRows({ chaldean }: Numerology): string[][] {
  if (hasNoLetters(chaldean)) return [];
  const { steps, compound, single } = chaldean;
  const value = compound === single ? String(single) : `${compound}, ${single}`;
  return [[numberSources.cheiro], ['Name number', steps.join('; '), value]];
}

function buildNameRows({ destiny, heartAndPersonality }: Numerology): string[][] {
  if (hasNoLetters(destiny) || hasNoLetters(heartAndPersonality)) return [];
  const { heart, personality } = heartAndPersonality;
  return [
    buildRow('Destiny, all letters', destiny),
    ...(heart ? [buildRow('Heart, the vowels', heart)] : []),
    ...(personality ? [buildRow('Personality, the consonants', personality)] : []),
  ];
}

function buildNameAndDateRows({ maturity, soulUrge }: Numerology): string[][] {
  if (!maturity || !soulUrge) return [];
  return [buildRow('Maturity', maturity), [numberSources.house], buildRow('Soul urge', soulUrge)];
}

function writeRecurringNumberStatement(context: ReportContext): Statement {
  const sums = listSums(getNumerology(context));
  const most = sums
    .map(({ value }) => findEqualSums(sums, value))
    .toSorted((a, b) => b.length - a.length)[0]!;
  const { value } = most[0]!;
  if (most.length < 2)
    return createStatement(context, noRecurringNumber, describeSums(sums), sums.map(getSumKey));
  const because = `${value} is your ${formatList(most.map(({ label }) => label))}`;
  return createStatement(context, recurringNumberTexts[value - 1]!, because, most.map(getSumKey));
}

type Sum = { label: string; value: number; key: string };

/** Life path and birthday number equal conductor and driver, except master numbers. */
function listSums({ mulank, bhagyank, chaldean, destiny, heartAndPersonality }: Numerology): Sum[] {
  const date = [
    { label: 'driver', value: mulank.value, key: 'date.driver' },
    { label: 'conductor', value: bhagyank.value, key: 'date.conductor' },
  ];
  if (hasNoLetters(chaldean) || hasNoLetters(destiny) || hasNoLetters(heartAndPersonality)) return date;
  const { heart, personality } = heartAndPersonality;
  const name = [
    { label: 'name number', value: chaldean.single, key: 'name.figure' },
    { label: 'destiny', value: destiny.value, key: 'name.destiny' },
    { label: 'heart', value: heart?.value ?? 0, key: 'name.heart' },
    { label: 'personality', value: personality?.value ?? 0, key: 'name.personality' },
  ];
  return [...date, ...name].filter(({ value }) => value > 0 && value < 10);
}

const findEqualSums = (sums: readonly Sum[], value: number): Sum[] =>
  sums.filter((one) => one.value === value);
const getSumKey = ({ key }: Sum): string => key;
const describeSums = (sums: readonly Sum[]): string =>
  formatList(sums.map(({ label, value }) => `${label} ${value}`));
