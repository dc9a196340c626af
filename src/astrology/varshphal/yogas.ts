/**
 * Finds ithasala (applying) and ishrafa (separating) pairs of the annual chart. Source: Nilakantha, Tajika Nilakanthi,
 * Samjna Tantra.
 */
import type { ClassicalGraha } from '#src/astrology/contract-strengths.ts';
import type { TajikaYoga } from '#src/astrology/contract-varshphal.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { getTajikaAspect } from './relations.ts';

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

/**
 * Lists all pairs, the closest first. As in the book, degrees within the signs are compared and retrograde motion is
 * ignored. A pair whose faster graha is less than a degree ahead is not listed.
 */
export const findTajikaYogas = ({ grahas }: Pick<Chart, 'grahas'>): TajikaYoga[] =>
  GRAHAS_BY_SPEED.flatMap((faster, index) =>
    GRAHAS_BY_SPEED.slice(index + 1).flatMap((slower) => findYogasBetween(grahas, faster, slower)),
  ).toSorted((a, b) => a.apart - b.apart);

function findYogasBetween(
  grahas: Chart['grahas'],
  faster: ClassicalGraha,
  slower: ClassicalGraha,
): TajikaYoga[] {
  const aspect = getTajikaAspect(grahas[faster].sign, grahas[slower].sign);
  const difference = grahas[faster].degreeInSign - grahas[slower].degreeInSign;
  const apart = Math.abs(difference);
  if (!aspect || apart > (ORBS[faster] + ORBS[slower]) / 2) return [];
  if (difference <= 0)
    return [{ faster, slower, yoga: apart <= 1 ? 'full-ithasala' : 'ithasala', aspect, apart }];
  return apart > 1 ? [{ faster, slower, yoga: 'ishrafa', aspect, apart }] : [];
}
