/** The numbers of whom a report is for, reckoned once for all chapters. */
import { numberProfile } from '#src/numerology/profile.ts';
import type { Reading } from '#src/reports/reading.ts';
import { READER_OFFSET_SECONDS } from '#src/reports/words.ts';

export type Numbers = ReturnType<typeof numberProfile>;

const reckoned = new WeakMap<Reading, Numbers>();

export function numbersOf(reading: Reading): Numbers {
  const known = reckoned.get(reading);
  if (known) return known;
  const { name, date } = reading.birth;
  const numbers = numberProfile(name, date, today(reading));
  reckoned.set(reading, numbers);
  return numbers;
}

/** The civil day in India on which the report is made, YYYY-MM-DD. */
export const today = ({ now }: Reading): string =>
  new Date(Date.parse(now) + READER_OFFSET_SECONDS * 1000).toISOString().slice(0, 10);
