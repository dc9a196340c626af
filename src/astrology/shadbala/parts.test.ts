import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subtractAngles, RAD } from '#src/astrology/ephemeris/angle.ts';
import { computeHeliocentric } from '#src/astrology/ephemeris/heliocentric.ts';
import { toInstant } from '#src/astrology/ephemeris/instant.ts';
import { computeSunTimes } from '#src/astrology/panchang/sun-times.ts';
import { computeCheshtaBala } from './cheshta.ts';
import type { ShadbalaInput } from './shadbala-input.ts';
import { computeDigBala } from './dig.ts';
import { computeDrishti } from './drik.ts';
import { getCompoundFriendship } from './friendship.ts';
import { computeMeanLongitudes } from './mean-longitudes.ts';
import { classifyBenefics } from './benefics.ts';
import { computePhalas } from './phala.ts';
import { computeStrengths } from './shadbala.ts';
import { computeUchcha } from './sthana.ts';
import { computeSunDay } from './sun-day.ts';
import { computeTimeLords } from './time-lords.ts';
import { computeYuddhaBala } from './yuddha.ts';

const LONGITUDES = { Sun: 10, Moon: 200, Mars: 70, Mercury: 40, Jupiter: 130, Venus: 320, Saturn: 260 };

const input: ShadbalaInput = {
  longitudes: LONGITUDES,
  lagna: 100,
  midheaven: 10,
  meanLongitudes: { Sun: 10, Mercury: 40, Venus: 320, Mars: 70, Jupiter: 130, Saturn: 260 },
  ayanamsa: 24,
  obliquity: 23.44,
  solarTime: 180,
  day: { dayNumber: 0, isDaytime: true, third: 1, hour: 6 },
};

describe('computeUchcha', () => {
  it('returns 60 at the exaltation degree and 0 at the opposite one', () => {
    expect(computeUchcha('Saturn', 200)).toBe(60);
    expect(computeUchcha('Saturn', 20)).toBe(0);
    expect(computeUchcha('Venus', 87)).toBe(30);
  });
});

describe('computeDigBala', () => {
  it('returns 60 at the point of the graha and 0 at the opposite one', () => {
    const longitudes = {
      ...LONGITUDES,
      Sun: 10,
      Mars: 190,
      Moon: 190,
      Venus: 10,
      Mercury: 100,
      Jupiter: 280,
      Saturn: 280,
    };
    const { Sun, Mars, Moon, Venus, Mercury, Jupiter, Saturn } = computeDigBala({
      ...input,
      longitudes,
    });
    expect([Sun, Moon, Mercury, Saturn]).toEqual([60, 60, 60, 60]);
    expect([Mars, Venus, Jupiter]).toEqual([0, 0, 0]);
  });
});

describe('computeDrishti', () => {
  it('returns 60 at the opposite degree for all grahas, and 0 in adjacent signs', () => {
    expect([computeDrishti('Sun', 180), computeDrishti('Mars', 180)]).toEqual([60, 60]);
    expect([computeDrishti('Moon', 29), computeDrishti('Moon', 0), computeDrishti('Moon', 310)]).toEqual([
      0, 0, 0,
    ]);
  });

  it('returns 15, 30 or 45 in the other signs', () => {
    expect([60, 90, 120, 210, 240, 270].map((degrees) => computeDrishti('Venus', degrees))).toEqual([
      15, 45, 30, 45, 30, 15,
    ]);
  });

  it('returns 60 at the special aspects of Mars, Jupiter and Saturn', () => {
    expect([computeDrishti('Mars', 90), computeDrishti('Mars', 210)]).toEqual([60, 60]);
    expect([computeDrishti('Jupiter', 120), computeDrishti('Jupiter', 240)]).toEqual([60, 60]);
    expect([
      computeDrishti('Saturn', 60),
      computeDrishti('Saturn', 75),
      computeDrishti('Saturn', 270),
    ]).toEqual([60, 60, 60]);
  });
});

describe('getCompoundFriendship', () => {
  const signs = { Sun: 1, Moon: 2, Mars: 5, Mercury: 12, Jupiter: 1, Venus: 11, Saturn: 7 };

  it.each([
    ['Sun', 'Moon', 'great friend'],
    ['Sun', 'Mars', 'neutral'],
    ['Sun', 'Mercury', 'friend'],
    ['Sun', 'Venus', 'neutral'],
    ['Sun', 'Jupiter', 'neutral'],
    ['Sun', 'Saturn', 'great enemy'],
    ['Moon', 'Saturn', 'enemy'],
  ] as const)('returns for %s towards %s: %s', (graha, other, expected) => {
    expect(getCompoundFriendship(graha, other, signs)).toBe(expected);
  });
});

