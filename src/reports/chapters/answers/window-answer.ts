/** The answer to "when?": the most likely months, then further windows in the order of time. */
import { content } from '#src/reports/content/content.ts';
import type { Matter, MatterWindows, TimingWindow } from '#src/astrology/contract-timing.ts';
import { MATTER_RULES } from '#src/astrology/timing/matters.ts';
import type { WindowTexts } from '#src/reports/content/en/answers/window-answers.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import {
  getMatterTiming,
  getTimeForMarried,
  isForMarriedOnly,
} from '#src/reports/chapters/timing/report-timing.ts';
import { addHouseOrigin } from '#src/reports/chapters/timing/house-origin.ts';
import { findNamedWindow, type JoinedWindow } from '#src/reports/chapters/timing/joined-window.ts';
import { formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import { listWindowsByPreference } from '#src/reports/chapters/timing/windows-by-preference.ts';
import { describeWindowReason, listWindowReasons } from '#src/reports/chapters/timing/window-reason.ts';
import { formatGraha, getSignName } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { writeAnswerByMoonSign } from './answer-by-moon-sign.ts';
import { listSoonWindows, writeSoon } from './soon-windows.ts';
import { readFirstTime, writeHeadline } from './window-headline.ts';
import { buildRows, chooseWindows } from './window-rows.ts';

const MAX_WINDOWS = 3;

type Options = {
  /** texts in place of those of the matter, for a reader of another age */
  texts?: WindowTexts;
  maxWindows?: number;
  /** also names the windows within this many months from now */
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
    ...writeDetail(context, timing, { ...options, texts, listed: windows }),
    ...(matter === 'children' ? writeForMarried(context, first, windows) : []),
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
): string[] {
  const [first] = listWindowsByPreference(timing);
  return [
    ...(first && soonMonths ? [writeSoon(now, timing, soonMonths, listed)] : []),
    ...(!first || first.grade === 1 ? [texts.weakDetail] : []),
  ];
}

/** For children: names the times before the likely marriage, which are only for a reader who is married. Empty if there is none. */
function writeForMarried(
  context: ReportContext,
  first: TimingWindow | undefined,
  listed: readonly TimingWindow[],
): string[] {
  const window = getTimeForMarried(context);
  if (window) return [content.answers.timeForMarried(formatMonthSpan(window.from, window.to, 'long'))];
  if (!first) return [];
  if (isForMarriedOnly(context, first.from)) return [content.answers.timeOfMarriedOnly];
  const earlier = listed.find(({ from, grade }) => grade > 1 && isForMarriedOnly(context, from));
  return earlier
    ? [content.answers.earlierTimeOfMarried(formatMonthSpan(earlier.from, earlier.to, 'long'))]
    : [];
}

/** The houses are counted from the Moon if the birth time is unknown. */
const getHouseKey = ({ isTimeKnown }: ReportContext, matter: Matter): string =>
  isTimeKnown ? `lord.${MATTER_RULES[matter].house}` : 'Moon.sign';

/** By this value the answers of other birth times are compared: the printed answer without its months. */
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
