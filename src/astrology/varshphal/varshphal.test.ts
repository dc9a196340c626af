import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { computeChart } from '#src/astrology/chart.ts';
import { Varshphal } from '#src/astrology/contract-varshphal.ts';
import type { ChartSettings } from '#src/astrology/contract.ts';
import { toInstant, formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { computeSiderealLongitude } from '#src/astrology/ephemeris/longitudes.ts';
import { countSolarReturns, findSolarReturn } from './solar-return.ts';
import { computeVarshphal } from './varshphal.ts';

/** Rajiv Gandhi, 8:11 Indian war time (+6:30): the example of Adawal, Tajik Shastra and Annual Horoscopy. */
const birth = {
  utc: '1944-08-20T01:41:00Z',
  latitude: 18.97,
  longitude: 72.83,
  isTimeKnown: true,
  zone: 'Asia/Kolkata',
};
const natal = computeChart(birth);
const year = computeVarshphal(natal, 40);
const yearResults = year.lagnaResults!;

describe('computeVarshphal for the forty-first year of Rajiv Gandhi', () => {
  it('returns the start on the afternoon of his birthday with lagna Vrischika', () => {
    expect(year.from.slice(0, 13)).toBe('1984-08-20T07');
    expect(year.chart.lagna!.sign).toBe(8);
    expect(yearResults.isByDay).toBe(true);
  });

  it('has its muntha in Dhanu, forty signs from Simha, in the second house', () => {
    expect(natal.lagna!.sign).toBe(5);
    expect(yearResults.muntha).toEqual({ sign: 9, house: 2, lord: 'Jupiter' });
  });

  it('has Jupiter, Sun and Mars as holders of the five offices', () => {
    expect(
      yearResults.officeHolders.map(
        ({ office, graha, aspectsLagna }) => `${office} ${graha} ${aspectsLagna}`,
      ),
    ).toEqual([
      'muntha Jupiter false',
      'natal-lagna Sun true',
      'annual-lagna Mars true',
      'tri-rashi Mars true',
      'dina-ratri Sun true',
    ]);
  });

  it('has a strength of 14.766 for Jupiter and 14.337 for the Sun', () => {
    expect(year.strengths.Jupiter.total).toBeCloseTo(14.766, 2);
    expect(year.strengths.Sun.total).toBeCloseTo(14.337, 2);
  });

  it('has the Sun as year lord, because Jupiter does not aspect the lagna', () => {
    expect(yearResults.yearLord).toEqual({ graha: 'Sun', chosen: 'strongest' });
  });

  it('starts with the dasha of Rahu, four places after Venus, the birth lord: 40 modulo 9 is 4', () => {
    expect(yearResults.mudda.map(({ lord }) => lord)).toEqual([
      'Rahu',
      'Jupiter',
      'Saturn',
      'Mercury',
      'Ketu',
      'Venus',
      'Sun',
      'Moon',
      'Mars',
      'Rahu',
    ]);
  });

  it('matches its contract', () => {
    expect(Varshphal.parse(year)).toEqual(year);
  });
});

describe('findSolarReturn', () => {
  const chart = fc
    .record({
      ut: fc.double({
        min: parseUt('1800-01-02T00:00:00Z'),
        max: parseUt('2000-01-01T00:00:00Z'),
        noNaN: true,
      }),
      ayanamsa: fc.constantFrom<ChartSettings['ayanamsa']>('lahiri', 'kp', 'raman', 'true-chitra'),
    })
    .map(({ ut, ayanamsa }) => computeChart({ ...birth, utc: formatIso(ut) }, { ayanamsa }));
  const age = fc.integer({ min: 0, max: 100 });

  it('returns an instant with the Sun within a hundredth of an arcsecond of its natal longitude', () => {
    fc.assert(
      fc.property(chart, age, (natal, age) => {
        const longitude = computeSiderealLongitude(
          'Sun',
          toInstant(findSolarReturn(natal, age)),
          natal.settings,
        );
        expect(Math.abs(subtractAngles(longitude, natal.grahas.Sun.longitude)) * 3600).toBeLessThan(0.01);
      }),
      { numRuns: 60 },
    );
  });

  it('returns an instant near the birthday, twenty minutes later each year than the tropical return', () => {
    fc.assert(
      fc.property(chart, age, (natal, age) => {
        const birthday = parseUt(natal.utc) + age * 365.2422;
        const daysLate = findSolarReturn(natal, age) - birthday;
        expect(Math.abs(daysLate - age * 0.01417)).toBeLessThan(0.03);
      }),
      { numRuns: 60 },
    );
  });

  it('returns the birth for the first year', () => {
    expect(formatIso(findSolarReturn(natal, 0))).toBe(natal.utc);
  });

  it('begins a new year of life at the solar return', () => {
    expect(countSolarReturns(natal, '1984-08-20T07:40:00Z')).toBe(39);
    expect(countSolarReturns(natal, '1984-08-20T08:00:00Z')).toBe(40);
    expect(countSolarReturns(natal, '1944-12-01T00:00:00Z')).toBe(0);
  });
});

describe('computeVarshphal', () => {
  it('moves the muntha by a sign a year, and back to the lagna after twelve', () => {
    const signs = Array.from(
      { length: 13 },
      (_, age) => computeVarshphal(natal, age).lagnaResults!.muntha.sign,
    );
    expect(signs).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5]);
  });

  it('ends where the next year starts, and its dashas fill it in the proportions of Vimshottari', () => {
    for (const age of [0, 1, 27, 61]) {
      const { from, to, lagnaResults } = computeVarshphal(natal, age);
      expect(computeVarshphal(natal, age + 1).from).toBe(to);
      const { mudda } = lagnaResults!;
      expect([mudda[0]!.start, mudda.at(-1)!.end]).toEqual([from, to]);
      for (const [index, { end }] of mudda.slice(0, -1).entries()) expect(mudda[index + 1]!.start).toBe(end);
      const computeShare = (lord: string) =>
        mudda
          .filter((period) => period.lord === lord)
          .reduce((days, { start, end }) => days + parseUt(end) - parseUt(start), 0) /
        (parseUt(to) - parseUt(from));
      expect(computeShare('Venus')).toBeCloseTo(20 / 120, 5);
      expect(computeShare('Sun')).toBeCloseTo(6 / 120, 5);
      expect(computeShare(mudda[0]!.lord)).toBeCloseTo(computeShare(mudda.at(-1)!.lord), 5);
    }
  });

  it('starts the first year with the lord of the birth nakshatra, of which the same share has elapsed', () => {
    const [firstDasha] = computeVarshphal(natal, 0).lagnaResults!.mudda;
    const [maha] = natal.vimshottari;
    expect(firstDasha!.lord).toBe(maha!.lord);
    const remainingShare =
      (parseUt(maha!.end) - parseUt(natal.utc)) / (parseUt(maha!.end) - parseUt(maha!.start));
    const fullDays = (20 / 120) * 365.2564;
    expect((parseUt(firstDasha!.end) - parseUt(firstDasha!.start)) / fullDays).toBeCloseTo(remainingShare, 3);
  });

  it('has the same start and muntha sign at another place, but another lagna and muntha house', () => {
    const otherPlace = computeVarshphal(natal, 40, {
      latitude: 51.5,
      longitude: -0.13,
      zone: 'Europe/London',
    });
    expect(otherPlace.from).toBe(year.from);
    expect(otherPlace.chart.lagna!.sign).not.toBe(year.chart.lagna!.sign);
    expect(otherPlace.lagnaResults!.muntha.sign).toBe(yearResults.muntha.sign);
    expect(otherPlace.lagnaResults!.muntha.house).not.toBe(yearResults.muntha.house);
  });

  it('has no lagna, muntha or year lord without a birth time', () => {
    const withoutTime = computeVarshphal(computeChart({ ...birth, isTimeKnown: false }), 40);
    expect(withoutTime.lagnaResults).toBeNull();
    expect(withoutTime.chart.lagna).toBeNull();
    expect(withoutTime.strengths.Sun.total).toBeGreaterThan(0);
  });

  it('rejects a year outside the supported years', () => {
    expect(() => computeVarshphal(natal, 158)).toThrow(/1800 to 2100/);
  });
});
