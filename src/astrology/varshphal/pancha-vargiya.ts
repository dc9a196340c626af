/**
 * Pancha-vargiya bala, the five-fold strength of the Tajika school. Sources: Nilakantha, Tajika Nilakanthi, Samjna
 * Tantra; computed as in B. V. Raman, Varshaphal.
 */
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { TajikaStrength } from '#src/astrology/contract-varshphal.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { computeUchcha } from '#src/astrology/shadbala/sthana.ts';
import { getHaddaLord } from './hadda.ts';
import { getRelation } from './relations.ts';

/** Friendship here depends on the positions of the grahas in the annual chart; it is not natural friendship. */
export function computePanchaVargiya({
  grahas,
}: Pick<Chart, 'grahas'>): Record<ClassicalGraha, TajikaStrength> {
  const computeStrength = (graha: ClassicalGraha): TajikaStrength => {
    const { sign, degreeInSign, navamsaSign, longitude } = grahas[graha];
    const scoreLord = (lord: ClassicalGraha, maximum: number) =>
      maximum * (lord === graha ? 1 : SHARES[getRelation(sign, grahas[lord].sign)]);
    const parts = {
      kshetra: scoreLord(getSignLord(sign), 30),
      uchcha: computeUchcha(graha, longitude) / 3,
      hadda: scoreLord(getHaddaLord(sign, degreeInSign), 15),
      drekkana: scoreLord(getDrekkanaLord(sign, degreeInSign), 10),
      navamsha: scoreLord(getSignLord(navamsaSign), 5),
    };
    return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part) / 4 };
  };
  return Object.fromEntries(CLASSICAL_GRAHAS.map((graha) => [graha, computeStrength(graha)])) as Record<
    ClassicalGraha,
    TajikaStrength
  >;
}

/** Share of the maximum in a part of the sign whose lord is friend, neutral or enemy. */
const SHARES = { friend: 3 / 4, neutral: 1 / 2, enemy: 1 / 4 };

/** Lords of the thirty-six drekkanas from Aries on; the seven repeat in this order. */
const DREKKANA_LORDS = ['Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter'] as const;

export const getDrekkanaLord = (sign: number, degreeInSign: number): ClassicalGraha =>
  DREKKANA_LORDS[((sign - 1) * 3 + Math.floor(degreeInSign / 10)) % 7]!;
