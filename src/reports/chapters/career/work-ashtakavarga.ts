/** Ashtakavarga for work: the twelve houses as bars, and statements on the tenth, eleventh, twelfth and second. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Figure, Statement } from '#src/reports/contract.ts';
import { requireAshtakavarga, SARVA_LIMITS } from '#src/reports/facts/chart-metrics.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatSignAbbreviation } from '#src/reports/text/phrases.ts';
import { getSignOfHouse } from '#src/astrology/houses.ts';
import { getCareerTexts } from './career-stage.ts';

const HOUSES = [10, 11, 2] as const;

export const workAshtakavargaChapter: Chapter = {
  withTime: (context) => ({
    kind: 'table',
    id: 'work-ashtakavarga',
    ...getCareerTexts(context).careerHeadings.ashtakavarga,
    lead: getCareerTexts(context).careerLeads.ashtakavarga,
    figures: [buildBarsFigure(context)],
    tables: [],
    statements: writeStatements(context),
  }),
};

function buildBarsFigure({ chart }: TimeKnownContext): Figure {
  const bars = requireAshtakavarga(chart).sarvaByHouse.map((value, i) => ({
    label: String(i + 1),
    note: formatSignAbbreviation(getSignOfHouse(chart, i + 1)),
    value,
  }));
  return { kind: 'bars', ...content.career.workBindusFigure, bars, ...SARVA_LIMITS };
}

const gradeHouse = (bindus: number): 'high' | 'middle' | 'low' =>
  bindus >= SARVA_LIMITS.high ? 'high' : bindus < SARVA_LIMITS.low ? 'low' : 'middle';

/**
 * The houses with the most and the fewest bindus have special texts. If one of them is not among the three, it replaces
 * the last of the three with an average number: only four statements fit on the page.
 */
function writeStatements(context: TimeKnownContext): Statement[] {
  const extremes = [findExtreme(context, 'most'), findExtreme(context, 'fewest')];
  const extremeInOtherHouse = extremes.find(({ house }) => !HOUSES.some((workHouse) => workHouse === house));
  const averageHouse = HOUSES.findLast((house) => gradeHouse(getBindus(context, house)) === 'middle');
  const statements = HOUSES.map((house) => {
    const extreme =
      house === averageHouse ? extremeInOtherHouse : extremes.find((candidate) => candidate.house === house);
    return extreme ? writeExtremeStatement(context, extreme) : writeHouseStatement(context, house);
  });
  return [...statements, writeFlowStatement(context)];
}

const getBindus = ({ chart }: TimeKnownContext, house: number): number =>
  requireAshtakavarga(chart).sarvaByHouse[house - 1]!;

function writeHouseStatement(context: TimeKnownContext, house: (typeof HOUSES)[number]): Statement {
  const bindus = getBindus(context, house);
  const because = content.career.workBinduReasons.house(house, bindus);
  return createStatement(
    context,
    getCareerTexts(context).workHouseBindus[house][gradeHouse(bindus)],
    because,
    [`sarva.${house}`],
    content.common.sources.ashtakavarga,
  );
}

/** Compares gain with work, and expense with gain. */
function writeFlowStatement(context: TimeKnownContext): Statement {
  const { sarvaByHouse } = requireAshtakavarga(context.chart);
  const [tenth, eleventh, twelfth] = [9, 10, 11].map((i) => sarvaByHouse[i]!) as [number, number, number];
  const key = `${eleventh > tenth ? 'easy' : 'hard'}${twelfth < eleventh ? 'Kept' : 'Spent'}` as const;
  const because = content.career.workBinduReasons.flow(tenth, eleventh, twelfth);
  return createStatement(
    context,
    getCareerTexts(context).gainFlowTexts[key],
    because,
    ['sarva.10', 'sarva.11', 'sarva.12'],
    content.common.sources.ashtakavarga,
  );
}

type Extreme = { kind: 'most' | 'fewest'; house: number; bindus: number };

/** The first one if several have the same number. */
function findExtreme({ chart }: TimeKnownContext, kind: Extreme['kind']): Extreme {
  const { sarvaByHouse } = requireAshtakavarga(chart);
  const bindus = kind === 'most' ? Math.max(...sarvaByHouse) : Math.min(...sarvaByHouse);
  return { kind, bindus, house: sarvaByHouse.indexOf(bindus) + 1 };
}

function writeExtremeStatement(context: TimeKnownContext, { kind, house, bindus }: Extreme): Statement {
  const text = (
    kind === 'most' ? getCareerTexts(context).mostBindusByHouse : getCareerTexts(context).fewestBindusByHouse
  )[house - 1]!;
  const because = content.career.workBinduReasons[kind](house, bindus);
  return createStatement(context, text, because, [`sarva.${house}`], content.common.sources.ashtakavarga);
}
