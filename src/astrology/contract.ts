/**
 * The chart as data: what the engine computes, what screens and paper draw, what reports read.
 * Degrees are sidereal (0 <= x < 360), instants are ISO UTC strings, signs, nakshatras and padas count from 1.
 */
import * as z from 'zod/mini';

export const GRAHAS = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
] as const;
export type Graha = (typeof GRAHAS)[number];

/** Index 0 is Aries (Mesha), as everywhere: sign n stands at index n - 1. */
export const RASHIS = [
  { english: 'Aries', sanskrit: 'Mesha', devanagari: 'मेष' },
  { english: 'Taurus', sanskrit: 'Vrishabha', devanagari: 'वृषभ' },
  { english: 'Gemini', sanskrit: 'Mithuna', devanagari: 'मिथुन' },
  { english: 'Cancer', sanskrit: 'Karka', devanagari: 'कर्क' },
  { english: 'Leo', sanskrit: 'Simha', devanagari: 'सिंह' },
  { english: 'Virgo', sanskrit: 'Kanya', devanagari: 'कन्या' },
  { english: 'Libra', sanskrit: 'Tula', devanagari: 'तुला' },
  { english: 'Scorpio', sanskrit: 'Vrishchika', devanagari: 'वृश्चिक' },
  { english: 'Sagittarius', sanskrit: 'Dhanu', devanagari: 'धनु' },
  { english: 'Capricorn', sanskrit: 'Makara', devanagari: 'मकर' },
  { english: 'Aquarius', sanskrit: 'Kumbha', devanagari: 'कुम्भ' },
  { english: 'Pisces', sanskrit: 'Meena', devanagari: 'मीन' },
] as const;

/** How each graha is named: two letters in drawings, Devanagari beside the English in tables. */
export const GRAHA_NAMES = {
  Sun: { short: 'Su', sanskrit: 'Surya', devanagari: 'सूर्य' },
  Moon: { short: 'Mo', sanskrit: 'Chandra', devanagari: 'चन्द्र' },
  Mars: { short: 'Ma', sanskrit: 'Mangala', devanagari: 'मंगल' },
  Mercury: { short: 'Me', sanskrit: 'Budha', devanagari: 'बुध' },
  Jupiter: { short: 'Ju', sanskrit: 'Guru', devanagari: 'गुरु' },
  Venus: { short: 'Ve', sanskrit: 'Shukra', devanagari: 'शुक्र' },
  Saturn: { short: 'Sa', sanskrit: 'Shani', devanagari: 'शनि' },
  Rahu: { short: 'Ra', sanskrit: 'Rahu', devanagari: 'राहु' },
  Ketu: { short: 'Ke', sanskrit: 'Ketu', devanagari: 'केतु' },
} as const satisfies Record<Graha, { short: string; sanskrit: string; devanagari: string }>;

/** Index 0 is Ashwini: nakshatra n stands at index n - 1. `lord` rules the star in the Vimshottari cycle. */
export const NAKSHATRAS = [
  { name: 'Ashwini', devanagari: 'अश्विनी', lord: 'Ketu' },
  { name: 'Bharani', devanagari: 'भरणी', lord: 'Venus' },
  { name: 'Krittika', devanagari: 'कृत्तिका', lord: 'Sun' },
  { name: 'Rohini', devanagari: 'रोहिणी', lord: 'Moon' },
  { name: 'Mrigashira', devanagari: 'मृगशिरा', lord: 'Mars' },
  { name: 'Ardra', devanagari: 'आर्द्रा', lord: 'Rahu' },
  { name: 'Punarvasu', devanagari: 'पुनर्वसु', lord: 'Jupiter' },
  { name: 'Pushya', devanagari: 'पुष्य', lord: 'Saturn' },
  { name: 'Ashlesha', devanagari: 'आश्लेषा', lord: 'Mercury' },
  { name: 'Magha', devanagari: 'मघा', lord: 'Ketu' },
  { name: 'Purva Phalguni', devanagari: 'पूर्वाफाल्गुनी', lord: 'Venus' },
  { name: 'Uttara Phalguni', devanagari: 'उत्तराफाल्गुनी', lord: 'Sun' },
  { name: 'Hasta', devanagari: 'हस्त', lord: 'Moon' },
  { name: 'Chitra', devanagari: 'चित्रा', lord: 'Mars' },
  { name: 'Swati', devanagari: 'स्वाती', lord: 'Rahu' },
  { name: 'Vishakha', devanagari: 'विशाखा', lord: 'Jupiter' },
  { name: 'Anuradha', devanagari: 'अनुराधा', lord: 'Saturn' },
  { name: 'Jyeshtha', devanagari: 'ज्येष्ठा', lord: 'Mercury' },
  { name: 'Mula', devanagari: 'मूल', lord: 'Ketu' },
  { name: 'Purva Ashadha', devanagari: 'पूर्वाषाढा', lord: 'Venus' },
  { name: 'Uttara Ashadha', devanagari: 'उत्तराषाढा', lord: 'Sun' },
  { name: 'Shravana', devanagari: 'श्रवण', lord: 'Moon' },
  { name: 'Dhanishtha', devanagari: 'धनिष्ठा', lord: 'Mars' },
  { name: 'Shatabhisha', devanagari: 'शतभिषा', lord: 'Rahu' },
  { name: 'Purva Bhadrapada', devanagari: 'पूर्वाभाद्रपदा', lord: 'Jupiter' },
  { name: 'Uttara Bhadrapada', devanagari: 'उत्तराभाद्रपदा', lord: 'Saturn' },
  { name: 'Revati', devanagari: 'रेवती', lord: 'Mercury' },
] as const satisfies readonly { name: string; devanagari: string; lord: Graha }[];

