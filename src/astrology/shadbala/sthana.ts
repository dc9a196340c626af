/** Sthana bala, strength of place: BPHS ch. 27, 1-6, as worked in Raman, Graha and Bhava Balas, ch. 3. */
import type { Seven, SthanaBala } from '#src/astrology/contract-strengths.ts';
import { houseFrom, navamsaOf, pointAt } from '#src/astrology/zodiac.ts';
import { arc, type Circumstances } from './circumstances.ts';
import { saptavargaja } from './saptavargaja.ts';
import { bySeven, type BySeven, totalOf } from './seven.ts';

/** Sidereal degrees of deepest exaltation: BPHS ch. 3, 49-50. */
const EXALTED: BySeven = {
  Sun: 10,
  Moon: 33,
  Mars: 298,
  Mercury: 165,
  Jupiter: 95,
  Venus: 357,
  Saturn: 200,
};

const FEMALE: readonly Seven[] = ['Moon', 'Venus'];

export function sthanaBala({ longitudes, lagna }: Circumstances): BySeven<SthanaBala> {
  const inVargas = saptavargaja(longitudes);
  return bySeven((graha) => {
    const parts = {
      uchcha: uchcha(graha, longitudes[graha]),
      saptavargaja: inVargas[graha],
      ojayugma: ojayugma(graha, longitudes[graha]),
      kendradi: kendradi(houseFrom(pointAt(lagna).sign, pointAt(longitudes[graha]).sign)),
      drekkana: drekkana(graha, pointAt(longitudes[graha]).degreeInSign),
    };
    return { ...parts, total: totalOf(parts) };
  });
}

/** 60 in the degree of exaltation, nothing opposite. */
export const uchcha = (graha: Seven, longitude: number): number => (180 - arc(longitude, EXALTED[graha])) / 3;

/** Fifteen each for sign and navamsa: even ones for the female grahas, odd ones for the others. */
function ojayugma(graha: Seven, longitude: number): number {
  const liked = FEMALE.includes(graha) ? 0 : 1;
  return [pointAt(longitude).sign, navamsaOf(longitude)].filter((sign) => sign % 2 === liked).length * 15;
}

/** Whole-sign houses: angles, the houses after them, the houses before. */
const kendradi = (house: number): number => [60, 30, 15][(house - 1) % 3]!;

/** The thirds of a sign: male grahas in the first, Mercury and Saturn in the second, female ones in the last. (Santhanam's BPHS changes the last two.) */
const LIKED_THIRD: BySeven = { Sun: 0, Mars: 0, Jupiter: 0, Mercury: 1, Saturn: 1, Moon: 2, Venus: 2 };

const drekkana = (graha: Seven, degreeInSign: number): number =>
  Math.floor(degreeInSign / 10) === LIKED_THIRD[graha] ? 15 : 0;
