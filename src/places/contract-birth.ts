/** Birth details as a member enters them, and resolved to an instant. */
import * as z from 'zod/mini';
import { OffsetChoice, Place } from './contract.ts';

/** A birth in local time of its place. Never a JavaScript Date. */
export const BirthDetails = z.object({
  name: z.string(),
  /** YYYY-MM-DD */
  date: z.string(),
  /** HH:MM, absent when unknown */
  time: z.optional(z.string()),
  timeKind: z.enum(['exact', 'approximate', 'unknown']),
  /** the chosen offset if several are possible: the clock was put back, or two clocks were in use */
  utcOffsetSeconds: z.optional(z.int()),
  place: Place,
});
export type BirthDetails = z.infer<typeof BirthDetails>;

/** A birth time rounded to the hour or half hour may be wrong by this much. Reports mark what would change within it. */
export const BIRTH_TIME_MARGIN_MINUTES = 45;

/** Birth details with their UTC offset and instant. */
export const ResolvedBirth = z.extend(BirthDetails, {
  utc: z.string(),
  utcOffsetSeconds: z.int(),
  /** "IST, +5:30", "local mean time, +5:03" */
  clock: z.string(),
});
export type ResolvedBirth = z.infer<typeof ResolvedBirth>;

/** POST /api/birth/resolve. */
export const ResolveBirthRequest = z.object({ birthDetails: BirthDetails });

/**
 * Response of POST /api/birth/resolve. A gap or overlap of the clock is an error with code `clock-gap` or
 * `clock-overlap`.
 */
export const ResolveBirthResponse = z.object({
  success: z.literal(true),
  birth: ResolvedBirth,
  birthText: z.object({ born: z.string(), place: z.string() }),
  /** present if several offsets are possible; `birth` has the default, a choice is sent as `utcOffsetSeconds` */
  offsetChoice: z.optional(OffsetChoice),
  /** a note for the buyer, for example that local mean time is used */
  clockNote: z.optional(z.string()),
});
export type ResolveBirthResponse = z.infer<typeof ResolveBirthResponse>;
