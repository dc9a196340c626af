/** The results of the quick calculators. Loaded with the first one. */
import { computeHomeNumber } from '#src/numerology/contract-numbers.ts';
import { scoreEnergy, scoreFriendship, scoreHomeLove } from '#web/calculators/home-scores.ts';
import { energyBands, friendshipBands, loveBands, findBandText } from '#web/content/calculator-words/home.ts';
import { numberTraits } from '#web/content/calculator-words/numbers.ts';
import type { QuickCalculator, QuickValues } from './quick-calculators.ts';

export type QuickResult = { value: number; text: string; sums?: readonly string[] };

const COMPUTE: Record<QuickCalculator['id'], (typed: QuickValues) => QuickResult> = {
  love: ({ one, other }) => toScoreResult(scoreHomeLove(one!, other!), loveBands),
  friendship: ({ one, other }) => toScoreResult(scoreFriendship(one!, other!), friendshipBands),
  energy: ({ date }) => toScoreResult(scoreEnergy(date!), energyBands),
  number: ({ digits }) => {
    const { value, steps } = computeHomeNumber(digits!)!;
    return { value, text: numberTraits[value]!, sums: steps };
  },
};

/** Every input must be filled. */
export const computeQuickResult = (id: QuickCalculator['id'], typed: QuickValues): QuickResult =>
  COMPUTE[id](typed);

const toScoreResult = (value: number, bands: Parameters<typeof findBandText>[0]): QuickResult => ({
  value,
  text: findBandText(bands, value),
});
