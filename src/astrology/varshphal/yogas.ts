/**
 * Finds ithasala (applying) and ishrafa (separating) pairs of the annual chart. Source: Nilakantha, Tajika Nilakanthi,
 * Samjna Tantra.
 */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { TajikaYoga } from '#src/astrology/contract-varshphal.ts';
import type { Chart, GrahaPosition } from '#src/astrology/contract.ts';
import { getTajikaAspect } from './relations.ts';

/** The input of the rules. It has no speeds, so the rules also apply to a position that a graha will reach. */
export type Positions = Record<ClassicalGraha, Pick<GrahaPosition, 'sign' | 'degreeInSign'>>;

/** Deeptamsha, the orb of each graha in degrees. Two grahas are in aspect within half the sum of their orbs. */
const ORBS: Record<ClassicalGraha, number> = {
  Sun: 15,
  Moon: 12,
  Mars: 8,
  Mercury: 7,
  Jupiter: 9,
  Venus: 7,
  Saturn: 9,
};

/** By mean speed, the fastest first. */
const GRAHAS_BY_SPEED: readonly ClassicalGraha[] = [
  'Moon',
  'Mercury',
  'Venus',
  'Sun',
  'Mars',
  'Jupiter',
  'Saturn',
];

/** All pairs, each with the faster graha first. */
export const GRAHA_PAIRS: readonly (readonly [faster: ClassicalGraha, slower: ClassicalGraha])[] =
  GRAHAS_BY_SPEED.flatMap((faster, index) =>
    GRAHAS_BY_SPEED.slice(index + 1).map((slower) => [faster, slower] as const),
  );

export const isFaster = (graha: ClassicalGraha, other: ClassicalGraha): boolean =>
  GRAHAS_BY_SPEED.indexOf(graha) < GRAHAS_BY_SPEED.indexOf(other);

/** Lists the pairs in ithasala or ishrafa, the closest first. */
export const findTajikaYogas = ({ grahas }: Pick<Chart, 'grahas'>): TajikaYoga[] =>
  GRAHA_PAIRS.flatMap(([faster, slower]) => findPairYoga(grahas, faster, slower) ?? []).toSorted(
    (a, b) => a.degreesApart - b.degreesApart,
  );

/**
 * As in the book, degrees within the signs are compared and retrograde motion is ignored.
 * @returns null for a pair out of aspect or orb, and for one whose faster graha is less than a degree ahead
 */
function findPairYoga(
  positions: Positions,
  faster: ClassicalGraha,
  slower: ClassicalGraha,
): TajikaYoga | null {
  if (!isInAspect(positions, faster, slower)) return null;
  const aspect = getTajikaAspect(positions[faster].sign, positions[slower].sign)!;
  const difference = positions[faster].degreeInSign - positions[slower].degreeInSign;
  const degreesApart = Math.abs(difference);
  if (difference <= 0)
    return { faster, slower, yoga: degreesApart <= 1 ? 'full-ithasala' : 'ithasala', aspect, degreesApart };
  return degreesApart > 1 ? { faster, slower, yoga: 'ishrafa', aspect, degreesApart } : null;
}

/** Whether two grahas aspect each other within half the sum of their orbs. */
export function isInAspect(positions: Positions, graha: ClassicalGraha, other: ClassicalGraha): boolean {
  const degreesApart = Math.abs(positions[graha].degreeInSign - positions[other].degreeInSign);
  return (
    getTajikaAspect(positions[graha].sign, positions[other].sign) !== null &&
    degreesApart <= (ORBS[graha] + ORBS[other]) / 2
  );
}

/** Whether two different grahas are in aspect within their orbs and the faster one approaches the slower one. */
export function hasIthasala(positions: Positions, graha: ClassicalGraha, other: ClassicalGraha): boolean {
  const [faster, slower] = isFaster(graha, other) ? [graha, other] : [other, graha];
  return (
    graha !== other &&
    isInAspect(positions, faster, slower) &&
    positions[faster].degreeInSign <= positions[slower].degreeInSign
  );
}

/** Whether a graha in the last degree of its sign forms an ithasala with another one as soon as it enters the next sign. */
export function hasComingIthasala(
  positions: Positions,
  graha: ClassicalGraha,
  other: ClassicalGraha,
): boolean {
  const { sign, degreeInSign } = positions[graha];
  if (degreeInSign < LAST_DEGREE) return false;
  return hasIthasala({ ...positions, [graha]: { sign: (sign % 12) + 1, degreeInSign: 0 } }, graha, other);
}

/** Degrees in the sign from which a graha is about to leave it. */
const LAST_DEGREE = 29;
