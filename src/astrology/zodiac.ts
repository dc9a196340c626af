/** Computes sign, nakshatra, pada and navamsa of a sidereal longitude from the unrounded degrees. */
import type { Point } from './contract.ts';
import { normalize } from './ephemeris/angle.ts';

export const NAKSHATRA_DEGREES = 360 / 27;
export const SIGN_COUNT = 12;
/** 1, Aries, to 12, Pisces. */
export const SIGN_NUMBERS: readonly number[] = Array.from({ length: SIGN_COUNT }, (_, index) => index + 1);
/** Padas of the zodiac: four in each nakshatra. A pada is also a navamsa, the ninth part of a sign. */
export const PADA_COUNT = 108;

/** Returns the index of the part of the zodiac that contains a longitude: `partCount` equal parts, 0 begins at 0° Aries. */
export const getPartIndex = (longitude: number, partCount: number): number =>
  Math.floor((longitude * partCount) / 360);

/** Returns the share, 0 to 1, of its part that a longitude has passed; the parts are those of getPartIndex. */
export const getPassedShare = (longitude: number, partCount: number): number =>
  ((longitude * partCount) / 360) % 1;

/** From 1, Aries, to 12, Pisces. */
export const getSign = (longitude: number): number => getPartIndex(longitude, SIGN_COUNT) + 1;
/** From 1, Ashwini, to 27, Revati. */
export const getNakshatra = (longitude: number): number => getPartIndex(longitude, 27) + 1;
/** From 1 to 108 around the zodiac: a nakshatra has four padas, a sign nine. */
export const getPadaOfZodiac = (longitude: number): number => getPartIndex(longitude, PADA_COUNT) + 1;
/** From 1 to 4 within the nakshatra. */
export const getPada = (longitude: number): number => ((getPadaOfZodiac(longitude) - 1) % 4) + 1;
/**
 * The signs of navamsas follow each other without a break through the zodiac. Source: Brihat Parashara Hora Shastra ch.
 * 6, 12.
 */
export const getNavamsaSign = (longitude: number): number => ((getPadaOfZodiac(longitude) - 1) % 12) + 1;

export const isOddSign = (sign: number): boolean => sign % 2 === 1;

/** @returns 0 for a movable sign, 1 for a fixed one, 2 for a dual one */
export const getModality = (sign: number): number => (sign - 1) % 3;

/** @param degrees any sidereal angle, also negative or above 360 */
export function toPoint(degrees: number): Point {
  const longitude = normalize(degrees);
  const sign = getSign(longitude);
  return {
    longitude,
    sign,
    degreeInSign: longitude - (sign - 1) * 30,
    nakshatra: getNakshatra(longitude),
    pada: getPada(longitude),
    navamsaSign: getNavamsaSign(longitude),
  };
}

/** Counts the whole-sign house of `sign` from `from`; the same sign is 1. */
export const countHouse = (from: number, sign: number): number => ((sign - from + 12) % 12) + 1;

/** Returns the nth sign from `from`, which is the first: the tenth from Taurus, 2, is Aquarius, 11. */
export const getNthSign = (from: number, nth: number): number => ((from + nth - 2) % 12) + 1;
