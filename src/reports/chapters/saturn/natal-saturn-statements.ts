/** The effect of Saturn by its bindus and by its sign at birth. */
import { content } from '#src/reports/content/content.ts';
import { findBindus, gradeBindus } from '#src/reports/facts/chart-metrics.ts';
import { listRuledHouses } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import { describeHouses } from '#src/reports/text/placement-phrases.ts';
import { isRetired } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatDegrees, getSignName } from '#src/reports/text/phrases.ts';
import { getSadeSatiTimeline, PHASES, getSignOfPhase, type Phase } from './sade-sati-timeline.ts';

/** The phases to come of the current or next passage with the most and the fewest bindus; only the peak if all have the same number. */
export function writeBindusStatements(context: ReportContext): Statement[] {
  const { state, running, next } = getSadeSatiTimeline(context);
  if (!running && !next) return [];
  const pastPhases = PHASES.slice(0, Math.max(0, PHASES.indexOf(state as Phase)));
  const comingPhases = PHASES.filter((phase) => !pastPhases.includes(phase)).map((phase) => ({
    phase,
    bindus: findBindus(context.chart, 'Saturn', getSignOfPhase(context, phase)),
  }));
  const ranked = comingPhases
    .filter((phase): phase is { phase: Phase; bindus: number } => phase.bindus !== null)
    .toSorted((a, b) => b.bindus - a.bindus);
  const [most, least] = [ranked[0], ranked.at(-1)];
  if (!most || !least) return [];
  const peakOrFirst = ranked.find(({ phase }) => phase === 'peak') ?? most;
  const describedPhases = most.bindus === least.bindus ? [peakOrFirst] : [most, least];
  return describedPhases.map(({ phase, bindus }) => {
    const sign = getSignOfPhase(context, phase);
    const because = content.saturn.sadeSatiReasons.points(bindus, getSignName(sign), phase);
    return createStatement(
      context,
      content.saturn.bindusByPhase[phase][gradeBindus(bindus)],
      because,
      [`bindus.Saturn.${sign}`],
      content.common.sources.ashtakavarga,
    );
  });
}

const chooseLagnaText = (context: ReportContext, sign: number): string =>
  (isRetired(context) ? content.saturn.seniorSaturnByLagna[sign] : undefined) ??
  content.saturn.saturnByLagna[sign - 1]!;

export function writeNatalSaturnStatements(context: ReportContext): Statement[] {
  const { chart, isTimeKnown } = context;
  const { sign, degreeInSign, isCombust } = chart.grahas.Saturn;
  const dignity = chart.grahas.Saturn.dignity ?? 'neutral';
  const { combust, dignity: describeDignity, dignityAtDegrees, lagna } = content.saturn.natalSaturnReasons;
  const signPhrase = content.saturn.saturnDignityPhrases[dignity];
  const dignityPhrase = isCombust ? combust(signPhrase) : signPhrase;
  const isWeakerThanItsSign = isCombust && dignity !== 'enemy' && dignity !== 'debilitated';
  const dignityStatement = createStatement(
    context,
    isWeakerThanItsSign ? content.saturn.combustSaturn : content.saturn.saturnByDignity[dignity],
    isTimeKnown
      ? dignityAtDegrees(formatDegrees(degreeInSign), getSignName(sign), dignityPhrase)
      : describeDignity(getSignName(sign), dignityPhrase),
    ['Saturn.dignity', 'Saturn.sign', 'Saturn.combust'],
    content.common.sources.dignity,
  );
  if (!isTimeKnown) return [dignityStatement];
  return [
    dignityStatement,
    createStatement(
      context,
      chooseLagnaText(context, chart.lagna.sign),
      lagna(getSignName(chart.lagna.sign), describeHouses(listRuledHouses(chart, 'Saturn'))),
      ['lagna.sign'],
      content.common.sources.houseLord,
    ),
  ];
}
