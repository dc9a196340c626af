/** Matches that a member keeps. They are visible to that member only. */
import * as z from 'zod/mini';
import { BirthDetails } from '#src/places/contract-birth.ts';
import { Match } from './contract.ts';

/** The name may be empty: the form does not require it. */
export const KeptCouple = z.object({ groom: BirthDetails, bride: BirthDetails });
export type KeptCouple = z.infer<typeof KeptCouple>;

/**
 * Request of POST /api/kept-matches. `consent`: the member has ticked KEEP_CONSENT_TEXT. The response is
 * `KeptMatchResponse`, 409 `kept-matches-limit` or 422 `match-births`.
 */
export const KeepMatchRequest = z.extend(KeptCouple, { consent: z.literal(true) });

export const KeptMatch = z.extend(KeptCouple, {
  id: z.string(),
  /** ISO, UTC */
  keptAt: z.string(),
});
export type KeptMatch = z.infer<typeof KeptMatch>;

/** Response of GET /api/kept-matches, newest first. */
export const KeptMatchesResponse = z.object({ success: z.literal(true), matches: z.array(KeptMatch) });
export const KeptMatchResponse = z.object({ success: z.literal(true), kept: KeptMatch });

/** Response of GET /api/kept-matches/:id: computed from the kept births. */
export const OpenedMatchResponse = z.object({
  success: z.literal(true),
  kept: KeptMatch,
  match: Match,
  shareToken: z.string(),
});
export type OpenedMatchResponse = z.infer<typeof OpenedMatchResponse>;
