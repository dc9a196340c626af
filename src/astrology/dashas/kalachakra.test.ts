import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { computeKalachakra } from './kalachakra.ts';
import { APASAVYA_WHEEL, SAVYA_WHEEL } from './kalachakra-wheel.ts';
import { countDays, parseSigns } from './testing.ts';

const YEAR_DAYS = 360;
/** Brihat Parashara Hora Shastra 46.84, from Aries to Pisces. */
const YEARS = [7, 16, 9, 21, 5, 9, 16, 7, 10, 4, 4, 10];
const getYears = (sign: number) => YEARS[sign - 1]!;

/** The nine signs of the four padas, and the nakshatras of each group: Brihat Parashara Hora Shastra 46.56-81. */
const ASHWINI_GROUP = {
  nakshatras: [1, 3, 7, 9, 13, 15, 19, 21, 25, 27],
  padas: [
    'Ar Ta Ge Cn Le Vi Li Sc Sg',
    'Cp Aq Pi Sc Li Vi Cn Le Ge',
    'Ta Ar Pi Aq Cp Sg Ar Ta Ge',
    'Cn Le Vi Li Sc Sg Cp Aq Pi',
  ].map(parseSigns),
};
const BHARANI_GROUP = {
  nakshatras: [2, 8, 14, 20, 26],
  padas: [
    'Sc Li Vi Cn Le Ge Ta Ar Pi',
    'Aq Cp Sg Ar Ta Ge Cn Le Vi',
    'Li Sc Sg Cp Aq Pi Sc Li Vi',
    'Cn Le Ge Ta Ar Pi Aq Cp Sg',
  ].map(parseSigns),
};
const ROHINI_GROUP = {
  nakshatras: [4, 10, 16, 22],
  padas: [
    'Sg Cp Aq Pi Ar Ta Ge Le Cn',
    'Vi Li Sc Pi Aq Cp Sg Sc Li',
    'Vi Le Cn Ge Ta Ar Sg Cp Aq',
    'Pi Ar Ta Ge Le Cn Vi Li Sc',
  ].map(parseSigns),
};
const MRIGASHIRA_GROUP = {
  nakshatras: [5, 6, 11, 12, 17, 18, 23, 24],
  padas: [
    'Pi Aq Cp Sg Sc Li Vi Le Cn',
    'Ge Ta Ar Sg Cp Aq Pi Ar Ta',
    'Ge Le Cn Vi Li Sc Pi Aq Cp',
    'Sg Sc Li Vi Le Cn Ge Ta Ar',
  ].map(parseSigns),
};
const PAIRS = [
  { direction: 'savya', groups: [ASHWINI_GROUP, BHARANI_GROUP], paramayus: [100, 85, 83, 86] },
  { direction: 'apasavya', groups: [ROHINI_GROUP, MRIGASHIRA_GROUP], paramayus: [86, 83, 85, 100] },
] as const;

function findGroup(nakshatra: number) {
  for (const { groups, ...pair } of PAIRS)
    for (const [index, group] of groups.entries())
      if (group.nakshatras.includes(nakshatra)) return { ...pair, group, other: groups[1 - index]! };
  throw new Error(`No group has nakshatra ${nakshatra}.`);
}

const listYears = (moonLongitude: number) =>
  computeKalachakra(moonLongitude, 0, YEAR_DAYS).periods.map((period, index) => {
    const start = index === 0 ? '2000-01-01T12:00:00Z' : period.start;
    return [period.sign, Math.round((countDays({ ...period, start }) / YEAR_DAYS) * 1000) / 1000];
  });

