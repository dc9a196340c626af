/**
 * Ganda Mula: the six nakshatras at the three boundaries where a watery sign and a nakshatra end and a fiery sign
 * starts. BPHS ch. 92 (birth in gandanta); Hora Ratna, ch. 2.
 */
import type { Point } from '#src/astrology/contract.ts';
import { NAKSHATRAS } from '#src/astrology/contract-names.ts';
import type { GandaMula } from '#src/astrology/contract-doshas.ts';
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';

/** Revati and Ashwini, Ashlesha and Magha, Jyeshtha and Mula. */
const NAKSHATRAS_AT_BOUNDARIES = [27, 1, 9, 10, 18, 19];
/** The beginnings of Aries, Leo and Sagittarius. */
const BOUNDARIES = [0, 120, 240];
const QUARTER = 360 / 108;
/** Two of the sixty ghatis of a nakshatra, on each side. */
const TWO_GHATIS = (360 / 27 / 60) * 2;

/**
 * @param moon of a chart with a known birth time: without one the Moon may change its nakshatra within the day (see
 * computeMoonRange)
 */
export function judgeGandaMula(moon: Point): GandaMula {
  const degreesFromBoundary = Math.min(
    ...BOUNDARIES.map((boundary) => Math.abs(subtractAngles(moon.longitude, boundary))),
  );
  return {
    applies: NAKSHATRAS_AT_BOUNDARIES.includes(moon.nakshatra),
    gandanta: degreesFromBoundary < QUARTER,
    close: degreesFromBoundary < TWO_GHATIS,
    degreesFromBoundary,
    because: `the Moon stands in the ${formatOrdinal(moon.pada)} quarter of ${NAKSHATRAS[moon.nakshatra - 1]!.name}`,
    keys: ['Moon.nakshatra', 'Moon.pada'],
    source: 'BPHS ch. 92; Hora Ratna, ch. 2',
  };
}
