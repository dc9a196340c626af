/** Texts speak to a grown-up in the middle of life; a copy for a child or for an old person says how to read that. */
import type { Reading } from './reading.ts';
import { ageAt } from './words.ts';

export type LifeStage = 'child' | 'midway' | 'late';

const GROWN = 16;
const LATE = 70;

/** By the age on the day on which the copy is made. */
export function lifeStage({ birth, now }: Reading): LifeStage {
  const age = ageAt(birth.utc, now);
  if (age < GROWN) return 'child';
  return age < LATE ? 'midway' : 'late';
}
