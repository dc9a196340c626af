/** The lanes of the figure of ten years: which matters, in which order, and the windows of each, drawn and in words. */
import { content } from '#src/reports/content/content.ts';
import type { Matter, TimingWindow } from '#src/astrology/contract-timing.ts';
import {
  getAgeAt,
  isChild,
  isInLaterYears,
  isReadAsMarried,
  isYouth,
} from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { TimingChart, TimingLane } from '#src/reports/contract-answers.ts';
import { isStudent } from '#src/reports/chapters/career/career-stage.ts';
import { getMatterTiming } from './report-timing.ts';
import { formatMonthLabel, formatMonthSpan } from './window-months.ts';

export type TenYearsProduct = 'career-wealth' | 'love-marriage' | 'life-blueprint';

type Age = 'young' | 'middle' | 'late';

/** A child has these in every report. */
const CHILD_MATTERS: readonly Matter[] = ['study', 'health', 'abroad'];

/** In the order of the lanes; matters for which the reader is too young or too old are left out. */
const MATTERS_OF_PRODUCTS: Record<TenYearsProduct, Record<Age, readonly Matter[]>> = {
  'career-wealth': {
    young: ['study', 'workChange', 'promotion', 'money', 'abroad'],
    middle: ['workChange', 'promotion', 'money', 'abroad', 'study'],
    late: ['health', 'money', 'workChange', 'abroad'],
  },
  'love-marriage': {
    young: ['marriage', 'children', 'property'],
    middle: ['marriage', 'children', 'property'],
    late: ['health', 'property', 'abroad'],
  },
  'life-blueprint': {
    young: [
      'study',
      'workChange',
      'marriage',
      'promotion',
      'money',
      'abroad',
      'property',
      'children',
      'health',
    ],
    middle: [
      'marriage',
      'workChange',
      'promotion',
      'property',
      'abroad',
      'children',
      'study',
      'money',
      'health',
    ],
    late: ['health', 'property', 'money', 'abroad'],
  },
};

const MIDDLE_AGE = 26;
const LATE_AGE = 60;

/** Left out before eighteen, where the first job comes before any promotion, and no time for a child is named. */
const MATTERS_OF_ADULTS = new Set<Matter>(['promotion', 'money', 'children']);

/** Empty for a small child without a matter of its age; without a promotion before the age of a first job. */
export function listMatters(context: ReportContext, product: TenYearsProduct): Matter[] {
  const matters = isChild(context) ? CHILD_MATTERS : MATTERS_OF_PRODUCTS[product][determineAge(context)];
  return matters
    .filter((matter) => getMatterTiming(context, matter).isOfAge)
    .filter((matter) => !MATTERS_OF_ADULTS.has(matter) || !isYouth(context))
    .filter((matter) => matter !== 'promotion' || !isStudent(context));
}

function determineAge(context: ReportContext): Age {
  const age = getAgeAt(context, context.now);
  if (age < MIDDLE_AGE) return 'young';
  return age < LATE_AGE ? 'middle' : 'late';
}

/** Children and old readers travel rather than settle abroad. */
const isJourney = (context: ReportContext, matter: Matter): boolean =>
  matter === 'abroad' && (isChild(context) || determineAge(context) === 'late');

/** The answers of the same report speak of the first job. */
const isFirstJob = (context: ReportContext, matter: Matter): boolean =>
  matter === 'workChange' && determineAge(context) === 'young';

export function getLaneTexts(context: ReportContext, matter: Matter) {
  if (isJourney(context, matter)) return content.timing.journeysLane;
  if (matter === 'property' && determineAge(context) === 'late') return content.timing.changeAtHomeLane;
  if (matter === 'property' && isInLaterYears(context)) return content.timing.houseLane;
  if (isFirstJob(context, matter)) return content.timing.firstJobLane;
  return matter === 'marriage' && isReadAsMarried(context)
    ? content.timing.partnershipLane
    : content.timing.matterLanes[matter];
}

/** The houses that decide a matter, as printed below its name. */
const MATTER_HOUSES: Record<Matter, readonly number[]> = {
  marriage: [7],
  workChange: [10],
  promotion: [10, 11],
  property: [4],
  abroad: [9, 12],
  children: [5],
  study: [4, 5],
  money: [2, 11],
  health: [6, 8],
};

export function buildLane(context: ReportContext, matter: Matter): TimingLane {
  const { title } = getLaneTexts(context, matter);
  const houses = MATTER_HOUSES[matter];
  const ordinals = houses.map(content.timing.formatHouseNumber);
  return {
    title,
    note: context.isTimeKnown
      ? content.timing.laneNotes.houses(ordinals)
      : content.timing.laneNotes.housesFromMoon(ordinals),
    tone: matter === 'health' ? 'care' : 'favourable',
    windows: getMatterTiming(context, matter).windows.map(toLaneWindow),
  };
}

export const toLaneWindow = ({
  grade,
  from,
  to,
}: Pick<TimingWindow, 'grade' | 'from' | 'to'>): TimingLane['windows'][number] => ({
  grade,
  from,
  to,
  label: formatMonthLabel(from, to, { hasYear: true }),
  shortLabel: formatMonthLabel(from, to, { hasYear: false }),
});

/** The figure in words. The grades of health care have other names. */
export const describeLanes = (opening: string, lanes: readonly TimingLane[]): string =>
  [
    opening,
    ...lanes.map(({ title, tone, windows }) => {
      const labels = tone === 'care' ? content.answers.careLabels : content.answers.gradeLabels;
      const sorted = windows.toSorted((a, b) => a.from.localeCompare(b.from));
      return content.timing.figureTexts.lane(
        title,
        sorted.map(({ grade, from, to }) =>
          content.timing.figureTexts.window(labels[grade], formatMonthSpan(from, to)),
        ),
      );
    }),
  ].join(' ');

/** Without a birth time no window has the highest grade. */
export function buildLegend(hasBirthTime: boolean, lanes: readonly TimingLane[]): TimingChart['legend'] {
  const grades = ([3, 2, 1] as const).filter((grade) => hasBirthTime || grade < 3);
  const hasCare = lanes.some(({ tone }) => tone === 'care');
  return [
    ...grades.map((grade) => ({
      grade,
      tone: 'favourable' as const,
      label: content.timing.timingLegend[grade],
    })),
    ...(hasCare
      ? [{ grade: 2 as const, tone: 'care' as const, label: content.timing.timingLegend.care }]
      : []),
  ];
}
