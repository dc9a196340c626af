/** Sade Sati: past, current and coming passages, and their effect on this chart. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { sadeSatiHeadings } from '#src/reports/content/en/saturn/sade-sati-texts.ts';
import { createContextsByMoonSign, withoutRepeatedTexts } from '#src/reports/context/possible-moon-signs.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toLowercaseFirst, getSignName } from '#src/reports/text/phrases.ts';
import { writeGrahaPart } from '#src/reports/chapters/grahas/nine-grahas.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';
import {
  buildTimelineFigure,
  buildPassageTable,
  buildDhaiyaTable,
  buildStepsTable,
} from './sade-sati-tables.ts';
import {
  writeAgeStatements,
  writePhaseStatements,
  writeDhaiyaStatements,
  writeFrequencyStatement,
  writeTodayStatement,
} from './sade-sati-statements.ts';
import { writeBindusStatements, writeNatalSaturnStatements } from './natal-saturn-statements.ts';
import { getSadeSatiTimeline, describeState, type SadeSatiTimeline } from './sade-sati-timeline.ts';

type MoonTimeline = { context: ReportContext; timeline: SadeSatiTimeline };

/** @param full false for reports in which another chapter describes Saturn at birth */
const createSadeSatiChapter = (full: boolean): Chapter => ({
  write: (context) => {
    const counted = createContextsByMoonSign(context).map((one) => ({
      context: one,
      timeline: getSadeSatiTimeline(one),
    }));
    return {
      kind: 'table',
      id: 'sade-sati',
      ...sadeSatiHeadings,
      lead: writeLead(counted),
      figures: counted.map(({ context: one, timeline }, i) =>
        buildTimelineFigure(one, timeline, counted.length > 1 ? describeMoonCondition(one) : null, i > 0),
      ),
      tables: buildTables(context, counted, full),
      statements: writeStatements(counted, full),
    };
  },
});

export const sadeSatiChapter = createSadeSatiChapter(true);
export const sadeSatiShortChapter = createSadeSatiChapter(false);

const describeMoonCondition = ({ chart }: ReportContext): string =>
  `If your Moon was in ${getSignName(chart.grahas.Moon.sign)}`;

function writeLead(counted: readonly MoonTimeline[]): string {
  const [first, second] = counted;
  if (!second) return describeState(first!.context, first!.timeline);
  const states = counted.map(
    ({ context, timeline }) => `${describeMoonCondition(context)}: ${describeBriefly(timeline)}.`,
  );
  return `Your Moon changed signs on the day of your birth, and everything here hangs on the Moon. So both answers follow. ${states.join(' ')}`;
}

function describeBriefly({ running, next }: SadeSatiTimeline): string {
  if (running) return `Sade Sati runs until ${running.to.slice(0, 4)}`;
  return next ? `none now, and the next begins in ${next.from.slice(0, 4)}` : 'none now, and none ahead';
}

/** The short form has either the steps of a near passage or the dhaiyas. */
function buildTables(context: ReportContext, counted: readonly MoonTimeline[], full: boolean): Table[] {
  const suffix = (one: ReportContext) =>
    counted.length > 1 ? ` Moon in ${getSignName(one.chart.grahas.Moon.sign)}.` : '';
  const { timeline } = counted[0]!;
  const isNear = timeline.running !== undefined || isStartingWithin(context, timeline, NEAR_YEARS);
  const hasOneMoonSign = counted.length === 1;
  return [
    ...counted.map((each) => buildPassageTable(each.context, each.timeline, suffix(each.context))),
    ...(hasOneMoonSign && (full || isNear) ? buildStepsTable(timeline) : []),
    ...(hasOneMoonSign && (full || !isNear) ? [buildDhaiyaTable(context, timeline, '')] : []),
  ].filter(({ rows }) => rows.length > 0);
}

const NEAR_YEARS = 5;

const isStartingWithin = ({ now }: ReportContext, { next }: SadeSatiTimeline, years: number): boolean =>
  next !== undefined && Date.parse(next.from) - Date.parse(now) < years * YEAR_MS;

function writeStatements(counted: readonly MoonTimeline[], full: boolean): Statement[] {
  const first = counted[0]!;
  const { timeKnown } = first.context;
  return withoutRepeatedTexts([
    ...writeForEachMoon(counted, (context, timeline) => [writeTodayStatement(context, timeline)]),
    ...writeForEachMoon(counted, writePhaseStatements),
    ...writeBindusStatements(first.context),
    ...(full || !timeKnown ? writeNatalSaturnStatements(first.context) : []),
    ...(!full && !timeKnown ? writeGrahaPart(first.context, 'Saturn').statements : []),
    ...(counted.length === 1 ? writeAgeStatements(first.context, first.timeline) : []),
    ...writeForEachMoon(counted, writeDhaiyaStatements),
    writeFrequencyStatement(first.context),
  ]);
}

/** One text for both Moon signs, with both reasons. */
const mergeReasons = ([first, second]: Statement[][]): Statement[] =>
  first!.map((one, i) => {
    const other = second?.[i];
    if (!other || other.because === one.because) return one;
    return { ...one, because: `${one.because.replace(/\.$/, '')}; and ${other.because}` };
  });

/** A text that holds for one of two Moon signs names that sign. */
function writeForEachMoon(
  counted: readonly MoonTimeline[],
  write: (context: ReportContext, timeline: SadeSatiTimeline) => Statement[],
): Statement[] {
  const written = counted.map(({ context, timeline }) => write(context, timeline));
  if (withoutRepeatedTexts(written.flat()).length === written[0]!.length) return mergeReasons(written);
  return written.flatMap((statements, i) =>
    statements.map((one) => ({
      ...one,
      text: `${describeMoonCondition(counted[i]!.context)}: ${toLowercaseFirst(one.text)}`,
    })),
  );
}
