import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { computeDashaTables } from './dasha-tables.ts';

const BIRTH = { utc: '1990-06-21T10:00:00Z', latitude: 28.61, longitude: 77.21, isTimeKnown: true };
const NOW = '2026-10-01T00:00:00Z';

describe('computeDashaTables', () => {
  it('returns the running periods of all five systems', () => {
    const { running } = computeDashaTables(computeChart(BIRTH), NOW);
    expect(running.vimshottari).toHaveLength(5);
    for (const period of [running.yogini, running.ashtottari, running.chara, running.kalachakra]) {
      expect(period!.maha.start <= NOW && NOW < period!.maha.end).toBe(true);
      expect(period!.antar.start <= NOW && NOW < period!.antar.end).toBe(true);
    }
  });

  it('uses the dasha year of the chart', () => {
    const starts = [360, 365.25].map(
      (yearDays) => computeDashaTables(computeChart(BIRTH, { yearDays }), NOW).yogini[2]!.start,
    );
    expect(starts[0]! < starts[1]!).toBe(true);
  });

  it('has neither Chara nor Kalachakra without a birth time', () => {
    const tables = computeDashaTables(computeChart({ ...BIRTH, isTimeKnown: false }), NOW);
    expect(tables).toMatchObject({ chara: null, kalachakra: null });
    expect(tables.running).toMatchObject({ chara: null, kalachakra: null });
    expect(tables.running.yogini).not.toBeNull();
  });

  it.each([89.9, -89.9])('returns all systems at latitude %d', (latitude) => {
    const tables = computeDashaTables(computeChart({ ...BIRTH, latitude }), NOW);
    expect(tables.chara!.length).toBeGreaterThanOrEqual(12);
    expect(tables.ashtottari.conditions.isPakshaConditionMet).toBeNull();
    expect(tables.kalachakra!.periods.length).toBeGreaterThan(8);
  });
});
