import { describe, expect, it } from 'vitest';
import { toBirthMoment, findReferenceChart } from '#src/testing/reference-charts.ts';
import { computeChart, computeNearbyChart } from './chart.ts';
import { subtractAngles } from './ephemeris/angle.ts';
import { GRAHAS } from './contract.ts';
import { ChartInputError, type BirthMoment } from './input.ts';

const birthInKota: BirthMoment = {
  utc: '1996-06-04T09:00:00Z',
  latitude: 25.18254,
  longitude: 75.83907,
  isTimeKnown: true,
  zone: 'Asia/Kolkata',
  localDate: '1996-06-04',
};

const getInputError = (change: Partial<BirthMoment>) => {
  try {
    computeChart({ ...birthInKota, ...change });
  } catch (error) {
    if (error instanceof ChartInputError) return { code: error.code, field: error.field };
    throw error;
  }
  return undefined;
};

describe('computeChart', () => {
  const chart = computeChart(birthInKota);

  it('returns the settings used, the engine version and the instant', () => {
    expect(chart.settings).toEqual({
      ayanamsa: 'lahiri',
      node: 'mean',
      yearDays: 365.25,
      sunrise: 'upper-limb',
      karakas: 7,
      isLightDeflected: false,
    });
    expect(chart.engineVersion).toMatch(/^Lagna \d/);
    expect(chart.utc).toBe('1996-06-04T09:00:00Z');
  });

  it('counts houses in whole signs from the lagna', () => {
    expect(chart.lagna?.sign).toBe(6);
    expect(chart.grahas.Rahu.house).toBe(1);
    expect(chart.grahas.Moon.house).toBe(4);
    expect(chart.grahas.Mercury.house).toBe(8);
  });

  it('returns dignities by sign and degree, null for Ketu', () => {
    expect(chart.grahas.Jupiter.dignity).toBe('own');
    expect(chart.grahas.Sun.dignity).toBe('enemy');
    expect(chart.grahas.Venus.dignity).toBe('friendly');
    expect(chart.grahas.Ketu.dignity).toBeNull();
  });

  it('returns Ketu opposite Rahu', () => {
    expect(Math.abs(chart.grahas.Rahu.longitude - chart.grahas.Ketu.longitude)).toBeCloseTo(180, 9);
  });

  it('returns the same chart for the same birth', () => {
    expect(computeChart(birthInKota)).toEqual(chart);
  });

  it('returns different dasha dates for another year length', () => {
    const savana = computeChart(birthInKota, { yearDays: 360 });
    expect(savana.vimshottari[1]!.start < chart.vimshottari[1]!.start).toBe(true);
  });
});

describe('computeChart for an unknown birth time', () => {
  const chart = computeChart({ ...birthInKota, utc: '1996-06-04T06:30:00Z', isTimeKnown: false });

  it('returns no lagna and no houses', () => {
    expect(chart.lagna).toBeNull();
    expect(Object.values(chart.grahas).map(({ house }) => house)).toEqual(Array(9).fill(null));
  });

  it('returns the weekday of the civil day, not of the day from sunrise', () => {
    expect(
      computeChart({ ...birthInKota, utc: '1996-06-03T19:00:00Z', isTimeKnown: false }).panchang.vara,
    ).toBe(3);
    expect(computeChart({ ...birthInKota, utc: '1996-06-03T19:00:00Z' }).panchang.vara).toBe(2);
  });
});

describe('the panchang of computeChart', () => {
  it('has neither sunrise nor sunset during the midnight sun', () => {
    const { panchang } = computeChart(toBirthMoment(findReferenceChart('tromso-day')));
    expect([panchang.sunrise, panchang.sunset]).toEqual([null, null]);
    expect(panchang.vara).toBe(4);
  });

  it('does not change if the civil day is derived from the zone alone or from the longitude', () => {
    const { localDate: _date, ...withZone } = birthInKota;
    const { zone: _zone, ...withoutZoneAndDate } = withZone;
    expect(computeChart(withZone).panchang).toEqual(computeChart(birthInKota).panchang);
    expect(computeChart(withoutZoneAndDate).panchang).toEqual(computeChart(birthInKota).panchang);
  });
});

describe('computeChart with invalid input', () => {
  it.each<[string, Partial<BirthMoment>, string, string]>([
    ['a year before 1800', { utc: '1799-06-04T09:00:00Z' }, 'out-of-range', 'utc'],
    ['a year after 2100', { utc: '2101-06-04T09:00:00Z' }, 'out-of-range', 'utc'],
    ['text that is not an instant', { utc: 'at noon' }, 'bad-instant', 'utc'],
    ['a day that does not exist', { localDate: '1996-02-31' }, 'impossible-date', 'localDate'],
    ['an unknown zone', { zone: 'Asia/Kotah' }, 'unknown-zone', 'zone'],
    ['an empty zone', { zone: '' }, 'unknown-zone', 'zone'],
    ['the latitude of a pole', { latitude: 90 }, 'bad-place', 'latitude'],
    ['a latitude that is not a number', { latitude: Number.NaN }, 'bad-place', 'latitude'],
    ['a longitude beyond the antimeridian', { longitude: 181 }, 'bad-place', 'longitude'],
  ])('rejects %s and names the field', (_case, change, code, field) => {
    expect(getInputError(change)).toEqual({ code, field });
  });

  it('accepts the first and the last supported year', () => {
    expect(getInputError({ utc: '1800-01-01T00:00:00Z', localDate: '1800-01-01' })).toBeUndefined();
    expect(getInputError({ utc: '2100-12-31T23:59:00Z', localDate: '2101-01-01' })).toBeUndefined();
  });
});

describe('computeNearbyChart', () => {
  const shiftInstant = (utc: string, minutes: number) =>
    new Date(Date.parse(utc) + minutes * 60_000).toISOString();
  const pairs = Array.from({ length: 40 }, (_, i) => {
    const birth = {
      ...birthInKota,
      utc: new Date(Date.UTC(1905 + i * 4, i % 12, 1 + (i % 28), i % 24)).toISOString(),
    };
    const chart = computeChart(birth);
    return [-120, -90, -45, -15, 15, 45, 90, 120].map((minutes) => {
      const shifted = { ...birth, utc: shiftInstant(birth.utc, minutes) };
      return { nearby: computeNearbyChart(chart, shifted), direct: computeChart(shifted) };
    });
  }).flat();

  it('agrees with a new chart within 0.02 arcseconds up to two hours from the birth', () => {
    const arcseconds = pairs.flatMap(({ nearby, direct }) =>
      GRAHAS.map((graha) =>
        Math.abs(subtractAngles(nearby.grahas[graha].longitude, direct.grahas[graha].longitude) * 3600),
      ),
    );
    expect(Math.max(...arcseconds)).toBeLessThan(0.02);
  });

  it('agrees with the speeds of a new chart within a thousandth of a degree a day', () => {
    const differences = pairs.flatMap(({ nearby, direct }) =>
      GRAHAS.map((graha) => Math.abs(nearby.grahas[graha].speed - direct.grahas[graha].speed)),
    );
    expect(Math.max(...differences)).toBeLessThan(0.001);
  });

  it('is exactly a new chart beyond two hours', () => {
    const later = { ...birthInKota, utc: shiftInstant(birthInKota.utc, 121) };
    expect(computeNearbyChart(computeChart(birthInKota), later)).toEqual(computeChart(later));
  });
});
