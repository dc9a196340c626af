/**
 * Lords, occupants and aspects of houses, 1 to 12, counted in whole signs from the lagna. Signs are 1 (Mesha) to 12. Except
 * for `hasAspectOn` and `countSigns`, functions that take a chart throw an Error if it has no lagna.
 */
import { GRAHAS, type Chart, type Graha } from './contract.ts';
import type { ClassicalGraha } from './contract-names.ts';
import { SIGN_LORDS } from './contract-sign-lords.ts';
import { countHouse, getNthSign } from './zodiac.ts';

/** @param sign 1 (Mesha) to 12 */
export const getSignLord = (sign: number): ClassicalGraha => SIGN_LORDS[sign - 1]!;

/** @throws when the birth time is unknown, because the chart has no houses then */
export function getLagnaSign(chart: Chart): number {
  if (!chart.lagna) throw new Error('A chart without a birth time has no houses.');
  return chart.lagna.sign;
}

/** @returns the sign, 1 (Mesha) to 12 */
export const getSignOfHouse = (chart: Chart, house: number): number => getNthSign(getLagnaSign(chart), house);

/** Returns the house of a graha, 1 to 12. */
export const getHouse = (chart: Chart, graha: Graha): number =>
  countHouse(getLagnaSign(chart), chart.grahas[graha].sign);

export const getHouseLord = (chart: Chart, house: number): Graha => getSignLord(getSignOfHouse(chart, house));

export const listOccupants = (chart: Chart, house: number): Graha[] =>
  GRAHAS.filter((graha) => getHouse(chart, graha) === house);

/** 1 to 12. */
export const HOUSE_NUMBERS: readonly number[] = Array.from({ length: 12 }, (_, i) => i + 1);

/** Lists the houses that a graha rules; Rahu and Ketu rule none. */
export function listRuledHouses(chart: Chart, graha: Graha): number[] {
  const lagnaSign = getLagnaSign(chart);
  return HOUSE_NUMBERS.filter((house) => getSignLord(getNthSign(lagnaSign, house)) === graha);
}

/** Counts the signs from one graha to another, both included: 1 is the same sign, 7 the opposite one. */
export const countSigns = (chart: Chart, from: Graha, to: Graha): number =>
  countHouse(chart.grahas[from].sign, chart.grahas[to].sign);

/** Angles (kendra) are the first, fourth, seventh and tenth house. */
export const isAngle = (house: number): boolean => house % 3 === 1;
/** Trines (trikona) are the first, fifth and ninth house. */
export const isTrine = (house: number): boolean => house % 4 === 1;
/** Dusthanas are the sixth, eighth and twelfth house. */
export const isDusthana = (house: number): boolean => house === 6 || house === 8 || house === 12;

/**
 * Whole-sign graha drishti: every graha aspects the seventh house from its own. Mars also aspects the fourth and
 * eighth, Jupiter the fifth and ninth, Saturn the third and tenth.
 */
const ASPECTED_HOUSES: Partial<Record<Graha, readonly number[]>> = {
  Mars: [4, 7, 8],
  Jupiter: [5, 7, 9],
  Saturn: [3, 7, 10],
};

const ONLY_SEVENTH: readonly number[] = [7];

/** The houses that a graha aspects, counted from its own. */
export const listAspectedHouses = (graha: Graha): readonly number[] => ASPECTED_HOUSES[graha] ?? ONLY_SEVENTH;

/** Whether a graha aspects a house by graha drishti. */
export const hasAspect = (chart: Chart, graha: Graha, house: number): boolean =>
  listAspectedHouses(graha).includes(countHouse(getHouse(chart, graha), house));

/** Whether a graha aspects the sign of another one; this needs no lagna. */
export const hasAspectOn = (chart: Chart, graha: Graha, other: Graha): boolean =>
  listAspectedHouses(graha).includes(countSigns(chart, graha, other));

/**
 * The house in which a graha has full dig bala, the strength of direction. Source: Brihat Parashara Hora Shastra ch.
 * 27.
 */
export const DIGBALA_HOUSES: Partial<Record<Graha, number>> = {
  Sun: 10,
  Moon: 4,
  Mars: 10,
  Mercury: 1,
  Jupiter: 1,
  Venus: 4,
  Saturn: 7,
};
