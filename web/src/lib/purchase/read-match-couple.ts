import * as z from 'zod/mini';
import { Place } from '#src/places/contract.ts';
import { getStorages, MATCH_COUPLE_KEY } from '#web/lib/session/stored-session.ts';
import type { MatchCouple } from './match-couple.ts';
import { MAX_AGE_MS } from './read-calculator-birth.ts';

const StoredBirth = z.object({
  name: z.string(),
  day: z.string(),
  month: z.string(),
  year: z.string(),
  timeKind: z.enum(['exact', 'approximate', 'unknown']),
  time: z.string(),
  place: z.object({ text: z.string(), place: z.optional(Place) }),
  utcOffsetSeconds: z.optional(z.int()),
});
const StoredCouple = z.object({ groom: StoredBirth, bride: StoredBirth, at: z.number() });

export const readMatchCouple = (): MatchCouple | undefined =>
  parseMatchCouple(getStorages()?.session.getItem(MATCH_COUPLE_KEY) ?? 'null', Date.now());

/** Session storage is untrusted: an incomplete or old couple counts as none. Exported for its test. */
export function parseMatchCouple(json: string, now: number): MatchCouple | undefined {
  try {
    const { at, ...couple } = StoredCouple.parse(JSON.parse(json));
    return now - at < MAX_AGE_MS ? couple : undefined;
  } catch {
    return undefined;
  }
}
