/** The personal months of a child have texts for a child. */
import { expect, test } from 'vitest';
import { content } from '#src/reports/content/content.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { createReportInput, PLACES, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { listStatements } from '#src/testing/reports/printed-text.ts';

const listMonthTexts = (date: string): string[] => {
  const person = { name: 'Vihaan Reddy', date, time: '09:10', place: PLACES[0] };
  const { pages } = writeReport(removeSensitivity(createReportInput(person, 'numerology-profile')));
  return listStatements({ pages: pages.filter(({ id }) => id === 'numbers-months') }).map(({ text }) => text);
};

const { childNumberMonths } = content.child;
const isForChild = (text: string): boolean =>
  childNumberMonths.some(
    ({ subject, again, third }) => text.startsWith(subject) || text === again || text === third,
  );

test('every month of a child is one of a child', () => {
  const texts = ['2022-07-30', '2018-10-21', '2012-03-09'].flatMap(listMonthTexts);
  expect(texts).toHaveLength(36);
  expect(texts.filter((text) => !isForChild(text))).toEqual([]);
});

test('a month whose graha is a friend of the mulank is easier than another', () => {
  const text = listMonthTexts('2022-07-30').join(' ');
  // November 2026 is a month of 4, Rahu, which is neutral to Jupiter, of mulank 3; June 2027 is one of 9, Mars, a friend.
  expect(text).toContain(childNumberMonths[3]!.slow);
  expect(text).toContain(childNumberMonths[8]!.easy);
});

test('a reader of sixteen has the texts of adults', () => {
  expect(listMonthTexts('2010-06-18').filter(isForChild)).toEqual([]);
});
