/**
 * The chart as data: the output of the engine, and the input of pages, drawings and reports. Degrees are sidereal, at
 * least 0 and less than 360. Instants are ISO UTC strings. Signs, nakshatras and padas are counted from 1.
 */
import * as z from 'zod/mini';
import { type Graha, GRAHAS } from './contract-names.ts';
import { SIGN_VOCABULARIES } from './contract-sign-names.ts';

export { GRAHA_NAMES, GRAHAS, NAKSHATRAS, RASHIS, type Graha } from './contract-names.ts';

const sign = z.int().check(z.minimum(1), z.maximum(12));
const longitude = z.number().check(z.minimum(0), z.lt(360));

export const ChartStyle = z.enum(['north', 'south', 'east']);
export type ChartStyle = z.infer<typeof ChartStyle>;

/** A point of the zodiac with its sign, nakshatra, pada and navamsa. */
export const Point = z.object({
  longitude,
  sign,
  degreeInSign: z.number(),
  nakshatra: z.int().check(z.minimum(1), z.maximum(27)),
  pada: z.int().check(z.minimum(1), z.maximum(4)),
  navamsaSign: sign,
});
export type Point = z.infer<typeof Point>;

export const Dignity = z.enum([
  'exalted',
  'moolatrikona',
  'own',
  'friendly',
  'neutral',
  'enemy',
  'debilitated',
]);
export type Dignity = z.infer<typeof Dignity>;

export const GrahaPosition = z.extend(Point, {
  /** degrees a day; negative if the graha is retrograde */
  speed: z.number(),
  isRetrograde: z.boolean(),
  isCombust: z.boolean(),
  /** whole-sign house from the lagna, 1 to 12; null when the birth time is unknown */
  house: z.nullable(z.int()),
  /** null for Rahu and Ketu, which have no dignity */
  dignity: z.nullable(Dignity),
});
export type GrahaPosition = z.infer<typeof GrahaPosition>;

export const DashaPeriod = z.object({ lord: z.enum(GRAHAS), start: z.string(), end: z.string() });
export type DashaPeriod = z.infer<typeof DashaPeriod>;

/** A mahadasha with its nine antardashas. The first one of a life starts before birth. */
export const MahaDasha = z.extend(DashaPeriod, { antar: z.array(DashaPeriod) });
export type MahaDasha = z.infer<typeof MahaDasha>;

export const Panchang = z.object({
  /** 1 to 30: 1 is Shukla Pratipada, 15 Purnima, 30 Amavasya */
  tithi: z.int(),
  /** 1 to 27, Vishkambha first */
  yoga: z.int(),
  /** 1 to 60: half tithis counted from Shukla Pratipada */
  karana: z.int(),
  /** 1 Sunday to 7 Saturday, counted from sunrise */
  vara: z.int(),
  /** null where the Sun does not rise or set on that civil day */
  sunrise: z.nullable(z.string()),
  sunset: z.nullable(z.string()),
});
export type Panchang = z.infer<typeof Panchang>;

/** The vocabulary in which signs are named: "Makara" or "Capricorn". */
export const SignVocabularyChoice = z.enum(SIGN_VOCABULARIES);

/** The conventions of computation that a member can choose: ayanamsa, lunar node, sunrise. Every report prints those of its chart. */
export const Conventions = z.object({
  /** school of the sidereal zodiac; true-chitra is measured from the apparent position of Spica */
  ayanamsa: z.enum(['lahiri', 'kp', 'raman', 'true-chitra']),
  /** Rahu and Ketu at the actual nodes of the Moon's orbit (true), or at their mean motion */
  node: z.enum(['true', 'mean']),
  /** definition of sunrise: upper limb with refraction, centre with refraction, or centre without refraction (hindu) */
  sunrise: z.enum(['upper-limb', 'centre', 'hindu']),
});
export type Conventions = z.infer<typeof Conventions>;

/** Those of most printed almanacs and of AstroSage, Drik Panchang and Jagannatha Hora. */
export const DEFAULT_CONVENTIONS: Conventions = { ayanamsa: 'lahiri', node: 'mean', sunrise: 'upper-limb' };

