import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { TransitSnapshot } from '#src/astrology/contract-transits.ts';
import { GRAHAS, type Graha } from '#src/astrology/contract.ts';
import { isFavourable, listObstructors } from './gochara.ts';
import { computeTransitSnapshot } from './transit-snapshot.ts';

const birth = {
  utc: '1996-06-04T09:00:00Z',
  latitude: 25.18,
  longitude: 75.84,
  isTimeKnown: true,
  zone: 'Asia/Kolkata',
};
const chart = computeChart(birth);
const computeSnapshot = (iso: string) => {
  const snapshot = computeTransitSnapshot(chart, iso);
  return { ...snapshot, getGraha: (graha: Graha) => snapshot.grahas.find((each) => each.graha === graha)! };
};

describe('computeTransitSnapshot', () => {
  const snapshot = computeSnapshot('2026-11-21T06:00:00Z');

  it('returns the nine grahas in order, in the form of the contract', () => {
    const { getGraha: _, ...plain } = snapshot;
    expect(TransitSnapshot.parse(plain)).toEqual(plain);
    expect(snapshot.grahas.map(({ graha }) => graha)).toEqual([...GRAHAS]);
  });

  it('returns the same longitude, sign and motion of each graha as a chart of that instant', () => {
    const { grahas } = computeChart({ ...birth, utc: '2026-11-21T06:00:00Z' });
    for (const { graha, longitude, sign, isRetrograde } of snapshot.grahas)
      expect({ longitude, sign, isRetrograde }).toEqual({
        longitude: grahas[graha].longitude,
        sign: grahas[graha].sign,
        isRetrograde: grahas[graha].isRetrograde,
      });
  });

  it('counts houses from the natal Moon in Dhanu and the natal lagna in Kanya', () => {
    expect(snapshot.getGraha('Saturn')).toMatchObject({ sign: 12, houseFromMoon: 4, houseFromLagna: 7 });
  });

  it('returns the phase of Sade Sati, or the house of Saturn in a Dhaiya', () => {
    expect([snapshot.sadeSati, snapshot.dhaiya]).toEqual([null, 4]);
    expect(computeSnapshot('2015-06-01T00:00:00Z')).toMatchObject({ sadeSati: 'rising', dhaiya: null });
    expect(computeSnapshot('2018-06-01T00:00:00Z')).toMatchObject({ sadeSati: 'peak' });
    expect(computeSnapshot('2021-06-01T00:00:00Z')).toMatchObject({ sadeSati: 'setting' });
  });

  it('marks the result of a good house as obstructed when a graha is in its vedha house', () => {
    // Mercury in the 11th from the Moon is favourable, but the Sun is in the 12th.
    expect(snapshot.getGraha('Mercury')).toMatchObject({
      houseFromMoon: 11,
      result: 'obstructed',
      obstructedBy: ['Sun'],
    });
    expect(snapshot.getGraha('Saturn')).toMatchObject({ result: 'unfavourable', obstructedBy: [] });
  });

  it('returns no houses from the lagna if the birth time is unknown', () => {
    const { grahas } = computeTransitSnapshot(
      computeChart({ ...birth, isTimeKnown: false }),
      '2026-11-21T06:00:00Z',
    );
    expect(grahas.every(({ houseFromLagna }) => houseFromLagna === null)).toBe(true);
  });
});

describe('gochara rules', () => {
  const placeGrahas = (houses: Partial<Record<Graha, number>>): Record<Graha, number> =>
    Object.fromEntries(GRAHAS.map((graha) => [graha, houses[graha] ?? 6])) as Record<Graha, number>;

  it('isFavourable accepts the good houses of Phaladeepika ch. 26', () => {
    const listGoodHouses = (graha: Graha) =>
      Array.from({ length: 12 }, (_, i) => i + 1).filter((house) => isFavourable(graha, house));
    expect(Object.fromEntries(GRAHAS.map((graha) => [graha, listGoodHouses(graha)]))).toEqual({
      Sun: [3, 6, 10, 11],
      Moon: [1, 3, 6, 7, 10, 11],
      Mars: [3, 6, 11],
      Mercury: [2, 4, 6, 8, 10, 11],
      Jupiter: [2, 5, 7, 9, 11],
      Venus: [1, 2, 3, 4, 5, 8, 9, 11, 12],
      Saturn: [3, 6, 11],
      Rahu: [3, 6, 10, 11],
      Ketu: [3, 6, 10, 11],
    });
  });

  it('listObstructors returns Mars in the eighth house for Jupiter in the eleventh', () => {
    expect(listObstructors('Jupiter', placeGrahas({ Jupiter: 11, Mars: 8 }))).toEqual(['Mars']);
  });

  it('listObstructors does not return the father or the son of a graha, nor Rahu and Ketu', () => {
    expect(listObstructors('Saturn', placeGrahas({ Saturn: 11, Sun: 5, Venus: 5 }))).toEqual(['Venus']);
    expect(listObstructors('Moon', placeGrahas({ Moon: 11, Mercury: 8 }))).toEqual([]);
    expect(listObstructors('Mars', placeGrahas({ Mars: 3, Rahu: 12 }))).toEqual([]);
  });
});
