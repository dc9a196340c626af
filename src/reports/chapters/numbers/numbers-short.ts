/** One or two pages of numbers for reports that have them beside a chart. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPage, Statement } from '#src/reports/contract.ts';
import { numberHeadings } from '#src/reports/content/en/numbers/number-headings.ts';
import { leads, nameless } from '#src/reports/content/en/numbers/number-notes.ts';
import { grahaOf } from './number-grahas.ts';
import { hasNoLetters, getNumerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatDate } from '#src/reports/text/phrases.ts';
import { dayStatement, pairStatement, roadStatement } from './birth-numbers.ts';
import { compoundStatement, singleStatement } from './cheiro-name.ts';
import { leadOf } from './numbers-summary.ts';
import { houseStatement, signStatements } from './graha-placement.ts';
import { yearStatement } from './personal-year.ts';
import { createStatement } from '#src/reports/text/statement.ts';

export const numbersInBrief: Chapter = {
  write: (reading) => ({
    kind: 'essay',
    id: 'numbers-brief',
    ...numberHeadings.brief,
    highlightedHouses: [],
    compact: true,
    lead: leads.brief,
    leadBecause: `the date is ${formatDate(reading.birth.date)}, and the name is read as it was given.`,
    parts: partsOf(reading),
  }),
};

function partsOf(reading: ReportContext): EssayPage['parts'] {
  const part = (id: string, title: string, statements: Statement[]) => ({ id, title, statements });
  const { mulank, bhagyank } = getNumerology(reading);
  return [
    part('date', `Driver ${mulank.value}, conductor ${bhagyank.value}`, [
      leadOf(reading),
      dayStatement(reading),
      roadStatement(reading),
      pairStatement(reading),
    ]),
    part('chart', 'The driver in your chart', placed(reading)),
    part('name', 'The name', nameStatements(reading)),
    part('year', 'The year', [yearStatement(reading)]),
  ];
}

function placed(reading: ReportContext): Statement[] {
  const { value } = getNumerology(reading).mulank;
  const driver = grahaOf(value);
  const house = reading.day ? [] : [houseStatement(reading, driver, value)];
  return [...house, ...signStatements(reading, driver)];
}

function nameStatements(reading: ReportContext): Statement[] {
  const { chaldean } = getNumerology(reading);
  if (hasNoLetters(chaldean))
    return [
      createStatement(reading, nameless.why.text, nameless.why.because, ['name.length', 'name.unread']),
    ];
  return [compoundStatement(reading, chaldean), singleStatement(reading, chaldean)];
}
