/** The judgement at the end of each area of life, by what decided it. */
import { homeJudgements } from './home-judgements.ts';
import { learningJudgements } from './learning-judgements.ts';
import { moneyJudgements } from './money-judgements.ts';
import { partnershipJudgements } from './partnership-judgements.ts';
import type { JudgementTexts } from './area-verdict.ts';
import { workJudgements } from './work-judgements.ts';

export type { AreaVerdict } from './area-verdict.ts';

export const areaJudgements: Record<2 | 4 | 7 | 9 | 10, JudgementTexts> = {
  4: homeJudgements,
  7: partnershipJudgements,
  10: workJudgements,
  2: moneyJudgements,
  9: learningJudgements,
};
