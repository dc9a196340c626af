/** Statements on the Moon and the birth nakshatra, shared by the Moon chapters. */
import { content } from '#src/reports/content/content.ts';
import type { Chart } from '#src/astrology/contract.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { TextWithReason } from '#src/reports/content/en/common/text-with-reason.ts';
import { getHouse } from '#src/astrology/houses.ts';
import { chooseHouseText } from '#src/reports/chapters/grahas/nine-grahas.ts';
import { describeHousePlacement } from '#src/reports/text/placement-phrases.ts';
import { withChart, type ReportContext, type TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatOrdinal, getSignName, getNakshatraName } from '#src/reports/text/phrases.ts';
import { describeLunarDay } from './lunar-phase.ts';

export function writeMoonSignStatements(context: ReportContext, sign: number): Statement[] {
  const signContext = createContextWhere(context, (chart) => chart.grahas.Moon.sign === sign);
  return content.moon.moonSigns[sign - 1]!.statements.map(({ text, because }: TextWithReason, i) =>
    createStatement(
      signContext,
      text,
      because,
      ['Moon.sign'],
      i === 0 ? content.common.sources.moonSign : undefined,
    ),
  );
}

/** The context with the first possible chart that meets the condition, otherwise with its own chart. */
function createContextWhere(context: ReportContext, matches: (chart: Chart) => boolean): ReportContext {
  const { chart, dayRange } = context;
  const match = [chart, ...(dayRange ? [dayRange.earliest, dayRange.latest] : [])].find(matches);
  return withChart(context, match ?? chart);
}

export function writeMoonHouseStatement(context: TimeKnownContext): Statement {
  const house = getHouse(context.chart, 'Moon');
  return createStatement(
    context,
    chooseHouseText(context, 'Moon', house),
    describeHousePlacement(context.chart, 'Moon'),
    ['Moon.house'],
    content.common.sourceOfHouse.Moon,
  );
}

/** None where the birth time is unknown and the phase changed that day. */
export function writePhaseStatements(context: ReportContext): Statement[] {
  const phase = getPhase(context.chart);
  if (context.dayRange) {
    const { earliest, latest } = context.dayRange;
    if (getPhase(earliest) !== getPhase(latest)) return [];
    return [createStatement(context, phase.text, content.moon.moonReasons.phaseOfDay(phase.name), ['phase'])];
  }
  const { short } = describeLunarDay(context.chart.panchang.tithi);
  return [createStatement(context, phase.text, content.moon.moonReasons.phase(short, phase.name), ['tithi'])];
}

const getPhase = ({ panchang }: Chart) => content.moon.moonPhases.find(({ upTo }) => panchang.tithi <= upTo)!;

export function writeNakshatraStatements(context: ReportContext, nakshatra: number): Statement[] {
  const nakshatraContext = createContextWhere(context, (chart) => chart.grahas.Moon.nakshatra === nakshatra);
  return content.moon.nakshatraTexts[nakshatra - 1]!.statements.map(({ text, because }: TextWithReason, i) =>
    createStatement(
      nakshatraContext,
      text,
      because,
      ['Moon.nakshatra'],
      i === 0 ? content.common.sources.nakshatra : undefined,
    ),
  );
}

export function writePadaStatements(context: ReportContext): Statement[] {
  const { pada, navamsaSign, nakshatra } = context.chart.grahas.Moon;
  const padaAim = content.moon.padaAims[pada - 1]!;
  return [
    createStatement(
      context,
      padaAim.text,
      content.moon.moonReasons.pada(formatOrdinal(pada), getNakshatraName(nakshatra), padaAim.word),
      ['Moon.pada'],
    ),
    createStatement(
      context,
      content.moon.moonNavamsha[navamsaSign - 1]!,
      content.moon.moonReasons.padaNavamsha(getSignName(navamsaSign)),
      ['Moon.navamsa'],
    ),
  ];
}
