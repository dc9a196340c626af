/** Days, dates and colours by common practice. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import { numberHeadings } from '#src/reports/content/en/numbers/number-headings.ts';
import {
  customs,
  customsCaption,
  customByOwner,
  numberLeads,
  type Custom,
} from '#src/reports/content/en/numbers/number-notes.ts';
import { getGrahaOfNumber } from './number-grahas.ts';
import { hasNoLetters, type Numerology, getNumerology } from '#src/reports/facts/numerology-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';

export const numberCustomsChapter: Chapter = {
  write: (context) => {
    const owners = listOwners(getNumerology(context));
    return {
      kind: 'table',
      id: 'numbers-customs',
      ...numberHeadings.customs,
      lead: numberLeads.customs,
      tables: [
        {
          caption: customsCaption,
          head: ['Custom', ...owners.map(({ label, digit }) => `${label} ${digit}`)],
          rows: ROWS.map(([label, key]) => [label, ...owners.map(({ digit }) => customs[digit - 1]![key])]),
        },
      ],
      statements: removeRepeatedDigits(owners).map(({ label, of, digit, key }) =>
        createStatement(
          context,
          customByOwner[of][digit - 1]!,
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
  ['To give away', 'hold'],
  ['Months', 'months'],
];

type Owner = { label: string; of: keyof typeof customByOwner; digit: number; key: string };

function listOwners({ mulank, bhagyank, chaldean }: Numerology): Owner[] {
  return [
    { label: 'Driver', of: 'driver', digit: mulank.value, key: 'date.driver' },
    { label: 'Conductor', of: 'conductor', digit: bhagyank.value, key: 'date.conductor' },
    ...(hasNoLetters(chaldean)
      ? []
      : [{ label: 'Name', of: 'name' as const, digit: chaldean.single, key: 'name.figure' }]),
  ];
}

const removeRepeatedDigits = (owners: readonly Owner[]): Owner[] =>
  owners.filter(({ digit }, i) => owners.findIndex((other) => other.digit === digit) === i);
