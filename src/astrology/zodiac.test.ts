import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subtractAngles, normalize } from './ephemeris/angle.ts';
import { countHouse, toPoint } from './zodiac.ts';
import { VARGAS, computeVargaSign } from './varga.ts';

const degrees = fc.double({ min: -720, max: 720, noNaN: true });

describe('toPoint', () => {
  it('returns the first sign, nakshatra and pada at 0 degrees and the last ones just before 360', () => {
    expect(toPoint(0)).toMatchObject({ sign: 1, nakshatra: 1, pada: 1, navamsaSign: 1, degreeInSign: 0 });
    expect(toPoint(359.9999)).toMatchObject({ sign: 12, nakshatra: 27, pada: 4, navamsaSign: 12 });
  });

  it('changes the pada at exactly 3 degrees 20 minutes', () => {
    expect(toPoint(10 / 3 - 1e-9).pada).toBe(1);
    expect(toPoint(10 / 3 + 1e-9).pada).toBe(2);
  });

  it('returns values within their ranges for any angle', () => {
    fc.assert(
      fc.property(degrees, (angle) => {
        const { longitude, sign, nakshatra, pada, degreeInSign } = toPoint(angle);
        expect(longitude >= 0 && longitude < 360).toBe(true);
        expect(sign >= 1 && sign <= 12 && nakshatra >= 1 && nakshatra <= 27 && pada >= 1 && pada <= 4).toBe(
          true,
        );
        expect(degreeInSign >= 0 && degreeInSign < 30).toBe(true);
      }),
    );
  });
});

describe('angles', () => {
  it('normalize returns 0 for a tiny negative angle, and subtractAngles the shorter way', () => {
    expect(normalize(-1e-17)).toBe(0);
    expect(subtractAngles(1, 359)).toBe(2);
    expect(subtractAngles(359, 1)).toBe(-2);
  });
});

describe('countHouse', () => {
  it('counts the sign itself as the first house', () => {
    expect(countHouse(6, 6)).toBe(1);
    expect(countHouse(6, 5)).toBe(12);
    expect(countHouse(12, 1)).toBe(2);
  });
});

describe('computeVargaSign', () => {
  it('returns a sign for every degree in every varga', () => {
    fc.assert(
      fc.property(degrees, fc.constantFrom(...VARGAS), (angle, n) => {
        const sign = computeVargaSign(n, angle);
        expect(Number.isInteger(sign) && sign >= 1 && sign <= 12).toBe(true);
      }),
    );
  });

  it('returns the signs of Parashara in trimshamsha and hora', () => {
    expect(computeVargaSign(30, 4.9)).toBe(1);
    expect(computeVargaSign(30, 5.1)).toBe(11);
    expect(computeVargaSign(30, 30 + 4.9)).toBe(2);
    expect(computeVargaSign(30, 30 + 25.1)).toBe(8);
    expect(computeVargaSign(2, 14.9)).toBe(5);
    expect(computeVargaSign(2, 15.1)).toBe(4);
  });
});
