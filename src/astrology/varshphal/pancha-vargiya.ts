/** Strength from five places, the measure of Tajika: Nilakantha, Tajika Nilakanthi, Samjna Tantra; worked in Raman, Varshaphal. */
import { SEVEN, type Seven } from '#src/astrology/contract-strengths.ts';
import type { TajikaStrength } from '#src/astrology/contract-varshphal.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { SIGN_LORDS } from '#src/astrology/names.ts';
import { uchcha } from '#src/astrology/shadbala/sthana.ts';
import { haddaLord } from './hadda.ts';
import { relation } from './relations.ts';

/** Friends are those of the annual chart, by the places of the grahas and not by nature. */
export function panchaVargiya({ grahas }: Pick<Chart, 'grahas'>): Record<Seven, TajikaStrength> {
  const strength = (graha: Seven): TajikaStrength => {
    const { sign, degreeInSign, navamsaSign, longitude } = grahas[graha];
    const under = (lord: Seven, most: number) =>
      most * (lord === graha ? 1 : SHARES[relation(sign, grahas[lord].sign)]);
    const parts = {
      kshetra: under(lordOf(sign), 30),
      uchcha: uchcha(graha, longitude) / 3,
      hadda: under(haddaLord(sign, degreeInSign), 15),
      drekkana: under(drekkanaLord(sign, degreeInSign), 10),
      navamsha: under(lordOf(navamsaSign), 5),
    };
    return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part) / 4 };
  };
  return Object.fromEntries(SEVEN.map((graha) => [graha, strength(graha)])) as Record<Seven, TajikaStrength>;
}

/** Of what a place of one's own gives. */
const SHARES = { friend: 3 / 4, neutral: 1 / 2, enemy: 1 / 4 };

const lordOf = (sign: number) => SIGN_LORDS[sign - 1]!;

/** Through all thirty-six thirds of signs from Aries on, in the order of the spheres from Mars down to the Moon and from Saturn again. */
const SPHERES = ['Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter'] as const;

const drekkanaLord = (sign: number, degreeInSign: number): Seven =>
  SPHERES[((sign - 1) * 3 + Math.floor(degreeInSign / 10)) % 7]!;
