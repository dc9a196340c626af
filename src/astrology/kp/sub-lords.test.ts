import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIGN_LORDS } from '#src/astrology/contract-sign-lords.ts';
import { findKpLords } from './sub-lords.ts';

const YEARS = [
  ['Ketu', 7],
  ['Venus', 20],
  ['Sun', 6],
  ['Moon', 10],
  ['Mars', 7],
  ['Rahu', 18],
  ['Jupiter', 16],
  ['Saturn', 19],
  ['Mercury', 17],
] as const;

/** Lists the nine lords and years from one lord on. */
const listFrom = (lord: number) => [...YEARS.slice(lord), ...YEARS.slice(0, lord)];

/**
 * The subs in whole arcseconds: a nakshatra has 48000, so a sub has 400 for each year of its lord, and a sub-sub 10/3
 * for each product of two years. A sub that contains the end of a sign (108000 arcseconds) is divided there.
 */
const DIVISIONS = Array.from({ length: 27 }, (_, star) => star).flatMap((star) => {
  let start = star * 48_000;
  return listFrom(star % 9).flatMap(([sub, years]) => {
    const [from, to] = [start, start + 400 * years];
    start = to;
    const border = Math.ceil((from + 1) / 108_000) * 108_000;
    const ends = border < to ? [border, to] : [to];
    return ends.map((end, index) => ({
      from: ends[index - 1] ?? from,
      to: end,
      star: YEARS[star % 9]![0],
      sub,
    }));
  });
});

const findAtArcseconds = (arcseconds: number) => findKpLords(arcseconds / 3600);
const toArcseconds = (degrees: number, minutes: number, seconds: number) =>
  degrees * 3600 + minutes * 60 + seconds;

describe('findKpLords', () => {
  it('returns sign, star and sub of all 249 divisions of the zodiac, from their first to their last arcsecond', () => {
    expect(DIVISIONS).toHaveLength(249);
    expect(DIVISIONS.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(360 * 3600);
    for (const { from, to, star, sub } of DIVISIONS)
      for (const arcseconds of [from + 0.01, (from + to) / 2, to - 0.01])
        expect(findAtArcseconds(arcseconds), `${arcseconds}″`).toMatchObject({
          signLord: SIGN_LORDS[Math.floor(from / 108_000)],
          starLord: star,
          subLord: sub,
        });
  });

  /** Krishnamurti's table of 249: its first, 22nd, 23rd and last rows; the end of Aries divides the sub of Rahu. */
  it.each([
    [1, 0, [0, 0, 0], [0, 46, 40], 'Mars Ketu Ketu'],
    [22, 0, [29, 13, 20], [30, 0, 0], 'Mars Sun Rahu'],
    [23, 30, [0, 0, 0], [1, 13, 20], 'Venus Sun Rahu'],
    [249, 330, [27, 53, 20], [30, 0, 0], 'Jupiter Mercury Saturn'],
  ] as const)('returns the lords of number %d of the table', (number, sign, from, to, lords) => {
    const [start, end] = [from, to].map(([d, m, s]) => sign * 3600 + toArcseconds(d, m, s));
    expect(DIVISIONS[number - 1]).toMatchObject({ from: start, to: end });
    const { signLord, starLord, subLord } = findAtArcseconds((start! + end!) / 2);
    expect(`${signLord} ${starLord} ${subLord}`).toBe(lords);
  });

  it('returns the sub-sub of all 2187 parts', () => {
    for (let star = 0; star < 27; star++) {
      let thirds = star * 144_000;
      for (const [sub, subYears] of listFrom(star % 9))
        for (const [subSub, years] of listFrom(YEARS.findIndex(([lord]) => lord === sub))) {
          const middle = thirds + 5 * subYears * years;
          expect(findAtArcseconds(middle / 3)).toMatchObject({ subLord: sub, subSubLord: subSub });
          thirds += 10 * subYears * years;
        }
      expect(thirds).toBe((star + 1) * 144_000);
    }
  });

  it('returns lords for any longitude', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), (longitude) => {
        expect(Object.values(findKpLords(longitude)).every(Boolean)).toBe(true);
      }),
    );
  });
});
