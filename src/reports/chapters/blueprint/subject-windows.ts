/** The favoured times of a part of life: the two best windows with their reasons, and a table of all of them. */
import { content } from '#src/reports/content/content.ts';
import type { Matter, TimingWindow } from '#src/astrology/contract-timing.ts';
import { MATTER_RULES } from '#src/astrology/timing/matters.ts';
import { readFirstTime } from '#src/reports/chapters/answers/window-headline.ts';
import {
  getMatterTiming,
  getTimeForMarried,
  isForMarriedOnly,
} from '#src/reports/chapters/timing/report-timing.ts';
import { findNamedWindow, formatJoinedWindow } from '#src/reports/chapters/timing/joined-window.ts';
import { formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import {
  describeWindowReason,
  hasSameReason,
  readWindow,
} from '#src/reports/chapters/timing/window-reason.ts';
import { listWindowsByPreference } from '#src/reports/chapters/timing/windows-by-preference.ts';
import type { WindowTexts } from '#src/reports/content/en/blueprint/subject-texts.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { GradedWindow } from '#src/reports/contract-answers.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { formatOrdinal } from '#src/reports/text/phrases.ts';
import { createHouseStatement, listLordKeys } from './origin-houses.ts';
import type { Subject } from './subjects.ts';

const MAX_ROWS = 6;

/** Null where the reader is not of age for the matter in these ten years. */
export function writeWindowPart(
  context: ReportContext,
  subject: Subject,
  texts: WindowTexts,
): EssayPart | null {
  const timing = getMatterTiming(context, subject.matter);
  if (!timing.isOfAge) return null;
  const windows = listWindowsByPreference(timing);
  return {
    id: 'times',
    title: texts.title,
    statements: [
      ...(windows.length === 0
        ? [writeNoWindow(context, subject, texts)]
        : listStatedWindows(context, subject.matter).map((window, index) =>
            writeWindow(context, subject, texts, window, index),
          )),
      ...writeTimeForMarried(context, subject, texts),
    ],
    windows: listRows(subject, texts, windows.slice(0, MAX_ROWS)),
  };
}

/** The preferred window, and the next one of another time: among those of its grade one with another reason, if there is one. */
function listStatedWindows(context: ReportContext, matter: Matter): TimingWindow[] {
  const timing = getMatterTiming(context, matter);
  const [first, ...remaining] = listWindowsByPreference(timing);
  if (!first) return [];
  const { good } = findNamedWindow(timing, matter, first);
  const others = remaining.filter((window) => window !== good);
  const ofNextGrade = others.filter(({ grade }) => grade === others[0]!.grade);
  const second = ofNextGrade.find((window) => !hasSameReason(context, matter, window, first)) ?? others[0];
  return second ? [first, second] : [first];
}

function writeNoWindow(context: ReportContext, subject: Subject, texts: WindowTexts): Statement {
  const { house, matter } = subject;
  const { noWindow, noWindowFromMoon } = content.blueprint.subjectReasons;
  const writeReason = context.isTimeKnown ? noWindow : noWindowFromMoon;
  return createHouseStatement(
    context,
    texts.none,
    writeReason(formatOrdinal(house), subject.texts.subject),
    [...listLordKeys(context, house), (other) => getMatterTiming(other, matter).windows.length === 0],
    content.answers.shortSources[matter],
  );
}

function writeTimeForMarried(context: ReportContext, subject: Subject, texts: WindowTexts): Statement[] {
  const window = texts.forMarried && getTimeForMarried(context);
  if (!window) return [];
  const { matter } = subject;
  const reason = describeWindowReason(context, matter, window);
  return [
    createHouseStatement(
      context,
      texts.forMarried!(formatMonthSpan(window.from, window.to, 'long')),
      content.blueprint.subjectReasons.window(subject.texts.subject, reason),
      [...listLordKeys(context, MATTER_RULES[matter].house), (other) => readTimeForMarried(other, window)],
      content.answers.shortSources[matter],
    ),
  ];
}

const readTimeForMarried = (context: ReportContext, printed: TimingWindow): string => {
  const window = getTimeForMarried(context);
  return window ? readWindow(context, 'children', window, printed) : 'none';
};

function writeWindow(
  context: ReportContext,
  subject: Subject,
  texts: WindowTexts,
  window: TimingWindow,
  index: number,
): Statement {
  const { matter } = subject;
  const months = formatJoinedWindow(findNamedWindow(getMatterTiming(context, matter), matter, window));
  const isStrong = window.grade > 1;
  const text =
    index > 0
      ? chooseSecond(context, texts, window)(months)
      : isStrong
        ? texts.best(months)
        : texts.fair(months);
  return createHouseStatement(
    context,
    text,
    writeWindowReason(context, subject, window, index),
    [
      ...listLordKeys(context, MATTER_RULES[matter].house),
      (other) => readStatedWindow(other, subject, index, window),
    ],
    content.answers.shortSources[matter],
  );
}

/** Only the texts on children have one for married readers. */
const chooseSecond = (context: ReportContext, texts: WindowTexts, { from }: TimingWindow) =>
  texts.secondForMarried && isForMarriedOnly(context, from) ? texts.secondForMarried : texts.second;

/** The second window may have the reason of the first. */
function writeWindowReason(
  context: ReportContext,
  { matter, texts }: Subject,
  window: TimingWindow,
  index: number,
): string {
  const time = findNamedWindow(getMatterTiming(context, matter), matter, window);
  const reason = describeWindowReason(context, matter, time);
  const isRepeated = index > 0 && isReasonOfFirst(context, matter, window);
  const reasons = content.blueprint.subjectReasons;
  if (matter === 'health') return (isRepeated ? reasons.windowOfCareAgain : reasons.windowOfCare)(reason);
  return (isRepeated ? reasons.windowAgain : reasons.window)(texts.subject, reason);
}

function isReasonOfFirst(context: ReportContext, matter: Matter, window: TimingWindow): boolean {
  const [first] = listWindowsByPreference(getMatterTiming(context, matter));
  return hasSameReason(context, matter, window, first!);
}

/** What the statement of a window says, besides its months. */
function readStatedWindow(
  context: ReportContext,
  subject: Subject,
  index: number,
  printed: TimingWindow,
): string {
  const { matter } = subject;
  if (index === 0) return readFirstTime(context, matter, printed);
  const window = listStatedWindows(context, matter)[index];
  if (!window) return 'none';
  const { bestPart } = findNamedWindow(getMatterTiming(context, matter), matter, window);
  const isRepeated = isReasonOfFirst(context, matter, window);
  return `${readWindow(context, matter, window, printed)} ${bestPart} ${isRepeated}`;
}

const ADVICE_COUNT = 3;

/** In the order of time. */
function listRows(
  { matter }: Subject,
  { rows }: WindowTexts,
  windows: readonly TimingWindow[],
): GradedWindow[] {
  const labels = matter === 'health' ? content.answers.careLabels : content.answers.gradeLabels;
  const counts = { 1: 0, 2: 0, 3: 0 };
  return windows
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map(({ grade, from, to }) => ({
      grade,
      label: labels[grade],
      when: formatMonthSpan(from, to),
      advice: rows[grade][counts[grade]++ % ADVICE_COUNT]!,
    }));
}
