/**
 * Baladi avasthas, the five ages of a graha by its degree: six degrees each, from birth to death in odd signs and the
 * other way round in even ones. Source: Brihat Parashara Hora Shastra ch. 45, 3-4.
 */
import type { Point } from '#src/astrology/contract.ts';
import { isOddSign } from '#src/astrology/zodiac.ts';

/** Infant, boy, youth, old and dead, with the part of its results that the graha gives. */
const AGES = [
  { state: 'bala', results: 'quarter' },
  { state: 'kumara', results: 'half' },
  { state: 'yuva', results: 'full' },
  { state: 'vriddha', results: 'little' },
  { state: 'mrita', results: 'none' },
] as const;

export type Baladi = (typeof AGES)[number];

export function getBaladi({ sign, degreeInSign }: Pick<Point, 'sign' | 'degreeInSign'>): Baladi {
  const part = Math.floor(degreeInSign / 6);
  return AGES[isOddSign(sign) ? part : 4 - part]!;
}
