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

/** What differs if the Moon was in the other sign of the birth day, the main matter first. */
function writeLeadOfOtherSign(
  own: ReportContext,
  { context, names, isNear }: OtherMoonSign,
  matters: readonly Matter[],
): string {
  const { timing, timingOfOther, timingIsSame } = content.moon.twoMoonSignsTexts;
  const sentences = matters
    .filter((matter) => matter !== 'health')
    .flatMap((matter) => {
      const [ofOwn, ofOther] = [own, context].map((each) => listLeadSentences(each, [matter]).join(' '));
      return ofOther && ofOther !== ofOwn ? [ofOther] : [];
    });
  const difference =
    sentences.length > 0
      ? timingOfOther(toLowercaseFirst(sentences.slice(0, isNear ? 2 : 1).join(' ')), names)
      : timingIsSame(names);
  return `${timing(names)} ${difference}`;
}

function listLeadSentences(context: ReportContext, matters: readonly Matter[]): string[] {
  const named = matters.filter((matter) => matter !== 'health');
  const windows = listFirstWindows(context, named);
  return [
    ...writeMainMatterWithoutGoodTime(context, named[0]),
    ...windows.map((_, i) => writeSentence(context, windows, i)),
  ].slice(0, MAX_SENTENCES);
}

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

function writeSentence(context: ReportContext, windows: readonly WindowOfMatter[], index: number): string {
  const { from } = windows[index]!;
  const time = findTimeOf(context, windows[index]!);
  const { name, inSentence } = getLeadTexts(context, windows[index]!);
  const months = formatJoinedWindow(time);
  const earlier = windows[index - 1];
  if (earlier && formatJoinedWindow(findTimeOf(context, earlier)) === months)
    return content.timing.tenYearsLead.same(inSentence);
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
