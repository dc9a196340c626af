/** Times for children of a young reader follow the first favoured time for marriage. */
import { describe, expect, test } from 'vitest';
import { createContext, type ReportContext } from '#src/reports/context/report-context.ts';
import { getAgeAt } from '#src/reports/context/life-stage.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { createPeople, createReportInput } from '#src/testing/fixtures/people.ts';
import { listPrintedStrings } from '#src/testing/reports/printed-text.ts';
import { getMatterTiming, getTimeForMarried } from './report-timing.ts';

const INPUTS = createPeople(560).map((person) => createReportInput(person, 'life-blueprint'));
const CONTEXTS: ReportContext[] = INPUTS.map((input) => createContext(input));
const young = CONTEXTS.filter((context) => isBetween(getAgeAt(context, context.now), 21, 29));
const older = CONTEXTS.filter((context) => isBetween(getAgeAt(context, context.now), 30, 44));

function isBetween(age: number, from: number, to: number): boolean {
  return age >= from && age <= to;
}

const findFirstMarriage = (context: ReportContext): number | undefined => {
  const sorted = getMatterTiming(context, 'marriage').windows.toSorted((a, b) =>
    a.from.localeCompare(b.from),
  );
  const first = sorted.find(({ grade }) => grade > 1) ?? sorted[0];
  return first && Date.parse(first.from);
};

describe('times for children', () => {
  test('of a reader below thirty begin nine months or more after the first favoured time for marriage', () => {
    expect(young.length).toBeGreaterThan(20);
    for (const context of young) {
      const marriage = findFirstMarriage(context);
      if (marriage === undefined) continue;
      const starts = getMatterTiming(context, 'children').windows.map(({ from }) => Date.parse(from));
      expect(Math.min(...starts, Infinity)).toBeGreaterThanOrEqual(marriage + 270 * DAY_MS);
    }
  });

  test('have ranks in order after the earlier ones are left out', () => {
    for (const context of young) {
      const ranks = getMatterTiming(context, 'children').windows.map(({ rank }) => rank);
      expect(ranks).toEqual(ranks.map((_, i) => i + 1));
    }
  });

  test('that are earlier are named for a married reader, on the answers and in the chapter', () => {
    const index = CONTEXTS.findIndex((context) => young.includes(context) && getTimeForMarried(context));
    const texts = listPrintedStrings(writeReport(INPUTS[index]!).pages).join(' ');
    expect(texts).toContain('If you are married already,');
    expect(texts).toContain('If you are married already, you have');
  });

  test('of a reader of thirty or more do not wait for a marriage', () => {
    expect(older.some((context) => hasEarlyChildWindow(context))).toBe(true);
    expect(older.filter((context) => getTimeForMarried(context))).toEqual([]);
  });
});

function hasEarlyChildWindow(context: ReportContext): boolean {
  const marriage = findFirstMarriage(context);
  return getMatterTiming(context, 'children').windows.some(
    ({ from }) => marriage !== undefined && Date.parse(from) < marriage,
  );
}
