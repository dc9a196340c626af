/**
 * The Tajika yogas by which the Moon joins the ithasala of two other grahas, or does not: kamboola, gairi-kamboola and
 * khallasara. Source: Nilakantha, Tajika Nilakanthi, Samjna Tantra, on the sixteen yogas, until 45.
 */
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { getNthSign } from '#src/astrology/zodiac.ts';
import type { AnnualYoga, Pair } from './annual-yoga.ts';
import { getRank, isVoid } from './rank.ts';
import { GRAHA_PAIRS, hasIthasala, hasComingIthasala } from './yogas.ts';

type Grahas = Chart['grahas'];

export function findMoonYogas(grahas: Grahas): AnnualYoga[] {
  const pairs = GRAHA_PAIRS.filter((pair) => !pair.includes('Moon') && hasIthasala(grahas, ...pair));
  return isVoid('Moon', grahas)
    ? findYogasOfVoidMoon(grahas, pairs)
    : pairs.flatMap((pair) => findKamboola(grahas, pair));
}

/** The four ranks of the Moon with the four of the graha that it applies to give the sixteen grades of the book. */
const findKamboola = (grahas: Grahas, pair: Pair): AnnualYoga[] =>
  pair
    .filter((graha) => hasIthasala(grahas, 'Moon', graha))
    .map((graha) => ({
      yoga: 'kamboola',
      pair,
      moonWith: graha,
      grade: { moon: getRank('Moon', grahas), graha: getRank(graha, grahas) },
    }));

/**
 * Gairi-kamboola (help from another person) if the Moon is about to apply to a graha in the next sign that is exalted
 * or in its own sign, else khallasara (no help). Narasimha Rao has another khallasara: the lord of the lagna between the
 * Moon and a graha, without ithasala.
 */
function findYogasOfVoidMoon(grahas: Grahas, pairs: readonly Pair[]): AnnualYoga[] {
  const strong = CLASSICAL_GRAHAS.filter(
    (graha) =>
      grahas[graha].sign === getNthSign(grahas.Moon.sign, 2) &&
      getRank(graha, grahas) === 'uttama' &&
      hasComingIthasala(grahas, 'Moon', graha),
  );
  if (strong.length === 0) return pairs.map((pair) => ({ yoga: 'khallasara', pair }));
  return pairs.flatMap((pair) =>
    strong.map((moonWith) => ({ yoga: 'gairi-kamboola' as const, pair, moonWith })),
  );
}
