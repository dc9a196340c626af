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
import { formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
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
  return {
    caption: context.isTimeKnown
      ? 'The grahas behind your numbers, with the sign and the house of each in your chart.'
      : 'The grahas behind your numbers, and the sign of each on your day of birth.',
    head: ['Number', 'Graha', 'Sign', ...(context.isTimeKnown ? ['House'] : []), 'Dignity'],
    rows: listDigits(getNumerology(context)).map(([label, digit]) => buildRow(context, label, digit)),
  };
}

function listDigits({ mulank, bhagyank, chaldean, cycles }: Numerology): [string, number][] {
  return [
    ['Driver', mulank.value],
    ['Conductor', bhagyank.value],
    ...(hasNoLetters(chaldean) ? [] : [['Name', chaldean.single] as [string, number]]),
    ['Personal year', cycles.year.value],
  ];
}

function buildRow(context: ReportContext, label: string, digit: number): string[] {
  const graha = getGrahaOfNumber(digit);
  const { dignity } = context.chart.grahas[graha];
  const house = context.isTimeKnown ? [formatOrdinal(getHouse(context.chart, graha))] : [];
  const name = `${graha} ${GRAHA_NAMES[graha].devanagari}`;
  return [`${label} ${digit}`, name, describeSigns(context, graha), ...house, dignity ?? 'not graded'];
}

/** Both signs if the graha changed its sign on the day of birth. */
function describeSigns({ chart, dayRange }: ReportContext, graha: Graha): string {
  if (!dayRange || hasOneSign(dayRange, graha)) return getSignName(chart.grahas[graha].sign);
  return `${getSignName(dayRange.earliest.grahas[graha].sign)} or ${getSignName(dayRange.latest.grahas[graha].sign)}`;
}
