/** Love & Marriage for readers of forty and more, who may be married for long. */
import { expect, test } from 'vitest';
import { writeReport } from '#src/reports/write-report.ts';
import { createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { listPrintedStrings } from '#src/testing/reports/printed-text.ts';

const MARRIED = createPeople(16).map((person) => ({ ...person, date: `1970${person.date.slice(4)}` }));

test.each([
  ['a known', MARRIED],
  ['an unknown', MARRIED.map(removeTime)],
])('readers of 56 with %s birth time read nothing on a first meeting or a late marriage', (_, people) => {
  const texts = people.flatMap((person) =>
    listPrintedStrings(writeReport(createReportInput(person, 'love-marriage')).pages),
  );
  expect(texts).toContain('How you met, or may meet');
  expect(
    texts.filter((text) => /^Where you meet$|against late marriage|bring a marriage forward/.test(text)),
  ).toEqual([]);
});
