/** Kaal Sarp, which is a modern teaching without a classical source. */
import type { KaalSarp } from '#src/astrology/contract-doshas.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { judgeKaalSarp } from '#src/astrology/doshas/kaal-sarp.ts';
import { getHouse } from '#src/astrology/houses.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { kaalSarpKinds, kaalSarpOutside, kaalSarpTexts } from '#src/reports/content/en/doshas/kaal-sarp.ts';
import { doshaParts } from '#src/reports/content/en/doshas/dosha-texts.ts';
import { areAllEqual } from '#src/reports/context/unknown-time-range.ts';
import { listPossibleCharts, type ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import {
  formatDegrees,
  formatGraha,
  formatList,
  formatOrdinal,
  getSignName,
} from '#src/reports/text/phrases.ts';

const MODERN_SOURCE = 'Modern; not in the old books';
const FROM_RAHU_KEYS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'].map(
  (graha) => `${graha}.from.Rahu`,
);

export const writeKaalSarpPart = (context: ReportContext): EssayPart => ({
  id: 'kaal-sarp',
  ...doshaParts.kaalSarp,
  statements: writeKaalSarpStatements(context, judgeKaalSarp(context.chart)),
});

/** Stricter schools do not count Kaal Sarp with a graha outside, so it has no remedy. */
export const hasKaalSarp = ({ chart }: ReportContext): boolean => judgeKaalSarp(chart).verdict === 'full';

function writeKaalSarpStatements(context: ReportContext, kaalSarp: KaalSarp): Statement[] {
  const possibleResults = listPossibleCharts(context).map((chart) => judgeKaalSarp(chart));
  if (
    !areAllEqual(
      possibleResults.map(({ verdict, outside }) => `${verdict} ${verdict === 'none' ? '' : outside.join()}`),
    )
  )
    return [
      createKaalSarpStatement(
        context,
        kaalSarpTexts.unsure,
        `Rahu and Ketu lay ${describeAxis(context)}, and one graha went over the line`,
      ),
    ];
  if (kaalSarp.verdict === 'none') {
    const keys = kaalSarp.outside.map((graha) => `${graha}.from.Rahu`);
    return [
      createStatement(context, kaalSarpTexts.none, kaalSarp.because, [...keys, readResult], MODERN_SOURCE),
    ];
  }
  return [
    ...writeVerdictStatements(context, kaalSarp),
    ...writeTypeStatements(context, kaalSarp),
    writeDirectionStatement(context, kaalSarp),
  ];
}

const createKaalSarpStatement = (context: ReportContext, text: string, because: string): Statement =>
  createStatement(context, text, because, [...FROM_RAHU_KEYS, readResult], MODERN_SOURCE);

/** The rule compares degrees, so that a graha may cross the axis within its sign. */
function readResult({ chart }: ReportContext): string {
  const { verdict, direction, because, onAxis } = judgeKaalSarp(chart);
  return [verdict, direction, because, ...onAxis].join();
}

function writeVerdictStatements(
  context: ReportContext,
  { verdict, outside, onAxis, because }: KaalSarp,
): Statement[] {
  if (verdict === 'full')
    return [
      createKaalSarpStatement(
        context,
        context.isTimeKnown ? kaalSarpTexts.full : kaalSarpTexts.fullWithoutTime,
        because,
      ),
    ];
  const outsideGraha = outside[0];
  if (!outsideGraha) {
    const onAxisReason = `${formatList(onAxis.map(formatGraha))} ${onAxis.length > 1 ? 'stand' : 'stands'} within a degree of a node`;
    return [createKaalSarpStatement(context, kaalSarpTexts.axis, onAxisReason)];
  }
  const outsideReason = `${formatGraha(outsideGraha)} in ${getSignName(context.chart.grahas[outsideGraha].sign)} is the one outside`;
  return [
    createKaalSarpStatement(context, kaalSarpTexts.open, because),
    createStatement(
      context,
      kaalSarpOutside[outsideGraha as ClassicalGraha],
      outsideReason,
      [`${outsideGraha}.from.Rahu`, readResult],
      MODERN_SOURCE,
    ),
  ];
}

function writeTypeStatements(context: ReportContext, { type }: KaalSarp): Statement[] {
  const { chart } = context;
  if (!type) return [];
  const [rahu, ketu] = (['Rahu', 'Ketu'] as const).map((graha) => formatOrdinal(getHouse(chart, graha)));
  const because = `Rahu is in your ${rahu} house and Ketu in the ${ketu}, from ${formatDegrees(chart.grahas.Rahu.degreeInSign)} of ${getSignName(chart.grahas.Rahu.sign)}`;
  return [
    createStatement(
      context,
      kaalSarpKinds[type],
      because,
      ['Rahu.house', 'Ketu.house', readResult],
      MODERN_SOURCE,
    ),
  ];
}

function writeDirectionStatement(context: ReportContext, { direction }: KaalSarp): Statement {
  const text = direction === 'ascending' ? kaalSarpTexts.ascendingOf : kaalSarpTexts.descendingOf;
  const leadingNode = direction === 'ascending' ? 'Rahu' : 'Ketu';
  return createKaalSarpStatement(
    context,
    text,
    `the filled half begins at ${leadingNode}, with the nodes ${describeAxis(context)}`,
  );
}

const describeAxis = ({ chart: { grahas } }: ReportContext): string =>
  `in ${getSignName(grahas.Rahu.sign)} and ${getSignName(grahas.Ketu.sign)}`;
