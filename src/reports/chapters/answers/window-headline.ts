/** The first sentence of the answer to "when?": the best time, or that there is none. */
import { content } from '#src/reports/content/content.ts';
import type { Matter, MatterWindows, TimingWindow } from '#src/astrology/contract-timing.ts';
import type { WindowTexts } from '#src/reports/content/en/answers/window-answers.ts';
import { getOrCreate } from '#src/astrology/ephemeris/memoize.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import {
  findJoinedWindow,
  formatEndOfStrongTime,
  formatJoinedWindow,
} from '#src/reports/chapters/timing/joined-window.ts';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import { formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import { readWindow } from '#src/reports/chapters/timing/window-reason.ts';
import { listWindowsByPreference } from '#src/reports/chapters/timing/windows-by-preference.ts';
import { writeCareHeadline } from './care-headline.ts';

/** A strong window later than this is named together with a good one before it. */
const SOON_YEARS = 4;

export function writeHeadline(
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

/** The first good window that begins before this time. */
export const findEarlierGood = (
  { windows }: MatterWindows,
  before: { from: string },
): TimingWindow | undefined =>
  windows
    .filter(({ grade, from }) => grade >= 2 && from < before.from)
    .toSorted((a, b) => a.from.localeCompare(b.from))[0];

/** Months move with each minute of the birth time, and a span may become a single month. */
const HEADLINE_MONTHS = /\d+|[A-Z]\w+|\bto\b|\s+/g;

/** The answers and the chapters of a Blueprint read the same first times in the charts of nearby birth times. */
const readFirstTimes = new WeakMap<ReportContext, Map<string, string>>();

/** What decides the mark of the first time of a matter, here and in its chapter: the form of the answer, and its window. */
export function readFirstTime(
  context: ReportContext,
  matter: Matter,
  printed: TimingWindow | undefined,
): string {
  const firstTimes = getOrCreate(readFirstTimes, context, () => new Map<string, string>());
  return getOrCreate(firstTimes, `${matter} ${printed?.from} ${printed?.to}`, () => {
    const timing = getMatterTiming(context, matter);
    const [first] = listWindowsByPreference(timing);
    if (!first) return 'none';
    const headline = writeHeadline(context, matter, timing, { subject: '' }).replace(HEADLINE_MONTHS, '');
    return `${headline} ${readWindow(context, matter, first, printed)}`;
  });
}
