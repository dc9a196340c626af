/** The answer to "when?": the most likely months, then further windows in the order of time. */
import type { Grade, Matter, MatterTiming, TimingWindow } from '#src/astrology/contract-timing.ts';
import { MATTER_RULES } from '#src/astrology/timing/matters.ts';
import {
  careLabels,
  gradeLabels,
  shortSources,
  windowAnswers,
  windowHeadlines,
} from '#src/reports/content/en/answers/window-answers.ts';
import { reasonTexts } from '#src/reports/content/en/timing/window-reasons.ts';
import { DAY_MS, YEAR_MS } from '#src/reports/facts/time-units.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Answer, GradedWindow } from '#src/reports/contract-answers.ts';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import { formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import { describeWindowReason } from '#src/reports/chapters/timing/window-reason.ts';
import { createStatement } from '#src/reports/text/statement.ts';

const MAX_WINDOWS = 3;
/** A shorter time without a window is not listed. */
const MIN_PAUSE_DAYS = 300;

type Options = { question?: string; maxWindows?: number };

/** Null for a person who is too young or too old for the matter. */
export function writeWindowAnswer(
  context: ReportContext,
  matter: Matter,
  options: Options = {},
): Answer | null {
  const timing = getMatterTiming(context, matter);
  if (!timing.isOfAge) return null;
  const { question, weakDetail } = windowAnswers[matter];
  const [first] = listByPreference(timing);
  const isWeak = !first || first.grade === 1;
  return {
    question: options.question ?? question,
    answer: createStatement(
      context,
      writeHeadline(context, matter, timing),
      first ? describeWindowReason(context, matter, first) : reasonTexts.none,
      [getHouseKey(context, matter), (other: ReportContext) => readAnswer(other, matter)],
      shortSources[matter],
    ),
    ...(isWeak ? { detail: weakDetail } : {}),
    windows: first ? buildRows(matter, timing, chooseWindows(timing, options.maxWindows ?? MAX_WINDOWS)) : [],
  };
}

/** The houses are counted from the Moon if the birth time is unknown. */
const getHouseKey = ({ isTimeKnown }: ReportContext, matter: Matter): string =>
  isTimeKnown ? `lord.${MATTER_RULES[matter].house}` : 'Moon.sign';

/** The highest grade first, and of equal grades the earlier window. */
export const listByPreference = ({ windows }: MatterTiming): TimingWindow[] =>
  windows.toSorted((a, b) => b.grade - a.grade || a.from.localeCompare(b.from));

/** In this order: the preferred window, the good one before it, the earliest one of any grade, the others by preference. */
function chooseWindows(timing: MatterTiming, count: number): TimingWindow[] {
  const preferred = listByPreference(timing);
  const [first] = preferred;
  const earlier = findEarlierGood(timing, first!);
  const earliest = preferred.toSorted((a, b) => a.from.localeCompare(b.from))[0]!;
  return [...new Set([first!, ...(earlier ? [earlier] : []), earliest, ...preferred])].slice(0, count);
}

/** A strong window later than this is named together with a good one before it. */
const SOON_YEARS = 4;

function writeHeadline({ now }: ReportContext, matter: Matter, timing: MatterTiming): string {
  const [first] = listByPreference(timing);
  const isHealth = matter === 'health';
  if (!first) return isHealth ? windowHeadlines.noCare : windowHeadlines.none;
  const months = formatMonthSpan(first.from, first.to, 'long');
  if (isHealth) return windowHeadlines.care(months);
  if (first.grade === 1) return windowHeadlines.fair(months);
  if (first.from <= now) return windowHeadlines.running(formatMonthSpan(first.to, first.to, 'long'));
  const earlier = findEarlierGood(timing, first);
  const isLate = Date.parse(first.from) - Date.parse(now) > SOON_YEARS * YEAR_MS;
  if (!isLate || !earlier) return windowHeadlines.best(months);
  return windowHeadlines.goodThenBest(
    formatMonthSpan(earlier.from, earlier.to),
    formatMonthSpan(first.from, first.to),
  );
}

const findEarlierGood = ({ windows }: MatterTiming, best: TimingWindow): TimingWindow | undefined =>
  windows
    .filter(({ grade, from }) => grade >= 2 && from < best.from)
    .toSorted((a, b) => a.from.localeCompare(b.from))[0];

/** Dates and month names depend on the birth time too, but they may change within one answer. */
const HEADLINE_DATES = /\d+|[A-Z]\w+/g;
const REASON_DATES = /\d+ \w+ \d{4}/g;

/** The printed answer without its dates. */
function readAnswer(context: ReportContext, matter: Matter): string {
  const timing = getMatterTiming(context, matter);
  const [first] = listByPreference(timing);
  if (!first) return 'none';
  const headline = writeHeadline(context, matter, timing).replace(HEADLINE_DATES, '');
  const reason = describeWindowReason(context, matter, first).replace(REASON_DATES, '');
  return `${headline} ${reason}`;
}

/** Each grade of a matter has this many texts of advice, used in turn. */
const ADVICE_COUNT = 3;

function buildRows(matter: Matter, timing: MatterTiming, windows: readonly TimingWindow[]): GradedWindow[] {
  const counts: Record<Grade, number> = { 0: 0, 1: 0, 2: 0, 3: 0 };
  const labels = matter === 'health' ? careLabels : gradeLabels;
  const pause = matter === 'health' ? null : findLongestPause(timing);
  const rows = [...windows, ...(pause ? [{ ...pause, grade: 0 as const }] : [])];
  return rows
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map(({ from, to, grade }) => ({
      grade,
      label: labels[grade],
      when: formatMonthSpan(from, to),
      advice: windowAnswers[matter].advice[grade][counts[grade]++ % ADVICE_COUNT]!,
    }));
}

/** The longest time between two windows of the coming ten years. */
function findLongestPause({ windows }: MatterTiming): { from: string; to: string } | null {
  const sorted = windows.toSorted((a, b) => a.from.localeCompare(b.from));
  const pauses = sorted.slice(1).map((nextWindow, i) => {
    const earlierWindows = sorted.slice(0, i + 1);
    const from = earlierWindows
      .map((window) => window.to)
      .toSorted()
      .at(-1)!;
    const to = nextWindow.from;
    return { from, to, days: (Date.parse(to) - Date.parse(from)) / DAY_MS };
  });
  const [longest] = pauses.toSorted((a, b) => b.days - a.days);
  return longest && longest.days >= MIN_PAUSE_DAYS ? { from: longest.from, to: longest.to } : null;
}
