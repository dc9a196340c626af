/** The parts of life that the Life Blueprint describes in own chapters: house, significator, divisional chart, matter. */
import { content } from '#src/reports/content/content.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { MATTER_RULES } from '#src/astrology/timing/matters.ts';
import type { Matter } from '#src/astrology/contract-timing.ts';
import type { AgeGroup, SubjectTexts } from '#src/reports/content/en/blueprint/subject-texts.ts';
import type { subjectHeadings } from '#src/reports/content/en/blueprint/subject-headings.ts';
import type { VargaName } from '#src/reports/content/en/blueprint/subject-reasons.ts';
import { getAgeAt, LATER_YEARS_AGE, MARRIED_AGE, RETIREMENT_AGE } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';

export type Subject = {
  id: keyof typeof subjectHeadings;
  house: number;
  /** the house whose lord decides the outlook, if it is another one: for health the first */
  strengthHouse?: number;
  karaka: Graha;
  varga: VargaName;
  matter: Matter;
  /** completed years of age from which the chapter is printed */
  fromAge: number;
  /** the age group "older" begins here if not at sixty */
  olderFromAge?: number;
  /** from this age on `texts.ageTexts` replaces some of the texts */
  ageTextsFromAge?: number;
  texts: SubjectTexts;
};

/** No time for a child is named from then on, so no text speaks of one to come. */
const AFTER_LAST_CHILD_AGE = MATTER_RULES.children.ages.to + 1;

export const subjects = {
  education: {
    id: 'education',
    house: 5,
    karaka: 'Mercury',
    varga: 24,
    matter: 'study',
    fromAge: 0,
    olderFromAge: LATER_YEARS_AGE,
    ageTextsFromAge: LATER_YEARS_AGE,
    get texts() {
      return content.blueprint.educationTexts;
    },
  },
  children: {
    id: 'children',
    house: 5,
    karaka: 'Jupiter',
    varga: 7,
    matter: 'children',
    fromAge: 20,
    olderFromAge: AFTER_LAST_CHILD_AGE,
    ageTextsFromAge: AFTER_LAST_CHILD_AGE,
    get texts() {
      return content.blueprint.childrenTexts;
    },
  },
  health: {
    id: 'health',
    house: 6,
    strengthHouse: 1,
    karaka: 'Sun',
    varga: 30,
    matter: 'health',
    fromAge: 0,
    get texts() {
      return content.blueprint.healthTexts;
    },
  },
  property: {
    id: 'property',
    house: 4,
    karaka: 'Mars',
    varga: 4,
    matter: 'property',
    fromAge: 18,
    get texts() {
      return content.blueprint.propertyTexts;
    },
  },
  abroad: {
    id: 'abroad',
    house: 12,
    karaka: 'Rahu',
    varga: 9,
    matter: 'abroad',
    fromAge: 16,
    get texts() {
      return content.blueprint.abroadTexts;
    },
  },
  partnership: {
    id: 'partnership',
    house: 7,
    karaka: 'Venus',
    varga: 9,
    matter: 'marriage',
    fromAge: 18,
    ageTextsFromAge: MARRIED_AGE,
    get texts() {
      return content.blueprint.partnershipTexts;
    },
  },
  work: {
    id: 'work',
    house: 10,
    karaka: 'Saturn',
    varga: 10,
    matter: 'promotion',
    fromAge: 16,
    ageTextsFromAge: RETIREMENT_AGE,
    get texts() {
      return content.blueprint.workTexts;
    },
  },
  /** Before eighteen the first job comes before any rise. */
  workOfYouth: {
    id: 'work',
    house: 10,
    karaka: 'Saturn',
    varga: 10,
    matter: 'workChange',
    fromAge: 16,
    get texts() {
      const { workTexts, workTextsOfYouth } = content.blueprint;
      return { ...workTexts, ages: { youth: { ...workTexts.ages.youth!, ...workTextsOfYouth } } };
    },
  },
  money: {
    id: 'money',
    house: 11,
    karaka: 'Jupiter',
    varga: 9,
    matter: 'money',
    fromAge: 18,
    get texts() {
      return content.blueprint.moneyTexts;
    },
  },
} as const satisfies Record<string, Subject>;

const ADULT_AGE = 26;
const YOUTH_AGE = 16;

export function getAgeGroup(context: ReportContext, olderFromAge = RETIREMENT_AGE): AgeGroup {
  const age = getAgeAt(context, context.now);
  if (age < YOUTH_AGE) return 'child';
  if (age < ADULT_AGE) return 'youth';
  return age < olderFromAge ? 'adult' : 'older';
}

/** The subject with the texts for the age of the reader. */
export function selectTextsForAge(context: ReportContext, subject: Subject): Subject {
  const { texts, ageTextsFromAge } = subject;
  const { ageTexts } = texts;
  if (!ageTexts || ageTextsFromAge === undefined || getAgeAt(context, context.now) < ageTextsFromAge)
    return subject;
  return {
    ...subject,
    texts: {
      ...texts,
      ...ageTexts,
      occupants: { ...texts.occupants, ...ageTexts.occupants },
      karaka: { ...texts.karaka, ...ageTexts.karaka },
      varga: { ...texts.varga, ...ageTexts.varga },
    },
  };
}
