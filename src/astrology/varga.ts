/**
 * The divisional charts of Parashara: each sign is divided into n parts, and each part is assigned a sign. In most
 * charts the signs of the parts follow each other from a first one, which the start rule of the chart returns; the
 * others have special rules. Signs are numbered from 1, Aries, to 12. Source: Brihat Parashara Hora Shastra ch. 6.
 */
import { normalize } from './ephemeris/angle.ts';
import { getModality, getNavamsaSign, getSign, isOddSign } from './zodiac.ts';

/** Returns the number of the sign of the first part; it may exceed 12. */
type StartRule = (sign: number) => number;

/** Odd signs start with themselves, even signs with the nth sign counted from themselves. */
const startEvenSignsAtNth =
  (n: number): StartRule =>
  (sign) =>
    isOddSign(sign) ? sign : sign + n - 1;
/** The first signs for a movable, a fixed and a dual sign. */
const startByModality =
  (...starts: [number, number, number]): StartRule =>
  (sign) =>
    starts[getModality(sign)]!;
const startByParity =
  (odd: number, even: number): StartRule =>
  (sign) =>
    isOddSign(sign) ? odd : even;
const startFromSign: StartRule = (sign) => sign;

const START_RULES: Record<number, StartRule> = {
  7: startEvenSignsAtNth(7),
  10: startEvenSignsAtNth(9),
  12: startFromSign,
  16: startByModality(1, 5, 9),
  20: startByModality(1, 9, 5),
  24: startByParity(5, 4),
  40: startByParity(1, 7),
  45: startByModality(1, 5, 9),
  60: startFromSign,
};

export const VARGAS = [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60] as const;
export type Varga = (typeof VARGAS)[number];

/** Computes the sign, 1 to 12, of a sidereal longitude in the chart of `n` divisions. */
export function computeVargaSign(n: Varga, degrees: number): number {
  const longitude = normalize(degrees);
  const sign = getSign(longitude);
  const part = Math.floor((longitude * n) / 30) % n;
  const start = START_RULES[n];
  return start ? wrapSign(start(sign) + part) : SPECIAL_RULES[n]!(sign, part, longitude);
}

/**
 * D1: the sign itself. D2: only Leo and Cancer. D3 and D4: signs that are four and three signs apart. D9 and D27: the signs
 * follow each other without a break through the zodiac. D30: unequal parts.
 */
const SPECIAL_RULES: Partial<Record<Varga, (sign: number, part: number, longitude: number) => number>> = {
  1: (sign) => sign,
  2: (sign, part) => (isOddSign(sign) === (part === 0) ? 5 : 4),
  3: (sign, part) => wrapSign(sign + part * 4),
  4: (sign, part) => wrapSign(sign + part * 3),
  9: (_sign, _part, longitude) => getNavamsaSign(longitude),
  27: (_sign, _part, longitude) => wrapSign(Math.floor((longitude * 27) / 30) + 1),
  30: (sign, _part, longitude) => computeTrimshamsha(sign, longitude - (sign - 1) * 30),
};

/**
 * The trimshamsha has five unequal parts: 5, 5, 8, 7 and 5 degrees of Mars, Saturn, Jupiter, Mercury and Venus in odd
 * signs, in reverse order in even signs.
 */
function computeTrimshamsha(sign: number, degree: number): number {
  const ends = isOddSign(sign) ? [5, 10, 18, 25, 30] : [5, 12, 20, 25, 30];
  const signs = isOddSign(sign) ? [1, 11, 9, 3, 7] : [2, 6, 12, 10, 8];
  return signs[ends.findIndex((end) => degree < end)]!;
}

/** Converts a sign number above 12, which counts on after Pisces, to 1 to 12. */
const wrapSign = (signNumber: number) => ((signNumber - 1) % 12) + 1;