describe('computeKalachakra', () => {
  it('has the nine signs, paramayus, deha and jiva of the tables for each of the 108 padas', () => {
    for (let cell = 0; cell < 108; cell++) {
      const nakshatra = Math.floor(cell / 4) + 1;
      const { direction, group, paramayus } = findGroup(nakshatra);
      const signs = group.padas[cell % 4]!;
      const [first, last] = [signs[0], signs[8]];
      expect(computeKalachakra(((cell + 0.5) * 360) / 108, 0, YEAR_DAYS)).toMatchObject({
        direction,
        nakshatra,
        pada: (cell % 4) + 1,
        signs,
        paramayus: paramayus[cell % 4],
        deha: direction === 'savya' ? first : last,
        jiva: direction === 'savya' ? last : first,
      });
    }
  });

  /**
   * P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, example 95: Moon at 15°50′ Taurus, three quarters of
   * the second pada of Rohini. 0.75 × 83 = 62.25 years have passed; Scorpio ends at 67.
   */
  it("returns the periods of Narasimha Rao's example 95", () => {
    const periods = listYears(45 + 50 / 60);
    expect(periods.slice(0, 9).map(([sign]) => sign)).toEqual(parseSigns('Sc Li Vi Le Cn Ge Ta Ar Sg'));
    expect(periods.slice(0, 9).map(([, years]) => years)).toEqual([4.75, 16, 9, 5, 21, 9, 16, 7, 10]);
  });

  /** The next example: Moon at 3° Cancer, 0.9 of the fourth pada of Punarvasu. 0.9 × 86 = 77.4; Pisces ends at 86. */
  it('continues after a fourth pada with the first pada of the other group', () => {
    const periods = listYears(93);
    expect(periods.slice(0, 9).map(([sign]) => sign)).toEqual(parseSigns('Pi Sc Li Vi Cn Le Ge Ta Ar'));
    expect(periods.slice(0, 9).map(([, years]) => years)).toEqual([8.6, 7, 16, 9, 21, 5, 9, 16, 7]);
  });

  /** Exercise 34: Moon at 5°50′ Aquarius, three quarters of the fourth pada of Dhanishtha. 75 of 100 years passed. */
  it("returns the ten periods of Narasimha Rao's exercise 34", () => {
    const periods = listYears(305 + 50 / 60);
    expect(periods.slice(0, 10).map(([sign]) => sign)).toEqual(parseSigns('Ge Ta Ar Sg Cp Aq Pi Ar Ta Ge'));
    expect(periods.slice(0, 10).map(([, years]) => years)).toEqual([2, 16, 7, 10, 4, 4, 10, 7, 16, 9]);
  });

  /** Example 97: the antardashas in Leo of example 95 are 5 × 5, 21, 9, 16, 7, 10, 4, 4 and 10 / 86 years. */
  it("divides the period of Leo as in Narasimha Rao's example 97", () => {
    const leo = computeKalachakra(45 + 50 / 60, 0, YEAR_DAYS).periods[3]!;
    const signs = parseSigns('Le Cn Ge Ta Ar Sg Cp Aq Pi');
    expect(leo.antar.map(({ sign }) => sign)).toEqual(signs);
    for (const antar of leo.antar)
      expect(countDays(antar)).toBeCloseTo((5 * getYears(antar.sign) * YEAR_DAYS) / 86, 3);
  });

  it('goes from pada to pada through the tables, with the share of the paramayus passed at birth', () => {
    const moons = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(moons, (moon) => {
        const { periods, nakshatra, pada } = computeKalachakra(moon, 0, YEAR_DAYS);
        const { group, other } = findGroup(nakshatra);
        const padas = [...group.padas.slice(pada - 1), ...other.padas, ...group.padas];
        let passed = (((moon * 108) / 360) % 1) * padas[0]!.reduce((sum, sign) => sum + getYears(sign), 0);
        const signs = padas.flat();
        while (passed > getYears(signs[0]!)) passed -= getYears(signs.shift()!);
        fc.pre(passed > 1e-6 && passed < getYears(signs[0]!) - 1e-6);
        expect(periods.map(({ sign }) => sign)).toEqual(signs.slice(0, periods.length));
        expect(parseUt(periods[0]!.start)).toBeCloseTo(-passed * YEAR_DAYS, 4);
        for (const period of periods)
          expect(countDays(period)).toBeCloseTo(getYears(period.sign) * YEAR_DAYS, 4);
      }),
    );
  });
});

describe('the wheels of Kalachakra', () => {
  const listLeaps = (wheel: typeof SAVYA_WHEEL) =>
    wheel.flatMap(({ ruler: { sign, gati } }, index) =>
      gati ? [{ from: wheel[(index + 23) % 24]!.ruler.sign, to: sign, gati }] : [],
    );
  const parseLeaps = (leaps: [string, string][]) =>
    leaps.map(([signs, gati]) => ({ from: parseSigns(signs)[0], to: parseSigns(signs)[1], gati }));

  /** Brihat Parashara Hora Shastra 46.96-100. */
  it('have the five leaps that Parashara names for savya, and the same backwards for apasavya', () => {
    expect(listLeaps(SAVYA_WHEEL)).toEqual(
      parseLeaps([
        ['Sg Ar', 'simhavalokana'],
        ['Pi Sc', 'simhavalokana'],
        ['Vi Cn', 'manduka'],
        ['Cn Le', 'markati'],
        ['Le Ge', 'manduka'],
      ]),
    );
    expect(listLeaps(APASAVYA_WHEEL)).toEqual(
      parseLeaps([
        ['Ar Sg', 'simhavalokana'],
        ['Ge Le', 'manduka'],
        ['Le Cn', 'markati'],
        ['Cn Vi', 'manduka'],
        ['Sc Pi', 'simhavalokana'],
      ]),
    );
  });

  it('are each the other one backwards', () => {
    const listSigns = (wheel: typeof SAVYA_WHEEL) => wheel.map(({ ruler }) => ruler.sign);
    expect(listSigns(APASAVYA_WHEEL)).toEqual(listSigns(SAVYA_WHEEL).toReversed());
  });
});
