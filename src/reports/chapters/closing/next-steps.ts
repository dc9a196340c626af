/** What the reader can do next: three steps, of which two have a date of this chart. */
import { content } from '#src/reports/content/content.ts';
import type { Matter, TimingWindow } from '#src/astrology/contract-timing.ts';
import { listComingMonths } from '#src/reports/chapters/numbers/coming-months.ts';
import { listNakshatraStays } from '#src/reports/chapters/moon/moon-transits.ts';
import { listBirthNakshatras } from '#src/reports/chapters/moon/tara.ts';
import { listSlowStays } from '#src/reports/chapters/saturn/slow-stays.ts';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import {
  findJoinedWindow,
  formatEndOfStrongTime,
  formatJoinedWindow,
} from '#src/reports/chapters/timing/joined-window.ts';
import {
  determineChildBand,
  getAgeAt,
  isChild,
  isInLaterYears,
  isReadAsMarried,
  isRetired,
  MARRIED_AGE,
  RETIREMENT_AGE,
} from '#src/reports/context/life-stage.ts';
import type { ProductKey, ReportContext } from '#src/reports/context/report-context.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { findDashasAt, listUpcomingAntardashas } from '#src/reports/facts/dasha-periods.ts';
import { DAY_MS, YEAR_MS } from '#src/reports/facts/time-units.ts';
import { getAnnualChart } from '#src/reports/year/annual-charts.ts';
import { getYearAhead } from '#src/reports/year/year-ahead.ts';
import {
  formatClock,
  formatDate,
  formatGraha,
  formatLongDate,
  getIndianDate,
  getNakshatraName,
  getSignName,
} from '#src/reports/text/phrases.ts';

export type NextStep = { title: string; text: string };

export function listNextSteps(context: ReportContext): NextStep[] {
  if (context.product === 'numerology-profile') return listNumberSteps(context);
  const months = writeMonthsStep(context);
  const date = writeDateStep(context);
  return [...(months ? [months] : []), ...(date ? [date] : []), writeBirthTimeStep(context)];
}

/** Matters in the order of their importance for the report; others follow where these have no strong months. */
const MATTERS: Partial<Record<ProductKey, readonly Matter[]>> = {
  'love-marriage': ['marriage'],
  'career-wealth': ['workChange', 'promotion', 'money'],
  'year-ahead': ['workChange', 'money', 'property', 'study', 'abroad'],
  'life-blueprint': ['property', 'money', 'study', 'abroad'],
};
const OTHER_MATTERS: readonly Matter[] = ['study', 'workChange', 'property', 'money', 'abroad'];

/** Younger readers are at school or college. */
const FIRST_WORKING_AGE = 18;
/** Up to this age study and the first post come before property. */
const STUDY_AGE = 26;

/** None on a birth day with two Moon signs, which have different months. */
function writeMonthsStep(context: ReportContext): NextStep | null {
  const { now } = context;
  if (!hasOneMoonSign(context)) return null;
  const choice = chooseMatterWithWindow(context);
  if (!choice) return null;
  const { matter, window } = choice;
  const { title, text, running } = content.closing.stepTexts.months;
  const subject = {
    matter,
    isReadAsMarried: isReadAsMarried(context),
    isRetired: isRetired(context),
    isSmallChild: isChild(context) && determineChildBand(context, window.best.from) === 'small',
    isStarting: context.product === 'career-wealth' && getAgeAt(context, now) < STUDY_AGE,
  };
  const time = findJoinedWindow(getMatterTiming(context, matter), window);
  if (time.from <= now) return { title, text: running(subject, formatEndOfStrongTime(time)) };
  return { title, text: text({ ...subject, isBest: time.window.grade === 3 }, formatJoinedWindow(time)) };
}

const SOON_YEARS = 4;

/** Later months are no next step. */
const FAR_YEARS = 8;

/** The first matter whose strong window begins soon; else, before sixty, the first whose window is not far. */
function chooseMatterWithWindow(
  context: ReportContext,
): { matter: Matter; window: TimingWindow } | undefined {
  const choices = listMatters(context).flatMap((matter) => {
    const window = findNextStrongWindow(context, matter);
    return window ? [{ matter, window }] : [];
  });
  const beginsWithin = (years: number) => {
    const limit = new Date(Date.parse(context.now) + years * YEAR_MS).toISOString();
    return choices.find(({ window }) => window.from < limit);
  };
  const soon = beginsWithin(SOON_YEARS);
  return soon ?? (isRetired(context) ? undefined : beginsWithin(FAR_YEARS));
}

/** For a child only study. */
function listMatters(context: ReportContext): Matter[] {
  if (isChild(context)) return ['study'];
  const age = getAgeAt(context, context.now);
  if (age < FIRST_WORKING_AGE) return ['study', 'abroad'];
  const matters = chooseMatters(context.product, age) ?? OTHER_MATTERS;
  const omittedMatters = listOmittedMatters(context);
  return matters.filter((matter) => !omittedMatters.includes(matter));
}

/** Those of the answers of Career & Wealth from sixty on. */
const MATTERS_AFTER_WORK: readonly Matter[] = ['money', 'abroad'];
const MATTERS_BEFORE_SIXTY: readonly Matter[] = ['workChange', 'promotion'];
/** The chapter on Sade Sati advises against large purchases in some of its years. */
const PURCHASES: readonly Matter[] = ['property', 'money'];

function listOmittedMatters(context: ReportContext): Matter[] {
  return [
    ...(isRetired(context) ? MATTERS_BEFORE_SIXTY : []),
    ...(isInLaterYears(context) ? (['study'] as const) : []),
    // The answers on the year of older readers do not name property.
    ...(isRetired(context) && context.product === 'year-ahead' ? (['property'] as const) : []),
    ...(context.product === 'sade-sati-check' ? PURCHASES : []),
  ];
}

