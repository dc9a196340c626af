/** Sade Sati: is it now, when was it, when does it come, and how much it weighs for this chart. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement, TablePage } from '#src/reports/contract.ts';
import { sadeSatiHeadings } from '#src/reports/content/en/saturn/sade-sati-texts.ts';
import { createContextsByMoonSign, withoutRepeatedTexts } from '#src/reports/context/possible-moon-signs.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { DAY_MS } from './slow-stays.ts';
import { toLowercaseFirst, signName } from '#src/reports/text/phrases.ts';
import { writeGrahaPart } from '#src/reports/chapters/grahas/nine-grahas.ts';
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

type MoonTimeline = { reading: ReportContext; passages: SadeSatiTimeline };

/** @param full false where another chapter of the report tells of Saturn at birth, and room is short */
const createSadeSatiChapter = (full: boolean): Chapter => ({
  write: (context) => {
    const counted = createContextsByMoonSign(context).map((one) => ({
      reading: one,
      passages: getSadeSatiTimeline(one),
    }));
    return {
      kind: 'table',
      id: 'sade-sati',
      ...sadeSatiHeadings,
      lead: writeLead(counted),
      figures: counted.map(({ reading: one, passages }, i) =>
        buildTimelineFigure(one, passages, counted.length > 1 ? describeMoonCondition(one) : null, i > 0),
      ),
      tables: buildTables(context, counted, full),
      statements: writeStatements(counted, full),
    };
  },
});

export const sadeSatiChapter = createSadeSatiChapter(true);
export const sadeSatiShortChapter = createSadeSatiChapter(false);

const describeMoonCondition = ({ chart }: ReportContext): string =>
  `If your Moon was in ${signName(chart.grahas.Moon.sign)}`;

function writeLead(counted: readonly MoonTimeline[]): string {
  const [first, second] = counted;
  if (!second) return describeState(first!.reading, first!.passages);
  const states = counted.map(
    ({ reading: context, passages }) => `${describeMoonCondition(context)}: ${describeBriefly(passages)}.`,
  );
  return `Your Moon changed signs on the day of your birth, and everything here hangs on the Moon. So both answers follow. ${states.join(' ')}`;
}

function describeBriefly({ running, next }: SadeSatiTimeline): string {
  if (running) return `Sade Sati runs until ${running.to.slice(0, 4)}`;
  return next ? `none now, and the next begins in ${next.from.slice(0, 4)}` : 'none now, and none ahead';
}

/** The short form gives either the steps of a passage at hand or the small visits, whichever comes first. */
function buildTables(
  context: ReportContext,
  counted: readonly MoonTimeline[],
  full: boolean,
): TablePage['tables'] {
  const suffix = (one: ReportContext) =>
    counted.length > 1 ? ` Moon in ${signName(one.chart.grahas.Moon.sign)}.` : '';
  const { passages } = counted[0]!;
  const isNear = passages.running !== undefined || isStartingWithin(context, passages, NEAR_YEARS);
  const alone = counted.length === 1;
  return [
    ...counted.map((each) => buildPassageTable(each.reading, each.passages, suffix(each.reading))),
    ...(alone && (full || isNear) ? buildStepsTable(passages) : []),
    ...(alone && (full || !isNear) ? [buildDhaiyaTable(context, passages, '')] : []),
  ].filter(({ rows }) => rows.length > 0);
}

const NEAR_YEARS = 5;

const isStartingWithin = ({ now }: ReportContext, { next }: SadeSatiTimeline, years: number): boolean =>
  next !== undefined && Date.parse(next.from) - Date.parse(now) < years * 365.25 * DAY_MS;

function writeStatements(counted: readonly MoonTimeline[], full: boolean): Statement[] {
  const first = counted[0]!;
  const untimed = first.reading.day !== undefined;
  return withoutRepeatedTexts([
    ...writeForEachMoon(counted, (context, passages) => [writeTodayStatement(context, passages)]),
    ...writeForEachMoon(counted, writePhaseStatements),
    ...writeBindusStatements(first.reading),
    ...(full || untimed ? writeNatalSaturnStatements(first.reading) : []),
    ...(!full && untimed ? writeGrahaPart(first.reading, 'Saturn').statements : []),
    ...(counted.length === 1 ? writeAgeStatements(first.reading, first.passages) : []),
    ...writeForEachMoon(counted, writeDhaiyaStatements),
    writeFrequencyStatement(first.reading),
  ]);
}

/** The same words for both Moons, with the reason of each. */
const mergeReasons = ([first, second]: Statement[][]): Statement[] =>
  first!.map((one, i) => {
    const other = second?.[i];
    if (!other || other.because === one.because) return one;
    return { ...one, because: `${one.because.replace(/\.$/, '')}; and ${other.because}` };
  });

/** What holds for one of the two Moons of the day says for which. */
function writeForEachMoon(
  counted: readonly MoonTimeline[],
  of: (reading: ReportContext, passages: SadeSatiTimeline) => Statement[],
): Statement[] {
  const told = counted.map(({ reading: context, passages }) => of(context, passages));
  if (withoutRepeatedTexts(told.flat()).length === told[0]!.length) return mergeReasons(told);
  return told.flatMap((statements, i) =>
    statements.map((one) => ({
      ...one,
      text: `${describeMoonCondition(counted[i]!.reading)}: ${toLowercaseFirst(one.text)}`,
    })),
  );
}
