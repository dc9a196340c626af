/**
 * Argala, the intervention of grahas in the matters of a sign, and virodha argala, its obstruction. Grahas in the
 * second, fourth and eleventh sign intervene (the fifth is secondary); grahas in the twelfth, tenth, third and ninth
 * obstruct them, in this order. Three or more malefics in the third sign intervene instead of obstructing. Sources:
 * Brihat Parashara Hora Shastra ch. 31; Jaimini Sutras 1.1.5-10; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated
 * Approach, 10.5-6.
 */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { groupBySign, type Occupants } from '#src/astrology/occupants.ts';
import { classifyBenefics } from '#src/astrology/shadbala/benefics.ts';
import { mapGrahas } from '#src/astrology/shadbala/per-graha.ts';
import { countHouse, getNthSign } from '#src/astrology/zodiac.ts';

/**
 * none: no graha intervenes; unobstructed: none obstructs; prevails: more grahas intervene than obstruct; equal: as
 * many, so their strength decides; obstructed: fewer intervene than obstruct.
 */
export type ArgalaResult = 'none' | 'unobstructed' | 'prevails' | 'equal' | 'obstructed';

export type Argala = {
  /** the place of the intervening grahas, counted from the sign, which is 1 */
  place: number;
  grahas: Graha[];
  obstructingPlace: number;
  obstructors: Graha[];
  result: ArgalaResult;
};

export type SignArgala = {
  sign: number;
  /** null if the birth time is unknown */
  house: number | null;
  /** true for the sign of Ketu, from which places are counted backwards */
  isCountedBackwards: boolean;
  argalas: Argala[];
  /** three or more malefics in the third sign; their argala has no obstruction. Empty if there are fewer */
  maleficsInThird: Graha[];
};

/** Intervening places, each with the one that obstructs it. */
const PLACE_PAIRS = [
  [2, 12],
  [4, 10],
  [11, 3],
  [5, 9],
] as const;

const MIN_MALEFICS_IN_THIRD = 3;

/**
 * For a sign with Ketu the places are counted backwards, which exchanges argala and virodha argala (Jaimini Sutras
 * 1.1.10, Narasimha Rao). Brihat Parashara Hora Shastra names Rahu as well; other schools always count forwards.
 * @returns the twelve signs from Aries
 */
export function listArgalas({ lagna, grahas }: Pick<Chart, 'lagna' | 'grahas'>): SignArgala[] {
  const [occupants, malefics] = [groupBySign(grahas), listMalefics(grahas)];
  return Array.from({ length: 12 }, (_, index) => ({
    sign: index + 1,
    house: lagna && countHouse(lagna.sign, index + 1),
    ...judgeSign(occupants, malefics, index + 1, grahas.Ketu.sign === index + 1),
  }));
}

function judgeSign(
  occupants: Occupants,
  malefics: readonly Graha[],
  sign: number,
  isCountedBackwards: boolean,
): Pick<SignArgala, 'isCountedBackwards' | 'argalas' | 'maleficsInThird'> {
  const listAt = (place: number) => occupants[getNthSign(sign, isCountedBackwards ? 14 - place : place) - 1]!;
  const inThird = listAt(3).filter((graha) => malefics.includes(graha));
  const maleficsInThird = inThird.length >= MIN_MALEFICS_IN_THIRD ? inThird : [];
  const argalas = PLACE_PAIRS.map(([place, obstructingPlace]): Argala => {
    const [intervening, opposing] = [listAt(place), listAt(obstructingPlace)];
    const obstructors =
      obstructingPlace === 3 ? opposing.filter((graha) => !maleficsInThird.includes(graha)) : opposing;
    const result = judgeArgala(intervening.length, obstructors.length);
    return { place, grahas: intervening, obstructingPlace, obstructors, result };
  });
  return { isCountedBackwards, argalas, maleficsInThird };
}

/** Fewer obstructors than intervening grahas do not obstruct. Source: Jaimini Sutras 1.1.8. */
function judgeArgala(intervening: number, obstructing: number): ArgalaResult {
  if (intervening === 0) return 'none';
  if (obstructing === 0) return 'unobstructed';
  if (intervening === obstructing) return 'equal';
  return intervening > obstructing ? 'prevails' : 'obstructed';
}

/** The malefics among the seven grahas as in shadbala, and the nodes. */
function listMalefics(grahas: Chart['grahas']): Graha[] {
  const isBenefic = classifyBenefics(mapGrahas((graha) => grahas[graha].longitude));
  return [...CLASSICAL_GRAHAS.filter((graha) => !isBenefic[graha]), 'Rahu', 'Ketu'];
}
