/**
 * The Tajika yogas of the strength of two applying grahas: radda, duphali-kuttha, dutthottha-davira and durapha. Source:
 * Nilakantha, Tajika Nilakanthi, Samjna Tantra, on the sixteen yogas 46-49 and 55-56.
 */
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { isAngle, isDusthana } from '#src/astrology/houses.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { AnnualYoga, Pair, RaddaCourse } from './annual-yoga.ts';
import { isCadent } from './house-yogas.ts';
import { getRank, listWeaknesses } from './rank.ts';
import { GRAHA_PAIRS, hasIthasala } from './yogas.ts';

type Grahas = Chart['grahas'];

export const findWeaknessYogas = (grahas: Grahas, lagnaSign: number): AnnualYoga[] =>
  GRAHA_PAIRS.flatMap((pair) =>
    hasIthasala(grahas, ...pair) ? findYogasOfPair(grahas, pair, lagnaSign) : [],
  );

const findYogasOfPair = (grahas: Grahas, pair: Pair, lagnaSign: number): AnnualYoga[] => [
  ...findRadda(grahas, pair, lagnaSign),
  ...findDuphaliKuttha(grahas, pair),
  ...findDutthotthaDavira(grahas, pair),
  ...findDurapha(grahas, pair, lagnaSign),
];

/** Radda: at least one graha is combust, retrograde, debilitated or in the sign of an enemy. */
function findRadda(grahas: Grahas, pair: Pair, lagnaSign: number): AnnualYoga[] {
  const weak = pair
    .map((graha) => ({ graha, reasons: listWeaknesses(graha, grahas) }))
    .filter(({ reasons }) => reasons.length > 0);
  if (weak.length === 0) return [];
  const course = weak.length === 2 ? 'lost' : getCourse(grahas, pair, weak[0]!.graha, lagnaSign);
  return [{ yoga: 'radda', pair, weak, course }];
}

/** The weak graha in an angle and the other in a cadent house: fulfilled at first; the other way round: at the end. */
function getCourse(grahas: Grahas, pair: Pair, weak: ClassicalGraha, lagnaSign: number): RaddaCourse {
  const [house, otherHouse] = [weak, pair.find((graha) => graha !== weak)!].map((graha) =>
    countHouse(lagnaSign, grahas[graha].sign),
  );
  if (isAngle(house!) && isCadent(otherHouse!)) return 'fulfilled-then-lost';
  return isCadent(house!) && isAngle(otherHouse!) ? 'lost-then-fulfilled' : 'lost';
}

function findDuphaliKuttha(grahas: Grahas, pair: Pair): AnnualYoga[] {
  const [faster, slower] = pair;
  const isSlowerRanked = ['uttama', 'madhyama'].includes(getRank(slower, grahas));
  const isFasterPlain = getRank(faster, grahas) === 'sama' && listWeaknesses(faster, grahas).length === 0;
  return isSlowerRanked && isFasterPlain ? [{ yoga: 'duphali-kuttha', pair }] : [];
}

/** The strong graha is exalted or in its own sign, and with one of the pair or in ithasala with it. */
function findDutthotthaDavira(grahas: Grahas, pair: Pair): AnnualYoga[] {
  if (!pair.every((graha) => listWeaknesses(graha, grahas).length > 0)) return [];
  const isJoined = (by: ClassicalGraha) =>
    pair.some((graha) => grahas[by].sign === grahas[graha].sign || hasIthasala(grahas, by, graha));
  return CLASSICAL_GRAHAS.filter(
    (by) => !pair.includes(by) && getRank(by, grahas) === 'uttama' && isJoined(by),
  ).map((by) => ({ yoga: 'dutthottha-davira', pair, by }));
}

/** As in Narasimha Rao; the verses name more weaknesses, such as the sign of an enemy or the company of a malefic. */
function findDurapha(grahas: Grahas, pair: Pair, lagnaSign: number): AnnualYoga[] {
  const isPowerless = (graha: ClassicalGraha) =>
    isDusthana(countHouse(lagnaSign, grahas[graha].sign)) ||
    listWeaknesses(graha, grahas).some((weakness) => weakness !== 'enemy-sign');
  return pair.every(isPowerless) ? [{ yoga: 'durapha', pair }] : [];
}
