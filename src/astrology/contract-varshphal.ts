/** Varshphal, the annual chart of the Tajika school, as data. Degrees are sidereal, instants are ISO UTC strings. */
import * as z from 'zod/mini';

import { CLASSICAL_GRAHAS } from './contract-names.ts';
import { Chart, DashaPeriod } from './contract.ts';

const classicalGraha = z.enum(CLASSICAL_GRAHAS);
const sign = z.int().check(z.minimum(1), z.maximum(12));
const house = z.int().check(z.minimum(1), z.maximum(12));

/** The natal lagna moved forward by one sign a year. */
export const Muntha = z.object({
  sign,
  /** in the annual chart */
  house,
  lord: classicalGraha,
});
export type Muntha = z.infer<typeof Muntha>;

/**
 * Pancha-vargiya bala. The maxima of the five parts are 30, 20, 15, 10 and 5. The total is their sum divided by four,
 * at most 20: a graha under 5 is weak, over 10 strong, over 15 very strong.
 */
export const TajikaStrength = z.object({
  kshetra: z.number(),
  uchcha: z.number(),
  hadda: z.number(),
  drekkana: z.number(),
  navamsha: z.number(),
  total: z.number(),
});
export type TajikaStrength = z.infer<typeof TajikaStrength>;

/**
 * The five offices (panchadhikari), held by the lords of the muntha, of the lagnas of birth and year, of the table
 * tri-rashi, and of the sign of the Sun (by day) or of the Moon (by night). One of the holders is the lord of the year.
 */
export const OFFICES = ['muntha', 'natal-lagna', 'annual-lagna', 'tri-rashi', 'dina-ratri'] as const;

export const YearLord = z.object({
  graha: classicalGraha,
  /**
   * the strongest holder of an office that aspects the lagna; if there is none or all are weak, the lord of the
   * muntha
   */
  chosen: z.enum(['strongest', 'muntha']),
});
export type YearLord = z.infer<typeof YearLord>;

/**
 * By the number of signs from one graha to the other, both included: 5 and 9 are open friends, 3 and 11 secret friends,
 * 1 and 7 open enemies, 4 and 10 secret enemies.
 */
export const TajikaAspect = z.enum(['open-friend', 'secret-friend', 'open-enemy', 'secret-enemy']);
export type TajikaAspect = z.infer<typeof TajikaAspect>;

/**
 * A yoga of two grahas within their orbs. Ithasala: the faster graha approaches the slower one, and the matter that
 * they signify will happen; within a degree the ithasala is full. Ishrafa: the faster graha has passed the slower one.
 */
export const TajikaYoga = z.object({
  faster: classicalGraha,
  slower: classicalGraha,
  yoga: z.enum(['ithasala', 'full-ithasala', 'ishrafa']),
  aspect: TajikaAspect,
  /** degrees between their positions within their signs */
  degreesApart: z.number(),
});
export type TajikaYoga = z.infer<typeof TajikaYoga>;

/** Points of fortune, learning, fame, friends, greatness, work and marriage. */
export const SAHAMS = ['punya', 'vidya', 'yasha', 'mitra', 'mahatmya', 'karma', 'vivaha'] as const;

export const Saham = z.object({
  name: z.enum(SAHAMS),
  longitude: z.number(),
  sign,
  house,
  lord: classicalGraha,
});
export type Saham = z.infer<typeof Saham>;

/** Results that need the lagnas of the annual and of the natal chart. */
export const VarshphalLagnaResults = z.object({
  muntha: Muntha,
  /** whether the solar return is between sunrise and sunset */
  isByDay: z.boolean(),
  officeHolders: z.array(
    z.object({ office: z.enum(OFFICES), graha: classicalGraha, aspectsLagna: z.boolean() }),
  ),
  yearLord: YearLord,
  sahams: z.array(Saham),
  /** mudda dashas of the year; the period of the first lord is split between the beginning and the end */
  mudda: z.array(DashaPeriod),
});
export type VarshphalLagnaResults = z.infer<typeof VarshphalLagnaResults>;

export const Varshphal = z.object({
  /** completed years of life at `from` */
  age: z.int().check(z.minimum(0)),
  /** varsha pravesh, the solar return, and the next one */
  from: z.string(),
  to: z.string(),
  chart: Chart,
  /** null when the birth time is unknown: the solar return is then known to half a day only */
  lagnaResults: z.nullable(VarshphalLagnaResults),
  strengths: z.record(classicalGraha, TajikaStrength),
  yogas: z.array(TajikaYoga),
});
export type Varshphal = z.infer<typeof Varshphal>;
