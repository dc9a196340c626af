import { describe, expect, it } from 'vitest';
import { toBirthMoment, findReferenceChart } from '#src/testing/reference-charts.ts';
import { computeChart } from './chart.ts';
import type { BirthMoment } from './input.ts';
import { computeMoonRange } from './moon-range.ts';
import { computeSensitivity, computeDashaDaysPerMinute } from './sensitivity.ts';
import { computeSky } from './current-positions.ts';

const birthInKota: BirthMoment = {
  utc: '1996-06-04T09:00:00Z',
  latitude: 25.18254,
  longitude: 75.83907,
  isTimeKnown: true,
  zone: 'Asia/Kolkata',
  localDate: '1996-06-04',
};
const measureMinutes = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000;
const addSeconds = (utc: string, seconds: number) => new Date(Date.parse(utc) + seconds * 1000).toISOString();

describe('computeSensitivity', () => {
  const chart = computeChart(birthInKota);
  const intervals = computeSensitivity(birthInKota, chart);

  it('returns the range of birth times in which the lagna keeps its sign', () => {
    const { from, to } = intervals.lagnaSign;
    const signAt = (utc: string) => computeChart({ ...birthInKota, utc }).lagna!.sign;
    expect([signAt(addSeconds(from!, -2)), signAt(addSeconds(from!, 2))]).toEqual([5, 6]);
    expect([signAt(addSeconds(to!, -2)), signAt(addSeconds(to!, 2))]).toEqual([6, 7]);
  });

  it('returns the ranges in which the pada of the Moon and the navamsa lagna do not change', () => {
    const computeChartAt = (utc: string) => computeChart({ ...birthInKota, utc });
    expect(computeChartAt(addSeconds(intervals.moonPada.to!, -2)).grahas.Moon.pada).toBe(4);
    expect(computeChartAt(addSeconds(intervals.moonPada.to!, 2)).grahas.Moon.pada).toBe(1);
    expect(computeChartAt(addSeconds(intervals.navamsaLagna.from!, -2)).lagna!.navamsaSign).not.toBe(
      chart.lagna!.navamsaSign,
    );
    expect(measureMinutes(intervals.navamsaLagna.from!, intervals.navamsaLagna.to!)).toBeLessThan(20);
  });

  it('returns an end of null for a graha that does not change its sign within the window', () => {
    expect(intervals.grahaSigns.Saturn).toEqual({ from: null, to: null });
    expect(intervals.grahaSigns.Venus.from).toBeNull();
    expect(measureMinutes(birthInKota.utc, intervals.grahaSigns.Venus.to!)).toBeGreaterThan(0);
  });

  it('returns a range of seconds for a lagna next to the border of its sign', () => {
    const birth = toBirthMoment(findReferenceChart('lagna-before'));
    const { to } = computeSensitivity(birth, computeChart(birth)).lagnaSign;
    expect(measureMinutes(birth.utc, to!) * 60).toBeGreaterThan(1);
    expect(measureMinutes(birth.utc, to!) * 60).toBeLessThan(6);
  });
});

describe('computeDashaDaysPerMinute', () => {
  it('returns a tenth of the shift of a dasha for a birth ten minutes later', () => {
    const chart = computeChart(birthInKota);
    const getDashaStart = (utc: string) =>
      Date.parse(computeChart({ ...birthInKota, utc }).vimshottari[1]!.start);
    const shiftDays =
      (getDashaStart(birthInKota.utc) - getDashaStart(addSeconds(birthInKota.utc, 600))) / 86_400_000;
    expect(shiftDays / 10).toBeCloseTo(computeDashaDaysPerMinute(chart), 1);
  });
});

describe('computeMoonRange', () => {
  const range = computeMoonRange({ ...birthInKota, isTimeKnown: false });

  it('returns stays that cover the civil day without a gap', () => {
    expect([range.from, range.to]).toEqual(['1996-06-03T18:30:00Z', '1996-06-04T18:30:00Z']);
    expect(range.stays[0]!.from).toBe(range.from);
    expect(range.stays.at(-1)!.to).toBe(range.to);
    for (const [index, { to }] of range.stays.slice(0, -1).entries())
      expect(range.stays[index + 1]!.from).toBe(to);
  });

  it('returns every pada that the Moon passed on the day', () => {
    expect(range.stays.map(({ nakshatra, pada }) => `${nakshatra}.${pada}`)).toEqual([
      '20.1',
      '20.2',
      '20.3',
      '20.4',
      '21.1',
      '21.2',
    ]);
    expect(range.stays.at(-1)!.sign).toBe(10);
  });

  it('returns each possible birth lord, with bounds that contain the dashas of a birth on that day', () => {
    expect(range.dashas.map(({ lord }) => lord)).toEqual(['Venus', 'Sun']);
    const chart = computeChart(birthInKota);
    const [dashasForVenus] = range.dashas;
    for (const [index, { start }] of chart.vimshottari.entries()) {
      const { lord, earliest, latest } = dashasForVenus!.periods[index]!;
      expect(lord).toBe(chart.vimshottari[index]!.lord);
      expect(earliest <= start && start <= latest).toBe(true);
    }
  });
});

describe('computeSky', () => {
  const sky = computeSky(new Date('2026-11-21T04:00:00Z'));

  it('returns grahas and panchang, but no lagna and no houses', () => {
    expect(sky.computedAt).toBe('2026-11-21T04:00:00.000Z');
    expect(sky.chart.lagna).toBeNull();
    expect(sky.chart.grahas.Moon.house).toBeNull();
    expect(sky.chart.grahas.Saturn).toMatchObject({ sign: 12, isRetrograde: true });
    expect(sky.chart.panchang.vara).toBe(7);
  });
});
