/** Who comes together and who parts in the annual chart: ithasala and ishrafa, Tajika Nilakanthi, Samjna Tantra. */
import type { ClassicalGraha } from '#src/astrology/contract-strengths.ts';
import type { TajikaYoga } from '#src/astrology/contract-varshphal.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { getTajikaAspect } from './relations.ts';

/** Deeptamsha: degrees of light around each graha. Two grahas are in aspect within half the sum of their values. */
const ORBS: Record<ClassicalGraha, number> = {
  Sun: 15,
  Moon: 12,
  Mars: 8,
  Mercury: 7,
  Jupiter: 9,
  Venus: 7,
  Saturn: 9,
};

/** By mean speed. */
const BY_SPEED: readonly ClassicalGraha[] = ['Moon', 'Mercury', 'Venus', 'Sun', 'Mars', 'Jupiter', 'Saturn'];

/**
 * All pairs, the closest first. By the degrees in their signs, as the book counts, whichever way they move: a retrograde graha
 * is left to the reader. Less than a degree past each other the two still count as together, and nothing is said.
 */
export const findTajikaYogas = ({ grahas }: Pick<Chart, 'grahas'>): TajikaYoga[] =>
  BY_SPEED.flatMap((faster, index) =>
    BY_SPEED.slice(index + 1).flatMap((slower) => findYogasBetween(grahas, faster, slower)),
  ).toSorted((a, b) => a.apart - b.apart);

function findYogasBetween(
  grahas: Chart['grahas'],
  faster: ClassicalGraha,
  slower: ClassicalGraha,
): TajikaYoga[] {
  const aspect = getTajikaAspect(grahas[faster].sign, grahas[slower].sign);
  const ahead = grahas[faster].degreeInSign - grahas[slower].degreeInSign;
  const apart = Math.abs(ahead);
  if (!aspect || apart > (ORBS[faster] + ORBS[slower]) / 2) return [];
  if (ahead <= 0) return [{ faster, slower, yoga: apart <= 1 ? 'full-ithasala' : 'ithasala', aspect, apart }];
  return apart > 1 ? [{ faster, slower, yoga: 'ishrafa', aspect, apart }] : [];
}
