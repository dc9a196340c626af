import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeChart } from './chart.ts';
import { parseSigns } from './dashas/testing.ts';
import { subtractAngles } from './ephemeris/angle.ts';
import { formatIso, parseUt } from './ephemeris/instant.ts';
import {
  computeInduLagna,
  computePranapada,
  computeRisingLagnas,
  computeSpecialLagnas,
  computeSreeLagna,
  computeVarnadaLagna,
} from './special-lagnas.ts';

const toDegrees = (degrees: number, minutes: number) => degrees + minutes / 60;
const DELHI = { latitude: 28.61, longitude: 77.21, isTimeKnown: true };

describe('computeRisingLagnas', () => {
  /**
   * Narasimha Rao, examples 8 and 9: sunrise 6:37, birth 19:23, so 766 minutes; Sun at 294°17′. Hora: 766 : 2 = 383, sum
   * 677°17′, Aquarius 17°17′. Ghati: 766 × 5 : 4 = 957°30′, sum 1251°47′, Virgo 21°47′. Bhava by his rule and that of
   * Parashara, a sign in two hours: 766 : 4 = 191°30′, sum 485°47′, Leo 5°47′ (his example 7 forgets to divide by 4).
   * Vighati: 766 × 5 = 3830, sum 4124°17′, less eleven circles 164°17′, Virgo 14°17′.
   */
  it('returns the lagnas of an example of the textbook', () => {
    const lagnas = computeRisingLagnas(toDegrees(294, 17), 766);
    expect(lagnas.hora % 360).toBeCloseTo(toDegrees(317, 17), 9);
    expect(lagnas.ghati % 360).toBeCloseTo(toDegrees(171, 47), 9);
    expect(lagnas.bhava % 360).toBeCloseTo(toDegrees(125, 47), 9);
    expect(lagnas.vighati % 360).toBeCloseTo(toDegrees(164, 17), 9);
  });

  /**
   * Narasimha Rao, exercise 8: sunrise 6:19:18, birth 3:11:48 the next morning, so 1252.5 minutes; Sun at 42°11′. Hora:
   * 626°15′, sum 668°26′, Aquarius 8°26′. Ghati: 1565°37.5′, sum 1607°48.5′, Virgo 17°48.5′.
   */
  it('returns the lagnas of a birth before sunrise', () => {
    const lagnas = computeRisingLagnas(toDegrees(42, 11), 1252.5);
    expect(lagnas.hora % 360).toBeCloseTo(toDegrees(308, 26), 9);
    expect(lagnas.ghati % 360).toBeCloseTo(toDegrees(167, 48.5), 9);
  });
});

describe('computePranapada', () => {
  /** 90 minutes are 225 vighatis, divided by 15: 15 signs or 450°, that is 90°. Verses 71-74 add 0, 8 and 4 signs. */
  it.each([
    ['movable', 10, 100],
    ['fixed', 40, 10],
    ['dual', 70, 280],
  ])('adds the signs of the verse for the Sun in a %s sign', (_modality, sun, pranapada) => {
    expect(computePranapada(sun, 90) % 360).toBeCloseTo(pranapada, 9);
  });
});

describe('computeSreeLagna', () => {
  /**
   * Narasimha Rao, example 10: the Moon at 193°06′ has passed 6°26′ of Swati's 13°20′, 0.4825; of 360° that is 173°42′.
   * With the lagna, 175°05′, Pisces 18°47′. The second: 2°09′ of Purva Phalguni, 58°03′, lagna 224°19′: Capricorn 12°22′.
   */
  it.each([
    [toDegrees(175, 5), toDegrees(193, 6), toDegrees(348, 47)],
    [toDegrees(224, 19), toDegrees(135, 29), toDegrees(282, 22)],
  ])('returns the sree lagna of an example of the textbook (lagna %f, Moon %f)', (lagna, moon, sree) => {
    expect(computeSreeLagna(lagna, moon) % 360).toBeCloseTo(sree, 9);
  });
});

describe('computeInduLagna', () => {
  /**
   * Libra and Pisces: Mercury 8, Mars 6, 14, remainder 2, the second from Pisces: Aries. Sagittarius and Leo: Sun 30, Mars
   * 6, 36, no remainder, the twelfth from Leo: Cancer. Aries and Taurus: Jupiter 10, Saturn 1, the 11th from Taurus:
   * Pisces. Scorpio and Aquarius: Moon 16, Venus 12, 28, remainder 4, the fourth from Aquarius: Taurus.
   */
  it.each(['Li Pi Ar', 'Sg Le Cn', 'Ar Ta Pi', 'Sc Aq Ta'])(
    'counts the kalas of both lords from the Moon (lagna, Moon, indu: %s)',
    (signs) => {
      const [lagna, moon, indu] = parseSigns(signs);
      expect(computeInduLagna(lagna!, moon!)).toBe(indu);
    },
  );
});

