import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBirthMoment, findReferenceChart } from '#src/testing/reference-charts.ts';
import { computeChart } from '#src/astrology/chart.ts';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { type GrahaStrength, Shadbala } from '#src/astrology/contract-strengths.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import { sum } from './per-graha.ts';
import { computeShadbala } from './shadbala.ts';

/** Births from 1800 to 2100, in days from J2000.0, outside the polar regions. */
const births = fc.record({
  ut: fc.double({ min: -73_000, max: 36_889, noNaN: true }),
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

const chartsWithShadbala = births.map(({ ut, ...place }) => {
  const chart = computeChart({ utc: formatIso(ut), ...place, isTimeKnown: true });
  return { chart, shadbala: computeShadbala(chart)! };
});

const expectForAnyBirth = (
  check: (each: { chart: ReturnType<typeof computeChart>; shadbala: Shadbala }) => void,
) => fc.assert(fc.property(chartsWithShadbala, check), { numRuns: 150 });

const listStrengths = ({ grahas }: Shadbala, getStrength: (strength: GrahaStrength) => number) =>
  CLASSICAL_GRAHAS.map((graha) => getStrength(grahas[graha]));

/** Virupas by which rounding may exceed a limit. */
const ROUNDING = 1e-9;

/** Name, getter, minimum and maximum in virupas. */
const LIMITS: [string, (strength: GrahaStrength) => number, number, number][] = [
  ['uchcha bala', ({ sthana }) => sthana.uchcha, 0, 60],
  // All seven vargas in signs of a great enemy; moolatrikona in the rashi chart and own signs in the other six.
  ['saptavargaja bala', ({ sthana }) => sthana.saptavargaja, 7 * 1.875, 45 + 6 * 30],
  ['dig bala', ({ dig }) => dig, 0, 60],
  ['natonnata bala', ({ kala }) => kala.natonnata, 0, 60],
  ['cheshta bala', ({ cheshta }) => cheshta, 0, 60],
  // A quarter of six full aspects of 60.
  ['drik bala', ({ drik }) => drik, -90, 90],
  ['ishta phala', ({ ishta }) => ishta, 0, 60],
  ['kashta phala', ({ kashta }) => kashta, 0, 60],
];

describe('shadbala of any birth from 1800 to 2100', () => {
  it.each(LIMITS)('%s is within its limits', (_name, getStrength, minimum, maximum) => {
    expectForAnyBirth(({ shadbala }) => {
      for (const strength of listStrengths(shadbala, getStrength)) {
        expect(strength).toBeGreaterThanOrEqual(minimum);
        expect(strength).toBeLessThanOrEqual(maximum);
      }
    });
  });

  it('ojayugma, kendradi, drekkana and tribhaga bala take only the values of their tables', () => {
    expectForAnyBirth(({ shadbala }) => {
      for (const { sthana, kala } of CLASSICAL_GRAHAS.map((graha) => shadbala.grahas[graha])) {
        expect([0, 15, 30]).toContain(sthana.ojayugma);
        expect([15, 30, 60]).toContain(sthana.kendradi);
        expect([0, 15]).toContain(sthana.drekkana);
        expect([0, 60]).toContain(kala.tribhaga);
      }
    });
  });

  it('paksha bala of a benefic and a malefic sum to 60, and the doubled value of the Moon is 60 to 120', () => {
    expectForAnyBirth(({ shadbala: { grahas } }) => {
      expect(grahas.Jupiter.kala.paksha + grahas.Saturn.kala.paksha).toBeCloseTo(60, 9);
      expect(grahas.Moon.kala.paksha).toBeGreaterThanOrEqual(60 - ROUNDING);
      expect(grahas.Moon.kala.paksha).toBeLessThanOrEqual(120);
    });
  });

  it('natonnata bala of a graha strong by day and one strong by night sum to 60', () => {
    expectForAnyBirth(({ shadbala: { grahas } }) => {
      expect(grahas.Sun.kala.natonnata + grahas.Moon.kala.natonnata).toBeCloseTo(60, 9);
    });
  });

  it('ayana bala is 0 to 60, for the Sun 0 to 120, and for Mercury at least 30', () => {
    expectForAnyBirth(({ shadbala: { grahas } }) => {
      for (const graha of CLASSICAL_GRAHAS) {
        expect(grahas[graha].kala.ayana).toBeGreaterThanOrEqual(-ROUNDING);
        expect(grahas[graha].kala.ayana).toBeLessThanOrEqual((graha === 'Sun' ? 120 : 60) + ROUNDING);
      }
      expect(grahas.Mercury.kala.ayana).toBeGreaterThanOrEqual(30);
    });
  });

  it('abda, masa, vara and hora bala go to one lord each, tribhaga bala to Jupiter and one other graha', () => {
    expectForAnyBirth(({ shadbala }) => {
      const sumOfGrahas = (part: 'abda' | 'masa' | 'vara' | 'hora' | 'tribhaga') =>
        sum(listStrengths(shadbala, ({ kala }) => kala[part]));
      expect(sumOfGrahas('abda')).toBe(15);
      expect(sumOfGrahas('masa')).toBe(30);
      expect(sumOfGrahas('vara')).toBe(45);
      expect(sumOfGrahas('hora')).toBe(60);
      expect(sumOfGrahas('tribhaga')).toBe(2 * 60);
    });
  });

  it('the lord of the day is the lord of the weekday of the panchang', () => {
    const lords = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
    expectForAnyBirth(({ chart, shadbala }) => {
      expect(shadbala.lords.vara).toBe(lords[chart.panchang.vara - 1]);
    });
  });

  it('yuddha bala of all grahas sums to 0: the winner gains what the loser loses', () => {
    expectForAnyBirth(({ shadbala }) => {
      expect(sum(listStrengths(shadbala, ({ kala }) => kala.yuddha))).toBeCloseTo(0, 9);
    });
  });

  it('cheshta bala of a retrograde planet is more than half of the maximum of 60', () => {
    expectForAnyBirth(({ chart, shadbala }) => {
      for (const graha of ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const)
        if (chart.grahas[graha].isRetrograde) expect(shadbala.grahas[graha].cheshta).toBeGreaterThan(30);
    });
  });

  it('the total is the sum of the six strengths, and ranks follow the ratio of total to requirement', () => {
    expectForAnyBirth(({ shadbala }) => {
      expect(Shadbala.parse(shadbala)).toEqual(shadbala);
      const strengths = CLASSICAL_GRAHAS.map((graha) => shadbala.grahas[graha]);
      for (const {
        sthana,
        dig,
        kala,
        cheshta,
        naisargika,
        drik,
        total,
        rupas,
        ratio,
        required,
      } of strengths) {
        expect(total).toBeCloseTo(sthana.total + dig + kala.total + cheshta + naisargika + drik, 9);
        expect(ratio * required * 60).toBeCloseTo(rupas * 60, 9);
      }
      const byRatio = strengths.toSorted((a, b) => b.ratio - a.ratio);
      expect(byRatio.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    });
  });
});

describe('computeShadbala', () => {
  it('returns null if the birth time is unknown', () => {
    const birth = toBirthMoment(findReferenceChart('tromso-day'));
    expect(computeShadbala(computeChart({ ...birth, isTimeKnown: false }))).toBeNull();
  });

  it('uses the weekday of the local date where the zone is on the other side of the date line', () => {
    // Kiritimati lies at 157° west and is 14 hours ahead of UTC: Monday there while mean time has Sunday.
    const kiritimati = { latitude: 1.87, longitude: -157.43, zone: 'Pacific/Kiritimati', isTimeKnown: true };
    const chart = computeChart({ utc: '2024-01-01T00:00:00Z', localDate: '2024-01-01', ...kiritimati });
    expect([chart.panchang.vara, computeShadbala(chart)!.lords.vara]).toEqual([2, 'Moon']);
  });

  it('starts the day at 06:00 apparent solar time where the Sun does not rise', () => {
    const chart = computeChart(toBirthMoment(findReferenceChart('tromso-day')));
    const { lords, grahas } = computeShadbala(chart)!;
    expect(lords.vara).toBe('Mercury');
    expect(sum(CLASSICAL_GRAHAS.map((graha) => grahas[graha].kala.tribhaga))).toBe(2 * 60);
  });
});
