/** One or two pages of numbers for reports that have them beside a chart. */
import type { Chapter } from '#src/reports/chapter.ts';
import type { EssayPage, Statement } from '#src/reports/contract.ts';
import { numberHeadings } from '#src/reports/content/en/numbers/chapters.ts';
import { leads, nameless } from '#src/reports/content/en/numbers/notes.ts';
import { grahaOf } from '#src/reports/chapters/numbers/number-grahas.ts';
import { isNameless, tell } from '#src/reports/chapters/numbers/number-words.ts';
import { numbersOf, type Numbers } from '#src/reports/chapters/numbers/numbers-of.ts';
import type { Reading } from '#src/reports/reading.ts';
import { civilDate } from '#src/reports/words.ts';
import { dayStatement, pairStatement, roadStatement } from './birth.ts';
import { compoundStatement, singleStatement } from './cheiro.ts';
import { leadOf } from './minute.ts';
import { houseStatement, signStatements } from './placed.ts';
import { yearStatement } from './year.ts';

export const numbersInBrief: Chapter = {
  write: (reading) => ({
    kind: 'essay',
    id: 'numbers-brief',
    ...numberHeadings.brief,
    lit: [],
    compact: true,
    lead: leads.brief,
    leadBecause: `the date is ${civilDate(reading.birth.date)}, and the name is read as it was given.`,
    parts: partsOf(reading, numbersOf(reading)),
  }),
};

function partsOf(reading: Reading, numbers: Numbers): EssayPage['parts'] {
  const part = (id: string, title: string, statements: Statement[]) => ({ id, title, statements });
  const { mulank, bhagyank } = numbers;
  return [
    part('date', `Driver ${mulank.value}, conductor ${bhagyank.value}`, [
      leadOf(reading, numbers),
      dayStatement(reading),
      roadStatement(numbers),
      pairStatement(numbers),
    ]),
    part('chart', 'The driver in your chart', placed(reading, numbers)),
    part('name', 'The name', nameStatements(numbers)),
    part('year', 'The year', [yearStatement(reading)]),
  ];
}

function placed(reading: Reading, { mulank }: Numbers): Statement[] {
  const driver = grahaOf(mulank.value);
  const house = reading.day ? [] : [houseStatement(reading, driver, mulank.value)];
  return [...house, ...signStatements(reading, driver)];
}

function nameStatements({ chaldean }: Numbers): Statement[] {
  if (isNameless(chaldean)) return [tell(nameless.why.text, nameless.why.because)];
  return [compoundStatement(chaldean), singleStatement(chaldean)];
}
