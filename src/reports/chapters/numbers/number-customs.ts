/** Days, dates, colours and other customs of driver, conductor and name number. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
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
          head: [
            content.numbers.customsTable.custom,
            ...namedNumbers.map(({ kind, digit }) => content.numbers.customsTable.heads[kind](digit)),
          ],
          rows: CUSTOMS.map((key) => [
            content.numbers.customsTable.rows[key],
            ...namedNumbers.map(({ digit }) => content.numbers.customs[digit - 1]![key]),
          ]),
        },
      ],
      statements: removeRepeatedDigits(namedNumbers).map(({ kind, digit, key }) =>
        createStatement(
          context,
          content.numbers.customByNumberKind[kind][digit - 1]!,
          content.numbers.customReasons[kind](digit, formatGraha(getGrahaOfNumber(digit))),
          [key, (other: ReportContext) => isNamedFirst(other, kind)],
        ),
      ),
    };
  },
};

const CUSTOMS = [
  'days',
  'dates',
  'colours',
  'metal',
  'gift',
  'months',
] as const satisfies readonly (keyof Custom)[];

type NamedNumber = {
  kind: keyof typeof content.numbers.customByNumberKind;
  digit: number;
  key: string;
};

function listNamedNumbers({ mulank, bhagyank, chaldean }: Numerology): NamedNumber[] {
  return [
    { kind: 'driver', digit: mulank.value, key: 'date.driver' },
    { kind: 'conductor', digit: bhagyank.value, key: 'date.conductor' },
    ...(hasNoLetters(chaldean)
      ? []
      : [{ kind: 'name' as const, digit: chaldean.single, key: 'name.figure' }]),
  ];
}

/** Whether no number before this one has the same digit. */
const isNamedFirst = (context: ReportContext, kind: NamedNumber['kind']): boolean =>
  removeRepeatedDigits(listNamedNumbers(getNumerology(context))).some((number) => number.kind === kind);

const removeRepeatedDigits = (namedNumbers: readonly NamedNumber[]): NamedNumber[] =>
  namedNumbers.filter(({ digit }, i) => namedNumbers.findIndex((other) => other.digit === digit) === i);
