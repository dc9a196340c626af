/**
 * Ganda Mula: the Moon is in one of the six nakshatras next to the three boundaries at which a nakshatra and a watery
 * sign end and a fiery sign starts. Sources: Brihat Parashara Hora Shastra ch. 92 (birth in gandanta); Hora Ratna, ch.
 * 2.
 */
import type { Point } from '#src/astrology/contract.ts';
import { NAKSHATRAS } from '#src/astrology/contract-names.ts';
import type { GandaMula } from '#src/astrology/contract-doshas.ts';
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { NAKSHATRA_DEGREES } from '#src/astrology/zodiac.ts';

/** Revati and Ashwini, Ashlesha and Magha, Jyeshtha and Mula. */
const NAKSHATRAS_AT_BOUNDARIES = [27, 1, 9, 10, 18, 19];
/** The beginnings of Aries, Leo and Sagittarius. */
const BOUNDARIES = [0, 120, 240];
/** Degrees of one quarter (pada) of a nakshatra: 3°20′. */
const QUARTER_DEGREES = NAKSHATRA_DEGREES / 4;
/** Degrees on each side of a boundary: two of the sixty ghatis of a nakshatra. */
const TWO_GHATIS = (NAKSHATRA_DEGREES / 60) * 2;

/**
 * @param moon the Moon at birth; on a day of birth without a time it may change its nakshatra (see computeMoonRange)
 */
export function judgeGandaMula(moon: Point): GandaMula {
  const degreesFromBoundary = Math.min(
    ...BOUNDARIES.map((boundary) => Math.abs(subtractAngles(moon.longitude, boundary))),
  );
  return {
    applies: NAKSHATRAS_AT_BOUNDARIES.includes(moon.nakshatra),
    isGandanta: degreesFromBoundary < QUARTER_DEGREES,
    isCloseToBoundary: degreesFromBoundary < TWO_GHATIS,
    degreesFromBoundary,
    because: `the Moon is in the ${formatOrdinal(moon.pada)} quarter of ${NAKSHATRAS[moon.nakshatra - 1]!.name}`,
    keys: ['Moon.nakshatra', 'Moon.pada'],
    source: 'BPHS ch. 92; Hora Ratna, ch. 2',
  };
}
