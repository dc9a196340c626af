/** The form of the texts on one part of life in the Life Blueprint. */
import type { ClassicalGraha, Graha } from '#src/astrology/contract-names.ts';
import type { Grade } from '#src/astrology/contract-timing.ts';

/** Below 16, below 26, below 60, and from 60 on. */
export type AgeGroup = 'child' | 'youth' | 'adult' | 'older';

/** One text for each condition of a graha. */
export type TextsByCondition = Record<'strong' | 'fair' | 'weak', string>;

/** The windows of a part of life; `months` as printed: "February to June 2027". */
export type WindowTexts = {
  title: string;
  /** the first window is best or good */
  best: (months: string) => string;
  /** the first window is only fair */
  fair: (months: string) => string;
  second: (months: string) => string;
  /** the second window is one that only a married reader can use */
  secondForMarried?: (months: string) => string;
  none: string;
  /** an earlier window, which only a married reader can use */
  forMarried?: (months: string) => string;
  /** for the rows of the table, used in turn */
  rows: Record<Exclude<Grade, 0>, readonly [string, string, string]>;
};

export type TextsByAge = {
  lead: string;
  /** by the condition of the lord of the house */
  lordCondition: TextsByCondition;
  windows?: WindowTexts;
};

/** The texts on a house as a person or a part of life. */
export type LifeAreaTexts = {
  /** follows the number of the house in a reason: "of children" */
  subject: string;
  /** by the house in which the lord is */
  lordInHouse: readonly string[];
  karaka: TextsByCondition;
  /** by the dignity of the lord in the divisional chart */
  varga: TextsByCondition;
};

/** By the element of the sign of the house: fire, earth, air, water. */
export type ElementTexts = readonly [string, string, string, string];
/** By the first graha that aspects the house. */
export type EmptyHouseTexts = Record<'Jupiter' | 'Saturn' | 'Mars' | 'none', string>;
export type BindusTexts = Record<'many' | 'some' | 'few', string>;

/** A short chapter has only some of them. */
export type SubjectTexts = LifeAreaTexts & {
  /** an age without texts has no chapter */
  ages: Partial<Record<AgeGroup, TextsByAge>>;
  element?: ElementTexts;
  occupants: Record<Graha, string>;
  empty?: EmptyHouseTexts;
  bindus?: BindusTexts;
  /** by the lord of the house */
  adviceByLord?: Record<ClassicalGraha, string>;
  /** in place of those of an age group that has windows */
  windows?: WindowTexts;
  /** replaces some of the other texts for readers from `ageTextsFromAge` of the subject on */
  ageTexts?: AgeTexts;
};

type AgeTexts = Partial<Omit<SubjectTexts, 'ages' | 'ageTexts' | 'subject' | 'occupants' | 'karaka' | 'varga'>> & {
  occupants?: Partial<Record<Graha, string>>;
  karaka?: Partial<TextsByCondition>;
  varga?: Partial<TextsByCondition>;
};
