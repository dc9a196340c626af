/** What is said of the Moon and its star, for the chapters that say it together or apart. */
import type { Chart } from '#src/astrology/contract.ts';
import { getTithiName } from '#src/astrology/panchang/panchang-names.ts';
import type { Statement } from '#src/reports/contract.ts';
import { grahaInHouse } from '#src/reports/content/en/grahas/graha-in-house.ts';
import type { LagnaStatement } from '#src/reports/content/en/lagna/lagna.ts';
import { moonPhases } from '#src/reports/content/en/moon/moon-phase.ts';
import { moonSigns } from '#src/reports/content/en/moon/moon-sign.ts';
import { nakshatraTexts } from '#src/reports/content/en/moon/nakshatra.ts';
import { moonNavamsha, padaAims } from '#src/reports/content/en/moon/pada.ts';
import { sourceOfHouse, sources } from '#src/reports/content/en/common/sources.ts';
import { getHouse } from '#src/astrology/houses.ts';
import { describeHousePlacement } from '#src/reports/text/placement-phrases.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatOrdinal, signName, getNakshatraName } from '#src/reports/text/phrases.ts';

export function writeMoonSignStatements(context: ReportContext, sign: number): Statement[] {
  const then = findContextWhere(context, (chart) => chart.grahas.Moon.sign === sign);
  return moonSigns[sign - 1]!.statements.map(({ text, because }: LagnaStatement, i) =>
    createStatement(then, text, because, ['Moon.sign'], i === 0 ? sources.moonSign : undefined),
  );
}

/** On a day without an hour: the reading at the end of the day where the Moon was as wanted. */
function findContextWhere(context: ReportContext, wanted: (chart: Chart) => boolean): ReportContext {
  const { chart, day } = context;
  const found = [chart, ...(day ? [day.earliest, day.latest] : [])].find(wanted);
  return { ...context, chart: found ?? chart };
}

export function writeMoonHouseStatement(context: ReportContext): Statement {
  const house = getHouse(context.chart, 'Moon');
  return createStatement(
    context,
    grahaInHouse.Moon[house - 1]!,
    describeHousePlacement(context.chart, 'Moon'),
    ['Moon.house'],
    sourceOfHouse.Moon,
  );
}

/** Two statements would be possible on a day without an hour when the phase changed: then none is made. */
export function writePhaseStatements(context: ReportContext): Statement[] {
  const phase = getPhase(context.chart);
  if (context.day) {
    const { earliest, latest } = context.day;
    if (getPhase(earliest) !== getPhase(latest)) return [];
    return [createStatement(context, phase.text, `the Moon that day was ${phase.name}`, ['phase'])];
  }
  const { tithi } = context.chart.panchang;
  const { paksha, name } = getTithiName(tithi);
  const day = tithi % 15 === 0 ? name.english : `${paksha.english} ${name.english}`;
  return [createStatement(context, phase.text, `you were born on ${day}, under ${phase.name}`, ['tithi'])];
}

const getPhase = ({ panchang }: Chart) => moonPhases.find(({ upTo }) => panchang.tithi <= upTo)!;

export function writeNakshatraStatements(context: ReportContext, nakshatra: number): Statement[] {
  const then = findContextWhere(context, (chart) => chart.grahas.Moon.nakshatra === nakshatra);
  return nakshatraTexts[nakshatra - 1]!.statements.map(({ text, because }: LagnaStatement, i) =>
    createStatement(then, text, because, ['Moon.nakshatra'], i === 0 ? sources.nakshatra : undefined),
  );
}

export function writePadaStatements(context: ReportContext): Statement[] {
  const { pada, navamsaSign, nakshatra } = context.chart.grahas.Moon;
  const aim = padaAims[pada - 1]!;
  return [
    createStatement(
      context,
      aim.text,
      `the Moon stood in the ${formatOrdinal(pada)} quarter of ${getNakshatraName(nakshatra)}, that of ${aim.word}`,
      ['Moon.pada'],
    ),
    createStatement(
      context,
      moonNavamsha[navamsaSign - 1]!,
      `this quarter puts the Moon in the ${signName(navamsaSign)} part of the navamsha`,
      ['Moon.navamsa'],
    ),
  ];
}
