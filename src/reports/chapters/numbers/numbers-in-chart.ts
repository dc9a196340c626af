/** The grahas of the numbers in the birth chart: sign, house, dignity, and comparison with the lords of the chart. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Table } from '#src/reports/contract.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import { getHouse } from '#src/astrology/houses.ts';
import { GRAHA_NAMES, type Graha } from '#src/astrology/contract.ts';
import { getGrahaOfNumber } from './number-grahas.ts';
import { hasNoLetters, type Numerology, getNumerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatOrdinal, getGrahaName, getSignName } from '#src/reports/text/phrases.ts';
import { writeComparisonStatements } from './chart-comparison.ts';
import { writeGrahaPlacementStatements } from './graha-placement.ts';

export const numbersInChartChapter: Chapter = {
  write: (context) => ({
    kind: 'table',
    id: 'numbers-chart',
    ...content.numbers.numberHeadings.chart,
    lead: content.numbers.numberLeads.chart,
    tables: [buildTable(context)],
    statements: [...writeGrahaPlacementStatements(context), ...writeComparisonStatements(context)],
  }),
};

function buildTable(context: ReportContext): Table {
  const { caption, captionWithoutTime, head, headWithoutTime } = content.numbers.chartTable;
  return {
    caption: context.isTimeKnown ? caption : captionWithoutTime,
    head: [...(context.isTimeKnown ? head : headWithoutTime)],
    rows: listDigits(getNumerology(context)).map(([label, digit]) => buildRow(context, label, digit)),
  };
}

/** Each with its label. */
function listDigits({ mulank, bhagyank, chaldean, cycles }: Numerology): [string, number][] {
  const { driver, conductor, name, year } = content.numbers.chartTable.labels;
  return [
    [driver(mulank.value), mulank.value],
    [conductor(bhagyank.value), bhagyank.value],
    ...(hasNoLetters(chaldean) ? [] : [[name(chaldean.single), chaldean.single] as [string, number]]),
    [year(cycles.year.value), cycles.year.value],
  ];
}

function buildRow(context: ReportContext, label: string, digit: number): string[] {
  const graha = getGrahaOfNumber(digit);
  const house = context.isTimeKnown ? [formatOrdinal(getHouse(context.chart, graha))] : [];
  const name = `${getGrahaName(graha)} ${GRAHA_NAMES[graha].devanagari}`;
  return [label, name, describeSigns(context, graha), ...house, describeDignity(context, graha)];
}

/** Both dignities if the graha changed its sign on the day of birth. */
function describeDignity({ chart, dayRange }: ReportContext, graha: Graha): string {
  const charts = !dayRange || hasOneSign(dayRange, graha) ? [chart] : [dayRange.earliest, dayRange.latest];
  const names = charts.map(({ grahas }) => {
    const { dignity } = grahas[graha];
    return dignity ? content.numbers.dignityNames[dignity] : content.numbers.chartTable.notGraded;
  });
  const [first, second = first] = names;
  return first === second ? first! : content.numbers.chartTable.eitherSign(first!, second!);
}

/** Both signs if the graha changed its sign on the day of birth. */
function describeSigns({ chart, dayRange }: ReportContext, graha: Graha): string {
  if (!dayRange || hasOneSign(dayRange, graha)) return getSignName(chart.grahas[graha].sign);
  return content.numbers.chartTable.eitherSign(
    getSignName(dayRange.earliest.grahas[graha].sign),
    getSignName(dayRange.latest.grahas[graha].sign),
  );
}