const sign = z.int().check(z.minimum(1), z.maximum(12));
const longitude = z.number().check(z.minimum(0), z.lt(360));

export const ChartStyle = z.enum(['north', 'south', 'east']);
export type ChartStyle = z.infer<typeof ChartStyle>;

/** A point of the zodiac with the names of the cells it falls in. */
export const Point = z.object({
  longitude,
  sign,
  degreeInSign: z.number(),
  nakshatra: z.int().check(z.minimum(1), z.maximum(27)),
  pada: z.int().check(z.minimum(1), z.maximum(4)),
  navamsaSign: sign,
});
export type Point = z.infer<typeof Point>;

export const Dignity = z.enum(['exalted', 'moolatrikona', 'own', 'friendly', 'neutral', 'enemy', 'debilitated']);
export type Dignity = z.infer<typeof Dignity>;

export const GrahaPosition = z.extend(Point, {
  /** degrees a day, negative when retrograde */
  speed: z.number(),
  retrograde: z.boolean(),
  combust: z.boolean(),
  /** whole-sign house from the lagna, 1 to 12; null when the birth time is unknown */
  house: z.nullable(z.int()),
  /** null for Rahu and Ketu, which are not graded */
  dignity: z.nullable(Dignity),
});
export type GrahaPosition = z.infer<typeof GrahaPosition>;

export const DashaPeriod = z.object({ lord: z.enum(GRAHAS), start: z.string(), end: z.string() });
export type DashaPeriod = z.infer<typeof DashaPeriod>;

/** A maha dasha with its nine antardashas. The first one of a life starts before birth. */
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

export const ChartSettings = z.object({
  ayanamsa: z.enum(['lahiri']),
  node: z.enum(['true', 'mean']),
  /** days in a dasha year */
  yearDays: z.number(),
});
export type ChartSettings = z.infer<typeof ChartSettings>;

export const Chart = z.object({
  engine: z.string(),
  settings: ChartSettings,
  utc: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  ayanamsaDegrees: z.number(),
  /** false: the time of birth is unknown, the chart is cast for local noon and has no lagna and no houses */
  timeKnown: z.boolean(),
  lagna: z.nullable(Point),
  grahas: z.record(z.enum(GRAHAS), GrahaPosition),
  panchang: Panchang,
  vimshottari: z.array(MahaDasha),
});
export type Chart = z.infer<typeof Chart>;

/** How long, around the given birth time, a fact of the chart stays as it is. Instants bound the span; null = longer than the window searched. */
export const Span = z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) });
export type Span = z.infer<typeof Span>;

export const Sensitivity = z.object({
  /** the window searched on both sides of the birth, in minutes */
  windowMinutes: z.number(),
  lagnaSign: Span,
  moonPada: Span,
  navamsaLagna: Span,
  /** the sign of each graha */
  grahaSigns: z.record(z.enum(GRAHAS), Span),
});
export type Sensitivity = z.infer<typeof Sensitivity>;

/** Today's sky for the home page: the nine grahas and the panchang, without a place's lagna. */
export const Sky = z.object({ chart: Chart, computedAt: z.string() });
export type Sky = z.infer<typeof Sky>;
