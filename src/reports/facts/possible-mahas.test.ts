/** The mahadashas that may run now when the hour of birth is unknown. */
import { describe, expect, test } from 'vitest';
import { createContext, type TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { computeChartOfInstant, getCivilDayOfBirth } from '#src/reports/context/unknown-time-range.ts';
import { createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { findDashasAt } from './dasha-periods.ts';
import { listPossibleMahas } from './possible-mahas.ts';
import { HOUR_MS, MINUTE_MS } from './time-units.ts';

const CONTEXTS = createPeople(60).map(
  (person) => createContext(createReportInput(removeTime(person))) as TimeUnknownContext,
);

describe('mahadashas by the hour of birth', () => {
  test('hold for each hour of the day', () => {
    for (const context of CONTEXTS) {
      const { from } = getCivilDayOfBirth(context.birth);
      const mahas = listPossibleMahas(context);
      for (let hour = 0; hour < 24; hour++) {
        const utc = new Date(Date.parse(from) + hour * HOUR_MS).toISOString();
        const isNearBorder = mahas.some(
          ({ until }) => until && Math.abs(Date.parse(until) - Date.parse(utc)) < 6 * MINUTE_MS,
        );
        if (isNearBorder) continue;
        const { maha } = findDashasAt(computeChartOfInstant(context.chart, context.birth, utc), context.now);
        expect(mahas.find(({ until }) => until === null || utc <= until)!.lord).toBe(maha.lord);
      }
    }
  });

  test('are several for more than half of the people', () => {
    const several = CONTEXTS.filter((context) => listPossibleMahas(context).length > 1);
    expect(several.length).toBeGreaterThan(CONTEXTS.length / 2);
  });
});
