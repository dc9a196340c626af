/**
 * The lord of a sign in Jaimini astrology. Scorpio has two lords, Mars and Ketu, and Aquarius has Saturn and Rahu; the
 * stronger one counts. Sources: Brihat Parashara Hora Shastra ch. 46 (Chara dasha); P. V. R. Narasimha Rao, Vedic
 * Astrology: An Integrated Approach, 15.5.1, whose rules Jagannatha Hora follows. Chara dasha here has the shorter
 * rules of K. N. Rao.
 */
import { type Chart, GRAHAS, type Graha } from '#src/astrology/contract.ts';
import { getDignity } from '#src/astrology/dignity.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { getModality } from '#src/astrology/zodiac.ts';
import { hasRashiDrishti } from './rashi-drishti.ts';

/** stronger: of the two lords of Scorpio and Aquarius; single: always Mars and Saturn */
export type CoLordRule = 'stronger' | 'single';

type Grahas = Chart['grahas'];

/** The second lords of Scorpio and Aquarius. */
export const SECOND_LORDS: Partial<Record<number, 'Ketu' | 'Rahu'>> = { 8: 'Ketu', 11: 'Rahu' };

/** @param sign 1 (Mesha) to 12 */
export function findSignLord(grahas: Grahas, sign: number, rule: CoLordRule = 'stronger'): Graha {
  const [first, second] = [getSignLord(sign), SECOND_LORDS[sign]];
  return second === undefined || rule === 'single' ? first : findStrongerCoLord(grahas, sign, first, second);
}

/**
 * If exactly one of the two lords is in the sign, the other one is chosen. Otherwise the first criterion on which they
 * differ decides.
 */
function findStrongerCoLord(grahas: Grahas, sign: number, first: Graha, second: Graha): Graha {
  const [isFirstInSign, isSecondInSign] = [first, second].map((lord) => grahas[lord].sign === sign);
  if (isFirstInSign !== isSecondInSign) return isFirstInSign ? second : first;
  return pickStronger(first, second, [
    (lord) => countOccupants(grahas, grahas[lord].sign),
    (lord) => countSupport(grahas, lord),
    (lord) => Number(isExaltedInSign(lord, grahas[lord].sign)),
    // Dual signs are stronger than fixed ones, and these than movable ones.
    (lord) => getModality(grahas[lord].sign),
    (lord) => computeAdvancement(grahas, lord),
  ]);
}

/** Returns the one with the higher value in the first criterion on which the two differ; the first one on a full tie. */
export function pickStronger<T>(a: T, b: T, criteria: readonly ((candidate: T) => number)[]): T {
  const deciding = criteria.find((measure) => measure(a) !== measure(b));
  return deciding === undefined || deciding(a) > deciding(b) ? a : b;
}

export const countOccupants = (grahas: Grahas, sign: number): number =>
  GRAHAS.filter((graha) => grahas[graha].sign === sign).length;

/**
 * Counts Jupiter, Mercury and the dispositor that are with the lord or aspect it by rashi drishti. One graha in two of
 * these roles counts twice, as in the book's example; the lord does not count for itself, which the book does not mention.
 */
function countSupport(grahas: Grahas, lord: Graha): number {
  const { sign } = grahas[lord];
  const roles: Graha[] = ['Jupiter', 'Mercury', getSignLord(sign)];
  return roles.filter((graha) => graha !== lord && isInOrAspects(grahas, graha, sign)).length;
}

export const isInOrAspects = (grahas: Grahas, graha: Graha, sign: number): boolean =>
  grahas[graha].sign === sign || hasRashiDrishti(grahas[graha].sign, sign);

/** Rahu and Ketu have no exaltation here, because the schools do not agree on it. */
export const isExaltedInSign = (graha: Graha, sign: number): boolean =>
  getDignity(graha, sign, 0) === 'exalted';

/** The degrees passed in the sign; Rahu and Ketu are measured from its end. */
function computeAdvancement(grahas: Grahas, graha: Graha): number {
  const { degreeInSign } = grahas[graha];
  return graha === 'Rahu' || graha === 'Ketu' ? 30 - degreeInSign : degreeInSign;
}
