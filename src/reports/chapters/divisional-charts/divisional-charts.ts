/** Further divisional charts: the lagna of each, and the grahas that gain or lose dignity in it. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { AdditionalChart } from '#src/reports/contract.ts';
import type { DescribedVarga } from '#src/reports/content/en/divisional-charts/divisional-charts.ts';
import { findDivisionalInterval, getDivisionalSigns } from '#src/reports/facts/divisional-facts.ts';
import { isChild, isRetired, isYouth } from '#src/reports/context/life-stage.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { formatClockRange } from '#src/reports/text/phrases.ts';
import { getDivisionalTexts, writeDivisionalStatements } from './divisional-statements.ts';

/** Study, family and worship. */
const VARGAS_OF_CHILD = [24, 12, 20] as const satisfies DescribedVarga[];
/** The later work besides; own children and an own house are matters of later years. */
const VARGAS_OF_YOUTH = [24, 10, 12, 20] as const satisfies DescribedVarga[];

/**
 * @param vargas in the order of the pages of an adult
 * @param vargasOfRetired from the age of retirement on, where no chart of a career is of use
 */
export const createDivisionalChartsChapter = (
  vargas: readonly DescribedVarga[],
  vargasOfRetired = vargas,
): Chapter => ({
  withTime: (context) => ({
    kind: 'additionalCharts',
    id: 'divisional-charts',
    ...content.divisionalCharts.divisionalChartsTexts.heading,
    lead:
      context.birth.timeKind === 'approximate'
        ? content.divisionalCharts.divisionalChartsTexts.leadApproximate
        : content.divisionalCharts.divisionalChartsTexts.lead,
    charts: chooseVargas(context, vargas, vargasOfRetired).map((varga) => buildChart(context, varga)),
  }),
});

function chooseVargas(
  context: TimeKnownContext,
  vargas: readonly DescribedVarga[],
  vargasOfRetired: readonly DescribedVarga[],
): readonly DescribedVarga[] {
  if (isChild(context)) return VARGAS_OF_CHILD;
  if (isYouth(context)) return VARGAS_OF_YOUTH;
  return isRetired(context) ? vargasOfRetired : vargas;
}

function buildChart(context: TimeKnownContext, varga: DescribedVarga): AdditionalChart {
  const { title, text, caption } = getDivisionalTexts(context, varga);
  const signs = getDivisionalSigns(context.chart, varga);
  return {
    title,
    text,
    caption,
    timeRange: describeTimeRange(context, varga),
    signs,
    statements: writeDivisionalStatements(context, varga, signs),
  };
}

function describeTimeRange(context: TimeKnownContext, varga: DescribedVarga): string {
  const { chart, birth } = context;
  const { from, to } = findDivisionalInterval(chart, `D${varga}`, 'lagna');
  const [introPhrase, closingSentence] = getDivisionalTexts(context, varga).timeRange;
  const span =
    from && to
      ? formatClockRange(from, to, birth.utcOffsetSeconds)
      : content.divisionalCharts.divisionalReasons.forHours;
  return `${introPhrase} ${span}. ${closingSentence}`;
}
