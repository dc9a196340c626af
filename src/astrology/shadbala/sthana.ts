/**
 * Sthana bala, the strength of position. Sources: Brihat Parashara Hora Shastra ch. 27, 1-6; computed as in B. V.
 * Raman, Graha and Bhava Balas, ch. 3.
 */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { SthanaBala } from '#src/astrology/contract-strengths.ts';
import { countHouse, getNavamsaSign, toPoint } from '#src/astrology/zodiac.ts';
import { measureArc, type ShadbalaInput } from './shadbala-input.ts';
import { computeSaptavargaja } from './saptavargaja.ts';
import { mapGrahas, type PerGraha, sumParts } from './per-graha.ts';

/** Sidereal longitudes of deepest exaltation. Source: Brihat Parashara Hora Shastra ch. 3, 49-50. */
const EXALTATION_DEGREES: PerGraha = {
  Sun: 10,
  Moon: 33,
  Mars: 298,
  Mercury: 165,
  Jupiter: 95,
  Venus: 357,
  Saturn: 200,
};

const FEMALE_GRAHAS: readonly ClassicalGraha[] = ['Moon', 'Venus'];

export function computeSthanaBala({ longitudes, lagna }: ShadbalaInput): PerGraha<SthanaBala> {
  const saptavargaja = computeSaptavargaja(longitudes);
  return mapGrahas((graha) => {
    const parts = {
      uchcha: computeUchcha(graha, longitudes[graha]),
      saptavargaja: saptavargaja[graha],
      ojayugma: computeOjayugma(graha, longitudes[graha]),
      kendradi: getKendradi(countHouse(toPoint(lagna).sign, toPoint(longitudes[graha]).sign)),
      drekkana: getDrekkana(graha, toPoint(longitudes[graha]).degreeInSign),
    };
    return { ...parts, total: sumParts(parts) };
  });
}

/** Uchcha bala is 60 at the degree of exaltation and 0 at the opposite degree. */
export const computeUchcha = (graha: ClassicalGraha, longitude: number): number =>
  (180 - measureArc(longitude, EXALTATION_DEGREES[graha])) / 3;

/** Ojayugma bala is 15 each for sign and navamsa: even signs for female grahas, odd signs for the others. */
function computeOjayugma(graha: ClassicalGraha, longitude: number): number {
  const favourableRemainder = FEMALE_GRAHAS.includes(graha) ? 0 : 1;
  return (
    [toPoint(longitude).sign, getNavamsaSign(longitude)].filter((sign) => sign % 2 === favourableRemainder)
      .length * 15
  );
}

/** Kendradi bala by whole-sign house: 60 in angles, 30 in succedent houses, 15 in cadent houses. */
const getKendradi = (house: number): number => [60, 30, 15][(house - 1) % 3]!;

/**
 * The drekkana, from 0, in which a graha is strong: the first for male grahas, the second for Mercury and Saturn, the
 * last for female grahas. (The edition of Brihat Parashara Hora Shastra by R. Santhanam swaps the last two.)
 */
const STRONG_DREKKANA: PerGraha = { Sun: 0, Mars: 0, Jupiter: 0, Mercury: 1, Saturn: 1, Moon: 2, Venus: 2 };

const getDrekkana = (graha: ClassicalGraha, degreeInSign: number): number =>
  Math.floor(degreeInSign / 10) === STRONG_DREKKANA[graha] ? 15 : 0;
