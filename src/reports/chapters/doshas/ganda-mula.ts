/** Ganda Mula: the nakshatra, its pada and the distance from the junction of the signs, called "seam" in the texts. */
import { content } from '#src/reports/content/content.ts';
import { judgeGandaMula } from '#src/astrology/doshas/ganda-mula.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import type { GandaMulaNakshatra } from '#src/reports/content/en/doshas/ganda-mula.ts';
import { areAllEqual, hasOneNakshatra } from '#src/reports/context/unknown-time-range.ts';
import {
  listPossibleCharts,
  withChart,
  type ReportContext,
  type TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import {
  describeHoursOfStay,
  describeStarsWithHours,
  listNakshatrasWithHours,
} from '#src/reports/facts/nakshatras-of-day.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatDegrees, formatOrdinal, getSignName, getNakshatraName } from '#src/reports/text/phrases.ts';

export const writeGandaMulaPart = (context: ReportContext): EssayPart => ({
  id: 'ganda-mula',
  ...content.doshas.doshaParts.gandaMula,
  statements: writeGandaMulaStatements(context),
});

export const hasGandaMula = ({ chart }: ReportContext): boolean => judgeGandaMula(chart.grahas.Moon).applies;

function writeGandaMulaStatements(context: ReportContext): Statement[] {
  const moons = listPossibleCharts(context).map(({ grahas }) => grahas.Moon);
  const { nakshatra } = context.chart.grahas.Moon;
  const nakshatraName = getNakshatraName(nakshatra);
  const verdicts = moons.map((moon) => judgeGandaMula(moon).applies);
  if (context.dayRange && !areAllEqual(verdicts)) return [writeUnsureStatement(context)];
  if (!verdicts[0])
    return [
      createStatement(
        context,
        content.doshas.gandaMulaTexts.none,
        context.dayRange && !hasOneNakshatra(context.dayRange)
          ? content.doshas.gandaMulaReasons.noneOfDay(describeStarsWithHours(context))
          : content.doshas.gandaMulaReasons.none(nakshatraName),
        [context.isTimeKnown ? 'Moon.nakshatra' : 'Moon.gandaMula'],
      ),
    ];
  if (!areAllEqual(moons.map((moon) => moon.nakshatra)))
    return writeStatementsForBothNakshatras(context, moons);
  return [
    writeNakshatraStatement(context, nakshatra),
    ...(context.isTimeKnown ? writePadaAndJunctionStatements(context) : []),
  ];
}

/** The Moon was in one of the six nakshatras during a part of the day, or in two that follow each other. */
function writeUnsureStatement(context: TimeUnknownContext): Statement {
  const stays = listNakshatrasWithHours(context).filter(
    ({ chart }) => judgeGandaMula(chart.grahas.Moon).applies,
  );
  const hours = describeHoursOfStay(context, { from: stays[0]!.from, to: stays.at(-1)!.to });
  return createStatement(
    context,
    content.doshas.writeUnsureGandaMula(hours),
    content.doshas.gandaMulaReasons.moonOfDay(describeStarsWithHours(context)),
    ['Moon.nakshatra'],
  );
}

/** Both possible nakshatras of the day lie at the same junction. */
const writeStatementsForBothNakshatras = (
  context: ReportContext,
  moons: readonly { nakshatra: number }[],
): Statement[] =>
  [...new Set([moons[0]!.nakshatra, moons.at(-1)!.nakshatra])].map((nakshatra) => {
    const chart = listPossibleCharts(context).find(({ grahas }) => grahas.Moon.nakshatra === nakshatra)!;
    return writeNakshatraStatement(withChart(context, chart), nakshatra);
  });

const writeNakshatraStatement = (context: ReportContext, nakshatra: number): Statement =>
  createStatement(
    context,
    content.doshas.gandaMulaByNakshatra[nakshatra as GandaMulaNakshatra],
    content.doshas.gandaMulaReasons.applies(getNakshatraName(nakshatra)),
    ['Moon.nakshatra'],
    content.common.sources.ganda,
  );

function writePadaAndJunctionStatements(context: ReportContext): Statement[] {
  const { Moon } = context.chart.grahas;
  const { isGandanta, isCloseToBoundary, degreesFromBoundary } = judgeGandaMula(Moon);
  const padaReason = content.doshas.gandaMulaReasons.pada(
    formatOrdinal(Moon.pada),
    getNakshatraName(Moon.nakshatra),
    formatDegrees(Moon.degreeInSign),
    getSignName(Moon.sign),
  );
  const padaTexts = content.doshas.gandaMulaByPada[Moon.nakshatra as GandaMulaNakshatra];
  const junctionSign = JUNCTION_SIGNS[Math.floor(((Moon.longitude + 60) % 360) / 120)]!;
  const junctionReason = content.doshas.gandaMulaReasons.junction(
    formatDegrees(degreesFromBoundary),
    junctionSign,
  );
  const keys = ['Moon.nakshatra', 'Moon.pada'];
  return [
    createStatement(context, padaTexts[Moon.pada - 1]!, padaReason, keys),
    ...(isGandanta
      ? [
          createStatement(
            context,
            `${content.doshas.gandantaTexts[junctionSign]}${isCloseToBoundary ? ` ${content.doshas.gandaMulaTexts.close}` : ''}`,
            junctionReason,
            [...keys, ({ chart }) => judgeGandaMula(chart.grahas.Moon).isCloseToBoundary],
            content.common.sources.ganda,
          ),
        ]
      : []),
  ];
}

/** The signs that begin at a junction of a water sign and a fire sign: at 0, 120 and 240 degrees. */
const JUNCTION_SIGNS = ['Aries', 'Leo', 'Sagittarius'] as const;
