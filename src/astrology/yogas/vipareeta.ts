/**
 * Vipareeta raja yogas: the lord of the sixth (Harsha), eighth (Sarala) or twelfth (Vimala) is in one of these three houses.
 * No graha rules two of them, so each yoga has its own lord, and there is no general Vipareeta besides the three.
 * Source: Phaladeepika 6.
 */
import type { Chart } from '#src/astrology/contract.ts';
import { isDusthana } from '#src/astrology/houses.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import { getLordInHouse } from './placements.ts';

export const vipareetaYogas = [
  createVipareetaRule('harsha', 6),
  createVipareetaRule('sarala', 8),
  createVipareetaRule('vimala', 12),
] as const;

function createVipareetaRule<Key extends string>(key: Key, house: number): YogaRule<Key> {
  return {
    key,
    needsLagna: true,
    judge: (chart) => judgeLordInDusthana(chart, house),
  };
}

function judgeLordInDusthana(chart: Chart, house: number): Verdict {
  const lord = getLordInHouse(chart, house);
  const keys = [`lord.${house}`, `${lord.graha}.house`];
  return isDusthana(lord.house)
    ? createPresentVerdict({ kind: 'vipareeta', ...lord }, keys)
    : createAbsentVerdict({ kind: 'lordInHouse', ...lord }, keys);
}
