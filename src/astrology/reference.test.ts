import { describe, expect, it } from 'vitest';
import { toBirthMoment, referenceCharts, type ReferenceChart } from '#src/testing/reference-charts.ts';
import { subtractAngles } from './ephemeris/angle.ts';
import { computeAyanamsa } from './ephemeris/ayanamsa.ts';
import { computeChart } from './chart.ts';
import { GRAHAS, type Graha, type Point } from './contract.ts';
import { computeDeltaT } from './ephemeris/delta-t.ts';
import { toInstant, parseUt } from './ephemeris/instant.ts';
import { computeCharaKarakas } from './jaimini/karakas.ts';
import { getKaranaName, getTithiName, VARAS, YOGAS } from './panchang/panchang-names.ts';
import { VARGAS, computeVargaSign } from './varga.ts';

/**
 * Arcseconds. The reference was computed with Swiss Ephemeris. It includes the deflection of light near the Sun, which
 * our engine omits: 0.15 arcseconds for Mars two degrees from the Sun.
 */
const LONGITUDE_TOLERANCE: Record<Graha, number> = {
  Sun: 0.02,
  Moon: 0.01,
  Mars: 0.2,
  Mercury: 0.05,
  Jupiter: 0.1,
  Venus: 0.1,
  Saturn: 0.15,
  Rahu: 0.7,
  Ketu: 0.7,
};
const ASCENDANT_TOLERANCE = 0.2;
/** Degrees a day. */
const SPEED_TOLERANCE = 0.0002;
/** Two minutes; one minute of birth time shifts the date by days. */
const DASHA_TOLERANCE_DAYS = 0.0014;
/** Both values are rounded to the second. */
const SUNRISE_TOLERANCE_SECONDS = 1;

const NODES = ['true', 'mean'] as const;
type Node = (typeof NODES)[number];

const getReferenceName = (graha: Graha, node: Node) =>
  (graha === 'Rahu' || graha === 'Ketu'
    ? `${graha}${node === 'true' ? 'True' : 'Mean'}`
    : graha) as keyof ReferenceChart['grahas'];
const measureArcseconds = (a: number, b: number) => Math.abs(subtractAngles(a, b)) * 3600;
const measureSeconds = (a: string | null, b: string | null) =>
  a === null || b === null ? (a === b ? 0 : Infinity) : Math.abs(Date.parse(a) - Date.parse(b)) / 1000;
const pickCells = ({ sign, nakshatra, pada, navamsaSign }: Point) => ({
  sign,
  nakshatra,
  pada,
  d9: navamsaSign,
});
const pickReferenceCells = ({ sign, nakshatra, pada, d9 }: ReferenceChart['ascendant']) => ({
  sign,
  nakshatra,
  pada,
  d9,
});

