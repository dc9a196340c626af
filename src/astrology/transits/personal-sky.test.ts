import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { PersonalSky } from '#src/astrology/contract-transits.ts';
import { GRAHAS, type Graha } from '#src/astrology/contract.ts';
import { isFavourable, listObstructors } from './gochara.ts';
import { computePersonalSky } from './personal-sky.ts';

const birth = {
  utc: '1996-06-04T09:00:00Z',
  latitude: 25.18,
  longitude: 75.84,
  timeKnown: true,
  zone: 'Asia/Kolkata',
};
const chart = computeChart(birth);
const on = (iso: string) => {
  const sky = computePersonalSky(chart, iso);
  return { ...sky, of: (graha: Graha) => sky.grahas.find((each) => each.graha === graha)! };
};

describe('the sky of a day, for one person', () => {
  const sky = on('2026-11-21T06:00:00Z');

  it('matches its contract, with the nine grahas in order', () => {
    const { of: _, ...plain } = sky;
    expect(PersonalSky.parse(plain)).toEqual(plain);
    expect(sky.grahas.map(({ graha }) => graha)).toEqual([...GRAHAS]);
  });

  it('has each graha where a chart of that moment has it', () => {
    const { grahas } = computeChart({ ...birth, utc: '2026-11-21T06:00:00Z' });
    for (const { graha, longitude, sign, retrograde } of sky.grahas)
      expect({ longitude, sign, retrograde }).toEqual({
        longitude: grahas[graha].longitude,
        sign: grahas[graha].sign,
        retrograde: grahas[graha].retrograde,
      });
  });

  it('counts houses from the Moon in Dhanu and the lagna in Kanya', () => {
    expect(sky.of('Saturn')).toMatchObject({ sign: 12, houseFromMoon: 4, houseFromLagna: 7 });
  });

  it('reports Sade Sati and Dhaiya', () => {
    expect([sky.sadeSati, sky.dhaiya]).toEqual([null, 4]);
    expect(on('2015-06-01T00:00:00Z')).toMatchObject({ sadeSati: 'rising', dhaiya: null });
    expect(on('2018-06-01T00:00:00Z')).toMatchObject({ sadeSati: 'peak' });
    expect(on('2021-06-01T00:00:00Z')).toMatchObject({ sadeSati: 'setting' });
  });

  it('marks a good house as obstructed when a graha is in its vedha house', () => {
    // Mercury in the 11th from the Moon is favourable, but the Sun is in the 12th.
    expect(sky.of('Mercury')).toMatchObject({
      houseFromMoon: 11,
      gochara: 'obstructed',
      obstructedBy: ['Sun'],
    });
    expect(sky.of('Saturn')).toMatchObject({ gochara: 'unfavourable', obstructedBy: [] });
  });

  it('has no houses from the lagna without a birth time', () => {
    const { grahas } = computePersonalSky(
      computeChart({ ...birth, timeKnown: false }),
      '2026-11-21T06:00:00Z',
    );
    expect(grahas.every(({ houseFromLagna }) => houseFromLagna === null)).toBe(true);
  });
});

describe('gochara', () => {
  const houses = (placed: Partial<Record<Graha, number>>): Record<Graha, number> =>
    Object.fromEntries(GRAHAS.map((graha) => [graha, placed[graha] ?? 6])) as Record<Graha, number>;

  it('has the good houses of Phaladeepika', () => {
    const good = (graha: Graha) =>
      Array.from({ length: 12 }, (_, i) => i + 1).filter((house) => isFavourable(graha, house));
    expect(Object.fromEntries(GRAHAS.map((graha) => [graha, good(graha)]))).toEqual({
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

  it('obstructs Jupiter in the eleventh by Mars in the eighth', () => {
    expect(listObstructors('Jupiter', houses({ Jupiter: 11, Mars: 8 }))).toEqual(['Mars']);
  });

  it('has no obstruction between father and son or by a node', () => {
    expect(listObstructors('Saturn', houses({ Saturn: 11, Sun: 5, Venus: 5 }))).toEqual(['Venus']);
    expect(listObstructors('Moon', houses({ Moon: 11, Mercury: 8 }))).toEqual([]);
    expect(listObstructors('Mars', houses({ Mars: 3, Rahu: 12 }))).toEqual([]);
  });
});
