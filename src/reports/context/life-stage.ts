/** The life stage of the reader: reports for children have other texts, and reports for old people a note on how to read them. */
import type { ReportContext } from './report-context.ts';
import { CHILDHOOD_END_AGE, computeAge } from '#src/places/contract-age.ts';
import { getIndianDate } from '#src/reports/text/phrases.ts';

type LifeStage = 'child' | 'adult' | 'old';

const OLD_AGE = 70;
/** From this age on most readers are married: texts speak of the partnership, and not of a wedding to come. */
export const MARRIED_AGE = 40;
/** The usual age of retirement in India: from then on texts speak of tasks and standing, and not of a career. */
export const RETIREMENT_AGE = 60;

/** From then on hardly anybody sits an examination, plans a child or begins a first household. */
export const LATER_YEARS_AGE = 55;

/** By the age at the time of the report. */
export function determineLifeStage(context: ReportContext): LifeStage {
  const age = getAgeAt(context, context.now);
  if (age < CHILDHOOD_END_AGE) return 'child';
  return age < OLD_AGE ? 'adult' : 'old';
}

export const isChild = (context: ReportContext): boolean => determineLifeStage(context) === 'child';

const SCHOOL_AGE = 6;
const READING_AGE = 10;

/** `small`: before the seventh birthday; `school`: to the twelfth; `teenager`: to the sixteenth. */
export type ChildBand = 'small' | 'school' | 'teenager';

const SCHOOL_BAND_AGE = 7;
const TEENAGE = 12;

/** The band of an age in childhood; from sixteen on it remains the last one. */
export function determineChildBand(context: ReportContext, at: string): ChildBand {
  const age = getAgeAt(context, at);
  if (age < SCHOOL_BAND_AGE) return 'small';
  return age < TEENAGE ? 'school' : 'teenager';
}

/** Twelve to fifteen. */
export const isTeenager = (context: ReportContext): boolean =>
  isChild(context) && determineChildBand(context, context.now) === 'teenager';

export const isBeforeSchool = (context: ReportContext): boolean =>
  getAgeAt(context, context.now) < SCHOOL_AGE;

/** True of a child whose parents read the report. */
export const isTooYoungToRead = (context: ReportContext): boolean =>
  getAgeAt(context, context.now) < READING_AGE;

const ADULT_AGE = 18;

export const isUnderage = (context: ReportContext): boolean => getAgeAt(context, context.now) < ADULT_AGE;

/** Sixteen or seventeen. */
export const isYouth = (context: ReportContext): boolean => !isChild(context) && isUnderage(context);

export const isReadAsMarried = (context: ReportContext): boolean =>
  getAgeAt(context, context.now) >= MARRIED_AGE;

export const isInLaterYears = (context: ReportContext): boolean =>
  getAgeAt(context, context.now) >= LATER_YEARS_AGE;

export const isRetired = (context: ReportContext): boolean =>
  getAgeAt(context, context.now) >= RETIREMENT_AGE;

/** True in a child’s report for an instant before the sixteenth birthday. */
export const isInChildhood = (context: ReportContext, at: string): boolean =>
  isChild(context) && getAgeAt(context, at) < CHILDHOOD_END_AGE;

/** Completed years on the Indian date of an instant; 0 before the birth. */
export const getAgeAt = ({ birth }: Pick<ReportContext, 'birth'>, instant: string): number =>
  Math.max(0, computeAge(birth.date, getIndianDate(instant)));
