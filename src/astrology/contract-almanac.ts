/** The panchang of one day and of one month at one place. Instants are ISO UTC, to the second. */
import * as z from 'zod/mini';
import { CLASSICAL_GRAHAS } from './contract-names.ts';

export const TimeSpan = z.object({ from: z.string(), to: z.string() });
export type TimeSpan = z.infer<typeof TimeSpan>;

/** The stay in one part of a limb; `part` counts from 1: 30 tithis, 27 nakshatras, 27 yogas, 60 karanas, 12 signs. */
export const LimbStay = z.extend(TimeSpan, { part: z.int() });
export type LimbStay = z.infer<typeof LimbStay>;

export const CHOGHADIYAS = ['udveg', 'char', 'labh', 'amrit', 'kaal', 'shubh', 'rog'] as const;
export const Choghadiya = z.extend(TimeSpan, { name: z.enum(CHOGHADIYAS) });
export type Choghadiya = z.infer<typeof Choghadiya>;

export const Hora = z.extend(TimeSpan, { lord: z.enum(CLASSICAL_GRAHAS) });
export type Hora = z.infer<typeof Hora>;

/** Times that divide the day from sunrise to sunset, or the night to the next sunrise. */
export const HoursOfDay = z.object({
  rahuKaal: TimeSpan,
  yamaganda: TimeSpan,
  gulika: TimeSpan,
  /** the eighth of fifteen parts of the day; on a Wednesday it is not used */
  abhijit: TimeSpan,
  /** the last but one of fifteen parts of the night, before the next sunrise */
  brahmaMuhurta: TimeSpan,
  choghadiyas: z.object({ day: z.array(Choghadiya), night: z.array(Choghadiya) }),
  horas: z.object({ day: z.array(Hora), night: z.array(Hora) }),
});
export type HoursOfDay = z.infer<typeof HoursOfDay>;

/** Months are numbered from 1 Chaitra to 12 Phalguna. */
export const LunarMonth = z.object({
  /** the month that ends with the new moon */
  amanta: z.int(),
  /** the month that ends with the full moon: in the dark half it is one ahead */
  purnimanta: z.int(),
  /** the Sun enters no sign between the two new moons */
  isLeap: z.boolean(),
  /** the month that is left out, because the Sun enters two signs between the two new moons */
  skipped: z.nullable(z.int()),
  paksha: z.enum(['shukla', 'krishna']),
  /** years that begin with Chaitra, as in northern India */
  vikramYear: z.int(),
  shakaYear: z.int(),
});
export type LunarMonth = z.infer<typeof LunarMonth>;

export const AYANAS = ['uttarayana', 'dakshinayana'] as const;
export type Ayana = (typeof AYANAS)[number];

export const RITUS = ['shishira', 'vasanta', 'grishma', 'varsha', 'sharad', 'hemanta'] as const;
export type Ritu = (typeof RITUS)[number];

const SignAndNakshatra = z.object({ sign: z.int(), nakshatra: z.int() });

export const DayPanchang = z.object({
  /** YYYY-MM-DD by the clock of the place */
  date: z.string(),
  /** sunrise to next sunrise; midnight to midnight where the Sun does not rise or set */
  bounds: TimeSpan,
  /** of the civil date, 1 Sunday to 7 Saturday */
  vara: z.int(),
  sunrise: z.nullable(z.string()),
  sunset: z.nullable(z.string()),
  /** within `bounds` */
  moonrise: z.nullable(z.string()),
  moonset: z.nullable(z.string()),
  /** all stays that overlap `bounds`, in order of time; the first gives the day its name */
  tithis: z.array(LimbStay),
  nakshatras: z.array(LimbStay),
  yogas: z.array(LimbStay),
  karanas: z.array(LimbStay),
  moonSigns: z.array(LimbStay),
  /** at the beginning of `bounds`: sign 1 to 12, nakshatra 1 to 27 */
  sun: SignAndNakshatra,
  moon: SignAndNakshatra,
  month: LunarMonth,
  ayana: z.enum(AYANAS),
  ritu: z.enum(RITUS),
  /** null where the Sun does not rise or set */
  hours: z.nullable(HoursOfDay),
});
export type DayPanchang = z.infer<typeof DayPanchang>;

/** An eclipse at one place. `from` and `to` bound the time in which it is seen there. */
export const LocalEclipse = z.extend(TimeSpan, {
  body: z.enum(['Sun', 'Moon']),
  /** at this place */
  type: z.enum(['total', 'annular', 'partial', 'penumbral']),
  /** the middle of the eclipse, or the time nearest to it at which the body is above the horizon */
  peak: z.string(),
});
export type LocalEclipse = z.infer<typeof LocalEclipse>;

/** `month`: the lunar month that ends with the new moon. `end`: of the tithi. */
const TithiMark = { month: z.int(), isLeap: z.boolean(), end: z.string() };

/** A mark of a day in the calendar of a month: a tithi, a fast, a Sankranti or an eclipse. */
export const DayMark = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ekadashi'), paksha: z.enum(['shukla', 'krishna']), ...TithiMark }),
  z.object({ kind: z.literal('purnima'), ...TithiMark }),
  z.object({ kind: z.literal('amavasya'), ...TithiMark }),
  /** Trayodashi runs after this sunset */
  z.object({ kind: z.literal('pradosh'), sunset: z.string() }),
  /** the fast of the Chaturthi of the dark half ends at this moonrise */
  z.object({ kind: z.literal('sankashti'), moonrise: z.string() }),
  /** the Sun enters a sign */
  z.object({ kind: z.literal('sankranti'), sign: z.int(), at: z.string() }),
  z.extend(LocalEclipse, { kind: z.literal('eclipse') }),
]);
export type DayMark = z.infer<typeof DayMark>;

export const CalendarDay = z.object({
  date: z.string(),
  /** at sunrise; at midnight where the Sun does not rise */
  tithi: z.int(),
  marks: z.array(DayMark),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

/** Whether the Moon of a day favours a birth sign (Chandrabala) or a birth nakshatra (Tarabala). */
export const MOON_FAVOURS = ['good', 'ordinary', 'careful'] as const;
export type MoonFavour = (typeof MOON_FAVOURS)[number];

export const NAKSHATRA_CLASSES = ['fixed', 'movable', 'fierce', 'mixed', 'swift', 'gentle', 'sharp'] as const;
export type NakshatraClass = (typeof NAKSHATRA_CLASSES)[number];

export const TITHI_CLASSES = ['nanda', 'bhadra', 'jaya', 'rikta', 'purna', 'amavasya'] as const;
export type TithiClass = (typeof TITHI_CLASSES)[number];

/** How well the limbs of a day suit the start of something new (muhurta). */
export const DayQualities = z.object({
  nakshatra: z.enum(NAKSHATRA_CLASSES),
  tithi: z.enum(TITHI_CLASSES),
  /** Vyatipata or Vaidhriti */
  isYogaAvoided: z.boolean(),
  /** the karana Vishti (Bhadra), in which nothing new is begun */
  vishti: z.array(TimeSpan),
});
export type DayQualities = z.infer<typeof DayQualities>;
