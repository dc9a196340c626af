/** Days, dates, colours and other customs of driver, conductor and name number. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Custom } from '#src/reports/content/en/numbers/number-notes.ts';
import { getGrahaOfNumber } from './number-grahas.ts';
import { hasNoLetters, type Numerology, getNumerology } from '#src/reports/facts/numerology-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';

export const numberCustomsChapter: Chapter = {
  write: (context) => {
    const namedNumbers = listNamedNumbers(getNumerology(context));
    return {
      kind: 'table',
      id: 'numbers-customs',
      ...content.numbers.numberHeadings.customs,
      lead: content.numbers.numberLeads.customs,
      tables: [
        {
          caption: content.numbers.customsCaption,
          head: ['Custom', ...namedNumbers.map(({ label, digit }) => `${label} ${digit}`)],
          rows: ROWS.map(([label, key]) => [
            label,
            ...namedNumbers.map(({ digit }) => content.numbers.customs[digit - 1]![key]),
          ]),
        },
      ],
      statements: removeRepeatedDigits(namedNumbers).map(({ label, kind, digit, key }) =>
        createStatement(
          context,
          content.numbers.customByNumberKind[kind][digit - 1]!,
          `your ${label.toLowerCase()} number, ${digit}, is ${formatGraha(getGrahaOfNumber(digit))}’s`,
          [key],
        ),
      ),
    };
  },
};

const ROWS: readonly [string, keyof Custom][] = [
  ['Days', 'days'],
  ['Dates of the month', 'dates'],
  ['Colours', 'colours'],
  ['Metal', 'metal'],
  ['To give away', 'gift'],
  ['Months', 'months'],
];

type NamedNumber = {
  label: string;
  kind: keyof typeof content.numbers.customByNumberKind;
  digit: number;
  key: string;
};

function listNamedNumbers({ mulank, bhagyank, chaldean }: Numerology): NamedNumber[] {
  return [
    { label: 'Driver', kind: 'driver', digit: mulank.value, key: 'date.driver' },
    { label: 'Conductor', kind: 'conductor', digit: bhagyank.value, key: 'date.conductor' },
    ...(hasNoLetters(chaldean)
      ? []
      : [{ label: 'Name', kind: 'name' as const, digit: chaldean.single, key: 'name.figure' }]),
  ];
}

const removeRepeatedDigits = (namedNumbers: readonly NamedNumber[]): NamedNumber[] =>
  namedNumbers.filter(({ digit }, i) => namedNumbers.findIndex((other) => other.digit === digit) === i);
