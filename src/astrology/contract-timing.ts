/**
 * Timing as data: for each matter of life a score for every month, and the windows in which the rules agree. Instants are
 * ISO UTC strings. Houses are counted from an origin: the lagna, or the Moon when the birth time is unknown.
 */
import type { Graha, BirthTimeInterval } from './contract.ts';

export const MATTERS = [
  'marriage',
  'workChange',
  'promotion',
  'property',
  'abroad',
  'children',
  'study',
  'money',
  'health',
] as const;
export type Matter = (typeof MATTERS)[number];

/** 3 best, 2 good, 1 fair, 0 an ordinary time. For health it grades the need of care: 3 is the greatest. */
export type Grade = 0 | 1 | 2 | 3;

/** A graha with at least this many of ten points signifies the matter: it rules or occupies its house, or has two lesser roles. */
export const AGREEING_POINTS = 4;

/** Shorter windows are left out, and windows with a shorter gap are joined: a shorter time is of no use for a plan. */
export const MIN_WINDOW_DAYS = 21;

/** The point from whose sign houses are counted. */
export type HouseOrigin = 'lagna' | 'Moon';

/**
 * Why a graha signifies a matter. `joins`: it is with the lord of the house or exchanges signs with it. `acts-for`: Rahu or
 * Ketu acts for the lord of its sign, `graha`.
 */
export type Role =
  | { kind: 'rules' | 'occupies' | 'aspects' | 'joins'; house: number; points: number }
  | { kind: 'karaka'; points: number }
  | { kind: 'acts-for'; graha: Graha; points: number };

/** How much a graha has to do with a matter: the sum of its roles, at most 10. */
export type Significator = { graha: Graha; points: number; roles: Role[] };

/** One fact that supports a window. `keys` name the facts of the birth chart that it depends on, as in yogas/rule.ts. */
export type TimingFact = { keys: string[] } & (
  | { kind: 'period'; level: 'maha' | 'antar'; significator: Significator }
  | {
      kind: 'transit';
      graha: 'Jupiter' | 'Saturn';
      origin: HouseOrigin;
      /** the house itself, or the sign of its lord at birth */
      target: 'house' | 'lord';
      how: 'occupies' | 'aspects';
      house: number;
    }
  | { kind: 'varga'; graha: Graha; varga: number; how: 'rules' | 'occupies' | 'dignity' }
  | { kind: 'bindus'; graha: 'Jupiter' | 'Saturn'; sign: number; bindus: number }
);

/**
 * A time in which the periods and the signs of Jupiter and Saturn stay the same. `from`, `to`: days from J2000.0. `mahas`,
 * `antar`, `facts`: as in a window.
 */
export type TimingSegment = {
  from: number;
  to: number;
  mahas: readonly Graha[];
  antar: Graha | null;
  facts: readonly TimingFact[];
};

export type TimingWindow = {
  /** 1 is the most likely window of the matter */
  rank: number;
  grade: Exclude<Grade, 0>;
  from: string;
  to: string;
  /** 0 to 100: that of the best part */
  score: number;
  /** the part of the window with the highest score */
  best: { from: string; to: string };
  /** periods and facts of the best part; several mahas are possible and no antar is known without a birth time */
  mahas: Graha[];
  antar: Graha | null;
  facts: TimingFact[];
  /** the birth times for which the grade of the best part is the same; null without a birth time */
  interval: BirthTimeInterval | null;
};

/** `score`: 0 to 100, the mean of the month. `grade`: the one that lasts longest in the month. */
export type TimingMonth = { month: string; score: number; grade: Grade };

export type MatterTiming = {
  /** false if the person is too young or too old for the matter in all of the ten years */
  isOfAge: boolean;
  months: TimingMonth[];
  /** by rank */
  windows: TimingWindow[];
};

/** The timing of a matter without its months. `segments`: all of the ten years, in the order of time */
export type MatterWindows = Omit<MatterTiming, 'months'> & { segments: readonly TimingSegment[] };

export type Timing = {
  origin: HouseOrigin;
  from: string;
  to: string;
  matters: Record<Matter, MatterTiming>;
};
