/**
 * Pancha-vargiya bala, the five-fold strength of the Tajika school: Nilakantha, Tajika Nilakanthi, Samjna Tantra;
 * computed as in Raman, Varshaphal.
 */
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-strengths.ts';
import type { TajikaStrength } from '#src/astrology/contract-varshphal.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { SIGN_LORDS } from '#src/astrology/names.ts';
import { computeUchcha } from '#src/astrology/shadbala/sthana.ts';
import { getHaddaLord } from './hadda.ts';
import { getRelation } from './relations.ts';

/** Friendship is that of the annual chart, by the positions of the grahas, not natural friendship. */
export function computePanchaVargiya({
  grahas,
}: Pick<Chart, 'grahas'>): Record<ClassicalGraha, TajikaStrength> {
  const strength = (graha: ClassicalGraha): TajikaStrength => {
    const { sign, degreeInSign, navamsaSign, longitude } = grahas[graha];
    const under = (lord: ClassicalGraha, most: number) =>
      most * (lord === graha ? 1 : SHARES[getRelation(sign, grahas[lord].sign)]);
    const parts = {
      kshetra: under(getSignLord(sign), 30),
      uchcha: computeUchcha(graha, longitude) / 3,
      hadda: under(getHaddaLord(sign, degreeInSign), 15),
      drekkana: under(getDrekkanaLord(sign, degreeInSign), 10),
      navamsha: under(getSignLord(navamsaSign), 5),
    };
    return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part) / 4 };
  };
  return Object.fromEntries(CLASSICAL_GRAHAS.map((graha) => [graha, strength(graha)])) as Record<
    ClassicalGraha,
    TajikaStrength
  >;
}

/** Share of the value of an own place. */
const SHARES = { friend: 3 / 4, neutral: 1 / 2, enemy: 1 / 4 };

const getSignLord = (sign: number) => SIGN_LORDS[sign - 1]!;

/** Lords of all thirty-six drekkanas from Aries on, repeating this order. */
const DREKKANA_LORDS = ['Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter'] as const;

const getDrekkanaLord = (sign: number, degreeInSign: number): ClassicalGraha =>
  DREKKANA_LORDS[((sign - 1) * 3 + Math.floor(degreeInSign / 10)) % 7]!;
