import { describe, expect, it } from 'vitest';
import { computeAyanamsa } from './ayanamsa.ts';
import { computeChart } from '#src/astrology/chart.ts';
import { toInstant, parseUt } from './instant.ts';

const toInstantOfDay = (day: string) => toInstant(parseUt(`${day}T00:00:00Z`));
const computeSecondsFromLahiri = (kind: 'kp' | 'raman' | 'true-chitra', day: string) =>
  (computeAyanamsa(kind, toInstantOfDay(day)) - computeAyanamsa('lahiri', toInstantOfDay(day))) * 3600;
const toDegrees = (degrees: number, minutes: number, seconds: number) =>
  degrees + minutes / 60 + seconds / 3600;

describe('computeAyanamsa', () => {
  it('returns for Lahiri the value of the Calendar Reform Committee on 21 March 1956', () => {
    // A true value, which includes the nutation of that day; refined by the Indian Astronomical Ephemeris of 1985.
    const [value, nutation] = [toDegrees(23, 15, 0.658), 16.769 / 3600];
    expect(
      Math.abs(computeAyanamsa('lahiri', toInstantOfDay('1956-03-21')) - value + nutation) * 3600,
    ).toBeLessThan(0.2);
  });

  it('returns for Krishnamurti and Raman the values of their books for 1900', () => {
    expect(computeAyanamsa('kp', toInstantOfDay('1900-01-01'))).toBeCloseTo(toDegrees(22, 21, 50), 3);
    expect(computeAyanamsa('raman', toInstantOfDay('1900-01-01'))).toBeCloseTo(toDegrees(21, 0, 52), 3);
  });

  it('returns the differences between schools that professional programs have', () => {
    for (const day of ['1900-06-01', '2000-01-01', '2060-01-01']) {
      expect(computeSecondsFromLahiri('kp', day)).toBeCloseTo(-349, 0);
      expect(computeSecondsFromLahiri('raman', day)).toBeCloseTo(-5207, 0);
    }
  });

  it('varies for True Chitra by forty arcseconds within a year, twice the aberration of Spica', () => {
    const months = Array.from({ length: 12 }, (_, month) => `2020-${String(month + 1).padStart(2, '0')}-12`);
    const values = months.map((day) => computeSecondsFromLahiri('true-chitra', day));
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(38);
    expect(Math.max(...values) - Math.min(...values)).toBeLessThan(42);
    const mean = values.reduce((sum, each) => sum + each) / 12;
    expect(mean).toBeGreaterThan(-60);
    expect(mean).toBeLessThan(-55);
    expect(values.indexOf(Math.max(...values))).toBe(3);
  });

  it('shifts all longitudes of a chart by the same angle', () => {
    const birth = { utc: '1996-06-04T09:00:00Z', latitude: 25.18, longitude: 75.83, isTimeKnown: true };
    const [lahiri, raman] = [computeChart(birth), computeChart(birth, { ayanamsa: 'raman' })];
    const shift = lahiri.ayanamsaDegrees - raman.ayanamsaDegrees;
    expect(raman.grahas.Moon.longitude - lahiri.grahas.Moon.longitude).toBeCloseTo(shift, 9);
    expect(raman.lagna!.longitude - lahiri.lagna!.longitude).toBeCloseTo(shift, 9);
    expect(raman.midheaven! - lahiri.midheaven!).toBeCloseTo(shift, 9);
    expect(raman.vimshottari[1]!.start).not.toBe(lahiri.vimshottari[1]!.start);
  });
});
