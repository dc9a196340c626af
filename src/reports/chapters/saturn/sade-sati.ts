/** Sade Sati: past, current and coming passages, and their effect on this chart. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Figure, Statement, Table } from '#src/reports/contract.ts';
import { createContextsByMoonSign, removeRepeatedTexts } from '#src/reports/context/possible-moon-signs.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toLowercaseFirst } from '#src/reports/text/phrases.ts';
import { writeGrahaPart } from '#src/reports/chapters/grahas/nine-grahas.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';
import {
  buildTimelineFigure,
  buildPassageTable,
  buildDhaiyaTable,
  buildStepsTables,
} from './sade-sati-tables.ts';
import {
  isDhaiyaInVerdict,
  isOnlyAfterChildhood,
  isOnlyInGreatAge,
  writeAgeStatements,
  writePhaseStatements,
  writeDhaiyaStatements,
  writeFrequencyStatement,
  writeTodayStatement,
} from './sade-sati-statements.ts';
import { writeBindusStatements, writeNatalSaturnStatements } from './natal-saturn-statements.ts';
import {
  getSadeSatiTimeline,
  describeState,
  getMoonSignName,
  type SadeSatiTimeline,
} from './sade-sati-timeline.ts';

type MoonTimeline = { context: ReportContext; timeline: SadeSatiTimeline };

/**
 * @param isFull for reports with a page of verdicts, which has the answer and the timeline; false for reports with a separate
 * chapter on Saturn in the birth chart
 */
const createSadeSatiChapter = (isFull: boolean): Chapter => ({
  write: (context) => {
    const moonTimelines = createContextsByMoonSign(context).map((moonContext) => ({
      context: moonContext,
      timeline: getSadeSatiTimeline(moonContext),
    }));
    return {
      kind: 'table',
      id: 'sade-sati',
      ...content.saturn.sadeSatiHeadings,
      lead: isFull ? content.saturn.sadeSatiDatesLead : writeLead(moonTimelines),
      figures: isFull ? [] : buildFigures(moonTimelines),
      tables: buildTables(context, moonTimelines, isFull),
      statements: writeStatements(moonTimelines, isFull),
    };
  },
});

export const sadeSatiChapter = createSadeSatiChapter(true);
export const sadeSatiShortChapter = createSadeSatiChapter(false);

const describeMoonSignCase = (context: ReportContext): string =>
  content.saturn.ifMoonInSign(getMoonSignName(context));

const buildFigures = (moonTimelines: readonly MoonTimeline[]): Figure[] =>
  moonTimelines.map(({ context, timeline }, i) =>
    buildTimelineFigure(
      context,
      timeline,
      moonTimelines.length > 1 ? describeMoonSignCase(context) : null,
      i > 0,
    ),
  );

function writeLead(moonTimelines: readonly MoonTimeline[]): string {
  const [first, second] = moonTimelines;
  if (!second) return describeState(first!.context, first!.timeline);
  return content.saturn.sadeSatiLeadForTwoMoons(moonTimelines.map(describeStateBriefly));
}

function describeStateBriefly({ context, timeline: { running, next } }: MoonTimeline): string {
  const texts = content.saturn.sadeSatiBriefly;
  const sign = getMoonSignName(context);
  if (running) return texts.running(sign, running.to.slice(0, 4));
  return next ? texts.next(sign, next.from.slice(0, 4)) : texts.none(sign);
}

/** The short form has either the steps of a near passage or the dhaiyas. */
function buildTables(
  context: ReportContext,
  moonTimelines: readonly MoonTimeline[],
  isFull: boolean,
): Table[] {
  const { timeline } = moonTimelines[0]!;
  const isNear = timeline.running !== undefined || isStartingWithin(context, timeline, NEAR_YEARS);
  const hasOneMoonSign = moonTimelines.length === 1;
  return [
    ...moonTimelines.map(({ context: moonContext, timeline: moonTimeline }) =>
      buildPassageTable(moonContext, moonTimeline, !hasOneMoonSign),
    ),
    ...(hasOneMoonSign && (isFull || isNear) ? buildStepsTables(timeline) : []),
    ...(hasOneMoonSign && (isFull || !isNear) ? [buildDhaiyaTable(context, timeline)] : []),
  ].filter(({ rows }) => rows.length > 0);
}

const NEAR_YEARS = 5;

const isStartingWithin = ({ now }: ReportContext, { next }: SadeSatiTimeline, years: number): boolean =>
  next !== undefined && Date.parse(next.from) - Date.parse(now) < years * YEAR_MS;

function writeStatements(moonTimelines: readonly MoonTimeline[], isFull: boolean): Statement[] {
  const first = moonTimelines[0]!;
  const { isTimeKnown } = first.context;
  return removeRepeatedTexts([
    ...writeForEachMoon(moonTimelines, (context, timeline) => [writeTodayStatement(context, timeline)]),
    ...writeForEachMoon(moonTimelines, writePhaseStatements),
    ...(hasReadParts(first) ? writeBindusStatements(first.context) : []),
    ...(isFull || !isTimeKnown ? writeNatalSaturnStatements(first.context) : []),
    ...(!isFull && !isTimeKnown ? writeGrahaPart(first.context, 'Saturn').statements : []),
    ...(moonTimelines.length === 1 ? writeAgeStatements(first.context, first.timeline) : []),
    ...(isFull && isDhaiyaInVerdict(first.context)
      ? []
      : writeForEachMoon(moonTimelines, writeDhaiyaStatements)),
    writeFrequencyStatement(first.context),
  ]);
}

const hasReadParts = ({ context, timeline }: MoonTimeline): boolean =>
  !isOnlyAfterChildhood(context, timeline) && !isOnlyInGreatAge(context, timeline);

/** One text for both Moon signs, with both reasons. */
const mergeReasons = ([first, second]: Statement[][]): Statement[] =>
  first!.map((statement, i) => {
    const other = second?.[i];
    if (!other || other.because === statement.because) return statement;
    const because = content.saturn.reasonsForTwoMoons(statement.because.replace(/\.$/, ''), other.because);
    return { ...statement, because };
  });

/** A text that holds for one of two Moon signs names that sign. */
function writeForEachMoon(
  moonTimelines: readonly MoonTimeline[],
  write: (context: ReportContext, timeline: SadeSatiTimeline) => Statement[],
): Statement[] {
  const statementsByMoon = moonTimelines.map(({ context, timeline }) => write(context, timeline));
  if (removeRepeatedTexts(statementsByMoon.flat()).length === statementsByMoon[0]!.length)
    return mergeReasons(statementsByMoon);
  return statementsByMoon.flatMap((statements, i) =>
    statements.map((statement) => ({
      ...statement,
      text: content.saturn.textForMoonSign(
        getMoonSignName(moonTimelines[i]!.context),
        toLowercaseFirst(statement.text),
      ),
    })),
  );
}
