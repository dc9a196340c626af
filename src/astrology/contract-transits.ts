/** Transits (gochara): the sky of coming years against a birth chart. Degrees are sidereal, instants are ISO UTC strings. */
import * as z from 'zod/mini';
import { GRAHAS } from './contract-names.ts';
import { SaturnPhase } from './contract.ts';

const graha = z.enum(GRAHAS);
const sign = z.int().check(z.minimum(1), z.maximum(12));
/** 1 is the sign itself */
const house = z.int().check(z.minimum(1), z.maximum(12));

/** Saturn in the fourth or the eighth sign from the Moon. Where he turns back, one Dhaiya has several stays. */
export const Dhaiya = z.object({
  house: z.union([z.literal(4), z.literal(8)]),
  sign,
  from: z.string(),
  to: z.string(),
  stays: z.array(z.object({ from: z.string(), to: z.string() })),
});
export type Dhaiya = z.infer<typeof Dhaiya>;

/** A stay in one sign, from its real beginning to its real end, against a birth. */
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

/** The moment a graha seems to stand still, and turns. */
export const Station = z.object({
  graha,
  at: z.string(),
  turns: z.enum(['retrograde', 'direct']),
  longitude: z.number(),
  sign,
});
export type Station = z.infer<typeof Station>;

/** A graha over a point of the birth chart, once, or three times where it turns back on the way (the true node: even more often). */
export const TransitPassage = z.object({
  graha,
  /** a graha over its own place has returned */
  over: z.union([graha, z.literal('lagna')]),
  longitude: z.number(),
  hits: z.array(z.object({ at: z.string(), retrograde: z.boolean() })),
});
export type TransitPassage = z.infer<typeof TransitPassage>;

export const Transits = z.object({
  from: z.string(),
  to: z.string(),
  /** Mars, Jupiter, Saturn, Rahu and Ketu, one after the other */
  stays: z.array(TransitStay),
  /** Mars, Jupiter and Saturn, in order of time */
  stations: z.array(Station),
  /** by their first hits in order of time */
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
  /** obstructed: in a good house, but another graha stands in the house that holds the good back (vedha) */
  gochara: z.enum(['favourable', 'obstructed', 'unfavourable']),
  /** who obstructs */
  obstructedBy: z.array(graha),
});
export type TransitPosition = z.infer<typeof TransitPosition>;

/** The nine grahas at one moment as one person has them. */
export const PersonalSky = z.object({
  at: z.string(),
  grahas: z.array(TransitPosition),
  sadeSati: z.nullable(SaturnPhase.shape.phase),
  dhaiya: z.nullable(Dhaiya.shape.house),
});
export type PersonalSky = z.infer<typeof PersonalSky>;
