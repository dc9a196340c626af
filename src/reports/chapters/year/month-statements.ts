/** The statements of one month. */
import type { Statement } from '#src/reports/contract.ts';
import { childRank } from '#src/reports/content/en/child/child-year.ts';
import { monthRank } from '#src/reports/content/en/year/sun-months.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toNumberWord, formatOrdinal, signName } from '#src/reports/text/phrases.ts';
import { getRootFactKey, createYearStatement } from '#src/reports/year/year-phrases.ts';
import { selectMonthEvents, type MonthEvent } from '#src/reports/year/select-events.ts';
import { AVERAGE_BINDUS, USUAL_WELL_PLACED } from '#src/reports/year/month-support.ts';
import type { MonthAhead } from '#src/reports/year/year-ahead.ts';
import { writeEventStatement } from './month-events.ts';
import { writeMoodStatement, writeSunStatement } from './month-sun.ts';

export const writeMonthStatements = (context: ReportContext, month: MonthAhead): Statement[] => [
  rankStatement(context, month),
  writeSunStatement(context, month),
  writeMoodStatement(context, month),
  ...chooseEvents(context, month).map((entry) => writeEventStatement(context, month, entry)),
];

function chooseEvents(context: ReportContext, month: MonthAhead): MonthEvent[] {
  const told = selectMonthEvents(context)[month.index]!;
  return isChild(context) ? told.filter(isForChild) : told;
}

/** A first visit or part is told; seconds and turnings are left to the table of days. */
const isForChild = (entry: MonthEvent): boolean =>
  entry.kind === 'moon' || ('again' in entry && !entry.again);

/** How the month stands among the twelve, and what the Sun lights in it. */
export const writeShortMonthStatements = (context: ReportContext, month: MonthAhead): Statement[] => [
  rankStatement(context, month),
  writeSunStatement(context, month),
];

function rankStatement(
  context: ReportContext,
  { support: { bindus, wellPlaced, rank }, index }: MonthAhead,
): Statement {
  const moon = `your Moon in ${signName(context.chart.grahas.Moon.sign)}`;
  const [many, place] = [
    wellPlaced.length === 0 ? 'none' : toNumberWord(wellPlaced.length),
    formatOrdinal(rank),
  ];
  const stand = wellPlaced.length === 1 ? 'stands' : 'stand';
  const withPoints = [
    `its two houses hold ${bindus} points, and ${many} of eight grahas ${stand} well from ${moon}: ${place} of the twelve`,
    `it comes ${place} of the twelve, with ${bindus} points in its houses and ${many} of eight grahas well placed from ${moon}`,
    `${many} of eight grahas ${stand} well from ${moon}, its houses hold ${bindus} points, and that makes it ${place} of twelve`,
  ];
  const without = `${many} of eight grahas ${stand} well from ${moon}, which makes it ${place} of the twelve`;
  const texts = isChild(context) ? childRank : monthRank[chooseRankReason(bindus, wellPlaced.length)];
  return createYearStatement(context, texts[rank - 1]!, bindus === null ? without : withPoints[index % 3]!, {
    keys: [...new Set([getRootFactKey(context), 'Moon.sign'])],
    ...(index === 0 && bindus !== null ? { source: sources.ashtakavarga } : {}),
  });
}

/** What made the rank what it is: points and grahas alike, or the one that is further from the usual. */
function chooseRankReason(points: number | null, good: number): keyof typeof monthRank {
  if (points === null) return 'byGrahas';
  const [byPoints, byGrahas] = [points - AVERAGE_BINDUS, 2 * (good - USUAL_WELL_PLACED)];
  if (byPoints * byGrahas > 0) return 'byBoth';
  return Math.abs(byPoints) >= Math.abs(byGrahas) ? 'byPoints' : 'byGrahas';
}
