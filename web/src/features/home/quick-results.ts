/** The results of the quick calculators. This chunk is loaded with the first result. */
import { computeLifePathOfText } from '#src/numerology/contract-numbers.ts';
import { describeSteps } from '#src/numerology/contract-remarks.ts';
import { scoreEnergy, scoreFriendship, scoreHomeLove } from '#web/calculators/home-scores.ts';
import { energyBands, friendshipBands, loveBands, findBandText } from '#web/content/calculator-texts/home.ts';
import { numberTraits } from '#web/content/calculator-texts/numbers.ts';
import type { QuickCalculator, QuickValues } from './quick-calculators.ts';

export type QuickResult = { value: number; text: string; workings?: readonly string[] };

const COMPUTE_BY_CALCULATOR: Record<QuickCalculator['id'], (values: QuickValues) => QuickResult> = {
  love: ({ name, partnerName }) => toScoreResult(scoreHomeLove(name!, partnerName!), loveBands),
  friendship: ({ name, partnerName }) => toScoreResult(scoreFriendship(name!, partnerName!), friendshipBands),
  energy: ({ date }) => toScoreResult(scoreEnergy(date!), energyBands),
  number: ({ digits }) => {
    const { value, workings } = computeLifePathOfText(digits!)!;
    return { value, text: numberTraits[value]!, workings: describeSteps(workings) };
  },
};

/** `values` must have every field of the calculator. */
export const computeQuickResult = (id: QuickCalculator['id'], values: QuickValues): QuickResult =>
  COMPUTE_BY_CALCULATOR[id](values);

const toScoreResult = (value: number, bands: Parameters<typeof findBandText>[0]): QuickResult => ({
  value,
  text: findBandText(bands, value),
});
