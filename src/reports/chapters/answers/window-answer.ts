/** The answer to "when?": the most likely months, then further windows in the order of time. */
import { content } from '#src/reports/content/content.ts';
import type { Grade, Matter, MatterWindows, TimingWindow } from '#src/astrology/contract-timing.ts';
import { MATTER_RULES } from '#src/astrology/timing/matters.ts';
import type { WindowTexts } from '#src/reports/content/en/answers/window-answers.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Answer, GradedWindow } from '#src/reports/contract-answers.ts';
import { findLongestPause } from '#src/reports/chapters/timing/longest-pause.ts';
import {
  getMatterTiming,
  getTimeForMarried,
  isForMarriedOnly,
} from '#src/reports/chapters/timing/report-timing.ts';
import { addHouseOrigin } from '#src/reports/chapters/timing/house-origin.ts';
import {
  findNamedWindow,
  findJoinedWindow,
  formatEndOfStrongTime,
  formatJoinedWindow,
  type JoinedWindow,
} from '#src/reports/chapters/timing/joined-window.ts';
import { formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import { listWindowsByPreference } from '#src/reports/chapters/timing/windows-by-preference.ts';
import {
  describeWindowReason,
  listWindowReasons,
  readWindow,
} from '#src/reports/chapters/timing/window-reason.ts';
import { formatGraha, getSignName } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { writeAnswerByMoonSign } from './answer-by-moon-sign.ts';
import { writeCareHeadline } from './care-headline.ts';

const MAX_WINDOWS = 3;

type Options = {
  /** texts in place of those of the matter, for a reader of another age */
  texts?: WindowTexts;
  maxWindows?: number;
  /** also names the windows of this many months from now */
  soonMonths?: number;
};

/** Null for a person who is too young or too old for the matter. */
export const writeWindowAnswer = (
  context: ReportContext,
  matter: Matter,
  options: Options = {},
): Answer | null =>
  writeAnswerByMoonSign(
    context,
    (moonContext) => writeForMoonSign(moonContext, matter, options),
    (moonContext) => writeShortReason(moonContext, matter),
  );

function writeForMoonSign(context: ReportContext, matter: Matter, options: Options): Answer | null {
  const timing = getMatterTiming(context, matter);
  if (!timing.isOfAge) return null;
  const texts = options.texts ?? content.answers.windowAnswers[matter];
  const [first] = listWindowsByPreference(timing);
  const windows = first ? chooseWindows(timing, options.maxWindows ?? MAX_WINDOWS) : [];
  const detail = [
    writeDetail(context, timing, { ...options, texts, listed: windows }),
    ...(matter === 'children' ? writeForMarried(context, first) : []),
  ]
    .filter(Boolean)
    .join(' ');
  return {
    question: texts.question,
    answer: createStatement(
      context,
      writeHeadline(context, matter, timing, texts),
      writeReason(context, matter, first),
      [getHouseKey(context, matter), (other: ReportContext) => readAnswer(other, matter, options, first)],
      content.answers.shortSources[matter],
    ),
    ...(detail ? { detail } : {}),
    windows: buildRows(matter, timing, windows, texts),
  };
}

const writeReason = (context: ReportContext, matter: Matter, window: TimingWindow | undefined): string =>
  addHouseOrigin(
    context,
    window
      ? describeWindowReason(context, matter, findTimeOf(context, matter, window))
      : describeAbsence(context, matter),
  );

const findTimeOf = (context: ReportContext, matter: Matter, window: TimingWindow): JoinedWindow =>
  findNamedWindow(getMatterTiming(context, matter), matter, window);

/** The lords of the period alone: beside the reason for another Moon sign there is no room for the transits. */
function writeShortReason(context: ReportContext, matter: Matter): string {
  const [first] = listWindowsByPreference(getMatterTiming(context, matter));
  const { shortReason, noShortReason } = content.moon.twoMoonSignsTexts;
  return shortReason(
    getSignName(context.chart.grahas.Moon.sign),
    first
      ? listWindowReasons(context, matter, findTimeOf(context, matter, first))[0]!
      : noShortReason(content.timing.formatHouseNumber(MATTER_RULES[matter].house)),
  );
}

function describeAbsence({ isTimeKnown }: ReportContext, matter: Matter): string {
  const { house, karakas } = MATTER_RULES[matter];
  const { none, noneFromMoon } = content.timing.reasonTexts;
  return (isTimeKnown ? none : noneFromMoon)(house, karakas.map(formatGraha));
}

function writeDetail(
  { now }: ReportContext,
  timing: MatterWindows,
  { texts, soonMonths, listed }: Options & { texts: WindowTexts; listed: readonly TimingWindow[] },
): string {
  const [first] = listWindowsByPreference(timing);
  const sentences = [
    ...(first && soonMonths ? [writeSoon(now, timing, soonMonths, listed)] : []),
    ...(!first || first.grade === 1 ? [texts.weakDetail] : []),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Says that the times follow the marriage, with an earlier one for a reader who is married, or that only such a reader can use them. */
function writeForMarried(context: ReportContext, first: TimingWindow | undefined): string[] {
  const window = getTimeForMarried(context);
  if (window) return [content.answers.timeForMarried(formatMonthSpan(window.from, window.to, 'long'))];
  return first && isForMarriedOnly(context, first.from) ? [content.answers.timeOfMarriedOnly] : [];
}

/** The windows that begin within these months, in the order of time. */
function listSoonWindows(now: string, { windows }: MatterWindows, months: number): TimingWindow[] {
  const end = new Date(Date.parse(now) + (months / 12) * YEAR_MS).toISOString();
  return windows.filter(({ from }) => from < end).toSorted((a, b) => a.from.localeCompare(b.from));
}

/** Names the times that neither the headline nor the rows below name. */
function writeSoon(
  now: string,
  timing: MatterWindows,
  months: number,
  listed: readonly TimingWindow[],
): string {
  const windows = listSoonWindows(now, timing, months);
  const best = windows.filter(({ grade }) => grade > 1);
  const named = best.length > 0 ? best : windows;
  if (named.length === 0) return content.answers.soonTexts.none(months);
  const times = listTimes(timing, named).slice(0, MAX_WINDOWS);
  const main = findJoinedWindow(timing, listWindowsByPreference(timing)[0]!);
  const isListed = (time: JoinedWindow) => listParts(time).every((window) => listed.includes(window));
  const others = times.filter((time) => time.window !== main.window && !isListed(time));
  if (others.length === 0) return '';
  const { some, others: besides } = content.answers.soonTexts;
  return (others.length < times.length ? besides : some)(months, others.map(describeSoonTime));
}

/** The best part of a time has its months; a time of one grade has its label. */
function describeSoonTime(time: JoinedWindow): string {
  const months = formatJoinedWindow(time, 'short');
  return months === formatMonthSpan(time.from, time.to)
    ? content.answers.soonTexts.window(months, content.answers.gradeLabels[time.window.grade])
    : months;
}

/** A good window and the best one that it touches are one time, as in the headline. */
const listTimes = (timing: MatterWindows, windows: readonly TimingWindow[]): JoinedWindow[] => {
  const times = windows.map((window) => findJoinedWindow(timing, window));
  return times.filter((time, i) => times.findIndex(({ window }) => window === time.window) === i);
};

const listParts = ({ window, good }: JoinedWindow): TimingWindow[] => (good ? [window, good] : [window]);

/** The houses are counted from the Moon if the birth time is unknown. */
const getHouseKey = ({ isTimeKnown }: ReportContext, matter: Matter): string =>
  isTimeKnown ? `lord.${MATTER_RULES[matter].house}` : 'Moon.sign';

/** In this order: the preferred window, the first good one before it, the good one that touches it, which the headline includes, the earliest one of any grade, the others by preference. */
function chooseWindows(timing: MatterWindows, count: number): TimingWindow[] {
  const preferred = listWindowsByPreference(timing);
  const [first] = preferred;
  const time = findJoinedWindow(timing, first!);
  const earlier = findEarlierGood(timing, time);
  const earliest = preferred.toSorted((a, b) => a.from.localeCompare(b.from))[0]!;
  return [
    ...new Set([
      first!,
      ...(earlier ? [earlier] : []),
      ...(time.good ? [time.good] : []),
      earliest,
      ...preferred,
    ]),
  ].slice(0, count);
}

/** A strong window later than this is named together with a good one before it. */
const SOON_YEARS = 4;

function writeHeadline(
  { now }: ReportContext,
  matter: Matter,
  timing: MatterWindows,
  { subject, none }: Pick<WindowTexts, 'subject' | 'none'>,
): string {
  const [first] = listWindowsByPreference(timing);
  const isHealth = matter === 'health';
  if (!first)
    return isHealth
      ? content.answers.windowHeadlines.noCare
      : (none ?? content.answers.windowHeadlines.none(subject));
  const months = formatMonthSpan(first.from, first.to, 'long');
  if (isHealth) return writeCareHeadline(now, timing.windows, first);
  if (first.grade === 1) return content.answers.windowHeadlines.fair(subject, months);
  const time = findJoinedWindow(timing, first);
  if (time.from <= now) return content.answers.windowHeadlines.running(subject, formatEndOfStrongTime(time));
  const earlier = findNamedEarlier(now, timing, first);
  if (!earlier) return content.answers.windowHeadlines.best(subject, formatJoinedWindow(time));
  return content.answers.windowHeadlines.goodThenBest(
    subject,
    formatMonthSpan(earlier.from, earlier.to),
    formatJoinedWindow(time, 'short'),
  );
}

/** The good window before a late one, which the headline names with it. */
function findNamedEarlier(now: string, timing: MatterWindows, first: TimingWindow): TimingWindow | undefined {
  const isLate = Date.parse(first.from) - Date.parse(now) > SOON_YEARS * YEAR_MS;
  return isLate && first.grade > 1 ? findEarlierGood(timing, findJoinedWindow(timing, first)) : undefined;
}

const findEarlierGood = ({ windows }: MatterWindows, before: { from: string }): TimingWindow | undefined =>
  windows
    .filter(({ grade, from }) => grade >= 2 && from < before.from)
    .toSorted((a, b) => a.from.localeCompare(b.from))[0];

/** Months move with each minute of the birth time, and a span may become a single month. */
const HEADLINE_MONTHS = /\d+|[A-Z]\w+|\bto\b|\s+/g;

/** What decides the mark of the first time of a matter, here and in its chapter: the form of the answer, and its window. */
export function readFirstTime(
  context: ReportContext,
  matter: Matter,
  printed: TimingWindow | undefined,
): string {
  const timing = getMatterTiming(context, matter);
  const [first] = listWindowsByPreference(timing);
  if (!first) return 'none';
  const headline = writeHeadline(context, matter, timing, { subject: '' }).replace(HEADLINE_MONTHS, '');
  return `${headline} ${readWindow(context, matter, first, printed)}`;
}

/** The printed answer without its months. */
function readAnswer(
  context: ReportContext,
  matter: Matter,
  { soonMonths }: Options,
  printed: TimingWindow | undefined,
): string {
  const soonWindows = soonMonths
    ? listSoonWindows(context.now, getMatterTiming(context, matter), soonMonths)
    : [];
  return `${readFirstTime(context, matter, printed)} ${soonWindows.length > 0}`;
}

/** Each grade of a matter has this many texts of advice, used in turn. */
const ADVICE_COUNT = 3;

function buildRows(
  matter: Matter,
  timing: MatterWindows,
  windows: readonly TimingWindow[],
  { advice }: WindowTexts,
): GradedWindow[] {
  if (windows.length === 0) return [];
  const labels = matter === 'health' ? content.answers.careLabels : content.answers.gradeLabels;
  const pause = matter === 'health' ? null : findLongestPause(timing);
  const rows = [...windows, ...(pause ? [{ ...pause, grade: 0 as const }] : [])];
  const sorted = rows.toSorted((a, b) => a.from.localeCompare(b.from));
  return sorted.map(({ from, to, grade }, i) => ({
    grade,
    label: labels[grade],
    when: formatMonthSpan(from, to),
    advice: advice[grade][chooseAdvice(sorted, i, matter) % ADVICE_COUNT]!,
  }));
}

/** In the order of a life: a good time after a best one is a second chance, which is the last text of its grade. */
function chooseAdvice(rows: readonly { grade: Grade }[], index: number, matter: Matter): number {
  const { grade } = rows[index]!;
  const earlier = rows.slice(0, index);
  const firstBest = earlier.findIndex((row) => row.grade === 3);
  const isSecondChance = grade === 2 && firstBest >= 0 && matter !== 'health';
  const sameGrade = earlier.filter((row, i) => row.grade === grade && (!isSecondChance || i > firstBest));
  return isSecondChance ? ADVICE_COUNT - 1 - sameGrade.length : sameGrade.length;
}
