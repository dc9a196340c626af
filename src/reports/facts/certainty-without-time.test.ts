/** What is marked as firm at any hour is the same in the charts of every quarter of an hour of the day. */
import { afterAll, expect, test, vi } from 'vitest';
import type { Chart } from '#src/astrology/contract.ts';
import {
  withChart,
  type ReportContext,
  type TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { computeChartOfInstant, getCivilDayOfBirth } from '#src/reports/context/unknown-time-range.ts';
import * as certainty from './certainty.ts';
import { setLagna } from '#src/reports/context/counted-houses.ts';
import { readValues, type FactReader } from './derived-facts.ts';
import { createFact, getFactKey } from './facts.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { createPeople, createReportInput, PLACES, removeTime } from '#src/testing/fixtures/people.ts';

type Call = { context: TimeUnknownContext; keys: string[]; readers: readonly FactReader<ReportContext>[] };
let firmCalls: Call[] = [];

const { evaluateCertainty } = certainty;
// A spy and no vi.mock: test files of a worker share their imports, and a mock would come after them.
vi.spyOn(certainty, 'evaluateCertainty').mockImplementation((context, facts, readers) => {
  const result = evaluateCertainty(context, facts, readers);
  const keys = facts.map(getFactKey).filter((key) => !key.startsWith('given.'));
  if (!context.isTimeKnown && result?.level === 'stable')
    firmCalls.push({ context, keys, readers: (readers ?? []) as Call['readers'] });
  return result;
});
afterAll(() => void vi.restoreAllMocks());

/** A chart for every quarter of an hour of the day. */
function listCharts({ birth, chart }: TimeUnknownContext): Chart[] {
  const dayStart = Date.parse(getCivilDayOfBirth(birth).from);
  return Array.from({ length: 96 }, (_, i) =>
    computeChartOfInstant(chart, birth, new Date(dayStart + i * 900_000).toISOString()),
  );
}

function listChanges({ context, keys, readers }: Call, charts: readonly Chart[]): string[] {
  const readAll = (chart: Chart) => [
    ...keys.map((key) => createFact({ ...context, chart }, key)),
    readValues(withChart<ReportContext>(context, chart), readers),
  ];
  const printed = readAll(context.chart);
  const values = charts.map((chart) => readAll(countAs(context, chart)));
  return printed.filter((value, i) => values.some((others) => others[i] !== value)).map(String);
}

/** The chart with the houses of the statement, which may be counted from the Moon or from the Sun. */
function countAs({ chart: { lagna, grahas } }: TimeUnknownContext, chart: Chart): Chart {
  if (!lagna) return chart;
  return setLagna(chart, lagna.longitude === grahas.Sun.longitude ? 'Sun' : 'Moon');
}

/**
 * Two grahas change their signs, and midnight, noon and midnight miss the hours between: half a day from 0:15 am on
 * 29 July 1945, the morning of 12 July 1947, the afternoon of 14 May 1949. On the others the hours are few.
 */
const DAYS_OF_TWO_CHANGES = [
  '1940-12-15',
  '1944-12-31',
  '1945-07-29',
  '1947-07-12',
  '1948-12-15',
  '1949-05-14',
  '1949-08-27',
  '1950-03-21',
];

const people = [
  ...DAYS_OF_TWO_CHANGES.map((date) => ({ name: 'Kiran', date, place: PLACES[0] })),
  ...createPeople(48).filter((_, i) => i % 6 === 0),
].map(removeTime);

test.each(['life-blueprint', 'love-marriage', 'moon-and-nakshatra'] as const)(
  'what the %s marks as firm at any hour is the same at every quarter of an hour',
  (product) => {
    const checked = people.flatMap((person) => {
      firmCalls = [];
      writeReport(createReportInput(person, product));
      const calls = firmCalls;
      const charts = calls[0] ? listCharts(calls[0].context) : [];
      return calls.map((call) => listChanges(call, charts).map((value) => `${person.date} ${value}`));
    });
    expect(checked.length).toBeGreaterThan(100);
    expect(checked.flat()).toEqual([]);
  },
);
