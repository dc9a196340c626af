/** Kaal Sarp, described as a modern teaching. */
import type { KaalSarp } from '#src/astrology/contract-doshas.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { judgeKaalSarp } from '#src/astrology/doshas/kaal-sarp.ts';
import { getHouse } from '#src/astrology/houses.ts';
import type { EssayPage, Statement } from '#src/reports/contract.ts';
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
  signName,
} from '#src/reports/text/phrases.ts';

const MODERN_SOURCE = 'Modern; not in the old books';
const SEVEN_FROM_RAHU = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'].map(
  (graha) => `${graha}.from.Rahu`,
);

type Part = EssayPage['parts'][number];

export const writeKaalSarpPart = (context: ReportContext): Part => ({
  id: 'kaal-sarp',
  ...doshaParts.kaalSarp,
  statements: writeKaalSarpStatements(context, judgeKaalSarp(context.chart)),
});

/** An open figure is not counted by the stricter teachers, and asks for nothing. */
export const hasKaalSarp = ({ chart }: ReportContext): boolean => judgeKaalSarp(chart).verdict === 'full';

function writeKaalSarpStatements(context: ReportContext, found: KaalSarp): Statement[] {
  const verdicts = listPossibleCharts(context).map((chart) => judgeKaalSarp(chart));
  if (
    !areAllEqual(
      verdicts.map(({ verdict, outside }) => `${verdict} ${verdict === 'none' ? '' : outside.join()}`),
    )
  )
    return [
      createKaalSarpStatement(
        context,
        kaalSarpTexts.unsure,
        `Rahu and Ketu lay ${describeAxis(context)}, and one graha went over the line`,
      ),
    ];
  if (found.verdict === 'none') {
    const keys = found.outside.map((graha) => `${graha}.from.Rahu`);
    return [createStatement(context, kaalSarpTexts.none, found.because, keys, MODERN_SOURCE)];
  }
  return [
    ...writeVerdictStatements(context, found),
    ...writeKindStatements(context, found),
    writeDirectionStatement(context, found),
  ];
}

const createKaalSarpStatement = (context: ReportContext, text: string, because: string): Statement =>
  createStatement(context, text, because, SEVEN_FROM_RAHU, MODERN_SOURCE);

function writeVerdictStatements(
  context: ReportContext,
  { verdict, outside, onAxis, because }: KaalSarp,
): Statement[] {
  if (verdict === 'full')
    return [
      createKaalSarpStatement(
        context,
        context.timeKnown ? kaalSarpTexts.full : kaalSarpTexts.fullWithoutTime,
        because,
      ),
    ];
  const out = outside[0];
  if (!out) {
    const beside = `${formatList(onAxis.map(formatGraha))} ${onAxis.length > 1 ? 'stand' : 'stands'} within a degree of a node`;
    return [createKaalSarpStatement(context, kaalSarpTexts.axis, beside)];
  }
  const there = `${formatGraha(out)} in ${signName(context.chart.grahas[out].sign)} is the one outside`;
  return [
    createKaalSarpStatement(context, kaalSarpTexts.open, because),
    createStatement(
      context,
      kaalSarpOutside[out as ClassicalGraha],
      there,
      [`${out}.from.Rahu`],
      MODERN_SOURCE,
    ),
  ];
}

function writeKindStatements(context: ReportContext, { type }: KaalSarp): Statement[] {
  const { chart } = context;
  if (!type) return [];
  const [rahu, ketu] = (['Rahu', 'Ketu'] as const).map((graha) => formatOrdinal(getHouse(chart, graha)));
  const because = `Rahu is in your ${rahu} house and Ketu in the ${ketu}, from ${formatDegrees(chart.grahas.Rahu.degreeInSign)} of ${signName(chart.grahas.Rahu.sign)}`;
  return [
    createStatement(context, kaalSarpKinds[type], because, ['Rahu.house', 'Ketu.house'], MODERN_SOURCE),
  ];
}

function writeDirectionStatement(context: ReportContext, { direction }: KaalSarp): Statement {
  const text = direction === 'ascending' ? kaalSarpTexts.ascendingOf : kaalSarpTexts.descendingOf;
  const ahead = direction === 'ascending' ? 'Rahu' : 'Ketu';
  return createKaalSarpStatement(
    context,
    text,
    `the filled half begins at ${ahead}, with the nodes ${describeAxis(context)}`,
  );
}

const describeAxis = ({ chart: { grahas } }: ReportContext): string =>
  `in ${signName(grahas.Rahu.sign)} and ${signName(grahas.Ketu.sign)}`;
