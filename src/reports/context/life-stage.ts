/** Texts speak to a grown-up in the middle of life; a copy for a child has texts of its own, and one for an old person says how to read them. */
import type { Reading } from './report-context.ts';
import { ageAt } from '#src/reports/text/phrases.ts';

export type LifeStage = 'child' | 'midway' | 'late';

const GROWN = 16;
const LATE = 70;

/** By the age on the day on which the copy is made. */
export function lifeStage({ birth, now }: Reading): LifeStage {
  const age = ageAt(birth.utc, now);
  if (age < GROWN) return 'child';
  return age < LATE ? 'midway' : 'late';
}

export const isChild = (reading: Reading): boolean => lifeStage(reading) === 'child';

/** In a child’s copy, of an instant before the sixteenth birthday. */
export const inChildhood = (reading: Reading, at: string): boolean =>
  isChild(reading) && ageAt(reading.birth.utc, at) < GROWN;
