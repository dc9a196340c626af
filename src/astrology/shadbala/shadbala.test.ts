import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBirthMoment, findReferenceChart } from '#src/testing/reference-charts.ts';
import { computeChart } from '#src/astrology/chart.ts';
import { type GrahaStrength, CLASSICAL_GRAHAS, Shadbala } from '#src/astrology/contract-strengths.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import { sum } from './per-graha.ts';
import { computeShadbala } from './shadbala.ts';

const births = fc.record({
  ut: fc.double({ min: -73_000, max: 36_889, noNaN: true }),
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

const weighed = births.map(({ ut, ...place }) => {
  const chart = computeChart({ utc: formatIso(ut), ...place, timeKnown: true });
  return { chart, shadbala: computeShadbala(chart)! };
});

const expectForAll = (
  check: (each: { chart: ReturnType<typeof computeChart>; shadbala: Shadbala }) => void,
) => fc.assert(fc.property(weighed, check), { numRuns: 150 });

const toRow = ({ grahas }: Shadbala, value: (strength: GrahaStrength) => number) =>
  CLASSICAL_GRAHAS.map((graha) => value(grahas[graha]));

/** Virupas, minimum and maximum. */
const BOUNDS: [string, (strength: GrahaStrength) => number, number, number][] = [
  ['uchcha', ({ sthana }) => sthana.uchcha, 0, 60],
  ['saptavargaja', ({ sthana }) => sthana.saptavargaja, 7 * 1.875, 45 + 6 * 30],
  ['dig', ({ dig }) => dig, 0, 60],
  ['natonnata', ({ kala }) => kala.natonnata, 0, 60],
  ['cheshta', ({ cheshta }) => cheshta, 0, 60],
  ['drik', ({ drik }) => drik, -90, 90],
  ['ishta', ({ ishta }) => ishta, 0, 60],
  ['kashta', ({ kashta }) => kashta, 0, 60],
];

describe('the six strengths of any birth from 1800 to 2100', () => {
  it.each(BOUNDS)('have %s within its bounds', (_name, value, least, most) => {
    expectForAll(({ shadbala }) => {
      for (const found of toRow(shadbala, value)) {
        expect(found).toBeGreaterThanOrEqual(least);
        expect(found).toBeLessThanOrEqual(most);
      }
    });
  });

  it('have only defined values for the stepped parts', () => {
    expectForAll(({ shadbala }) => {
      for (const { sthana, kala } of CLASSICAL_GRAHAS.map((graha) => shadbala.grahas[graha])) {
        expect([0, 15, 30]).toContain(sthana.ojayugma);
        expect([15, 30, 60]).toContain(sthana.kendradi);
        expect([0, 15]).toContain(sthana.drekkana);
        expect([0, 60]).toContain(kala.tribhaga);
      }
    });
  });

  it('split sixty between bright and dark, benefic and malefic', () => {
    expectForAll(({ shadbala: { grahas } }) => {
      expect(grahas.Jupiter.kala.paksha + grahas.Saturn.kala.paksha).toBeCloseTo(60, 9);
      expect(grahas.Sun.kala.natonnata + grahas.Moon.kala.natonnata).toBeCloseTo(60, 9);
      expect(grahas.Moon.kala.paksha).toBeGreaterThanOrEqual(60 - 1e-9);
      expect(grahas.Moon.kala.paksha).toBeLessThanOrEqual(120);
    });
  });

  it('have declination strength between the solstices, doubled for the Sun', () => {
    expectForAll(({ shadbala: { grahas } }) => {
      for (const graha of CLASSICAL_GRAHAS) {
        expect(grahas[graha].kala.ayana).toBeGreaterThanOrEqual(-1e-9);
        expect(grahas[graha].kala.ayana).toBeLessThanOrEqual((graha === 'Sun' ? 120 : 60) + 1e-9);
      }
      expect(grahas.Mercury.kala.ayana).toBeGreaterThanOrEqual(30);
    });
  });

  it('have one lord each of year, month, day, hour and third', () => {
    expectForAll(({ shadbala }) => {
      const given = (part: 'abda' | 'masa' | 'vara' | 'hora' | 'tribhaga') =>
        sum(toRow(shadbala, ({ kala }) => kala[part]));
      expect([given('abda'), given('masa'), given('vara'), given('hora')]).toEqual([15, 30, 45, 60]);
      expect(given('tribhaga')).toBe(120);
    });
  });

  it('have the lord of the day from the weekday of the panchang', () => {
    const lords = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
    expectForAll(({ chart, shadbala }) => {
      expect(shadbala.lords.vara).toBe(lords[chart.panchang.vara - 1]);
    });
  });

  it('have gains and losses in war that cancel', () => {
    expectForAll(({ shadbala }) => {
      expect(sum(toRow(shadbala, ({ kala }) => kala.yuddha))).toBeCloseTo(0, 9);
    });
  });

  it('have a strong motion for every retrograde planet', () => {
    expectForAll(({ chart, shadbala }) => {
      for (const graha of ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const)
        if (chart.grahas[graha].retrograde) expect(shadbala.grahas[graha].cheshta).toBeGreaterThan(30);
    });
  });

  it('sum to the total, and are ranked by ratio', () => {
    expectForAll(({ shadbala }) => {
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
      const ranked = strengths.toSorted((a, b) => b.ratio - a.ratio);
      expect(ranked.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    });
  });
});

describe('shadbala', () => {
  it('is null without a birth time', () => {
    const birth = toBirthMoment(findReferenceChart('tromso-day'));
    expect(computeShadbala(computeChart({ ...birth, timeKnown: false }))).toBeNull();
  });

  it('uses the local weekday beyond the date line', () => {
    const kiritimati = { latitude: 1.87, longitude: -157.43, zone: 'Pacific/Kiritimati', timeKnown: true };
    const chart = computeChart({ utc: '2024-01-01T00:00:00Z', localDate: '2024-01-01', ...kiritimati });
    expect([chart.panchang.vara, computeShadbala(chart)!.lords.vara]).toEqual([2, 'Moon']);
  });

  it('starts the day at 06:00 apparent solar time where the Sun does not rise', () => {
    const chart = computeChart(toBirthMoment(findReferenceChart('tromso-day')));
    const { lords, grahas } = computeShadbala(chart)!;
    expect(lords.vara).toBe('Mercury');
    expect(sum(CLASSICAL_GRAHAS.map((graha) => grahas[graha].kala.tribhaga))).toBe(120);
  });
});
