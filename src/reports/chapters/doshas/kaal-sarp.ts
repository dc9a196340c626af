/** Kaal Sarp, which is a modern teaching without a classical source. */
import { content } from '#src/reports/content/content.ts';
import type { KaalSarp } from '#src/astrology/contract-doshas.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { judgeKaalSarp } from '#src/astrology/doshas/kaal-sarp.ts';
import { getHouse } from '#src/astrology/houses.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
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

const FROM_RAHU_KEYS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'].map(
  (graha) => `${graha}.from.Rahu`,
);

export const writeKaalSarpPart = (context: ReportContext): EssayPart => ({
  id: 'kaal-sarp',
  ...content.doshas.doshaParts.kaalSarp,
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
        content.doshas.kaalSarpTexts.unsure,
        content.doshas.kaalSarpReasons.unsure(describeAxis(context)),
      ),
    ];
  if (kaalSarp.verdict === 'none') {
    const keys = kaalSarp.outside.map((graha) => `${graha}.from.Rahu`);
    return [
      createStatement(
        context,
        content.doshas.kaalSarpTexts.none,
        describeOutside(kaalSarp),
        [...keys, readResult],
        content.doshas.kaalSarpReasons.source,
      ),
    ];
  }
  return kaalSarp.verdict === 'full'
    ? [
        createKaalSarpStatement(
          context,
          context.isTimeKnown
            ? content.doshas.kaalSarpTexts.full
            : content.doshas.kaalSarpTexts.fullWithoutTime,
          content.doshas.kaalSarpArcs[kaalSarp.direction].filled,
        ),
        ...writeTypeStatements(context, kaalSarp),
        writeDirectionStatement(context, kaalSarp),
      ]
    : writePartialStatements(context, kaalSarp);
}

const describeOutside = ({ outside, direction }: KaalSarp): string =>
  content.doshas.kaalSarpArcs[direction].outside(formatList(outside.map(formatGraha)), outside.length > 1);

const createKaalSarpStatement = (context: ReportContext, text: string, because: string): Statement =>
  createStatement(
    context,
    text,
    because,
    [...FROM_RAHU_KEYS, readResult],
    content.doshas.kaalSarpReasons.source,
  );

/** The rule compares degrees, so that a graha may cross the axis within its sign. */
function readResult({ chart }: ReportContext): string {
  const { verdict, direction, outside, onAxis } = judgeKaalSarp(chart);
  return [verdict, direction, ...outside, 'on axis', ...onAxis].join();
}

/** A partial pattern has a name, but no reading of its kind and direction, because strict schools do not count it. */
function writePartialStatements(context: ReportContext, kaalSarp: KaalSarp): Statement[] {
  const { outside, onAxis, type } = kaalSarp;
  const name = type && content.doshas.kaalSarpNames[type];
  const outsideGraha = outside[0];
  const readType = ({ chart }: ReportContext) => judgeKaalSarp(chart).type;
  const keys = [...FROM_RAHU_KEYS, readResult, readType];
  if (!outsideGraha) {
    const axisReason = content.doshas.kaalSarpReasons.onAxis(
      formatList(onAxis.map(formatGraha)),
      onAxis.length > 1,
    );
    return [
      createStatement(
        context,
        content.doshas.partialKaalSarp.onAxis(name),
        axisReason,
        keys,
        content.doshas.kaalSarpReasons.source,
      ),
    ];
  }
  const outsideReason = content.doshas.kaalSarpReasons.outside(
    formatGraha(outsideGraha),
    getSignName(context.chart.grahas[outsideGraha].sign),
  );
  return [
    createStatement(
      context,
      content.doshas.partialKaalSarp.outside(name),
      describeOutside(kaalSarp),
      keys,
      content.doshas.kaalSarpReasons.source,
    ),
    createStatement(
      context,
      content.doshas.kaalSarpOutside[outsideGraha as ClassicalGraha],
      outsideReason,
      [`${outsideGraha}.from.Rahu`, readResult],
      content.doshas.kaalSarpReasons.source,
    ),
  ];
}

function writeTypeStatements(context: ReportContext, { type }: KaalSarp): Statement[] {
  const { chart } = context;
  if (!type) return [];
  const [rahu, ketu] = (['Rahu', 'Ketu'] as const).map((graha) => formatOrdinal(getHouse(chart, graha)));
  const because = content.doshas.kaalSarpReasons.kind(
    rahu!,
    ketu!,
    formatDegrees(chart.grahas.Rahu.degreeInSign),
    getSignName(chart.grahas.Rahu.sign),
  );
  return [
    createStatement(
      context,
      content.doshas.kaalSarpKinds[type],
      because,
      ['Rahu.house', 'Ketu.house', readResult],
      content.doshas.kaalSarpReasons.source,
    ),
  ];
}

function writeDirectionStatement(context: ReportContext, { direction }: KaalSarp): Statement {
  const text =
    direction === 'ascending'
      ? content.doshas.kaalSarpTexts.ascendingOf
      : content.doshas.kaalSarpTexts.descendingOf;
  const leadingNode = direction === 'ascending' ? 'Rahu' : 'Ketu';
  return createKaalSarpStatement(
    context,
    text,
    content.doshas.kaalSarpReasons.direction(formatGraha(leadingNode), describeAxis(context)),
  );
}

const describeAxis = ({ chart: { grahas } }: ReportContext): string =>
  content.doshas.kaalSarpReasons.axis(getSignName(grahas.Rahu.sign), getSignName(grahas.Ketu.sign));
