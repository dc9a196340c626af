/** The eightfold count of bindus: BPHS ch. 66 to 69. Whole signs; degrees play no part. */
import type { Chart } from '#src/astrology/contract.ts';
import {
  type Ashtakavarga,
  type Bhinnashtakavarga,
  type Reference,
  REFERENCES,
  type Seven,
  SEVEN,
} from '#src/astrology/contract-strengths.ts';
import { pindaOf } from './pinda.ts';
import { ekadhipatyaShodhana, trikonaShodhana } from './shodhana.ts';
import { PLACES } from './tables.ts';

/** Null without a birth time: the lagna is one of the eight that give, and no count without it is ashtakavarga. */
export function ashtakavargaOf({ lagna, grahas }: Chart): Ashtakavarga | null {
  if (!lagna) return null;
  const signs = Object.fromEntries(SEVEN.map((graha) => [graha, grahas[graha].sign]));
  return ashtakavargaAt({ ...(signs as Record<Seven, number>), Lagna: lagna.sign });
}

/** `signs`: where the seven grahas and the lagna stand, 1 to 12. Only the seven occupy a sign in ekadhipatya shodhana, not nodes or lagna. */
export function ashtakavargaAt(signs: Record<Reference, number>): Ashtakavarga {
  const occupied: boolean[] = TWELVE.map(() => false);
  for (const graha of SEVEN) occupied[signs[graha] - 1] = true;
  const each = SEVEN.map((graha) => bhinnashtakavarga(graha, signs, occupied));
  const sarva = TWELVE.map((sign) => each.reduce((sum, { bindus }) => sum + bindus[sign]!, 0));
  return {
    grahas: Object.fromEntries(SEVEN.map((graha, index) => [graha, each[index]!])) as Ashtakavarga['grahas'],
    sarva,
    sarvaByHouse: TWELVE.map((house) => sarva[(signs.Lagna - 1 + house) % 12]!),
  };
}

const TWELVE = Array.from({ length: 12 }, (_, index) => index);

function bhinnashtakavarga(
  graha: Seven,
  signs: Record<Reference, number>,
  occupied: readonly boolean[],
): Bhinnashtakavarga {
  const givers = prastara(graha, signs);
  const bindus = givers.map(({ length }) => length);
  const trikona = trikonaShodhana(bindus);
  const reduced = ekadhipatyaShodhana(trikona, occupied);
  const total = bindus.reduce((sum, count) => sum + count, 0);
  return { bindus, givers, total, trikona, reduced, pinda: pindaOf(reduced, signs) };
}

function prastara(graha: Seven, signs: Record<Reference, number>): Reference[][] {
  const givers = TWELVE.map((): Reference[] => []);
  for (const reference of REFERENCES) {
    const first = signs[reference] - 2;
    for (const place of PLACES[graha][reference]) givers[(first + place) % 12]!.push(reference);
  }
  return givers;
}
