/**
 * Sub-lords of the Krishnamurti Paddhati: a nakshatra is divided into nine subs, and each sub into nine sub-subs, in the
 * proportion and order of the Vimshottari dasha of its lord. With the twelve sign borders the 243 subs become 249
 * divisions. Source: K. S. Krishnamurti, Reader II (Fundamental Principles of Astrology), on subs.
 */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { divideIntoNine, getNakshatraLord, type NumericPeriod } from '#src/astrology/dashas/vimshottari.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { getNakshatra, getSign, NAKSHATRA_DEGREES } from '#src/astrology/zodiac.ts';

export type KpLords = {
  signLord: ClassicalGraha;
  /** lord of the nakshatra */
  starLord: Graha;
  subLord: Graha;
  subSubLord: Graha;
};

/** @param longitude sidereal degrees */
export function findKpLords(longitude: number): KpLords {
  const start = (getNakshatra(longitude) - 1) * NAKSHATRA_DEGREES;
  const star = { lord: getNakshatraLord(longitude), start, end: start + NAKSHATRA_DEGREES };
  const sub = findPart(star, longitude);
  return {
    signLord: getSignLord(getSign(longitude)),
    starLord: star.lord,
    subLord: sub.lord,
    subSubLord: findPart(sub, longitude).lord,
  };
}

/** Rounding may leave the last fraction of an arc outside its parts; it belongs to the last one. */
function findPart(arc: NumericPeriod, longitude: number): NumericPeriod {
  const parts = divideIntoNine(arc);
  return parts.find(({ end }) => longitude < end) ?? parts.at(-1)!;
}
