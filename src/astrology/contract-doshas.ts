/** Doshas as data. Each result has the facts on which it is based and its source. */
import * as z from 'zod/mini';
import { GRAHAS } from './contract-names.ts';

/**
 * The result of a rule. `because` is a clause without a full stop; `keys` name the facts of the chart on which it is
 * based ("Mars.sign").
 */
export const Judgement = z.object({ applies: z.boolean(), because: z.string(), keys: z.array(z.string()) });
export type Judgement = z.infer<typeof Judgement>;

/** The point from which the houses of Manglik are counted. */
export const MarsOrigin = z.enum(['lagna', 'Moon', 'Venus']);
export type MarsOrigin = z.infer<typeof MarsOrigin>;

/** The house of Mars counted from one origin. */
export const MarsCount = z.extend(Judgement, {
  origin: MarsOrigin,
  /** 1 to 12 */
  house: z.int(),
  /** the second house, which only southern India counts */
  isSouthern: z.boolean(),
  /**
   * 1 from the lagna, 1/2 from the Moon, 1/4 from Venus; half of that for the second house; 0 if the count does not
   * apply
   */
  weight: z.number(),
});
export type MarsCount = z.infer<typeof MarsCount>;

/** A rule that cancels Manglik, or only weakens it. */
export const Cancellation = z.extend(Judgement, {
  key: z.string(),
  effect: z.enum(['cancels', 'softens']),
  /** origins of the counts that the rule cancels or softens; empty if it does not apply */
  affectedOrigins: z.array(MarsOrigin),
  source: z.string(),
});
export type Cancellation = z.infer<typeof Cancellation>;

export const Manglik = z.object({
  verdict: z.enum(['none', 'cancelled', 'mild', 'present']),
  /** one line per step of the decision */
  reasons: z.array(z.string()),
  /** from the lagna (absent when the birth time is unknown), the Moon and Venus */
  counts: z.array(MarsCount),
  /** all rules, also those that do not apply; empty when no count applies */
  cancellations: z.array(Cancellation),
  /** the counts that apply and are not cancelled */
  uncancelledOrigins: z.array(MarsOrigin),
  /** sum of the weights of the uncancelled counts, 0 to 1.75 */
  weight: z.number(),
});
export type Manglik = z.infer<typeof Manglik>;

export const ManglikMatch = z.object({
  /**
   * clear: neither chart is Manglik. balanced: both are, and they cancel each other. answered: one is, and the other
   * chart compensates. one-sided: one is, and nothing compensates.
   */
  verdict: z.enum(['clear', 'balanced', 'answered', 'one-sided']),
  because: z.string(),
  source: z.string(),
});
export type ManglikMatch = z.infer<typeof ManglikMatch>;

/** Types by the house of Rahu, the first house first. Names as printed are texts, by type. */
export const KAAL_SARP_TYPES = [
  'Anant',
  'Kulik',
  'Vasuki',
  'Shankhpal',
  'Padma',
  'Mahapadma',
  'Takshak',
  'Karkotak',
  'Shankhchud',
  'Ghatak',
  'Vishdhar',
  'Sheshnag',
] as const;

export const KaalSarp = z.object({
  verdict: z.enum(['full', 'partial', 'none']),
  /** by the house of Rahu; null without a lagna and if the verdict is none */
  type: z.nullable(z.enum(KAAL_SARP_TYPES)),
  /**
   * ascending: the grahas are between Rahu and Ketu in the order of the signs; descending: between Ketu and Rahu. For
   * `none` it is the half with more grahas.
   */
  direction: z.enum(['ascending', 'descending']),
  /** the grahas in the other half */
  outside: z.array(z.enum(GRAHAS)),
  /** the grahas within a degree of Rahu or Ketu */
  onAxis: z.array(z.enum(GRAHAS)),
  keys: z.array(z.string()),
  source: z.string(),
});
export type KaalSarp = z.infer<typeof KaalSarp>;

export const GandaMula = z.extend(Judgement, {
  /** the Moon is in the pada next to the boundary of a watery and a fiery sign: within 3°20′ */
  isGandanta: z.boolean(),
  /**
   * the Moon is within 26′40″ of the boundary: two of the sixty ghatis of a nakshatra, the measure of the classical
   * texts
   */
  isCloseToBoundary: z.boolean(),
  /** distance of the Moon from the nearest of the three boundaries */
  degreesFromBoundary: z.number(),
  source: z.string(),
});
export type GandaMula = z.infer<typeof GandaMula>;
