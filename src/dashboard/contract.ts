/**
 * GET /api/dashboard. Instants are ISO UTC; degrees are sidereal, as in the contract of the chart. A dasha is a period of
 * life ruled by a graha: a mahadasha contains antardashas, and an antardasha contains pratyantars.
 */
import * as z from 'zod/mini';
import {
  Chart,
  ChartStyle,
  DashaPeriod,
  GRAHAS,
  SignVocabularyChoice,
  Sky,
} from '#src/astrology/contract.ts';
import { OrderView } from '#src/orders/contract.ts';

const GrahaName = z.enum(GRAHAS);
const HouseNumber = z.int().check(z.minimum(1), z.maximum(12));

/** A statement with its reason and the rule it follows. `because` is a clause without a full stop. */
export const Statement = z.object({ text: z.string(), because: z.string(), rule: z.string() });
export type Statement = z.infer<typeof Statement>;

export const DASHA_LEVELS = ['maha', 'antar', 'pratyantar'] as const;
export type DashaLevel = (typeof DASHA_LEVELS)[number];

export const RunningPeriod = z.extend(DashaPeriod, { level: z.enum(DASHA_LEVELS), statement: Statement });
export type RunningPeriod = z.infer<typeof RunningPeriod>;

/** The Vimshottari periods when the birth time is known. */
export const DashaNow = z.object({
  kind: z.literal('dates'),
  /** the current mahadasha, antardasha and pratyantar */
  current: z.array(RunningPeriod).check(z.length(3)),
  /** the next change and the highest level that changes then; absent at the end of the 120 years */
  nextChange: z.optional(z.object({ level: z.enum(DASHA_LEVELS), lord: GrahaName, at: z.string() })),
  /** the mahadashas of the cycle; the first began before birth */
  mahaDashas: z.array(DashaPeriod),
  /** the antardashas of the current mahadasha */
  antardashas: z.array(DashaPeriod),
});
export type DashaNow = z.infer<typeof DashaNow>;

/** The periods when the birth time is unknown: earliest and latest start of each, for every possible sequence of lords. */
export const DashaRange = z.object({
  kind: z.literal('ranges'),
  /** lords of the mahadashas that may be running today; one when it is the same for every birth time */
  possibleLords: z.array(GrahaName),
  statement: Statement,
  sequences: z.array(
    z.object({
      /** nakshatras in which the Moon may have been */
      nakshatras: z.array(z.string()),
      periods: z.array(z.object({ lord: GrahaName, earliest: z.string(), latest: z.string() })),
    }),
  ),
});
export type DashaRange = z.infer<typeof DashaRange>;

/** For an unknown birth time houseFromLagna is null, and houseFromMoon too if the Moon changed signs on the day of birth. */
const HOUSE_FIELDS = {
  houseFromMoon: z.nullable(HouseNumber),
  houseFromLagna: z.nullable(HouseNumber),
};

/** The sign (1 Aries to 12 Pisces) and nakshatra (1 to 27, a lunar mansion) of today's Moon. */
export const MoonToday = z.object({
  sign: z.int(),
  nakshatra: z.int(),
  ...HOUSE_FIELDS,
  /** instant at which the Moon enters the next sign */
  leavesAt: z.string(),
  statement: z.optional(Statement),
});
export type MoonToday = z.infer<typeof MoonToday>;

export const SlowTransit = z.object({
  graha: z.enum(['Jupiter', 'Saturn', 'Rahu', 'Ketu']),
  sign: z.int(),
  /** entry into and exit from the sign */
  from: z.string(),
  to: z.string(),
  isRetrograde: z.boolean(),
  ...HOUSE_FIELDS,
  statement: z.optional(Statement),
});
export type SlowTransit = z.infer<typeof SlowTransit>;

/**
 * Sade Sati: Saturn is in the sign before the natal Moon (`rising`), in it (`peak`) or in the sign after it (`setting`).
 * `between`: Saturn has moved back out of the three signs and will return. Dhaiya: Saturn is in the fourth or eighth sign
 * from the natal Moon. `free`: neither. `uncertain`: the Moon's sign is not known.
 */
export const SadeSatiNow = z.object({
  state: z.enum(['rising', 'peak', 'setting', 'between', 'dhaiya', 'free', 'uncertain']),
  /** start and end of the current passage; in the state `free` of the next one */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  statement: Statement,
});
export type SadeSatiNow = z.infer<typeof SadeSatiNow>;

/** The part of the page that is computed from the member's birth. */
export const PersonalSection = z.object({
  name: z.string(),
  /** date and time of birth in words */
  born: z.string(),
  place: z.string(),
  /** whether the birth is from the profile, or from the fields of sign-up */
  source: z.enum(['profile', 'sign-up']),
  timeKind: z.enum(['exact', 'approximate', 'unknown']),
  /** what an approximate or unknown birth time limits */
  caution: z.optional(z.string()),
  /** false when the birth time is unknown and the Moon changed signs on that day */
  isMoonSignKnown: z.boolean(),
  chart: Chart,
  dasha: z.discriminatedUnion('kind', [DashaNow, DashaRange]),
  moonToday: MoonToday,
  slowTransits: z.array(SlowTransit),
  sadeSati: SadeSatiNow,
});
export type PersonalSection = z.infer<typeof PersonalSection>;

export const NextStep = z.object({
  key: z.enum(['pay', 'order-details', 'birth', 'read-report', 'offer', 'birth-time', 'free-report']),
  title: z.string(),
  text: z.string(),
  /** path on this site */
  to: z.string(),
  /** text of the link */
  label: z.string(),
});
export type NextStep = z.infer<typeof NextStep>;

export const DashboardResponse = z.object({
  success: z.literal(true),
  now: z.string(),
  chartStyle: ChartStyle,
  signVocabulary: SignVocabularyChoice,
  /** absent without usable birth details */
  personal: z.optional(PersonalSection),
  sky: Sky,
  /** panchang of the day, computed for Ujjain */
  panchang: z.array(z.object({ label: z.string(), value: z.string(), note: z.optional(z.string()) })),
  /** the newest three orders */
  orders: z.array(OrderView),
  /** most urgent first, at most four */
  nextSteps: z.array(NextStep),
});
export type DashboardResponse = z.infer<typeof DashboardResponse>;