/** In the Life Blueprint the first question of its answers at that age. */
function chooseMatters(product: ProductKey, age: number): readonly Matter[] | undefined {
  if (product === 'career-wealth' && age >= RETIREMENT_AGE) return MATTERS_AFTER_WORK;
  const matters = MATTERS[product];
  if (product !== 'life-blueprint') return matters;
  if (age < STUDY_AGE) return undefined;
  return age < MARRIED_AGE ? ['marriage', ...matters!] : matters;
}

const YEAR_DAYS = 366;

/** The first window with one of the two highest grades; in the report of a year only one that begins in it. */
export function findNextStrongWindow(context: ReportContext, matter: Matter): TimingWindow | undefined {
  const timing = getMatterTiming(context, matter);
  if (!timing.isOfAge) return undefined;
  const until = new Date(Date.parse(context.now) + YEAR_DAYS * DAY_MS).toISOString();
  return timing.windows
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .find(({ grade, from }) => grade >= 2 && (context.product !== 'year-ahead' || from < until));
}

function writeDateStep(context: ReportContext): NextStep | null {
  if (context.product === 'year-ahead') return writeBirthdayStep(context);
  if (context.product === 'sade-sati-check') return writeSaturnStep(context);
  if (context.product === 'moon-and-nakshatra') return writeStarStep(context) ?? writePeriodStep(context);
  return writePeriodStep(context);
}

/** The report has no chapter on the dashas. Null on a birth day with two nakshatras. */
function writeStarStep(context: ReportContext): NextStep | null {
  const [nakshatra, another] = listBirthNakshatras(context);
  const stay = listNakshatraStays(context).find(
    (each) => each.nakshatra === nakshatra && each.from > context.now,
  );
  if (!stay || another) return null;
  const { title, text } = content.closing.stepTexts.star;
  return { title, text: text(getNakshatraName(nakshatra!), formatLongDate(stay.from)) };
}

const writePeriodStep = (context: ReportContext): NextStep | null =>
  context.isTimeKnown ? writeSubPeriodStep(context) : writeJupiterStep(context);

function writeSubPeriodStep({ chart, now }: ReportContext): NextStep | null {
  const [next] = listUpcomingAntardashas(chart, now);
  if (!next || findDashasAt(chart, now).isOver) return null;
  const { title, text, newMaha } = content.closing.stepTexts.subPeriod;
  const [lord, date] = [formatGraha(next.antar.lord), formatLongDate(next.antar.start)];
  const isNewMaha = next.antar.start === next.maha.start;
  return { title, text: isNewMaha ? newMaha(lord, date) : text(lord, date, formatGraha(next.maha.lord)) };
}

function writeJupiterStep(context: ReportContext): NextStep | null {
  const stay = findNextJupiterStay(context);
  const { title, text } = content.closing.stepTexts.jupiter;
  return stay ? { title, text: text(getSignName(stay.sign), formatLongDate(stay.from)) } : null;
}

function writeSaturnStep(context: ReportContext): NextStep | null {
  const stay = findNextStay(context, 'Saturn');
  const { title, text } = content.closing.stepTexts.saturn;
  return stay ? { title, text: text(getSignName(stay.sign), formatLongDate(stay.from)) } : null;
}

export const findNextJupiterStay = (context: ReportContext) => findNextStay(context, 'Jupiter');

/** Longer than a graha stays in one sign, with the times when it turns back. */
const SEARCH_DAYS = { Jupiter: 500, Saturn: 1300 };

/** The next sign that the graha enters in direct motion. */
function findNextStay({ chart, now }: ReportContext, graha: keyof typeof SEARCH_DAYS) {
  const until = new Date(Date.parse(now) + SEARCH_DAYS[graha] * DAY_MS).toISOString();
  return listSlowStays(chart, graha, now, until).find(
    ({ from, enteredRetrograde }) => from > now && !enteredRetrograde,
  );
}

/** The day of the solar return, which may be a day before or after the birthday. */
function writeBirthdayStep(context: ReportContext): NextStep {
  const { title, text, withoutTime } = content.closing.stepTexts.birthday;
  const { age } = getYearAhead(context).solarYears.toSorted((a, b) => a.from.localeCompare(b.from))[0]!;
  const years = [age, age + 1, age + 2].map((year) => getAnnualChart(context.chart, year));
  const day = formatLongDate(years.find(({ from }) => from > context.now)!.from);
  return { title, text: (context.isTimeKnown ? text : withoutTime)(day) };
}

function writeBirthTimeStep({ birth, isTimeKnown }: ReportContext): NextStep {
  if (!isTimeKnown) return content.closing.stepTexts.findBirthTime;
  const { title, text } = content.closing.stepTexts.birthTime;
  return { title, text: text(formatClock(birth.utc, birth.utcOffsetSeconds)) };
}

function listNumberSteps(context: ReportContext): NextStep[] {
  const { personalYear, personalMonth, birthDate } = content.closing.stepTexts;
  const months = listComingMonths(context);
  const [, nextMonth] = months;
  const newYear = months.find(
    ({ calendarMonth, date }) => calendarMonth === 1 && date > getIndianDate(context.now),
  );
  return [
    ...(newYear
      ? [
          {
            title: personalYear.title,
            text: personalYear.text(formatDate(newYear.date), newYear.yearNumber.value),
          },
        ]
      : []),
    { title: personalMonth.title, text: personalMonth.text(nextMonth!.name, nextMonth!.monthNumber.value) },
    { title: birthDate.title, text: birthDate.text(formatDate(context.birth.date)) },
  ];
}
