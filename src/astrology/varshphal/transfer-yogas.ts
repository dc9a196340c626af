/**
 * The Tajika yogas by which a third graha joins or separates two others, and tambira. Source: Nilakantha, Tajika
 * Nilakanthi, Samjna Tantra, on the sixteen yogas, until 21 and 50.
 */
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { AnnualYoga, Pair } from './annual-yoga.ts';
import { getRank } from './rank.ts';
import { getTajikaAspect } from './relations.ts';
import {
  GRAHA_PAIRS,
  hasIthasala,
  isFaster,
  isInAspect,
  type Positions,
  hasComingIthasala,
} from './yogas.ts';

export const findTransferYogas = (positions: Positions): AnnualYoga[] =>
  GRAHA_PAIRS.flatMap((pair) => [
    ...CLASSICAL_GRAHAS.filter((by) => isNakta(positions, pair, by)).map((by) => ({
      yoga: 'nakta' as const,
      pair,
      by,
    })),
    ...CLASSICAL_GRAHAS.filter((by) => isYamaya(positions, pair, by)).map((by) => ({
      yoga: 'yamaya' as const,
      pair,
      by,
    })),
    ...MALEFICS.filter((by) => isManau(positions, pair, by)).map((by) => ({
      yoga: 'manau' as const,
      pair,
      by,
    })),
  ]);

const hasNoAspect = (positions: Positions, [faster, slower]: Pair): boolean =>
  getTajikaAspect(positions[faster].sign, positions[slower].sign) === null;

/**
 * Nakta: a graha faster than both is within the orbs of both and applies to the one with more degrees. In the verse it
 * has passed the one with fewer degrees, whose light it carries; in Narasimha Rao it applies to both. Both count here.
 */
function isNakta(positions: Positions, pair: Pair, by: ClassicalGraha): boolean {
  const [behind, ahead] = pair.toSorted((a, b) => positions[a].degreeInSign - positions[b].degreeInSign) as [
    ClassicalGraha,
    ClassicalGraha,
  ];
  return (
    isFaster(by, pair[0]) &&
    hasNoAspect(positions, pair) &&
    isInAspect(positions, by, behind) &&
    hasIthasala(positions, by, ahead)
  );
}

/** Yamaya: both apply to a graha that is slower than both. */
const isYamaya = (positions: Positions, pair: Pair, by: ClassicalGraha): boolean =>
  isFaster(pair[1], by) &&
  hasNoAspect(positions, pair) &&
  pair.every((graha) => hasIthasala(positions, graha, by));

const MALEFICS = ['Mars', 'Saturn'] as const;

/** The same sign, the fourth, the seventh and the tenth. */
const isHostile = (from: number, sign: number): boolean => countHouse(from, sign) % 3 === 1;

/**
 * Manau: Mars or Saturn aspects the faster of two applying grahas from the same sign, the fourth, seventh or tenth,
 * within the orbs. Narasimha Rao counts the same sign only.
 */
const isManau = (positions: Positions, [faster, slower]: Pair, by: ClassicalGraha): boolean =>
  by !== faster &&
  by !== slower &&
  hasIthasala(positions, faster, slower) &&
  isHostile(positions[by].sign, positions[faster].sign) &&
  isInAspect(positions, by, faster);

/** Tambira: a graha with a rank, in the last degree of its sign, will apply to a slower one in the next sign. */
export const findTambira = (grahas: Chart['grahas']): AnnualYoga[] =>
  GRAHA_PAIRS.filter(
    ([faster, slower]) =>
      !hasIthasala(grahas, faster, slower) &&
      hasComingIthasala(grahas, faster, slower) &&
      ['uttama', 'madhyama'].includes(getRank(faster, grahas)),
  ).map((pair) => ({ yoga: 'tambira', pair }));
