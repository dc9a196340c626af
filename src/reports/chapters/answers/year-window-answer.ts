/** The graded windows of one or two matters that lie within the twelve months. */
import { content } from '#src/reports/content/content.ts';
import type { TimingWindow } from '#src/astrology/contract-timing.ts';
import { getHouseLord, getSignLord } from '#src/astrology/houses.ts';
import { MATTER_RULES } from '#src/astrology/timing/matters.ts';
import type { YearMatter } from '#src/reports/content/en/answers/year-answers.ts';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import { formatFirstMonth, formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import {
  describeWindowReason,
  listWindowReasons,
  type DateStyle,
} from '#src/reports/chapters/timing/window-reason.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Answer, GradedWindow } from '#src/reports/contract-answers.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import { formatGraha, formatList, getSignName, toUppercaseFirst } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { getEarlierInstant, getLaterInstant, listYearMonths } from '#src/reports/year/year-months.ts';

const MAX_WINDOWS = 2;
/** A window of which the year has fewer days is left out. */
const MIN_DAYS = 15;

/** Null for a person who is too young or too old for all of the matters. */
export function writeYearWindowAnswer(
  context: ReportContext,
  question: string,
  matters: readonly YearMatter[],
): Answer | null {
  const mattersOfAge = matters.filter((matter) => getMatterTiming(context, matter).isOfAge);
  if (mattersOfAge.length === 0) return null;
  const matterWithoutWindow = mattersOfAge.find((matter) => listWindowsOfYear(context, matter).length === 0);
  return {
    question,
    answer: createStatement(
      context,
      writeHeadline(context, mattersOfAge),
      writeReason(context, mattersOfAge),
      [...getHouseKeys(context, mattersOfAge), (other: ReportContext) => readAnswer(other, mattersOfAge)],
      mattersOfAge.map((matter) => content.answers.shortSources[matter]).join('; '),
    ),
    ...(matterWithoutWindow && { detail: content.answers.yearWindows[matterWithoutWindow].noneDetail }),
    windows: mattersOfAge.flatMap((matter) => buildWindowRows(context, matter, mattersOfAge.length > 1)),
  };
}

/** The houses are counted from the Moon if the birth time is unknown. */
const getHouseKeys = ({ isTimeKnown }: ReportContext, matters: readonly YearMatter[]): string[] =>
  isTimeKnown ? matters.map((matter) => `lord.${MATTER_RULES[matter].house}`) : ['Moon.sign'];

/** @param isNamed whether the advice begins with the name of the matter */
export const buildWindowRows = (
  context: ReportContext,
  matter: YearMatter,
  isNamed: boolean,
): GradedWindow[] => {
  const { name, advice, adviceAgain } = content.answers.yearWindows[matter];
  return listWindowsOfYear(context, matter).map((window, i, windows) => {
    const isSecond = windows.slice(0, i).some(({ grade }) => grade === window.grade);
    const text = isSecond ? adviceAgain : advice[window.grade];
    return {
      grade: window.grade,
      label: content.answers.gradeLabels[window.grade],
      when: formatYearWindow(window),
      advice: isNamed ? content.answers.yearWindowTexts.named(name, text) : toUppercaseFirst(text),
    };
  });
};

/** `end`: of the whole window, which may go on after the year */
export type YearWindow = TimingWindow & { end: string };

/** "Feb to Jun 2027", or "from Aug 2027" for a window that goes on after the year. */
function formatYearWindow({ from, to, end }: YearWindow, style: 'short' | 'long' = 'short'): string {
  const hasLaterPart = Date.parse(end) - Date.parse(to) >= MIN_DAYS * DAY_MS;
  return hasLaterPart
    ? content.answers.yearWindowTexts.openEnd(formatFirstMonth(from, style))
    : formatMonthSpan(from, to, style);
}

const windowsOfYear = new WeakMap<ReportContext, Map<YearMatter, readonly YearWindow[]>>();

/** Clipped to the year, in the order of time: the best ones, of the fair ones at most one. The marks of certainty read them many times. */
export function listWindowsOfYear(context: ReportContext, matter: YearMatter): readonly YearWindow[] {
  const byMatter = windowsOfYear.get(context) ?? new Map<YearMatter, readonly YearWindow[]>();
  windowsOfYear.set(context, byMatter);
  const windows = byMatter.get(matter) ?? computeWindowsOfYear(context, matter);
  byMatter.set(matter, windows);
  return windows;
}

function computeWindowsOfYear(context: ReportContext, matter: YearMatter): YearWindow[] {
  const months = listYearMonths(context.now);
  const [yearStart, yearEnd] = [months[0]!.firstInstant, months.at(-1)!.to];
  const windowsInYear = getMatterTiming(context, matter)
    .windows.map((window) => ({
      ...window,
      from: getLaterInstant(window.from, yearStart),
      to: getEarlierInstant(window.to, yearEnd),
      end: window.to,
    }))
    .filter(({ from, to }) => Date.parse(to) - Date.parse(from) >= MIN_DAYS * DAY_MS)
    .toSorted((a, b) => b.grade - a.grade || a.from.localeCompare(b.from));
  return windowsInYear
    .filter(({ grade }, i) => grade > 1 || windowsInYear.findIndex((other) => other.grade === grade) === i)
    .slice(0, MAX_WINDOWS)
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

const listBest = (context: ReportContext, matter: YearMatter): YearWindow[] => {
  const best = findBest(context, matter);
  return listWindowsOfYear(context, matter).filter(({ grade }) => grade === best?.grade);
};

const findBest = (context: ReportContext, matter: YearMatter): YearWindow | undefined =>
  listWindowsOfYear(context, matter).toSorted((a, b) => b.grade - a.grade)[0];

/** One matter: "Most likely July 2027."; several: "Work: Jul to Oct 2027. Money: steady all year." */
function writeHeadline(context: ReportContext, matters: readonly YearMatter[]): string {
  if (matters.length === 1) return writeHeadlineOfOne(context, matters[0]!);
  if (!matters.some((matter) => findBest(context, matter))) return content.answers.yearWindowTexts.allSteady;
  return matters
    .map((matter) =>
      content.answers.yearWindowTexts.headline(
        content.answers.yearWindows[matter].name,
        describeBest(context, matter),
      ),
    )
    .join(' ');
}

function writeHeadlineOfOne(context: ReportContext, matter: YearMatter): string {
  const best = findBest(context, matter);
  return best
    ? content.answers.yearWindowTexts.byGrade[best.grade](
        formatList(listBest(context, matter).map((window) => formatYearWindow(window, 'long'))),
      )
    : content.answers.yearWindows[matter].none;
}

/** All times of the best grade, so that a second good one is not missed. */
function describeBest(context: ReportContext, matter: YearMatter): string {
  const best = listBest(context, matter);
  return best.length > 0
    ? formatList(best.map((window) => formatYearWindow(window)))
    : content.answers.yearWindowTexts.steady;
}

/** One matter has its whole reason; of several matters only the periods are named, which keeps the reason short. */
function writeReason(
  context: ReportContext,
  matters: readonly YearMatter[],
  dates: DateStyle = 'printed',
): string {
  if (matters.length === 1) return nameOrigin(context, describeReason(context, matters[0]!, dates));
  if (!matters.some((matter) => findBest(context, matter)))
    return content.answers.yearWindowReasons.noneOfSeveral(
      formatList(matters.map((matter) => content.timing.formatHouseNumber(MATTER_RULES[matter].house))),
      describeOrigin(context),
    );
  const reasons = matters.map((matter) =>
    content.answers.yearWindowTexts.reasonOf(
      content.answers.yearWindows[matter].nameInSentence,
      describePeriods(context, matter, dates),
    ),
  );
  return nameOrigin(context, reasons.join('; '));
}

/** Without a birth time the reason names the sign from which its houses are counted. */
function nameOrigin({ chart, isTimeKnown }: ReportContext, reason: string): string {
  const moonSign = getSignName(chart.grahas.Moon.sign);
  return isTimeKnown || reason.includes(moonSign)
    ? reason
    : content.timing.reasonTexts.fromMoon(moonSign, reason);
}

const describeOrigin = ({ chart, isTimeKnown }: ReportContext): string =>
  isTimeKnown
    ? content.answers.yearWindowReasons.origins.lagna
    : content.answers.yearWindowReasons.origins.Moon(getSignName(chart.grahas.Moon.sign));

/** The first sentence of the reason: the lords of the running periods. */
export function describePeriods(
  context: ReportContext,
  matter: YearMatter,
  dates: DateStyle = 'printed',
): string {
  const best = findBest(context, matter);
  return best ? describePeriodsOfWindow(context, matter, best, dates) : describeAbsence(context, matter);
}

export const describePeriodsOfWindow = (
  context: ReportContext,
  matter: YearMatter,
  window: TimingWindow,
  dates: DateStyle = 'printed',
): string => listWindowReasons(context, matter, window, { dates })[0]!;

function describeReason(context: ReportContext, matter: YearMatter, dates: DateStyle): string {
  const best = findBest(context, matter);
  return best ? describeWindowReason(context, matter, best, { dates }) : describeAbsence(context, matter);
}

function describeAbsence(context: ReportContext, matter: YearMatter): string {
  const { chart, isTimeKnown } = context;
  const { house } = MATTER_RULES[matter];
  const lord = isTimeKnown
    ? getHouseLord(chart, house)
    : getSignLord(((chart.grahas.Moon.sign + house - 2) % 12) + 1);
  return content.answers.yearWindowReasons.none(
    content.timing.formatHouseNumber(house),
    describeOrigin(context),
    formatGraha(lord),
  );
}

/** The printed answer without dates, which may change with the birth time within one answer. */
export function readAnswer(context: ReportContext, matters: readonly YearMatter[]): string {
  const grades = matters.map((matter) => findBest(context, matter)?.grade ?? 0);
  return `${grades.join()} ${writeReason(context, matters, 'omitted')}`;
}
