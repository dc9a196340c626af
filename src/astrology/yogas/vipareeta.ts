/**
 * Vipareeta raja yogas: the lord of the sixth (Harsha), eighth (Sarala) or twelfth (Vimala) is in one of these three houses.
 * No graha rules two of them, so each yoga has its own lord, and there is no general Vipareeta besides the three.
 */
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse, isDusthana, getHouseLord } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import { formatHouseLord } from './placements.ts';

export const vipareetaYogas = [
  createVipareetaRule('harsha', 'Harsha', 6),
  createVipareetaRule('sarala', 'Sarala', 8),
  createVipareetaRule('vimala', 'Vimala', 12),
] as const;

function createVipareetaRule<Key extends string>(key: Key, name: string, house: number): YogaRule<Key> {
  return {
    key,
    name: `${name} (Vipareeta)`,
    rule: `The lord of the ${house}th in the 6th, 8th or 12th`,
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: (chart) => judgeLordInDusthana(chart, house),
  };
}

function judgeLordInDusthana(chart: Chart, house: number): Verdict {
  const lord = getHouseLord(chart, house);
  const lordHouse = getHouse(chart, lord);
  const keys = [`lord.${house}`, `${lord}.house`];
  const because = `${formatHouseLord(chart, house)} is in the ${formatOrdinal(lordHouse)} house`;
  return isDusthana(lordHouse)
    ? createPresentVerdict(`${because}${lordHouse === house ? ', its own' : ', another dusthana'}`, keys)
    : createAbsentVerdict(because, keys);
}
