/**
 * Bhava bala, the strength of the twelve houses: that of the lord (adhipati), of the kind of sign (dig) and of the
 * aspects on the house (drishti). Computed as in B. V. Raman, Graha and Bhava Balas, ch. 9. Brihat Parashara Hora
 * Shastra ch. 27, 26-31 also adds 60 virupas for Jupiter or Mercury in the house, subtracts 60 for Sun, Mars or Saturn
 * in it, and adds 15 by the time of day; Raman and the programs do not.
 */
import type { Chart } from '#src/astrology/contract.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { computeSripatiMiddles } from '#src/astrology/cusps/bhava-chalit.ts';
import { normalize } from '#src/astrology/ephemeris/angle.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { classifyBenefics } from '#src/astrology/shadbala/benefics.ts';
import { computeDrishti } from '#src/astrology/shadbala/drik.ts';
import { mapGrahas, type PerGraha, sum } from '#src/astrology/shadbala/per-graha.ts';
import { computeShadbala } from '#src/astrology/shadbala/shadbala.ts';
import { getSign } from '#src/astrology/zodiac.ts';
import { computeBhavaDig } from './bhava-dig.ts';

export type BhavaBala = {
  house: number;
  /** sidereal longitude of the middle of the house by Sripati, and its sign and lord */
  middle: number;
  sign: number;
  lord: ClassicalGraha;
  /** the parts in virupas; drishti is negative when the aspects of malefics outweigh those of benefics */
  adhipati: number;
  dig: number;
  drishti: number;
  total: number;
  rupas: number;
  /** 1 (strongest) to 12 */
  rank: number;
};

/** @returns the houses from the first; null if the birth time is unknown */
export function computeBhavaBala(chart: Chart): BhavaBala[] | null {
  const shadbala = computeShadbala(chart);
  if (!shadbala || !chart.lagna || chart.midheaven === null) return null;
  const longitudes = mapGrahas((graha) => chart.grahas[graha].longitude);
  const strengths = mapGrahas((graha) => shadbala.grahas[graha].total);
  return computeHouseStrengths(
    computeSripatiMiddles(chart.lagna.longitude, chart.midheaven),
    longitudes,
    strengths,
  );
}

/** @param middles of the twelve houses @param shadbala total of each graha in virupas */
export function computeHouseStrengths(
  middles: readonly number[],
  longitudes: PerGraha,
  shadbala: PerGraha,
): BhavaBala[] {
  const isBenefic = classifyBenefics(longitudes);
  const houses = middles.map((middle, index) => {
    const sign = getSign(middle);
    const lord = getSignLord(sign);
    const adhipati = shadbala[lord];
    const dig = computeBhavaDig(index + 1, middle);
    const drishti = computeBhavaDrishti(middle, longitudes, isBenefic);
    const total = adhipati + dig + drishti;
    return { house: index + 1, middle, sign, lord, adhipati, dig, drishti, total, rupas: total / 60 };
  });
  const byTotal = houses.toSorted((a, b) => b.total - a.total);
  return houses.map((each) => ({ ...each, rank: byTotal.indexOf(each) + 1 }));
}

/**
 * The aspects of Jupiter and Mercury count in full, those of the others as a quarter. A malefic Mercury is subtracted
 * like the other malefics.
 */
function computeBhavaDrishti(middle: number, longitudes: PerGraha, isBenefic: PerGraha<boolean>): number {
  const strengths = CLASSICAL_GRAHAS.map((graha) => {
    const share = graha === 'Jupiter' || graha === 'Mercury' ? 1 : 1 / 4;
    const strength = share * computeDrishti(graha, normalize(middle - longitudes[graha]));
    return isBenefic[graha] ? strength : -strength;
  });
  return sum(strengths);
}
