/** Ashtakavarga for work: the twelve houses as bars, and statements on the tenth, eleventh, twelfth and second. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Figure, Statement } from '#src/reports/contract.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { careerHeadings, careerLeads } from '#src/reports/content/en/career/career-headings.ts';
import {
  fewestBindusByHouse,
  gainFlowTexts,
  workHouseBindus,
  mostBindusByHouse,
  workBindusFigure,
} from '#src/reports/content/en/career/work-bindus.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { getSignOfHouse } from '#src/astrology/houses.ts';

const HOUSES = [10, 11, 2] as const;
const [HIGH, LOW, AVERAGE] = [30, 25, 28];

export const workAshtakavargaChapter: Chapter = {
  withTime: (context) => ({
    kind: 'table',
    id: 'work-points',
    ...careerHeadings.ashtakavarga,
    lead: careerLeads.ashtakavarga,
    figures: [buildBars(context)],
    tables: [],
    statements: writeStatements(context),
  }),
};

function buildBars({ chart }: TimeKnownContext): Figure {
  const bars = requireAshtakavarga(chart).sarvaByHouse.map((value, i) => ({
    label: String(i + 1),
    note: getSignName(getSignOfHouse(chart, i + 1)).slice(0, 3),
    value,
  }));
  return { kind: 'bars', ...workBindusFigure, bars, average: AVERAGE, high: HIGH, low: LOW };
}

const gradeBindus = (points: number): 'high' | 'middle' | 'low' =>
  points >= HIGH ? 'high' : points <= LOW ? 'low' : 'middle';

/**
 * The best and worst house have a special text. If one of the three is only average, such a house replaces it, so that there are
 * always four statements, as many as fit on the page.
 */
function writeStatements(context: TimeKnownContext): Statement[] {
  const extremes = [findExtreme(context, 'most'), findExtreme(context, 'fewest')];
  const otherExtreme = extremes.find(({ house }) => !HOUSES.some((statements) => statements === house));
  const average = HOUSES.findLast((house) => gradeBindus(getBindus(context, house)) === 'middle');
  const statements = HOUSES.map((house) => {
    const extreme = house === average ? otherExtreme : extremes.find((one) => one.house === house);
    return extreme ? writeExtremeStatement(context, extreme) : writeHouseStatement(context, house);
  });
  return [...statements, writeFlowStatement(context)];
}

const getBindus = ({ chart }: TimeKnownContext, house: number): number =>
  requireAshtakavarga(chart).sarvaByHouse[house - 1]!;

function writeHouseStatement(context: TimeKnownContext, house: (typeof HOUSES)[number]): Statement {
  const points = getBindus(context, house);
  const because = `the ${formatOrdinal(house)} house has ${points} of the 337 points`;
  return createStatement(
    context,
    workHouseBindus[house][gradeBindus(points)],
    because,
    [`sarva.${house}`],
    sources.ashtakavarga,
  );
}

/** Compares gain with work, and expense with gain. */
function writeFlowStatement(context: TimeKnownContext): Statement {
  const { sarvaByHouse } = requireAshtakavarga(context.chart);
  const [tenth, eleventh, twelfth] = [9, 10, 11].map((i) => sarvaByHouse[i]!) as [number, number, number];
  const key = `${eleventh > tenth ? 'easy' : 'hard'}${twelfth < eleventh ? 'Kept' : 'Spent'}` as const;
  const because = `the tenth, eleventh and twelfth count ${tenth}, ${eleventh} and ${twelfth}`;
  return createStatement(
    context,
    gainFlowTexts[key],
    because,
    ['sarva.10', 'sarva.11', 'sarva.12'],
    sources.ashtakavarga,
  );
}

type Extreme = { which: 'most' | 'fewest'; house: number; points: number };

/** The first one if several have the same number. */
function findExtreme({ chart }: TimeKnownContext, kind: Extreme['which']): Extreme {
  const { sarvaByHouse } = requireAshtakavarga(chart);
  const points = kind === 'most' ? Math.max(...sarvaByHouse) : Math.min(...sarvaByHouse);
  return { which: kind, points, house: sarvaByHouse.indexOf(points) + 1 };
}

function writeExtremeStatement(
  context: TimeKnownContext,
  { which: kind, house, points }: Extreme,
): Statement {
  const text = (kind === 'most' ? mostBindusByHouse : fewestBindusByHouse)[house - 1]!;
  const because = `of all twelve the ${formatOrdinal(house)} has the ${kind}, ${points}`;
  return createStatement(context, text, because, [`sarva.${house}`], sources.ashtakavarga);
}