describe.each(referenceCharts)('the chart $id compared with the reference', (reference) => {
  const instant = toInstant(parseUt(reference.utc));

  it('has the same delta T and ayanamsa', () => {
    expect(Math.abs(computeDeltaT(instant.ut) - reference.deltaT)).toBeLessThan(0.01);
    expect(Math.abs(computeAyanamsa('lahiri', instant) - reference.ayanamsa) * 3600).toBeLessThan(0.001);
  });

  describe.each(NODES)('with the %s node', (node) => {
    const chart = computeChart(toBirthMoment(reference), { node });

    it.each(GRAHAS)('has the same position of %s', (graha) => {
      const [computed, expected] = [chart.grahas[graha], reference.grahas[getReferenceName(graha, node)]];
      expect(pickCells(computed)).toEqual(pickReferenceCells(expected));
      expect(computed.isRetrograde).toBe(expected.retrograde);
      expect(measureArcseconds(computed.longitude, expected.lon)).toBeLessThan(LONGITUDE_TOLERANCE[graha]);
      expect(Math.abs(computed.speed - expected.speed)).toBeLessThan(SPEED_TOLERANCE);
    });

    it('has the same signs in the sixteen vargas', () => {
      const points = [
        ...GRAHAS.map((graha) => [getReferenceName(graha, node), chart.grahas[graha].longitude] as const),
        ['Lagna', chart.lagna!.longitude] as const,
      ];
      for (const [name, longitude] of points)
        for (const n of VARGAS.slice(1))
          expect(computeVargaSign(n, longitude), `D${n} of ${name}`).toBe(
            reference.vargas[`D${n}` as 'D9'][name],
          );
    });
  });

  const chart = computeChart(toBirthMoment(reference));

  it('has the same lagna and midheaven', () => {
    expect(pickCells(chart.lagna!)).toEqual(pickReferenceCells(reference.ascendant));
    expect(measureArcseconds(chart.lagna!.longitude, reference.ascendant.lon)).toBeLessThan(
      ASCENDANT_TOLERANCE,
    );
    expect(measureArcseconds(chart.midheaven!, reference.midheaven)).toBeLessThan(ASCENDANT_TOLERANCE);
  });

  it('has the same panchang', () => {
    const { tithi, yoga, karana, vara, sunrise, sunset } = chart.panchang;
    const expected = reference.panchang;
    expect({ tithi, yoga, karana }).toEqual({
      tithi: expected.tithi,
      yoga: expected.yoga,
      karana: expected.karana,
    });
    expect(getTithiName(tithi).name.english).toBe(expected.tithiName);
    expect(YOGAS[yoga - 1]!.english).toBe(expected.yogaName);
    expect(getKaranaName(karana).english).toBe(expected.karanaName);
    if (expected.vara) expect(VARAS[vara - 1]!.english).toBe(expected.vara);
    expect(measureSeconds(sunrise, reference.sun['upper-limb'].sunrise)).toBeLessThanOrEqual(
      SUNRISE_TOLERANCE_SECONDS,
    );
    expect(measureSeconds(sunset, reference.sun['upper-limb'].sunset)).toBeLessThanOrEqual(
      SUNRISE_TOLERANCE_SECONDS,
    );
  });

  it.each(['centre', 'hindu'] as const)('has the same sunrise by the definition "%s"', (definition) => {
    const { panchang } = computeChart(toBirthMoment(reference), { sunrise: definition });
    const expected = reference.sun[definition];
    expect(measureSeconds(panchang.sunrise, expected.sunrise)).toBeLessThanOrEqual(SUNRISE_TOLERANCE_SECONDS);
    expect(measureSeconds(panchang.sunset, expected.sunset)).toBeLessThanOrEqual(SUNRISE_TOLERANCE_SECONDS);
  });

  it('has the same positions beside the Sun when the deflection of light is applied', () => {
    const { grahas } = computeChart(toBirthMoment(reference), { isLightDeflected: true });
    for (const graha of ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const) {
      const tolerance = Math.min(LONGITUDE_TOLERANCE[graha], 0.15);
      expect(measureArcseconds(grahas[graha].longitude, reference.grahas[graha].lon)).toBeLessThan(tolerance);
    }
  });

  it('has the same chara karakas', () => {
    expect(computeCharaKarakas(chart, 7)).toEqual(reference.karakas.seven);
    const computeEightKarakas = (node: Node) =>
      computeCharaKarakas(computeChart(toBirthMoment(reference), { node }), 8);
    expect(computeEightKarakas('true')).toEqual(reference.karakas.eightTrue);
    expect(computeEightKarakas('mean')).toEqual(reference.karakas.eightMean);
  });

  it('starts every dasha on the same local date', () => {
    const toLocalDate = (utc: string) =>
      new Date(Date.parse(utc) + reference.utcOffsetSeconds * 1000).toISOString().slice(0, 10);
    const mahas = chart.vimshottari.map(({ lord, start }) => ({ lord, start }));
    const antar = chart.vimshottari.flatMap(({ lord: mahaLord, antar: parts }) =>
      parts.map(({ lord, start }) => ({ mahaLord, lord, start })),
    );
    expect(mahas.map(({ lord }) => lord)).toEqual(reference.maha.map(([lord]) => lord));
    expect(antar.map(({ mahaLord, lord }) => `${mahaLord} ${lord}`)).toEqual(
      reference.antar.map(([mahaLord, lord]) => `${mahaLord} ${lord}`),
    );
    const starts = [...mahas, ...antar].map(({ start }) => start);
    const expected = [
      ...reference.maha.map(([, start]) => start!),
      ...reference.antar.map(([, , start]) => start!),
    ];
    expect(starts.map(toLocalDate)).toEqual(expected.map(toLocalDate));
    for (const [index, start] of starts.entries())
      expect(measureSeconds(start, expected[index]!) / 86_400).toBeLessThan(DASHA_TOLERANCE_DAYS);
  });
});
