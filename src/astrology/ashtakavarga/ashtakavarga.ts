/**
 * Computes ashtakavarga, the bindus of the seven grahas by whole signs. Source: Brihat Parashara Hora Shastra ch. 66 to
 * 69.
 */
import type { Chart } from '#src/astrology/contract.ts';
import { type ClassicalGraha, CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import {
  type Ashtakavarga,
  type Bhinnashtakavarga,
  type Reference,
  REFERENCES,
} from '#src/astrology/contract-strengths.ts';
import { memoize } from '#src/astrology/ephemeris/memoize.ts';
import { computePinda } from './pinda.ts';
import { applyEkadhipatyaShodhana, applyTrikonaShodhana } from './shodhana.ts';
import { BINDU_HOUSES } from './tables.ts';

/** @returns null if the birth time is unknown: the lagna is one of the eight references */
export function computeAshtakavarga({ lagna, grahas }: Chart): Ashtakavarga | null {
  if (!lagna) return null;
  const signs = Object.fromEntries(CLASSICAL_GRAHAS.map((graha) => [graha, grahas[graha].sign]));
  return computeForSigns(JSON.stringify({ ...signs, Lagna: lagna.sign }));
}

/** Cached, because the charts of nearby births have the same signs. The key is the signs in JSON. */
const computeForSigns = memoize((signs: string) =>
  computeAshtakavargaFromSigns(JSON.parse(signs) as Record<Reference, number>),
);

/**
 * In ekadhipatya shodhana only the seven grahas count as occupants, not the nodes or the lagna.
 * @param signs the signs of the seven grahas and the lagna, 1 to 12
 */
export function computeAshtakavargaFromSigns(signs: Record<Reference, number>): Ashtakavarga {
  const occupiedSigns: boolean[] = SIGN_INDICES.map(() => false);
  for (const graha of CLASSICAL_GRAHAS) occupiedSigns[signs[graha] - 1] = true;
  const bhinnashtakavargas = CLASSICAL_GRAHAS.map((graha) =>
    computeBhinnashtakavarga(graha, signs, occupiedSigns),
  );
  const sarva = SIGN_INDICES.map((sign) =>
    bhinnashtakavargas.reduce((sum, { bindus }) => sum + bindus[sign]!, 0),
  );
  return {
    grahas: Object.fromEntries(
      CLASSICAL_GRAHAS.map((graha, index) => [graha, bhinnashtakavargas[index]!]),
    ) as Ashtakavarga['grahas'],
    sarva,
    sarvaByHouse: SIGN_INDICES.map((house) => sarva[(signs.Lagna - 1 + house) % 12]!),
  };
}

const SIGN_INDICES = Array.from({ length: 12 }, (_, index) => index);

function computeBhinnashtakavarga(
  graha: ClassicalGraha,
  signs: Record<Reference, number>,
  occupiedSigns: readonly boolean[],
): Bhinnashtakavarga {
  const givers = computePrastara(graha, signs);
  const bindus = givers.map(({ length }) => length);
  const trikona = applyTrikonaShodhana(bindus);
  const reduced = applyEkadhipatyaShodhana(trikona, occupiedSigns);
  const total = bindus.reduce((sum, count) => sum + count, 0);
  return { bindus, givers, total, trikona, reduced, pinda: computePinda(reduced, signs) };
}

function computePrastara(graha: ClassicalGraha, signs: Record<Reference, number>): Reference[][] {
  const givers = SIGN_INDICES.map((): Reference[] => []);
  for (const reference of REFERENCES) {
    const signIndex = signs[reference] - 1;
    for (const house of BINDU_HOUSES[graha][reference]) givers[(signIndex + house - 1) % 12]!.push(reference);
  }
  return givers;
}
