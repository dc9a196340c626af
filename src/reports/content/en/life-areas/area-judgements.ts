/** The closing judgement of each area of life, by what decided it. */
import { home } from './home-judgements.ts';
import { learning } from './learning-judgements.ts';
import { money } from './money-judgements.ts';
import { partnership } from './partnership-judgements.ts';
import type { Judgements } from './area-verdict.ts';
import { work } from './work-judgements.ts';
import type { Room } from './life-areas.ts';

export type { Decided } from './area-verdict.ts';

export const roomJudgement: Record<Room['sign'], Judgements> = {
  4: home,
  7: partnership,
  10: work,
  2: money,
  9: learning,
};
