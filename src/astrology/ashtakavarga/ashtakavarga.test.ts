import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { Ashtakavarga, type Reference, REFERENCES } from '#src/astrology/contract-strengths.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import { computeAshtakavargaFromSigns, computeAshtakavarga } from './ashtakavarga.ts';

const birthInKota = {
  utc: '1996-06-04T09:00:00Z',
  latitude: 25.18254,
  longitude: 75.83907,
  isTimeKnown: true,
};

/** Charts 6, 7 and 12 of P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 12. */
const chart6 = { Sun: 3, Moon: 12, Mars: 3, Mercury: 3, Jupiter: 5, Venus: 1, Saturn: 5, Lagna: 6 };
const chart7 = { Sun: 10, Moon: 1, Mars: 9, Mercury: 9, Jupiter: 7, Venus: 11, Saturn: 1, Lagna: 8 };
const chart12 = { Sun: 9, Moon: 10, Mars: 8, Mercury: 9, Jupiter: 8, Venus: 2, Saturn: 12, Lagna: 6 };

const listBindus = (signs: Record<Reference, number>) => {
  const { grahas } = computeAshtakavargaFromSigns(signs);
  return CLASSICAL_GRAHAS.map((graha) => grahas[graha].bindus);
};

describe('computeAshtakavargaFromSigns', () => {
  it('returns the published bindus of chart 6 (exercises 19 and 20)', () => {
    expect(listBindus(chart6)).toEqual([
      [5, 3, 5, 3, 4, 4, 2, 3, 5, 4, 5, 5],
      [3, 2, 5, 3, 6, 3, 4, 5, 5, 5, 3, 5],
      [4, 3, 4, 3, 4, 3, 2, 5, 1, 3, 3, 4],
      [7, 4, 7, 4, 4, 3, 4, 4, 4, 3, 6, 4],
      [4, 3, 5, 6, 3, 7, 4, 3, 5, 6, 5, 5],
      [8, 7, 4, 3, 3, 2, 4, 6, 4, 4, 4, 3],
      [3, 3, 4, 3, 2, 3, 2, 3, 4, 5, 3, 4],
    ]);
    expect(computeAshtakavargaFromSigns(chart6).sarva).toEqual([
      34, 25, 34, 25, 26, 25, 22, 29, 28, 30, 29, 30,
    ]);
  });

  it('returns the published bindus of chart 7 (exercise 22)', () => {
    expect(listBindus(chart7)).toEqual([
      [4, 2, 3, 4, 6, 5, 5, 3, 2, 6, 6, 2],
      [6, 3, 5, 3, 5, 5, 6, 3, 3, 4, 4, 2],
      [3, 2, 3, 4, 2, 5, 4, 3, 3, 4, 3, 3],
      [4, 6, 4, 3, 4, 7, 4, 5, 6, 3, 5, 3],
      [4, 4, 3, 5, 6, 5, 6, 4, 6, 4, 3, 6],
      [3, 5, 5, 4, 6, 2, 3, 6, 5, 2, 7, 4],
      [3, 2, 2, 3, 5, 6, 3, 4, 1, 3, 6, 1],
    ]);
    expect(computeAshtakavargaFromSigns(chart7).sarva).toEqual([
      27, 24, 25, 26, 34, 35, 31, 28, 26, 26, 34, 21,
    ]);
  });

  it('returns the published sarvashtakavarga of chart 12 (exercise 21)', () => {
    expect(computeAshtakavargaFromSigns(chart12).sarva).toEqual([
      24, 25, 31, 28, 27, 39, 33, 29, 26, 22, 28, 25,
    ]);
  });

  it('returns the published givers of bindus to Mercury in chart 6 (exercise 18)', () => {
    const { givers } = computeAshtakavargaFromSigns(chart6).grahas.Mercury;
    const listSignsGivenBy = (reference: Reference) =>
      givers.flatMap((references, sign) => (references.includes(reference) ? [sign + 1] : []));
    expect(listSignsGivenBy('Sun')).toEqual([1, 2, 7, 8, 11]);
    expect(listSignsGivenBy('Moon')).toEqual([1, 3, 5, 7, 9, 10]);
    expect(listSignsGivenBy('Jupiter')).toEqual([3, 4, 10, 12]);
    expect(listSignsGivenBy('Lagna')).toEqual([1, 3, 4, 6, 7, 9, 11]);
  });
});

