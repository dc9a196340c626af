/** Reports for ages three, thirty-six and eighty-one. */
import { describe, expect, test } from 'vitest';
import { PLACES, createReportInput } from '#src/testing/fixtures/people.ts';
import { listPrintedStrings } from '#src/testing/reports/printed-text.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import type { ProductKey } from '#src/reports/context/report-context.ts';
import { writeReport } from '#src/reports/write-report.ts';

const createReport = (date: string, product: ProductKey = 'janam-kundli'): ReportDocument =>
  writeReport(createReportInput({ name: 'Somebody', date, time: '21:40', place: PLACES[0] }, product));

const child = createReport('2023-09-14');
const adult = createReport('1990-09-14');
const oldPerson = createReport('1945-09-14');

const getPage = <K extends ReportDocument['pages'][number]['kind']>({ pages }: ReportDocument, kind: K) =>
  pages.find((page) => page.kind === kind) as Extract<ReportDocument['pages'][number], { kind: K }>;

describe('period of birth', () => {
  const { antar, statements } = getPage(child, 'periods');

  test('the period of birth has no date before the birth', () => {
    const birthMs = Date.parse('2023-09-14');
    const dates = antar.rows.map(({ from }) => Date.parse(from)).filter((at) => !Number.isNaN(at));
    expect(dates.every((at) => at > birthMs)).toBe(true);
    expect(antar.rows[0]!.from).toBe('at birth');
  });

  test('the period of birth is described as current from birth', () => {
    expect(statements[1]!.because).toMatch(
      /^Venus is lord of the period from your birth until 4 February 2029, and is in your fourth house/,
    );
  });

  test('the summary counts the period of birth from birth', () => {
    const newborn = createReport('2026-11-01');
    expect(getPage(newborn, 'summary').now!.text).toMatch(/ runs from birth to /);
  });

  test('a mahadasha after that of birth has all nine antardashas', () => {
    expect(getPage(adult, 'periods').antar.rows).toHaveLength(9);
  });
});

describe('upcoming periods', () => {
  const listAges = (document: ReportDocument) =>
    getPage(document, 'periods')
      .statements.map(({ because }) => /(?:at|are|age of) (\d+)\b/.exec(because)?.[1])
      .filter((age) => age !== undefined)
      .map(Number);

  test('a mahadasha after the next one that begins at eighty or later has no text', () => {
    expect(Math.max(...listAges(child))).toBeLessThan(80);
  });

  test('the next mahadasha has a text even if it begins after eighty', () => {
    const document = writeReport(
      createReportInput({ name: 'Late', date: '1951-08-17', time: '04:12', place: PLACES[1] }),
    );
    expect(listAges(document)).toEqual([81]);
  });
});

describe('notes on how to read the report', () => {
  const listNoteTitles = (document: ReportDocument) =>
    getPage(document, 'contents').readingGuide.map(({ title }) => title);

  test('a report of a child has a note on the person that it speaks to', () => {
    for (const report of [child, createReport('2023-09-14', 'year-ahead')])
      expect(listNoteTitles(report)).toContain(`For ${report.birth.name}`);
  });

  test('a report of an old person has a note on age', () => {
    expect(listNoteTitles(oldPerson)).toContain('Looking back');
  });

  test('a report of an adult has no note on age', () => {
    expect(listNoteTitles(adult)).toEqual(['The reason', 'The mark', 'The words']);
  });

  test('the remedies of a child ask for the help of an adult', () => {
    expect(getPage(child, 'remedies').lead).toMatch(/A parent or grandparent does these practices/);
    expect(getPage(adult, 'remedies').lead).not.toMatch(/A parent or grandparent does these practices/);
  });
});

test('the weekday of a birth before sunrise is that of the day before, with a note', () => {
  const document = writeReport(
    createReportInput({ name: 'Early', date: '1951-08-17', time: '04:12', place: PLACES[1] }),
  );
  const weekday = getPage(document, 'birth').almanac.find(({ label }) => label === 'Weekday')!;
  expect(weekday.value).toMatch(/^Thursday/);
  expect(weekday.note).toMatch(/Before sunrise the almanac still counts the day before/);
});

test('a Moon in Taurus is never described as in its own sign', () => {
  const document = writeReport(
    createReportInput({ name: 'Bull', date: '1990-02-05', time: '06:30', place: PLACES[2] }),
  );
  expect(document.chart.grahas.Moon.dignity).toBe('moolatrikona');
  const printed = listPrintedStrings(document.pages).join('\n');
  expect(printed).not.toMatch(/Moon is in its own sign, Taurus/);
  expect(printed).toMatch(/Moon is in its moolatrikona, Taurus/);
});

test('a Moon with two possible signs is not named as a strength or caution', () => {
  const document = writeReport(
    createReportInput({ name: 'Two Signs', date: '1990-02-05', place: PLACES[2] }),
  );
  const { strengths, cautions } = getPage(document, 'summary');
  expect([...strengths, ...cautions].filter(({ because }) => /Moon/.test(because))).toEqual([]);
  expect(listPrintedStrings(document.pages).join('\n')).not.toMatch(
    /Best placed: Moon|Moon is in its moolatrikona/,
  );
});
