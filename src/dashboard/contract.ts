/** GET /api/dashboard: a member's own sky. Instants are ISO UTC; degrees sidereal, as in the chart's contract. */
import * as z from 'zod/mini';
import { Chart, ChartStyle, DashaPeriod, GRAHAS, Sky } from '#src/astrology/contract.ts';
import { OrderView } from '#src/orders/contract.ts';

const graha = z.enum(GRAHAS);
const house = z.int().check(z.minimum(1), z.maximum(12));

/** What is said, why, and by which named rule. `because` is a clause without a full stop. */
export const Said = z.object({ text: z.string(), because: z.string(), rule: z.string() });
export type Said = z.infer<typeof Said>;

export const LEVELS = ['maha', 'antar', 'pratyantar'] as const;
export type Level = (typeof LEVELS)[number];

export const RunningPeriod = z.extend(DashaPeriod, { level: z.enum(LEVELS), said: Said });
export type RunningPeriod = z.infer<typeof RunningPeriod>;

/** The periods of a birth whose time is known. */
export const DashaNow = z.object({
  kind: z.literal('dates'),
  /** maha, antar, pratyantar */
  running: z.array(RunningPeriod).check(z.length(3)),
  /** the nearest change, by the highest level that changes then; absent at the end of the 120 years */
  change: z.optional(z.object({ level: z.enum(LEVELS), lord: graha, at: z.string() })),
  /** the maha dashas of the cycle; the first began before birth */
  life: z.array(DashaPeriod),
  /** the antardashas of the maha dasha that is running */
  within: z.array(DashaPeriod),
});
export type DashaNow = z.infer<typeof DashaNow>;

/** Of a birth whose time is unknown: when each period may begin, for every order of lords that is possible. */
export const DashaRange = z.object({
  kind: z.literal('ranges'),
  /** lords of the maha dashas that may be running today, one when every hour agrees */
  possible: z.array(graha),
  said: Said,
  orders: z.array(
    z.object({
      /** the stars the Moon may have stood in */
      stars: z.array(z.string()),
      periods: z.array(z.object({ lord: graha, earliest: z.string(), latest: z.string() })),
    }),
  ),
});
export type DashaRange = z.infer<typeof DashaRange>;

/** Houses are null where they cannot be counted: from the lagna without a birth time, from a Moon that changed signs. */
const inHouses = {
  houseFromMoon: z.nullable(house),
  houseFromLagna: z.nullable(house),
};

export const MoonToday = z.object({
  sign: z.int(),
  nakshatra: z.int(),
  ...inHouses,
  /** when it enters the next sign */
  leavesAt: z.string(),
  said: z.optional(Said),
});
export type MoonToday = z.infer<typeof MoonToday>;

export const SlowTransit = z.object({
  graha: z.enum(['Jupiter', 'Saturn', 'Rahu', 'Ketu']),
  sign: z.int(),
  from: z.string(),
  to: z.string(),
  retrograde: z.boolean(),
  ...inHouses,
  said: z.optional(Said),
});
export type SlowTransit = z.infer<typeof SlowTransit>;

/** Saturn about the natal Moon. `between`: it stepped back out and returns. `unsure`: the Moon's sign is not known. */
export const SadeSatiNow = z.object({
  state: z.enum(['rising', 'peak', 'setting', 'between', 'dhaiya', 'free', 'unsure']),
  /** of the running passage or, when free, of the next one */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  said: Said,
});
export type SadeSatiNow = z.infer<typeof SadeSatiNow>;

/** The member's own part, once a birth is known. */
export const OwnSky = z.object({
  name: z.string(),
  born: z.string(),
  place: z.string(),
  /** the birth as the profile holds it, or as far as sign-up told it */
  source: z.enum(['profile', 'sign-up']),
  timeKind: z.enum(['exact', 'approximate', 'unknown']),
  /** what an approximate or unknown time takes away */
  caution: z.optional(z.string()),
  /** false when the Moon changed signs on a day whose hour is unknown */
  moonSure: z.boolean(),
  chart: Chart,
  dasha: z.discriminatedUnion('kind', [DashaNow, DashaRange]),
  moon: MoonToday,
  slow: z.array(SlowTransit),
  sadeSati: SadeSatiNow,
});
export type OwnSky = z.infer<typeof OwnSky>;

export const NextStep = z.object({
  key: z.enum(['pay', 'details-for-order', 'birth', 'ready', 'offer', 'hour', 'free']),
  title: z.string(),
  text: z.string(),
  /** a path of our own */
  to: z.string(),
  label: z.string(),
});
export type NextStep = z.infer<typeof NextStep>;

export const DashboardAnswer = z.object({
  success: z.literal(true),
  now: z.string(),
  chartStyle: ChartStyle,
  /** absent until a birth is known */
  own: z.optional(OwnSky),
  sky: Sky,
  /** the day in India, reckoned for Ujjain */
  panchang: z.array(z.object({ label: z.string(), value: z.string(), note: z.optional(z.string()) })),
  /** the newest three */
  orders: z.array(OrderView),
  /** in order of urgency, at most four */
  next: z.array(NextStep),
});
export type DashboardAnswer = z.infer<typeof DashboardAnswer>;
