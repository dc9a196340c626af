import { describe, expect, it } from 'vitest';
import { getKaranaName } from '#src/astrology/panchang/panchang-names.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { computeDayPanchang } from './day-panchang.ts';
import { computeDayQualities } from './day-qualities.ts';
import { computeSkyHeights } from './sky-heights.ts';

const JAIPUR = { latitude: 26.9196, longitude: 75.7878, zone: 'Asia/Kolkata' };
const days = Array.from({ length: 60 }, (_, index) =>
  computeDayPanchang(JAIPUR, new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10)),
);

describe('the qualities of a day', () => {
  it('of 22 November 2026 are those of Ashwini, Trayodashi and Vyatipata', () => {
    expect(computeDayQualities(days[21]!)).toEqual({
      nakshatra: 'swift',
      tithi: 'jaya',
      isYogaAvoided: true,
      vishti: [],
    });
  });

  it('list every Vishti of the days, and nothing else', () => {
    for (const day of days) {
      const expected = day.karanas.filter(({ part }) => getKaranaName(part).english === 'Vishti');
      expect(computeDayQualities(day).vishti).toEqual(expected.map(({ from, to }) => ({ from, to })));
    }
  });

  it('call the fourth, ninth and fourteenth tithi empty, and the new moon by its own name', () => {
    const classes = days.map((day) => [day.tithis[0]!.part, computeDayQualities(day).tithi] as const);
    expect(new Set(classes.flatMap(([part, name]) => (name === 'rikta' ? [part] : [])))).toEqual(
      new Set([4, 9, 14, 19, 24, 29]),
    );
    expect(classes.find(([part]) => part === 30)![1]).toBe('amavasya');
  });
});

describe('the heights of Sun and Moon', () => {
  const { bounds, sunset, moonrise, moonset } = days[21]!;
  const [from, to] = [parseUt(bounds.from), parseUt(bounds.to)];
  const { sun, moon, elongation } = computeSkyHeights(from, to, JAIPUR);
  const findStep = (iso: string) => ((parseUt(iso) - from) / (to - from)) * 48;

  it('are zero at rise and set, and highest at noon', () => {
    expect(Math.abs(sun[0]!)).toBeLessThan(1.5);
    expect(Math.abs(sun[48]!)).toBeLessThan(1.5);
    const setStep = findStep(sunset!);
    expect(sun[Math.floor(setStep)]! > -1 && sun[Math.ceil(setStep)]! < 0).toBe(true);
    // Latitude 26.9, declination -20.1.
    expect(Math.max(...sun)).toBeCloseTo(90 - 26.9 - 20.1, 0);
  });

  it('of the Moon change sign where it rises and sets', () => {
    const [rise, set] = [findStep(moonrise!), findStep(moonset!)];
    expect(moon[Math.floor(rise) - 1]! < 0 && moon[Math.ceil(rise) + 1]! > 0).toBe(true);
    expect(moon[Math.floor(set) - 1]! > 0 && moon[Math.ceil(set) + 1]! < 0).toBe(true);
    expect(elongation).toBeGreaterThan(144);
  });
});
