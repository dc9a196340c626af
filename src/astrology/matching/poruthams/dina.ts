/**
 * Dina porutham, the agreement of the nakshatras. Source: Kalaprakashika (translated by N. P. Subramania Iyer, 1917) ch. 13, pp.
 * 69-72. Tamil almanacs accept fewer counts: 2, 4, 6, 8, 9, 11, 13, 15, 18, 20, 24 and 26, and 27 within a sign; B. V.
 * Raman, Muhurtha, uses only the remainder of the division by nine.
 */
import type { Moon } from '#src/astrology/matching/koota-rule.ts';
import {
  toAdhamam,
  countNakshatras,
  type Judgement,
  toMadhyamam,
  type PoruthamRule,
  toUttamam,
} from './porutham-rule.ts';

export const dina: PoruthamRule = {
  key: 'dina',
  judge: (bride, groom) => {
    const count = countNakshatras(bride, groom);
    if (count === 1) return judgeOneNakshatra(bride, groom);
    if (isHappyPair(bride.nakshatra, groom.nakshatra))
      return toUttamam('the two stars are one of the four happy pairs');
    if (bride.sign === groom.sign && !isExemptPair(bride.nakshatra, groom.nakshatra))
      return judgeOneSign(bride, count);
    return judgeCount(count, bride, groom);
  },
};

/** Rohini, Ardra, Magha, Hasta, Vishakha, Shravana, Uttara Bhadrapada, Revati. */
const BEST_SHARED_NAKSHATRAS = [4, 6, 10, 13, 16, 22, 26, 27];
/** Bharani, Ashlesha, Swati, Jyeshtha, Mula, Dhanishtha, Shatabhisha, Purva Bhadrapada. */
const WORST_SHARED_NAKSHATRAS = [2, 9, 15, 18, 19, 23, 24, 25];

function judgeOneNakshatra(bride: Moon, groom: Moon): Judgement {
  if (bride.sign !== groom.sign)
    return groom.pada < bride.pada
      ? toMadhyamam('one star in two signs, the groom in the earlier quarter')
      : toAdhamam('one star in two signs, the groom in the later quarter');
  if (BEST_SHARED_NAKSHATRAS.includes(bride.nakshatra))
    return toUttamam('both have a star that is good to share');
  return WORST_SHARED_NAKSHATRAS.includes(bride.nakshatra)
    ? toAdhamam('both have a star that is not shared')
    : toMadhyamam('both have one star');
}

/**
 * Nakshatras of the bride after which the next nakshatra in the same sign is good for the groom: Ashwini, Krittika,
 * Mrigashira, Magha, Hasta and others.
 */
const BEFORE_A_GOOD_NEXT_NAKSHATRA = [1, 3, 5, 10, 13, 15, 20, 24];

/** In one sign the groom's nakshatra comes first: it is then the 26th or 27th from the bride's. */
function judgeOneSign(bride: Moon, count: number): Judgement {
  if (count === 26) return toUttamam('in one sign, the star of the groom comes first');
  if (count === 27) return toMadhyamam('in one sign, the star of the groom is the one before');
  return count === 2 && BEFORE_A_GOOD_NEXT_NAKSHATRA.includes(bride.nakshatra)
    ? toUttamam('in one sign, the star of the groom is a good next one')
    : toAdhamam('in one sign, the star of the bride comes first');
}

/** Bharani and Krittika, Pushya and Ashlesha, Dhanishtha and Shatabhisha are exempt from the rule of one sign. */
const EXEMPT_PAIRS = [
  [2, 3],
  [8, 9],
  [23, 24],
] as const;
/** Ardra and Uttara Phalguni, Purva Phalguni and Anuradha, Pushya and Chitra, Punarvasu and Hasta. */
const HAPPY_PAIRS = [
  [6, 12],
  [11, 17],
  [8, 14],
  [7, 13],
] as const;

const isPairOf = (
  pairs: readonly (readonly [number, number])[],
  nakshatra: number,
  otherNakshatra: number,
): boolean =>
  pairs.some(
    ([a, b]) => (a === nakshatra && b === otherNakshatra) || (a === otherNakshatra && b === nakshatra),
  );
const isExemptPair = (nakshatra: number, otherNakshatra: number) =>
  isPairOf(EXEMPT_PAIRS, nakshatra, otherNakshatra);
const isHappyPair = (nakshatra: number, otherNakshatra: number) =>
  isPairOf(HAPPY_PAIRS, nakshatra, otherNakshatra);

/** In the second nine nakshatras one quarter of the third, fifth and seventh is bad. */
const BAD_QUARTERS: Record<number, number> = { 12: 1, 14: 4, 16: 3 };

function judgeCount(count: number, bride: Moon, groom: Moon): Judgement {
  const because = `counted from the star of the bride, that of the groom is number ${count}`;
  if (count === 22) return toAdhamam(`${because}, the destroying one (vainasika)`);
  if (count === 27)
    return bride.sign === groom.sign ? toMadhyamam(`${because}, in one sign`) : toAdhamam(because);
  if ([2, 4, 6, 8, 0].includes(count % 9)) return toUttamam(because);
  if (count < 9) return toAdhamam(because);
  return BAD_QUARTERS[count] === groom.pada
    ? toAdhamam(`${because}, in its bad quarter`)
    : toMadhyamam(because);
}
