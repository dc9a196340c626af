/** Where a sidereal longitude falls. Cells are cut on the raw degrees, never on rounded minutes of arc. */
import type { Point } from './contract.ts';
import { normalize } from './ephemeris/angle.ts';

const cell = (longitude: number, cells: number) => Math.floor((longitude * cells) / 360);

/** 1 Aries to 12 Pisces. */
export const signOf = (longitude: number): number => cell(longitude, 12) + 1;
/** 1 Ashwini to 27 Revati. */
export const nakshatraOf = (longitude: number): number => cell(longitude, 27) + 1;
/** 1 to 108 around the zodiac; four to a nakshatra, nine to a sign. */
export const quarterOf = (longitude: number): number => cell(longitude, 108) + 1;
/** The navamsas follow each other through the zodiac without a break: BPHS ch. 6, 12. */
export const navamsaOf = (longitude: number): number => ((quarterOf(longitude) - 1) % 12) + 1;

export function pointAt(degrees: number): Point {
  const longitude = normalize(degrees);
  const sign = signOf(longitude);
  return {
    longitude,
    sign,
    degreeInSign: longitude - (sign - 1) * 30,
    nakshatra: nakshatraOf(longitude),
    pada: ((quarterOf(longitude) - 1) % 4) + 1,
    navamsaSign: navamsaOf(longitude),
  };
}

/** Whole-sign house of a sign counted from another: the same sign is the first. */
export const houseFrom = (from: number, sign: number): number => ((sign - from + 12) % 12) + 1;
