/**
 * The two wheels of 24 signs through which Kalachakra dasha runs. Sources: Brihat Parashara Hora Shastra ch. 46 (verses
 * 52-100); P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 24.
 */
import type { Gati } from '#src/astrology/contract-dashas.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { SIGN_NUMBERS } from '#src/astrology/zodiac.ts';
import type { MahaShare } from './period-list.ts';

type WheelMember = MahaShare<{ sign: number; gati: Gati | null }, { sign: number }>;

/** Years of a sign by its lord. */
const YEARS: Record<ClassicalGraha, number> = {
  Sun: 5,
  Moon: 21,
  Mars: 7,
  Mercury: 9,
  Jupiter: 10,
  Venus: 16,
  Saturn: 4,
};

/** The other sign of the same lord; Cancer and Leo have no other. */
const getMirrorSign = (sign: number): number =>
  SIGN_NUMBERS.find((other) => other !== sign && getSignLord(other) === getSignLord(sign)) ?? sign;

/** The signs from Aries to Pisces, then the other sign of the same lord for each. */
export const SAVYA_WHEEL: readonly WheelMember[] = buildWheel([
  ...SIGN_NUMBERS,
  ...SIGN_NUMBERS.map(getMirrorSign),
]);

/** For each sign from Pisces back to Aries the other sign of its lord, then these signs themselves. */
export const APASAVYA_WHEEL: readonly WheelMember[] = buildWheel([
  ...SIGN_NUMBERS.toReversed().map(getMirrorSign),
  ...SIGN_NUMBERS.toReversed(),
]);

function buildWheel(signs: readonly number[]): WheelMember[] {
  const getAt = (index: number) => signs[(index + 24) % 24]!;
  const toShare = (sign: number) => ({ ruler: { sign }, years: YEARS[getSignLord(sign)] });
  return signs.map((sign, index) => ({
    ruler: { sign, gati: getGati(getAt(index - 2), getAt(index - 1), sign) },
    years: YEARS[getSignLord(sign)],
    antars: Array.from({ length: 9 }, (_, step) => toShare(getAt(index + step))),
  }));
}

/** @returns the signs from one to another, -6 to 5 */
function countSteps(from: number, to: number): number {
  return ((to - from + 18) % 12) - 6;
}

/** A single step is the monkey's leap only after a frog's leap in the other direction: the wheel turns back for it. */
function getGati(beforePrevious: number, previous: number, sign: number): Gati | null {
  const step = countSteps(previous, sign);
  if (Math.abs(step) === 4) return 'simhavalokana';
  if (Math.abs(step) === 2) return 'manduka';
  return countSteps(beforePrevious, previous) === -2 * step ? 'markati' : null;
}

/** Three nakshatras from Ashwini are savya, the next three apasavya, and so on. */
export const isSavya = (nakshatra: number): boolean => Math.floor((nakshatra - 1) / 3) % 2 === 0;

/**
 * The index in the wheel at which the nine signs of a pada begin. Four padas take one and a half turns, so that there
 * are two groups of nakshatras in each wheel. In savya the second group has the middle one of each three; in apasavya
 * the second and third one. (Narasimha Rao's table 45 names Revati for Uttara Bhadrapada, a misprint: he lists no group
 * for the latter, and Parashara has Revati in the group of Ashwini.)
 */
export function findWheelPosition(nakshatra: number, pada: number): number {
  const place = (nakshatra - 1) % 3;
  const isSecondGroup = isSavya(nakshatra) ? place === 1 : place > 0;
  return ((isSecondGroup ? 12 : 0) + (pada - 1) * 9) % 24;
}
