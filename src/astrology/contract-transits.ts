/**
 * Transits (gochara): positions of coming years relative to a birth chart. Degrees are sidereal, instants are ISO
 * UTC strings.
 */
import * as z from 'zod/mini';
import { GRAHAS } from './contract-names.ts';
import { SaturnPhase } from './contract.ts';

const graha = z.enum(GRAHAS);
const sign = z.int().check(z.minimum(1), z.maximum(12));
/** 1 is the same sign */
const house = z.int().check(z.minimum(1), z.maximum(12));

/**
 * Saturn in the fourth or the eighth sign from the Moon. One Dhaiya has several stays when Saturn retrogrades out
 * of the sign and returns.
 */
export const Dhaiya = z.object({
  house: z.union([z.literal(4), z.literal(8)]),
  sign,
  from: z.string(),
  to: z.string(),
  stays: z.array(z.object({ from: z.string(), to: z.string() })),
});
export type Dhaiya = z.infer<typeof Dhaiya>;

/** A stay in one sign, from its full beginning to its full end, relative to a birth chart. */
export const TransitStay = z.object({
  graha,
  sign,
  from: z.string(),
  to: z.string(),
  /** entered in retrograde motion */
  backwards: z.boolean(),
  houseFromMoon: house,
  /** null when the birth time is unknown */
  houseFromLagna: z.nullable(house),
  /** the house from the Moon is one of those that Phaladeepika ch. 26 calls good */
  favourable: z.boolean(),
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
 * A graha passing a point of the birth chart: once, or three times when it retrogrades over it (the true node: more
 * often).
 */
export const TransitPassage = z.object({
  graha,
  /** its own natal place: a return */
  over: z.union([graha, z.literal('lagna')]),
  longitude: z.number(),
  hits: z.array(z.object({ at: z.string(), retrograde: z.boolean() })),
});
export type TransitPassage = z.infer<typeof TransitPassage>;

export const Transits = z.object({
  from: z.string(),
  to: z.string(),
  /** Mars, Jupiter, Saturn, Rahu and Ketu, in this order */
  stays: z.array(TransitStay),
  /** Mars, Jupiter and Saturn, ordered by time */
  stations: z.array(Station),
  /** ordered by time of the first hit */
  passages: z.array(TransitPassage),
});
export type Transits = z.infer<typeof Transits>;

export const TransitPosition = z.object({
  graha,
  longitude: z.number(),
  sign,
  degreeInSign: z.number(),
  retrograde: z.boolean(),
  houseFromMoon: house,
  /** null when the birth time is unknown */
  houseFromLagna: z.nullable(house),
  /** obstructed: in a good house, but another graha is in the house that cancels the good result (vedha) */
  gochara: z.enum(['favourable', 'obstructed', 'unfavourable']),
  /** the grahas that obstruct it */
  obstructedBy: z.array(graha),
});
export type TransitPosition = z.infer<typeof TransitPosition>;

/** The nine grahas at one moment relative to one birth chart. */
export const PersonalSky = z.object({
  at: z.string(),
  grahas: z.array(TransitPosition),
  sadeSati: z.nullable(SaturnPhase.shape.phase),
  dhaiya: z.nullable(Dhaiya.shape.house),
});
export type PersonalSky = z.infer<typeof PersonalSky>;
