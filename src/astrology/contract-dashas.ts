/**
 * Dasha systems besides Vimshottari. A dasha divides life into periods (mahadashas), each ruled by a graha or a sign
 * and divided into sub-periods (antardashas). Instants are ISO UTC; signs are counted from 1, Aries.
 */
import type { Graha } from './contract-names.ts';

export type DatedPeriod = { start: string; end: string };

/** A mahadasha with its antardashas. `Maha` and `Antar` hold the ruler, for example `{ lord }` or `{ sign }`. */
export type Dasha<Maha, Antar = Maha> = Maha & DatedPeriod & { antar: (Antar & DatedPeriod)[] };

/** The levels of a dasha: each period of one level is divided into those of the next. */
export const DASHA_LEVEL_NAMES = ['maha', 'antar', 'pratyantar', 'sookshma', 'prana'] as const;
export type DashaLevelName = (typeof DASHA_LEVEL_NAMES)[number];

/** The eight yoginis in the order of their periods, which last 1 to 8 years. */
export const YOGINIS = [
  'Mangala',
  'Pingala',
  'Dhanya',
  'Bhramari',
  'Bhadrika',
  'Ulka',
  'Siddha',
  'Sankata',
] as const;
export type Yogini = (typeof YOGINIS)[number];

export type YoginiDasha = Dasha<{ yogini: Yogini; lord: Graha }>;
export type AshtottariDasha = Dasha<{ lord: Graha }>;
export type CharaDasha = Dasha<{ sign: number }>;

/**
 * The leaps of Kalachakra dasha: simhavalokana (lion's look) goes to a sign in trine, manduka (frog) skips a sign,
 * markati (monkey) goes one sign against the direction.
 */
export type Gati = 'simhavalokana' | 'manduka' | 'markati';

/** A sign and the leap by which it is reached from the sign before it; null for a regular step. */
export type KalachakraDasha = Dasha<{ sign: number; gati: Gati | null }, { sign: number }>;

export type Kalachakra = {
  /** savya nakshatras run through the signs forwards, apasavya nakshatras backwards */
  direction: 'savya' | 'apasavya';
  nakshatra: number;
  pada: number;
  /** the nine signs of the Moon's pada */
  signs: number[];
  /** years of these nine signs together */
  paramayus: number;
  /** the sign of the body: the first of the nine in savya, the last in apasavya */
  deha: number;
  /** the sign of life: the last of the nine in savya, the first in apasavya */
  jiva: number;
  /** the first one starts before birth */
  periods: KalachakraDasha[];
};

/** Whether each of the two conditions of Ashtottari dasha is met; null if the chart does not decide it. */
export type AshtottariConditions = {
  /** Rahu, outside the lagna, is in an angle or a trine from the lord of the lagna; null without a birth time */
  isRahuConditionMet: boolean | null;
  /** birth by day in Krishna paksha or by night in Shukla paksha; null without a birth time or a sunrise */
  isPakshaConditionMet: boolean | null;
};
