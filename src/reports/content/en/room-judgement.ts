/** The closing judgement of each area of life, by what decided it. */
import { home } from './room-judgement/home.ts';
import { learning } from './room-judgement/learning.ts';
import { money } from './room-judgement/money.ts';
import { partnership } from './room-judgement/partnership.ts';
import type { Judgements } from './room-judgement/shape.ts';
import { work } from './room-judgement/work.ts';
import type { Room } from './rooms.ts';

export type { Decided } from './room-judgement/shape.ts';

export const roomJudgement: Record<Room['sign'], Judgements> = {
  4: home,
  7: partnership,
  10: work,
  2: money,
  9: learning,
};
