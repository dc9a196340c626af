/** The Tajika yogas of houses: ikkavala, induvara and kuttha. */
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { AnnualYoga } from './annual-yoga.ts';
import { getRank } from './rank.ts';
import { getTajikaAspect } from './relations.ts';

/** Cadent houses (apoklima) are the third, sixth, ninth and twelfth. */
export const isCadent = (house: number): boolean => house % 3 === 0;

export function findHouseYogas(grahas: Chart['grahas'], lagnaSign: number): AnnualYoga[] {
  const cadent = CLASSICAL_GRAHAS.filter((graha) => isCadent(countHouse(lagnaSign, grahas[graha].sign)));
  if (cadent.length === 0) return [{ yoga: 'ikkavala' }];
  return cadent.length === CLASSICAL_GRAHAS.length ? [{ yoga: 'induvara' }] : [];
}

/**
 * Kuttha is read as by P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 29.2.15: the strong graha is
 * exalted or in its own sign, in an angle or succedent house. The verses describe the strength of a graha in general.
 */
export function findKuttha(grahas: Chart['grahas'], lagnaSign: number): AnnualYoga[] {
  const inLagna = CLASSICAL_GRAHAS.filter((graha) => grahas[graha].sign === lagnaSign);
  const strong = CLASSICAL_GRAHAS.filter(
    (graha) => !isCadent(countHouse(lagnaSign, grahas[graha].sign)) && getRank(graha, grahas) === 'uttama',
  );
  return inLagna.flatMap((graha) =>
    strong
      .filter((by) => by !== graha && getTajikaAspect(grahas[by].sign, lagnaSign) !== null)
      .map((by) => ({ yoga: 'kuttha' as const, graha, by })),
  );
}
