/** A copy for a child of three, and one for somebody of eighty: what it says must fit the age of whoever holds it. */
import { describe, expect, test } from 'vitest';
import { PLACES, reportInput } from '#src/testing/fixtures/births.ts';
import { listPrintedStrings } from '#src/testing/reports/printed-text.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import type { WritableReport } from '#src/reports/context/report-context.ts';
import { writeReport } from '#src/reports/write-report.ts';

const copyOf = (date: string, product: WritableReport = 'janam-kundli'): ReportDocument =>
  writeReport(reportInput({ name: 'Somebody', date, time: '21:40', place: PLACES[0] }, product));

const child = copyOf('2023-09-14');
const grown = copyOf('1990-09-14');
const old = copyOf('1945-09-14');

const pageOf = <K extends ReportDocument['pages'][number]['kind']>({ pages }: ReportDocument, kind: K) =>
  pages.find((page) => page.kind === kind) as Extract<ReportDocument['pages'][number], { kind: K }>;

describe('a period that was running at birth', () => {
  const { antar, statements } = pageOf(child, 'periods');

  test('has no date before the birth', () => {
    const born = Date.parse('2023-09-14');
    const dates = antar.rows.map(({ from }) => Date.parse(from)).filter((at) => !Number.isNaN(at));
    expect(dates.every((at) => at > born)).toBe(true);
    expect(antar.rows[0]!.from).toBe('at birth');
  });

  test('is said to have been there from the start', () => {
    expect(statements[1]!.because).toMatch(
      /^Venus had the lead when you were born and keeps it until 4 February 2029/,
    );
  });

  test('counts from birth on the first page as well', () => {
    const newborn = copyOf('2026-11-01');
    expect(pageOf(newborn, 'summary').now!.text).toMatch(/^From birth and until /);
  });

  test('leaves the whole list of nine to those who have lived into it', () => {
    expect(pageOf(grown, 'periods').antar.rows).toHaveLength(9);
  });
});

describe('the periods to come', () => {
  const ages = (document: ReportDocument) =>
    pageOf(document, 'periods')
      .statements.map(({ because }) => /(?:at|are|age of) (\d+)\b/.exec(because)?.[1])
      .filter((age) => age !== undefined)
      .map(Number);

  test('are told in words while they begin before eighty', () => {
    expect(Math.max(...ages(child))).toBeLessThan(80);
  });

  test('leave the next one to somebody who is nearly there', () => {
    const next = writeReport(
      reportInput({ name: 'Late', date: '1951-08-17', time: '04:12', place: PLACES[1] }),
    );
    expect(ages(next)).toEqual([81]);
  });
});

describe('how to read a copy', () => {
  const titles = (document: ReportDocument) =>
    pageOf(document, 'contents').readingGuide.map(({ title }) => title);

  test('is told to whoever holds it for a child', () => {
    expect(titles(child)).toContain('For a child');
    expect(titles(copyOf('2023-09-14', 'year-ahead'))).toContain('For a child');
  });

  test('is told to whoever has most of it behind them', () => {
    expect(titles(old)).toContain('Looking back');
  });

  test('needs no such word in between', () => {
    expect(titles(grown)).toEqual(['The reason', 'The mark', 'The words']);
  });

  test('asks nothing of a small child alone', () => {
    expect(pageOf(child, 'remedies').lead).toMatch(/somebody grown up/);
    expect(pageOf(grown, 'remedies').lead).not.toMatch(/somebody grown up/);
  });
});

test('the weekday of a birth before sunrise says whose day it still was', () => {
  const early = writeReport(
    reportInput({ name: 'Early', date: '1951-08-17', time: '04:12', place: PLACES[1] }),
  );
  const weekday = pageOf(early, 'birth').almanac.find(({ label }) => label === 'Weekday')!;
  expect(weekday.value).toMatch(/^Thursday/);
  expect(weekday.note).toMatch(/Before sunrise the almanac still counts the day before/);
});

test('the Moon is never called master of Taurus', () => {
  const inTaurus = writeReport(
    reportInput({ name: 'Bull', date: '1990-02-05', time: '06:30', place: PLACES[2] }),
  );
  expect(inTaurus.chart.grahas.Moon.dignity).toBe('moolatrikona');
  const printed = listPrintedStrings(inTaurus.pages).join('\n');
  expect(printed).not.toMatch(/Moon is (master of|at home in) Taurus/);
  expect(printed).toMatch(/Moon holds office in Taurus/);
});

test('a Moon of two possible signs is not praised for one of them', () => {
  const torn = writeReport(reportInput({ name: 'Torn', date: '1990-02-05', place: PLACES[2] }));
  const { strengths, cautions } = pageOf(torn, 'summary');
  expect([...strengths, ...cautions].filter(({ because }) => /Moon/.test(because))).toEqual([]);
  expect(listPrintedStrings(torn.pages).join('\n')).not.toMatch(/Best placed: Moon|Moon holds office/);
});