/** All conventions on which schools of astrology differ. */
export const ChartSettings = z.extend(Conventions, {
  /** days in a dasha year */
  yearDays: z.number().check(z.minimum(354), z.maximum(366)),
  /** number of chara karakas: 7 without Rahu, 8 with it */
  karakas: z.literal([7, 8]),
  /** whether the bending of light beside the Sun is applied: at most 2 arcseconds, and no sign changes by it */
  isLightDeflected: z.boolean(),
});
export type ChartSettings = z.infer<typeof ChartSettings>;

export const Chart = z.object({
  /** version of the engine and its theories */
  engineVersion: z.string(),
  settings: ChartSettings,
  utc: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  ayanamsaDegrees: z.number(),
  /** false: the birth time is unknown; the chart is computed for local noon without lagna and houses */
  isTimeKnown: z.boolean(),
  lagna: z.nullable(Point),
  /** longitude on the meridian; null if the birth time is unknown */
  midheaven: z.nullable(longitude),
  grahas: z.record(z.enum(GRAHAS), GrahaPosition),
  panchang: Panchang,
  /** the nine mahadashas of the cycle that contains the birth */
  vimshottari: z.array(MahaDasha),
});
export type Chart = z.infer<typeof Chart>;

/** Atma, amatya, bhratri, matri, pitri, putra, gnati and dara karaka; pitri karaka exists only among eight. */
export const KARAKAS = ['AK', 'AmK', 'BK', 'MK', 'PiK', 'PK', 'GK', 'DK'] as const;
export type CharaKarakas = Partial<Record<(typeof KARAKAS)[number], Graha>>;

/**
 * The range of birth times, as instants, in which a fact of the chart does not change. An end is null if the range
 * extends beyond the searched window.
 */
export const BirthTimeInterval = z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) });
export type BirthTimeInterval = z.infer<typeof BirthTimeInterval>;

export const Sensitivity = z.object({
  /** the window searched on both sides of the birth, in minutes */
  windowMinutes: z.number(),
  lagnaSign: BirthTimeInterval,
  moonPada: BirthTimeInterval,
  navamsaLagna: BirthTimeInterval,
  /** the sign of each graha */
  grahaSigns: z.record(z.enum(GRAHAS), BirthTimeInterval),
});
export type Sensitivity = z.infer<typeof Sensitivity>;

/** The current positions of the nine grahas and the panchang, for the home page. The chart has no lagna. */
export const Sky = z.object({ chart: Chart, computedAt: z.string() });
export type Sky = z.infer<typeof Sky>;

/** A graha's stay in one sign. */
export const SignStay = z.object({
  sign,
  from: z.string(),
  to: z.string(),
  /** whether the graha entered the sign in retrograde motion; false for the stay in which the search begins */
  enteredRetrograde: z.boolean(),
});
export type SignStay = z.infer<typeof SignStay>;

/**
 * A phase of Sade Sati: Saturn is in the sign before that of the Moon (rising), in it (peak), or in the one after it
 * (setting).
 */
export const SaturnPhase = z.object({
  phase: z.enum(['rising', 'peak', 'setting']),
  sign,
  from: z.string(),
  to: z.string(),
});
export type SaturnPhase = z.infer<typeof SaturnPhase>;

/**
 * One Sade Sati, about 7.5 years. When Saturn retrogrades, a phase occurs twice, and there may be a gap between two
 * phases.
 */
export const SadeSatiPeriod = z.object({ from: z.string(), to: z.string(), phases: z.array(SaturnPhase) });
export type SadeSatiPeriod = z.infer<typeof SadeSatiPeriod>;

/** One possible position of the Moon on a day of birth whose time is unknown. */
export const MoonStay = z.object({
  sign,
  nakshatra: z.int(),
  pada: z.int(),
  /** lord of the nakshatra, whose mahadasha runs at such a birth */
  lord: z.enum(GRAHAS),
  from: z.string(),
  to: z.string(),
});
export type MoonStay = z.infer<typeof MoonStay>;

/**
 * All positions of the Moon on a civil day of birth, and for each possible birth lord the range of dates in which each
 * period begins.
 */
export const MoonRange = z.object({
  from: z.string(),
  to: z.string(),
  stays: z.array(MoonStay),
  dashas: z.array(
    z.object({
      lord: z.enum(GRAHAS),
      bornFrom: z.string(),
      bornTo: z.string(),
      periods: z.array(z.object({ lord: z.enum(GRAHAS), earliest: z.string(), latest: z.string() })),
    }),
  ),
});
export type MoonRange = z.infer<typeof MoonRange>;
