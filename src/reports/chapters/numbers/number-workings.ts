/** Every number with its calculation, by school, the number that recurs most often, and the origin of each school. */
import { content } from '#src/reports/content/content.ts';
import type { NumberResult } from '#src/numerology/contract-numbers.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import { getNumerology, hasNoLetters, type Numerology } from '#src/reports/facts/numerology-context.ts';
import { formatList } from '#src/reports/text/phrases.ts';
import { createGeneralStatement, createStatement } from '#src/reports/text/statement.ts';
import { joinWorkings } from './number-phrases.ts';

export const numberWorkingsChapter: Chapter = {
  write: (context) => ({
    kind: 'table',
    id: 'numbers-workings',
    ...content.numbers.numberHeadings.workings,
    lead: content.numbers.workingsTexts.lead,
    tables: [
      {
        caption: content.numbers.workingsTexts.caption,
        head: [...content.numbers.workingsTable.head],
        rows: buildWorkingRows(getNumerology(context)),
      },
    ],
    statements: [
      writeRecurringNumberStatement(context),
      createGeneralStatement(
        content.numbers.workingsTexts.indian.text,
        content.numbers.workingsTexts.indian.because,
      ),
      createGeneralStatement(
        content.numbers.workingsTexts.cheiro.text,
        content.numbers.workingsTexts.cheiro.because,
      ),
      createGeneralStatement(
        content.numbers.workingsTexts.modern.text,
        content.numbers.workingsTexts.modern.because,
      ),
      createGeneralStatement(
        content.numbers.workingsTexts.use.text,
        content.numbers.workingsTexts.use.because,
      ),
    ],
  }),
};

const buildWorkingRows = (numbers: Numerology): string[][] => [
  [content.numbers.numberSources.indian],
  buildRow(content.numbers.workingsTable.labels.mulank, numbers.mulank),
  buildRow(content.numbers.workingsTable.labels.bhagyank, numbers.bhagyank),
  ...buildChaldeanRows(numbers),
  [content.numbers.numberSources.modern],
  buildRow(content.numbers.workingsTable.labels.lifePath, numbers.lifePath),
  buildRow(content.numbers.workingsTable.labels.birthday, numbers.birthday),
  ...buildNameRows(numbers),
  buildRow(content.numbers.workingsTable.labels.year, numbers.cycles.year),
  buildRow(content.numbers.workingsTable.labels.month, numbers.cycles.month),
  ...buildNameAndDateRows(numbers),
];

const buildRow = (label: string, { workings, value }: NumberResult): string[] => [
  label,
  joinWorkings(workings),
  String(value),
];

function buildChaldeanRows({ chaldean }: Numerology): string[][] {
  if (hasNoLetters(chaldean)) return [];
  const { workings, compound, single } = chaldean;
  const value = compound === single ? String(single) : `${compound}, ${single}`;
  return [
    [content.numbers.numberSources.cheiro],
    [content.numbers.workingsTable.labels.name, joinWorkings(workings), value],
  ];
}

function buildNameRows({ destiny, heartAndPersonality }: Numerology): string[][] {
  if (hasNoLetters(destiny) || hasNoLetters(heartAndPersonality)) return [];
  const { heart, personality } = heartAndPersonality;
  return [
    buildRow(content.numbers.workingsTable.labels.destiny, destiny),
    ...(heart ? [buildRow(content.numbers.workingsTable.labels.heart, heart)] : []),
    ...(personality ? [buildRow(content.numbers.workingsTable.labels.personality, personality)] : []),
  ];
}

function buildNameAndDateRows({ maturity, soulUrge }: Numerology): string[][] {
  if (!maturity || !soulUrge) return [];
  return [
    buildRow(content.numbers.workingsTable.labels.maturity, maturity),
    [content.numbers.numberSources.ownRule],
    buildRow(content.numbers.workingsTable.labels.soulUrge, soulUrge),
  ];
}

function writeRecurringNumberStatement(context: ReportContext): Statement {
  const numbers = listNumbers(getNumerology(context));
  const equalNumbers = numbers
    .map(({ value }) => findEqualNumbers(numbers, value))
    .toSorted((a, b) => b.length - a.length)[0]!;
  const { value } = equalNumbers[0]!;
  if (equalNumbers.length < 2)
    return createStatement(
      context,
      content.numbers.noRecurringNumber,
      describeNumbers(numbers),
      numbers.map(({ key }) => key),
    );
  const because = content.numbers.recurringNumberReason(
    value,
    equalNumbers.map(({ label }) => label),
  );
  return createStatement(
    context,
    content.numbers.recurringNumberTexts[value - 1]!,
    because,
    equalNumbers.map(({ key }) => key),
  );
}

type NamedNumber = { label: string; value: number; key: string };

/** Without life path and birthday number, which equal conductor and driver unless they are master numbers. */
function listNumbers({
  mulank,
  bhagyank,
  chaldean,
  destiny,
  heartAndPersonality,
}: Numerology): NamedNumber[] {
  const dateNumbers = [
    { label: content.numbers.numberNames.driver, value: mulank.value, key: 'date.driver' },
    { label: content.numbers.numberNames.conductor, value: bhagyank.value, key: 'date.conductor' },
  ];
  if (hasNoLetters(chaldean) || hasNoLetters(destiny) || hasNoLetters(heartAndPersonality))
    return dateNumbers;
  const { heart, personality } = heartAndPersonality;
  const nameNumbers = [
    { label: content.numbers.numberNames.name, value: chaldean.single, key: 'name.figure' },
    { label: content.numbers.numberNames.destiny, value: destiny.value, key: 'name.destiny' },
    { label: content.numbers.numberNames.heart, value: heart?.value ?? 0, key: 'name.heart' },
    {
      label: content.numbers.numberNames.personality,
      value: personality?.value ?? 0,
      key: 'name.personality',
    },
  ];
  return [...dateNumbers, ...nameNumbers].filter(({ value }) => value > 0 && value < 10);
}

const findEqualNumbers = (numbers: readonly NamedNumber[], value: number): NamedNumber[] =>
  numbers.filter((number) => number.value === value);
const describeNumbers = (numbers: readonly NamedNumber[]): string =>
  formatList(numbers.map(({ label, value }) => `${label} ${value}`));
