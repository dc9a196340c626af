/** Retrograde periods of a year, compared with the dates that almanacs print. */
import { describe, expect, test } from 'vitest';
import { createContext } from '#src/reports/context/report-context.ts';
import { KABIR } from '#src/testing/fixtures/people.ts';
import { createYearReportInput } from '#src/testing/fixtures/year-orders.ts';
import { selectMonthEvents } from './select-events.ts';
import { findRetrogrades } from './sky-events.ts';

const { chart } = createContext(createYearReportInput(KABIR, '2026-11-02T06:00:00Z'));

describe('retrograde periods', () => {
  // Almanacs for 2026: Saturn 26 July to 10 December, Venus 3 October to 14 November, Mercury 24 October to 13 November.
  test('that run at the start of the search are found with their beginning and end', () => {
    const periods = findRetrogrades(chart, '2026-11-02T00:00:00Z', '2026-12-01T00:00:00Z');
    expect(periods.map(({ graha, from, to }) => [graha, from.slice(0, 10), to.slice(0, 10)])).toEqual([
      ['Saturn', '2026-07-26', '2026-12-10'],
      ['Venus', '2026-10-03', '2026-11-14'],
      ['Mercury', '2026-10-24', '2026-11-13'],
    ]);
  });

  test('that ended before the search or begin after it are left out', () => {
    // Jupiter turns retrograde on 13 December, Saturn turns direct on 10 December.
    expect(findRetrogrades(chart, '2026-12-11T12:00:00Z', '2026-12-12T00:00:00Z')).toEqual([]);
  });

  test('of Mercury and Venus that run at the time of the order have a statement in the first month; ended ones and those of Saturn have none', () => {
    const listGrahas = (orderedAt: string) =>
      selectMonthEvents(createContext(createYearReportInput(KABIR, orderedAt)))[0]!.flatMap((event) =>
        event.kind === 'retrograde' ? [event.retrograde.graha] : [],
      );
    expect(listGrahas('2026-11-02T06:00:00Z')).toEqual(['Venus', 'Mercury']);
    expect(listGrahas('2026-11-20T06:00:00Z')).toEqual([]);
  });
});
