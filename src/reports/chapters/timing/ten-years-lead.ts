/** The sentences above the figure of ten years: the first good time of each of the first matters. */
import { content } from '#src/reports/content/content.ts';
import type { Matter, MatterWindows, TimingWindow } from '#src/astrology/contract-timing.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { findOtherMoonSign, type OtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { toLowercaseFirst } from '#src/reports/text/phrases.ts';
import { getMatterTiming, isForMarriedOnly } from './report-timing.ts';
import { getLaneTexts } from './ten-years-lanes.ts';
import {
  findJoinedWindow,
  formatEndOfStrongTime,
  formatJoinedWindow,
  type JoinedWindow,
} from './joined-window.ts';
import { formatMonthSpan } from './window-months.ts';

const MAX_SENTENCES = 3;

type WindowOfMatter = { matter: Matter; window: TimingWindow; from: string };

/** `matters`: of the figure, the main one first. If the main one has no good time, the first sentence says so. */
export function writeTenYearsLead(context: ReportContext, matters: readonly Matter[]): string {
  const sentences = listLeadSentences(context, matters);
  const { none, noneAtAll } = content.timing.tenYearsLead;
  const lead = hasNoWindows(context, matters) ? noneAtAll : sentences.join(' ') || none;
  const other = findOtherMoonSign(context);
  return other ? `${lead} ${writeLeadOfOtherSign(context, other, matters)}` : lead;
}

/** No matter of the figure has a bar. */
export const hasNoWindows = (context: ReportContext, matters: readonly Matter[]): boolean =>
  matters.every((matter) => getMatterTiming(context, matter).windows.length === 0);

/** What differs if the Moon was in the other sign of the birth day: first the matters that the lead of the own sign names. */
function writeLeadOfOtherSign(
  own: ReportContext,
  { context, names }: OtherMoonSign,
  matters: readonly Matter[],
): string {
  const { timing, timingOfOther, timingIsSame } = content.moon.twoMoonSignsTexts;
  const named = matters.filter((matter) => matter !== 'health');
  const ofOwn = listFirstWindows(own, named).map(({ matter }) => matter);
  const changed = [...new Set([...ofOwn, ...named])].filter(
    (matter) => listLeadSentences(context, [matter]).join() !== listLeadSentences(own, [matter]).join(),
  );
  const sentences = [
    ...changed
      .filter((matter) => matter === named[0] || ofOwn.includes(matter))
      .flatMap((matter) => writeMainMatterWithoutGoodTime(context, matter)),
    ...writeWindows(context, listFirstWindows(context, changed), content.timing.tenYearsLead.sameOfOther),
  ].slice(0, MAX_SENTENCES);
  const difference =
    sentences.length > 0 ? timingOfOther(toLowercaseFirst(sentences.join(' ')), names) : timingIsSame(names);
  return `${timing(names)} ${difference}`;
}

function listLeadSentences(context: ReportContext, matters: readonly Matter[]): string[] {
  const named = matters.filter((matter) => matter !== 'health');
  return [
    ...writeMainMatterWithoutGoodTime(context, named[0]),
    ...writeWindows(context, listFirstWindows(context, named)),
  ].slice(0, MAX_SENTENCES);
}

const writeWindows = (
  context: ReportContext,
  windows: readonly WindowOfMatter[],
  writeSame: (name: string) => string = content.timing.tenYearsLead.same,
): string[] => windows.map((_, i) => writeSentence(context, windows, i, writeSame));

/** The first good or best window of each of the first matters that have one, in the order of time. */
const listFirstWindows = (context: ReportContext, matters: readonly Matter[]): WindowOfMatter[] =>
  matters
    .flatMap((matter) => {
      const first = findFirstGood(getMatterTiming(context, matter));
      return first ? [{ matter, window: first, from: first.from }] : [];
    })
    .slice(0, MAX_SENTENCES)
    .toSorted((a, b) => a.from.localeCompare(b.from));

const findFirstGood = ({ windows }: MatterWindows): TimingWindow | undefined =>
  findFirst(windows.filter(({ grade }) => grade > 1));

const findFirst = (windows: readonly TimingWindow[]): TimingWindow | undefined =>
  windows.toSorted((a, b) => a.from.localeCompare(b.from))[0];

function writeMainMatterWithoutGoodTime(context: ReportContext, matter: Matter | undefined): string[] {
  if (!matter || findFirstGood(getMatterTiming(context, matter))) return [];
  const { onlyFair, noMonths } = content.timing.tenYearsLead;
  const { inSentence } = getLaneTexts(context, matter);
  const fair = findFirst(getMatterTiming(context, matter).windows);
  return [fair ? onlyFair(inSentence, formatMonthSpan(fair.from, fair.to, 'long')) : noMonths(inSentence)];
}

function writeSentence(
  context: ReportContext,
  windows: readonly WindowOfMatter[],
  index: number,
  writeSame: (name: string) => string,
): string {
  const { from } = windows[index]!;
  const time = findTimeOf(context, windows[index]!);
  const { name, inSentence } = getLeadTexts(context, windows[index]!);
  const months = formatJoinedWindow(time);
  const earlier = windows[index - 1];
  if (earlier && formatJoinedWindow(findTimeOf(context, earlier)) === months) return writeSame(inSentence);
  if (from <= context.now) return content.timing.tenYearsLead.now(name, formatEndOfStrongTime(time));
  const isFirst = windows.findIndex((window) => window.from > context.now) === index;
  return isFirst
    ? content.timing.tenYearsLead.first(inSentence, months)
    : content.timing.tenYearsLead.next(inSentence, months);
}

const findTimeOf = (context: ReportContext, { matter, window }: WindowOfMatter): JoinedWindow =>
  findJoinedWindow(getMatterTiming(context, matter), window);

const getLeadTexts = (context: ReportContext, { matter, from }: WindowOfMatter) =>
  matter === 'children' && isForMarriedOnly(context, from)
    ? content.timing.childOfMarried
    : getLaneTexts(context, matter);
