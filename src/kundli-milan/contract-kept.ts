/** Matches that a member keeps, with the births of both people. They are visible to that member only. */
import * as z from 'zod/mini';
import { BirthDetails } from '#src/places/contract-birth.ts';

export const MAX_KEPT_MATCHES = 20;

export const KeptMatch = z.object({ id: z.string(), groom: BirthDetails, bride: BirthDetails });
export type KeptMatch = z.infer<typeof KeptMatch>;

/** Request of POST /api/kept-matches. `consent`: the member has ticked KEEP_CONSENT_TEXT. */
export const KeepMatchRequest = z.object({
  groom: BirthDetails,
  bride: BirthDetails,
  consent: z.literal(true),
});

/** Response of GET /api/kept-matches, newest first. */
export const KeptMatchesResponse = z.object({ success: z.literal(true), matches: z.array(KeptMatch) });
export const KeptMatchResponse = z.object({ success: z.literal(true), match: KeptMatch });

/** Stored with the match; changed together with the text. */
export const KEEP_CONSENT_TEXT_VERSION = '2026-11';
export const KEEP_CONSENT_TEXT = 'The other person knows that I keep their birth details here, and agrees.';
