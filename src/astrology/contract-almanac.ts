/** The panchang of one day at one place. Instants are ISO UTC, to the second. */
import type { ClassicalGraha } from './contract-names.ts';

export type TimeSpan = { from: string; to: string };

/** The stay in one part of a limb; `part` counts from 1: 30 tithis, 27 nakshatras, 27 yogas, 60 karanas. */
export type LimbStay = TimeSpan & { part: number };

export const CHOGHADIYAS = ['udveg', 'char', 'labh', 'amrit', 'kaal', 'shubh', 'rog'] as const;
export type Choghadiya = TimeSpan & { name: (typeof CHOGHADIYAS)[number] };

export type Hora = TimeSpan & { lord: ClassicalGraha };

/** Times that divide the day from sunrise to sunset, or the night to the next sunrise. */
export type HoursOfDay = {
  rahuKaal: TimeSpan;
  yamaganda: TimeSpan;
  gulika: TimeSpan;
  /** the eighth of fifteen parts of the day; on a Wednesday it is not used */
  abhijit: TimeSpan;
  /** the last but one of fifteen parts of the night, before the next sunrise */
  brahmaMuhurta: TimeSpan;
  choghadiyas: { day: Choghadiya[]; night: Choghadiya[] };
  horas: { day: Hora[]; night: Hora[] };
};

/** Months are numbered from 1 Chaitra to 12 Phalguna. */
export type LunarMonth = {
  /** the month that ends with the new moon */
  amanta: number;
  /** the month that ends with the full moon: in the dark half it is one ahead */
  purnimanta: number;
  /** the Sun enters no sign between the two new moons */
  isLeap: boolean;
  /** the month that is left out, because the Sun enters two signs between the two new moons */
  skipped: number | null;
  paksha: 'shukla' | 'krishna';
  /** years that begin with Chaitra, as in northern India */
  vikramYear: number;
  shakaYear: number;
};

export type Ayana = 'uttarayana' | 'dakshinayana';
export const RITUS = ['shishira', 'vasanta', 'grishma', 'varsha', 'sharad', 'hemanta'] as const;
export type Ritu = (typeof RITUS)[number];

export type DayPanchang = {
  /** YYYY-MM-DD by the clock of the place */
  date: string;
  /** sunrise to next sunrise; midnight to midnight where the Sun does not rise or set */
  bounds: TimeSpan;
  /** of the civil date, 1 Sunday to 7 Saturday */
  vara: number;
  sunrise: string | null;
  sunset: string | null;
  /** within `bounds` */
  moonrise: string | null;
  moonset: string | null;
  /** all stays that overlap `bounds`, in order of time; the first gives the day its name */
  tithis: LimbStay[];
  nakshatras: LimbStay[];
  yogas: LimbStay[];
  karanas: LimbStay[];
  /** at the beginning of `bounds`: sign 1 to 12, nakshatra 1 to 27 */
  sun: { sign: number; nakshatra: number };
  moon: { sign: number; nakshatra: number };
  month: LunarMonth;
  ayana: Ayana;
  ritu: Ritu;
  /** null where the Sun does not rise or set */
  hours: HoursOfDay | null;
};
