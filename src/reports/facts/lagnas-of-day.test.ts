import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { createContext, type TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { listLagnasOfDay } from './lagnas-of-day.ts';
import { MINUTE_MS } from './time-units.ts';

const createUnknown = (index: number): TimeUnknownContext => {
  const birth = removeTime(createPeople(index + 1)[index]!);
  return createContext(createReportInput(birth, 'janam-kundli')) as TimeUnknownContext;
};

describe('the lagnas of a day', () => {
  it('follow each other from midnight to midnight, each sign once and that of midnight again', () => {
    for (const index of [0, 5, 10, 15]) {
      const lagnas = listLagnasOfDay(createUnknown(index));
      expect(lagnas.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(24 * 60);
      expect(new Set(lagnas.map(({ sign }) => sign)).size).toBe(12);
      expect(lagnas.length).toBeLessThanOrEqual(13);
      lagnas.slice(1).forEach(({ sign, from }, i) => {
        expect(from).toBe(lagnas[i]!.to);
        expect(sign).toBe((lagnas[i]!.sign % 12) + 1);
      });
    }
  });

  it('agree with the chart of a known time two minutes inside each row', () => {
    const { chart, birth, ...context } = createUnknown(2);
    const { latitude, longitude, settings } = chart;
    for (const { sign, from, to } of listLagnasOfDay({ chart, birth, ...context })) {
      const inside = [Date.parse(from) + 2 * MINUTE_MS, Date.parse(to) - 2 * MINUTE_MS];
      for (const ms of inside) {
        const moment = {
          utc: new Date(ms).toISOString(),
          latitude,
          longitude,
          isTimeKnown: true,
          zone: birth.place.zone,
          localDate: birth.date,
          utcOffsetSeconds: birth.utcOffsetSeconds,
        };
        expect(computeChart(moment, settings).lagna!.sign).toBe(sign);
      }
    }
  });
});
