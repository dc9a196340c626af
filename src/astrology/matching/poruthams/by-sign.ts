/**
 * The poruthams that compare two Moon signs. Source: Kalaprakashika (translated by N. P. Subramania Iyer, 1917) ch. 13, pp.
 * 73-75; B. V. Raman, Muhurtha, ch. on marriage, for the friendship of the lords.
 */
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { maitri } from '#src/astrology/matching/maitri.ts';
import { getSignName } from '#src/astrology/phrases.ts';
import { countHouse, isOddSign } from '#src/astrology/zodiac.ts';
import { toAdhamam, toMadhyamam, type PoruthamRule, toUttamam } from './porutham-rule.ts';
import { findExceptionOfSigns } from './sign-exception.ts';

/**
 * The signs from the seventh to the twelfth agree, those from the second to the sixth do not, except the second and the
 * sixth from an odd sign. The text does not mention two Moons in one sign; almanacs accept them. Many of them reject
 * the eighth, and the seventh of Cancer and Leo.
 */
export const rasi: PoruthamRule = {
  key: 'rasi',
  judge: (bride, groom) => {
    const count = countHouse(bride.sign, groom.sign);
    const because = `the sign of the groom is the ${formatOrdinal(count)} from that of the bride`;
    if (count === 8) return toMadhyamam(because);
    if (count === 1 || count >= 7) return toUttamam(because);
    const isExempt = (count === 2 || count === 6) && isOddSign(bride.sign);
    return isExempt ? toMadhyamam(`${because}, an odd sign`) : toAdhamam(because);
  },
  findException: findExceptionOfSigns,
};

/**
 * By natural friendship, as in Raman. Kalaprakashika has the friends of the Yavanas (Brihat Jataka 2, 15), by which Mars is
 * a friend of Mercury and Venus.
 */
export const rasiyathipathi: PoruthamRule = {
  key: 'rasiyathipathi',
  judge: (bride, groom) => {
    const { points, because } = maitri.judge(bride, groom);
    if (points === maitri.maximum) return toUttamam(because);
    return points >= 3 ? toMadhyamam(because) : toAdhamam(because);
  },
};

/** The signs that are vasya to each sign, Aries first. Other books have Libra as the second of Taurus, and other rows. */
const VASYA: readonly (readonly number[])[] = [
  [5, 8],
  [4, 5],
  [6],
  [8, 9],
  [7],
  [3, 12],
  [10],
  [6, 4],
  [12],
  [11, 1],
  [1],
  [10],
];

/** By Tamil almanacs it is better if the sign of the groom is vasya to that of the bride. */
export const vasya: PoruthamRule = {
  key: 'vasya',
  judge: (bride, groom) => {
    const [ofBride, ofGroom] = [getSignName(bride.sign), getSignName(groom.sign)];
    if (VASYA[bride.sign - 1]!.includes(groom.sign)) return toUttamam(`${ofGroom} is vasya to ${ofBride}`);
    return VASYA[groom.sign - 1]!.includes(bride.sign)
      ? toMadhyamam(`${ofBride} is vasya to ${ofGroom}`)
      : toAdhamam(`${ofBride} and ${ofGroom} are not vasya`);
  },
};
