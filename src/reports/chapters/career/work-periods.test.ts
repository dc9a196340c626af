import { describe, expect, test } from 'vitest';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { createPeople, createReportInput } from '#src/testing/fixtures/people.ts';
import { createContext, type TimeKnownContext } from '#src/reports/context/report-context.ts';
import { findLongestPause } from '#src/reports/chapters/timing/longest-pause.ts';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import { listTransitStays, listWorkPeriods, SLOW_PLANETS } from './work-periods.ts';

const NOW = '2026-11-21T03:11:00Z';
const chart = createChart({ lagna: 'Aries' });
const formatDay = (instant: string) => instant.slice(0, 10);

describe('stays of Saturn and Jupiter', () => {
  test.each(SLOW_PLANETS)('%s is in one sign at a time', (graha) => {
    const parts = listTransitStays(chart, NOW, graha)
      .flatMap((stay) => stay.parts)
      .toSorted((a, b) => a.from.localeCompare(b.from));
    for (const [i, part] of parts.slice(1).entries()) expect(part.from >= parts[i]!.to, part.from).toBe(true);
  });

  // Lahiri, UTC: Saturn leaves Pisces on 2 June 2027, returns on 20 October 2027 and leaves it again on 23 February 2028.
  test('a stay with a return in retrograde motion has the dates of both parts', () => {
    const pisces = listTransitStays(chart, NOW, 'Saturn').find(({ sign }) => sign === 12)!;
    expect(pisces.parts.map(({ from, to }) => [formatDay(from), formatDay(to)])).toEqual([
      ['2025-03-29', '2027-06-02'],
      ['2027-10-20', '2028-02-23'],
    ]);
  });
});

test('a period of income within a time that the answers call ordinary for money is not favourable', () => {
  const periods = createPeople(200)
    .filter(({ date }) => date > '1970' && date < '2005')
    .map((person) => createContext(createReportInput(person, 'career-wealth')) as TimeKnownContext)
    .flatMap((context) => {
      const pause = findLongestPause(getMatterTiming(context, 'money'));
      return listWorkPeriods(context).filter(
        ({ role, antar }) => role === 'gain' && pause && antar.start >= pause.from && antar.end <= pause.to,
      );
    });
  expect(periods.length).toBeGreaterThan(5);
  expect(periods.filter(({ rating }) => rating === 'fair')).toEqual([]);
});