describe('computeVarnadaLagna', () => {
  /**
   * Capricorn, 3rd backwards from Pisces, and Pisces, 1st: both even, 4, backwards Sagittarius. Taurus, 11th, and Gemini,
   * 3rd: 8, backwards Leo. Sagittarius 9 and Libra 7: 16, that is 4, Cancer. Libra 7 and Capricorn 3: 4, Cancer. Aries and
   * Pisces, 1 and 1: nothing is left, so 12; Pisces forwards. Pisces and Aries: 12 backwards, Aries.
   */
  it.each(['Cp Pi Sg', 'Ta Ge Le', 'Sg Li Cn', 'Li Cp Cn', 'Ar Pi Pi', 'Pi Ar Ar'])(
    'counts lagna and hora lagna by the rule of odd and even signs (lagna, hora, varnada: %s)',
    (signs) => {
      const [lagna, hora, varnada] = parseSigns(signs);
      expect(computeVarnadaLagna(lagna!, hora!)).toBe(varnada);
    },
  );

  /** The same rule as a walk along the signs. */
  it('agrees for all signs with counting on a list', () => {
    const forwards = Array.from({ length: 12 }, (_, index) => index + 1);
    const listFrom = (sign: number) => (sign % 2 ? forwards : forwards.toReversed());
    for (const lagna of forwards)
      for (const hora of forwards) {
        const counts = [lagna, hora]
          .map((sign) => listFrom(sign).indexOf(sign) + 1)
          .toSorted((a, b) => a - b);
        const total = (lagna - hora) % 2 ? counts[1]! - counts[0]! : counts[1]! + counts[0]!;
        expect(computeVarnadaLagna(lagna, hora)).toBe(listFrom(lagna).at((total - 1) % 12));
      }
  });
});

describe('computeSpecialLagnas', () => {
  /** 1800 to 2100, in India. The panchang rounds sunrise to the second, in which the vighati lagna moves by 5′. */
  it('starts at the Sun at sunrise and moves with the minutes since', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -73_000, max: 36_800 }),
        fc.constantFrom('hindu', 'upper-limb'),
        (day, sunrise) => {
          const chart = computeChart({ ...DELHI, utc: formatIso(day - 0.15) }, { sunrise });
          const days = parseUt(chart.utc) - parseUt(chart.panchang.sunrise!);
          const { longitude, speed } = chart.grahas.Sun;
          const lagnas = computeSpecialLagnas(chart)!;
          for (const [name, signsADay] of [
            ['bhava', 12],
            ['hora', 24],
            ['ghati', 60],
            ['vighati', 240],
          ] as const) {
            const expected = longitude - speed * days + signsADay * 30 * days;
            expect(Math.abs(subtractAngles(lagnas[name]!.longitude, expected))).toBeLessThan(0.1);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  /** The hora lagna moves by 720° a day. */
  it('counts from the sunrise of the day before until sunrise', () => {
    const findSunrise = (day: string) =>
      parseUt(computeChart({ ...DELHI, utc: `${day}T10:00:00Z` }).panchang.sunrise!);
    const [dayBefore, day] = [findSunrise('1990-06-20'), findSunrise('1990-06-21')];
    const computeAt = (ut: number) => computeChart({ ...DELHI, utc: formatIso(ut) });
    for (const [birth, sunrise] of [
      [day - 10 / 86_400, dayBefore],
      [day + 10 / 86_400, day],
    ] as const) {
      const expected = computeAt(sunrise).grahas.Sun.longitude + 720 * (birth - sunrise);
      const hora = computeSpecialLagnas(computeAt(birth))!.hora!.longitude;
      expect(Math.abs(subtractAngles(hora, expected))).toBeLessThan(0.02);
    }
  });

  it('returns null without a birth time', () => {
    expect(
      computeSpecialLagnas(computeChart({ ...DELHI, utc: '1990-06-21T06:00:00Z', isTimeKnown: false })),
    ).toBeNull();
  });

  it.each([89.9, -89.9, 70])(
    'returns only sree and indu lagna without sunrise, at latitude %d',
    (latitude) => {
      const lagnas = computeSpecialLagnas(computeChart({ ...DELHI, latitude, utc: '1990-06-21T10:00:00Z' }))!;
      const { sree, indu, ...fromSunrise } = lagnas;
      expect(Object.values(fromSunrise)).toEqual([null, null, null, null, null, null]);
      expect(sree.sign).toBeGreaterThan(0);
      expect(indu).toBeGreaterThan(0);
    },
  );
});
