/**
 * Transits (gochara): positions of coming years relative to a birth chart. Degrees are sidereal, instants are ISO
 * UTC strings.
 */
import * as z from 'zod/mini';
import { GRAHAS } from './contract-names.ts';
import { SaturnPhase } from './contract.ts';

const graha = z.enum(GRAHAS);
const sign = z.int().check(z.minimum(1), z.maximum(12));
/** 1 is the sign from which houses are counted */
const house = z.int().check(z.minimum(1), z.maximum(12));

/**
 * The time of Saturn in the fourth or the eighth sign from the natal Moon. It consists of several stays when Saturn
 * retrogrades out of the sign and returns.
 */
export const Dhaiya = z.object({
  house: z.union([z.literal(4), z.literal(8)]),
  sign,
  from: z.string(),
  to: z.string(),
  stays: z.array(z.object({ from: z.string(), to: z.string() })),
});
export type Dhaiya = z.infer<typeof Dhaiya>;

/** The stay of a graha in one sign, from entry to exit, relative to a birth chart. */
export const TransitStay = z.object({
  graha,
  sign,
  from: z.string(),
  to: z.string(),
  /** whether the graha entered the sign in retrograde motion */
  enteredRetrograde: z.boolean(),
  houseFromMoon: house,
  /** null when the birth time is unknown */
  houseFromLagna: z.nullable(house),
  /** whether the house from the Moon is one of those that Phaladeepika ch. 26 calls good */
  isFavourable: z.boolean(),
});
export type TransitStay = z.infer<typeof TransitStay>;

/** The moment at which a graha changes between direct and retrograde motion. */
export const Station = z.object({
  graha,
  at: z.string(),
  turns: z.enum(['retrograde', 'direct']),
  longitude: z.number(),
  sign,
});
export type Station = z.infer<typeof Station>;

/**
 * The passage of a graha over a point of the birth chart. It has one crossing, or three when the graha retrogrades over
 * the point; the true node may cross it more often.
 */
export const TransitPassage = z.object({
  graha,
  /** the point passed; if it is the graha itself, the passage is a return */
  natalPoint: z.union([graha, z.literal('lagna')]),
  /** of the natal point */
  longitude: z.number(),
  crossings: z.array(z.object({ at: z.string(), isRetrograde: z.boolean() })),
});
export type TransitPassage = z.infer<typeof TransitPassage>;

export const Transits = z.object({
  from: z.string(),
  to: z.string(),
  /** Mars, Jupiter, Saturn, Rahu and Ketu, in this order */
  stays: z.array(TransitStay),
  /** Mars, Jupiter and Saturn, ordered by time */
  stations: z.array(Station),
  /** ordered by time of the first crossing */
  passages: z.array(TransitPassage),
});
export type Transits = z.infer<typeof Transits>;

export const TransitPosition = z.object({
  graha,
  longitude: z.number(),
  sign,
  degreeInSign: z.number(),
  isRetrograde: z.boolean(),
  houseFromMoon: house,
  /** null when the birth time is unknown */
  houseFromLagna: z.nullable(house),
  /**
   * the result by gochara; obstructed: the house is good, but another graha is in its vedha house and cancels the
   * result
   */
  result: z.enum(['favourable', 'obstructed', 'unfavourable']),
  /** the grahas that obstruct a good result */
  obstructedBy: z.array(graha),
});
export type TransitPosition = z.infer<typeof TransitPosition>;

/** The positions of the nine grahas at one instant relative to a birth chart. */
export const TransitSnapshot = z.object({
  at: z.string(),
  grahas: z.array(TransitPosition),
  /** the phase of a Sade Sati that runs at this instant, else null */
  sadeSati: z.nullable(SaturnPhase.shape.phase),
  /** the house of Saturn from the Moon while a dhaiya runs, else null */
  dhaiya: z.nullable(Dhaiya.shape.house),
});
export type TransitSnapshot = z.infer<typeof TransitSnapshot>;