describe('classifyBenefics', () => {
  it('includes a Moon that is at least half lit', () => {
    expect(classifyBenefics({ ...LONGITUDES, Sun: 0, Moon: 89 }).Moon).toBe(false);
    expect(classifyBenefics({ ...LONGITUDES, Sun: 0, Moon: 91 }).Moon).toBe(true);
    expect(classifyBenefics({ ...LONGITUDES, Sun: 0, Moon: 269 }).Moon).toBe(true);
    expect(classifyBenefics({ ...LONGITUDES, Sun: 0, Moon: 271 }).Moon).toBe(false);
  });

  it('excludes Mercury with a majority of malefics in its sign', () => {
    expect(classifyBenefics(LONGITUDES).Mercury).toBe(true);
    expect(classifyBenefics({ ...LONGITUDES, Saturn: 45 }).Mercury).toBe(false);
    expect(classifyBenefics({ ...LONGITUDES, Saturn: 45, Jupiter: 50 }).Mercury).toBe(true);
    expect(classifyBenefics({ ...LONGITUDES, Saturn: 45, Mars: 31, Jupiter: 50 }).Mercury).toBe(false);
  });
});

describe('computeYuddhaBala', () => {
  const strengths = { Sun: 300, Moon: 300, Mars: 240, Mercury: 300, Jupiter: 400, Venus: 300, Saturn: 300 };

  it('gives the planet with the smaller longitude the difference of strengths divided by that of discs', () => {
    const { Mars, Jupiter, Saturn } = computeYuddhaBala(
      { ...LONGITUDES, Mars: 359.8, Jupiter: 0.3 },
      strengths,
    );
    expect(Mars).toBeCloseTo(160 / 181, 9);
    expect(Jupiter).toBe(-Mars);
    expect(Saturn).toBe(0);
  });

  it('returns 0 for Sun and Moon, and for planets one degree apart', () => {
    const longitudes = { ...LONGITUDES, Sun: 70, Moon: 70, Mars: 70, Mercury: 71 };
    expect(Object.values(computeYuddhaBala(longitudes, strengths))).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('computeCheshtaBala', () => {
  it('returns 60 for Mars at opposition and 0 for Saturn at conjunction', () => {
    const meanLongitudes = { ...input.meanLongitudes, Sun: 10, Mars: 190, Saturn: 10 };
    const longitudes = { ...LONGITUDES, Mars: 190, Saturn: 10 };
    const { Mars, Saturn, Sun, Moon } = computeCheshtaBala({ ...input, meanLongitudes, longitudes });
    expect([Mars, Saturn, Sun, Moon]).toEqual([60, 0, 0, 0]);
  });

  it('returns 60 for Mercury at inferior conjunction and 0 at superior conjunction', () => {
    const computeForMercury = (meanLongitude: number) =>
      computeCheshtaBala({
        ...input,
        meanLongitudes: { ...input.meanLongitudes, Sun: 10, Mercury: meanLongitude },
        longitudes: { ...LONGITUDES, Mercury: 10 },
      }).Mercury;
    expect([computeForMercury(190), computeForMercury(10)]).toEqual([60, 0]);
  });
});

describe('computePhalas', () => {
  const cheshtaBala = { Sun: 0, Moon: 0, Mars: 15, Mercury: 0, Jupiter: 60, Venus: 0, Saturn: 0 };
  const computePhalasAt = (longitudes: typeof LONGITUDES) =>
    computePhalas({ ...input, longitudes }, cheshtaBala);

  it('returns the root of uchcha bala times cheshta bala, and that of their complements', () => {
    const { Mars, Jupiter } = computePhalasAt({ ...LONGITUDES, Mars: 298, Jupiter: 275 });
    expect(Mars).toEqual({ ishta: 30, kashta: 0 });
    expect(Jupiter).toEqual({ ishta: 0, kashta: 0 });
  });

  it('uses the tropical longitude for the cheshta bala of the Sun and the phase for that of the Moon', () => {
    const solstices = [66, 246].map((Sun) => computePhalasAt({ ...LONGITUDES, Sun }).Sun);
    expect(solstices[0]!.ishta).toBeCloseTo(Math.sqrt(computeUchcha('Sun', 66) * 60), 9);
    expect(solstices[0]!.kashta).toBeCloseTo(0, 9);
    expect(solstices[1]!.ishta).toBeCloseTo(0, 9);
    expect(computePhalasAt({ ...LONGITUDES, Sun: 213, Moon: 33 }).Moon).toEqual({ ishta: 60, kashta: 0 });
  });
});

describe('computeStrengths', () => {
  it('returns the required rupas of Raman', () => {
    const { grahas } = computeStrengths(input);
    const requiredRupas = Object.values(grahas).map(({ required }) => required);
    expect(requiredRupas).toEqual([5, 6, 5, 7, 6.5, 5.5, 5]);
  });
});

describe('computeMeanLongitudes', () => {
  // The largest equations of centre, plus half a degree for planetary perturbations.
  it.each([
    ['Mercury', 24.2],
    ['Venus', 1.3],
    ['Mars', 11.3],
    ['Jupiter', 6.2],
    ['Saturn', 7.4],
  ] as const)('differs for %s from the true longitude by less than %s degrees', (planet, maximum) => {
    fc.assert(
      // 1800 to 2100, in days from J2000.0
      fc.property(fc.double({ min: -73_000, max: 36_889, noNaN: true }), (ut) => {
        const instant = toInstant(ut);
        const [x, y] = computeHeliocentric(planet, instant.tt).position;
        const precession = (5029 / 3600) * (instant.tt / 36_525);
        const trueLongitude = Math.atan2(y, x) / RAD + precession;
        expect(
          Math.abs(subtractAngles(trueLongitude, computeMeanLongitudes(instant, 0)[planet])),
        ).toBeLessThan(maximum);
      }),
    );
  });
});

describe('computeSunDay', () => {
  const kota = { latitude: 25.18254, longitude: 75.83907 };
  const start = -0.5 - kota.longitude / 360;
  const { rise, set } = computeSunTimes({ start, end: start + 1 }, kota);
  const minute = 1 / 1440;
  const computeSunDayAt = (ut: number) => computeSunDay(ut, kota, 'upper-limb', 0);

  it('returns the first hour and the first third at sunrise', () => {
    expect(computeSunDayAt(rise! + minute)).toEqual({ dayNumber: 0, isDaytime: true, third: 0, hour: 0 });
    expect(computeSunDayAt(rise! - minute)).toEqual({ dayNumber: -1, isDaytime: false, third: 2, hour: 23 });
  });

  it('returns the first third of the night after sunset', () => {
    expect(computeSunDayAt(set! - minute)).toMatchObject({ isDaytime: true, third: 2 });
    expect(computeSunDayAt(set! + minute)).toMatchObject({ dayNumber: 0, isDaytime: false, third: 0 });
  });

  it('starts at 06:00 apparent solar time where the Sun does not rise', () => {
    const tromso = { latitude: 69.65, longitude: 18.96 };
    expect(computeSunDay(-10, tromso, 'upper-limb', 91)).toMatchObject({
      isDaytime: true,
      third: 0,
      hour: 0,
    });
    expect(computeSunDay(-10, tromso, 'upper-limb', 269)).toMatchObject({
      isDaytime: true,
      third: 2,
      hour: 11,
    });
    expect(computeSunDay(-10, tromso, 'upper-limb', 0)).toMatchObject({
      isDaytime: false,
      third: 1,
      hour: 18,
    });
  });
});

describe('computeTimeLords', () => {
  const computeLords = (dayNumber: number, hour: number) =>
    computeTimeLords({ dayNumber, isDaytime: true, third: 0, hour });

  it('returns Saturn for 1 January 2000, a Saturday, and its first hour', () => {
    expect(computeLords(0, 0)).toMatchObject({ vara: 'Saturn', hora: 'Saturn' });
  });

  it('continues the lords of the hours into the next day', () => {
    const hours = Array.from({ length: 8 }, (_, hour) => computeLords(1, hour).hora);
    expect(hours).toEqual(['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars', 'Sun']);
    expect(computeLords(1, 24).hora).toBe(computeLords(2, 0).hora);
  });

  it('changes the lord of the year every 360 days and that of the month every 30', () => {
    const lordsByDay = Array.from({ length: 721 }, (_, number) => computeLords(number, 0));
    const listChangeDays = (lord: 'abda' | 'masa') =>
      lordsByDay.flatMap((each, day) => (day > 0 && each[lord] !== lordsByDay[day - 1]![lord] ? [day] : []));
    expect(listChangeDays('abda')[1]! - listChangeDays('abda')[0]!).toBe(360);
    expect(new Set(listChangeDays('masa').map((day) => day % 30)).size).toBe(1);
  });
});
