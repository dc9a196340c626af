/** The part of working life that a reader is in, and introductions for readers at school or past retirement age. */
import { content, type Content, type Translation } from '#src/reports/content/content.ts';
import { getAgeAt, isYouth, RETIREMENT_AGE } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';

export const SCHOOL_AGE_LIMIT = 16;

/** `start`: the years of the first jobs; `last`: the last ones before the usual age of retirement; `retired`: from then on. */
export type CareerStage = 'school' | 'start' | 'middle' | 'last' | 'retired';

/** The completed years of age at which a stage begins, the latest first. */
const STAGE_AGES: readonly [CareerStage, number][] = [
  ['retired', RETIREMENT_AGE],
  ['last', 50],
  ['middle', 26],
  ['start', SCHOOL_AGE_LIMIT],
];

export function determineCareerStage(context: ReportContext): CareerStage {
  const age = getAgeAt(context, context.now);
  return STAGE_AGES.find(([, from]) => age >= from)?.[0] ?? 'school';
}

export const isRetired = (context: ReportContext): boolean => determineCareerStage(context) === 'retired';

/** Below this age a reader is taken to study. */
const WORKING_AGE = 21;

export const isStudent = (context: ReportContext): boolean => getAgeAt(context, context.now) < WORKING_AGE;

/** The lead of a chapter on periods or transits, for the age of the reader. */
export function getTimingLead(context: ReportContext, chapter: 'calendar' | 'transits'): string {
  if (isRetired(context)) return content.career.leadsAfterSixty[chapter];
  return isStudent(context) ? content.career.leadsOfStudents[chapter] : content.career.careerLeads[chapter];
}

type CareerTexts = Translation<Content['career']['retired']>;

const getReplacedTexts = () => content.career.youth.replaced;

const textsOfYouth = new WeakMap<object, CareerTexts>();

/** The texts at work, some of them replaced. */
function getTextsOfYouth(): CareerTexts {
  const known = textsOfYouth.get(content.career);
  if (known) return known;
  const texts = { ...content.career, ...getReplacedTexts() };
  textsOfYouth.set(content.career, texts);
  return texts;
}

/** The texts of the career report that exist a second time for readers under eighteen or past retirement age. */
export function getCareerTexts(context: ReportContext): CareerTexts {
  if (isRetired(context)) return content.career.retired;
  return isYouth(context) ? getTextsOfYouth() : content.career;
}

/** The texts that exist a second time only for readers under eighteen. */
export function getTextsForYouthOrAdult(context: ReportContext) {
  if (isYouth(context)) return content.career.youth.replaced;
  return content.career;
}

/** The texts without a birth time that exist a second time for readers under eighteen. */
export const getTimeUnknownTexts = (context: ReportContext) =>
  isYouth(context) ? content.career.youth.timeUnknown : content.career.timeUnknown;

/** An introduction for children and old readers; nothing for others. */
export function writeIntroForAge(
  context: ReportContext,
  texts: { young: string; elder?: string },
): { intro?: string } {
  if (determineCareerStage(context) === 'school') return { intro: texts.young };
  return isRetired(context) && texts.elder ? { intro: texts.elder } : {};
}