describe('the ashtakavarga of any birth from 1800 to 2100', () => {
  const births = fc.record({
    /** 1800 to 2100, in days from J2000.0 */
    ut: fc.double({ min: -73_000, max: 36_889, noNaN: true }),
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const chartsWithAshtakavarga = births.map(({ ut, ...place }) => {
    const chart = computeChart({ utc: formatIso(ut), ...place, isTimeKnown: true });
    return { chart, ashtakavarga: computeAshtakavarga(chart)! };
  });

  it('has the fixed totals of the seven grahas, 337 in all', () => {
    fc.assert(
      fc.property(chartsWithAshtakavarga, ({ ashtakavarga: { grahas, sarva } }) => {
        expect(CLASSICAL_GRAHAS.map((graha) => grahas[graha].total)).toEqual([48, 49, 39, 54, 56, 52, 39]);
        expect(sarva.reduce((sum, each) => sum + each, 0)).toBe(337);
      }),
    );
  });

  it('matches its contract and has no giver twice in a sign', () => {
    fc.assert(
      fc.property(chartsWithAshtakavarga, ({ ashtakavarga }) => {
        expect(Ashtakavarga.parse(ashtakavarga)).toEqual(ashtakavarga);
        for (const graha of CLASSICAL_GRAHAS)
          for (const references of ashtakavarga.grahas[graha].givers)
            expect(new Set(references).size).toBe(references.length);
      }),
    );
  });

  it('has the houses in order from the lagna', () => {
    fc.assert(
      fc.property(chartsWithAshtakavarga, ({ chart, ashtakavarga }) => {
        const shifted = Array.from(
          { length: 12 },
          (_, sign) => ashtakavarga.sarva[(chart.lagna!.sign - 1 + sign) % 12],
        );
        expect(ashtakavarga.sarvaByHouse).toEqual(shifted);
      }),
    );
  });

  it('has no sign whose bindus a reduction increases', () => {
    fc.assert(
      fc.property(chartsWithAshtakavarga, ({ ashtakavarga }) => {
        for (const { bindus, trikona, reduced } of CLASSICAL_GRAHAS.map(
          (graha) => ashtakavarga.grahas[graha],
        ))
          for (const [sign, reducedCount] of reduced.entries()) {
            expect(reducedCount).toBeLessThanOrEqual(trikona[sign]!);
            expect(trikona[sign]).toBeLessThanOrEqual(bindus[sign]!);
          }
      }),
    );
  });
});

describe('computeAshtakavargaFromSigns for references shifted by one sign', () => {
  it('returns a sarvashtakavarga shifted by one sign, and the same one by houses', () => {
    const shiftedSigns = Object.fromEntries(
      REFERENCES.map((reference) => [reference, (chart6[reference] % 12) + 1]),
    );
    const { sarva, sarvaByHouse } = computeAshtakavargaFromSigns(shiftedSigns as Record<Reference, number>);
    const unshifted = computeAshtakavargaFromSigns(chart6);
    expect(sarva).toEqual([unshifted.sarva.at(-1), ...unshifted.sarva.slice(0, -1)]);
    expect(sarvaByHouse).toEqual(unshifted.sarvaByHouse);
  });
});

describe('computeAshtakavarga', () => {
  it('returns null if the birth time is unknown', () => {
    expect(computeAshtakavarga(computeChart({ ...birthInKota, isTimeKnown: false }))).toBeNull();
    expect(computeAshtakavarga(computeChart(birthInKota))).not.toBeNull();
  });
});
