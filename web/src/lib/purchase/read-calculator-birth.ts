import * as z from 'zod/mini';
import { Place } from '#src/places/contract.ts';
import { CALCULATOR_BIRTH_KEY, getStorages } from '#web/lib/session/stored-session.ts';
import type { CalculatorBirth } from './calculator-birth.ts';

/** After that it is more likely that somebody else uses the browser. */
export const MAX_AGE_MS = 30 * 60_000;

const StoredBirth = z.object({
  date: z.string(),
  time: z.optional(z.string()),
  utcOffsetSeconds: z.optional(z.int()),
  place: z.optional(Place),
  at: z.number(),
});

export const readCalculatorBirth = (): CalculatorBirth | undefined =>
  parseCalculatorBirth(getStorages()?.session.getItem(CALCULATOR_BIRTH_KEY) ?? 'null', Date.now());

/** Session storage is untrusted: an incomplete or old birth counts as none. Exported for its test. */
export function parseCalculatorBirth(json: string, now: number): CalculatorBirth | undefined {
  try {
    const { at, ...birth } = StoredBirth.parse(JSON.parse(json));
    return now - at < MAX_AGE_MS ? birth : undefined;
  } catch {
    return undefined;
  }
}
