/**
 * POST /api/chart-facts: signs, lagna, dasha and karakas of one birth, for the calculators. Instants are ISO UTC; degrees
 * are sidereal (Lahiri), signs are counted from 1, Aries. Nothing is stored.
 */
import * as z from 'zod/mini';
import { DashaPeriod, GRAHAS, MoonStay, Point } from '#src/astrology/contract.ts';
import { OffsetChoice } from '#src/places/contract.ts';

export const BirthQuery = z.object({
  /** YYYY-MM-DD */
  date: z.string(),
  /** HH:MM, absent when unknown */
  time: z.optional(z.string()),
  /** id of the gazetteer; absent for a birth by Indian time, for which no lagna is computed */
  placeId: z.optional(z.string()),
  /** the chosen offset if several are possible */
  utcOffsetSeconds: z.optional(z.int()),
});
export type BirthQuery = z.infer<typeof BirthQuery>;

const Graha = z.enum(GRAHAS);

/** A stay in one sign. An end is null if the stay extends beyond the searched time. */
export const SignSpan = z.object({
  sign: z.int(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
export type SignSpan = z.infer<typeof SignSpan>;

export const KarakaSpan = z.object({
  atmakaraka: Graha,
  darakaraka: Graha,
  from: z.string(),
  to: z.string(),
});
export type KarakaSpan = z.infer<typeof KarakaSpan>;

const InstantRange = z.object({ earliest: z.string(), latest: z.string() });

/** The mahadasha of today for births from `from` to `to`, with the range of its start and its end. */
export const DashaSpan = z.object({
  lord: Graha,
  from: z.string(),
  to: z.string(),
  start: InstantRange,
  end: InstantRange,
});
export type DashaSpan = z.infer<typeof DashaSpan>;

/** The facts for a known birth time. */
export const MomentFacts = z.object({
  kind: z.literal('moment'),
  moon: Point,
  sun: Point,
  /** with the birth times at which this sign rises; null without a place */
  lagna: z.nullable(z.object({ point: Point, rising: SignSpan })),
  /** the seven chara karakas in order: the first is the atmakaraka, the last the darakaraka */
  karakas: z.array(z.object({ graha: Graha, degreeInSign: z.number() })).check(z.length(7)),
  dasha: z.object({
    /** mahadasha and antardasha of today; null when the 120 years of the cycle are over */
    current: z.nullable(z.object({ maha: DashaPeriod, antar: DashaPeriod })),
    next: z.nullable(DashaPeriod),
  }),
});
export type MomentFacts = z.infer<typeof MomentFacts>;

/** All possible facts of a day of birth whose time is unknown, in order of time. */
export const DayFacts = z.object({
  kind: z.literal('day'),
  moon: z.array(MoonStay),
  sun: z.array(SignSpan),
  /** empty without a place, and beyond the polar circles */
  lagna: z.array(SignSpan),
  karakas: z.array(KarakaSpan),
  /** empty when the 120 years of the cycle are over */
  dashas: z.array(DashaSpan),
});
export type DayFacts = z.infer<typeof DayFacts>;

export const ChartFactsResponse = z.object({
  success: z.literal(true),
  now: z.string(),
  /** "Kota, Rajasthan"; null for a birth by Indian time */
  place: z.nullable(z.string()),
  /** "IST, +5:30" */
  clock: z.string(),
  utcOffsetSeconds: z.int(),
  /** noon when the time is unknown */
  birthUtc: z.string(),
  /** present if several offsets are possible; the facts are for `utcOffsetSeconds` */
  offsetChoice: z.optional(OffsetChoice),
  clockNote: z.optional(z.string()),
  facts: z.discriminatedUnion('kind', [MomentFacts, DayFacts]),
});
export type ChartFactsResponse = z.infer<typeof ChartFactsResponse>;
