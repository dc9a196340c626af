/** What is said of Sade Sati: today, its three parts, how heavy it is for this chart, and what helps. */
import type { SaturnPassage, SaturnPhase } from '#src/astrology/contract.ts';
import type { Statement } from '#src/reports/contract.ts';
import {
  AGES,
  coming,
  passed,
  running as runningText,
  type Age,
} from '#src/reports/content/en/saturn/sade-sati-ages.ts';
import { dhaiyaPoints, dhaiyaSays } from '#src/reports/content/en/saturn/dhaiya.ts';
import { phasesOf } from '#src/reports/content/en/saturn/sade-sati-phases.ts';
import { commonBy } from '#src/reports/content/en/saturn/saturn-by-natal-sign.ts';
import { freeButVisited, freeYears, todayAsks } from '#src/reports/content/en/saturn/sade-sati-texts.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { getTransitSign } from '#src/reports/facts/chart-metrics.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { bandOf, pointsIn } from './slow-stays.ts';
import { calculateAge, listed, toNumberWord, formatShortDate, signName } from '#src/reports/text/phrases.ts';
import {
  agesOf,
  covers,
  moonOf,
  PHASES,
  placeWords,
  signOfPhase,
  type Passages,
} from './sade-sati-timeline.ts';

type Phase = SaturnPhase['phase'];
const MOON = ['Moon.sign'];

export function todayStatement(reading: ReportContext, { state, small }: Passages): Statement {
  const sign = getTransitSign(reading.chart, reading.now, 'Saturn');
  const because = `Saturn is in ${signName(sign)} today, ${placeWords(reading, sign)}`;
  const visited = state === 'free' && !reading.day && small.some((visit) => covers(visit, reading.now));
  const years = freeYears[(reading.chart.grahas.Moon.sign - 1) % 4]!;
  const free = `${todayAsks.free} ${years}${visited ? ` ${freeButVisited}` : ''}`;
  const text = state === 'free' ? free : todayAsks[state];
  return createStatement(reading, text, because, [...MOON, 'transit.Saturn'], sources.sadeSati);
}

/** First the part that runs. */
export function phaseStatements(reading: ReportContext, { state }: Passages): Statement[] {
  const order = PHASES.toSorted((a, b) => Number(b === state) - Number(a === state));
  return order.map((phase, i) => {
    const text = phasesOf[reading.chart.grahas.Moon.sign - 1]![phase];
    const because = PLACES[phase](signName(signOfPhase(reading, phase)), moonOf(reading));
    return createStatement(reading, text, because, MOON, i === 0 ? sources.gochara : undefined);
  });
}

const PLACES: Record<Phase, (sign: string, moon: string) => string> = {
  rising: (sign, moon) => `${sign} is just behind your ${moon}`,
  peak: (sign) => `${sign} is the sign of your Moon`,
  setting: (sign, moon) => `${sign} is just ahead of your ${moon}`,
};

/** What helped at the last two passages that are over, and what helps in the one that runs or comes. */
export function ageStatements(reading: ReportContext, { past, running, next }: Passages): Statement[] {
  const of = (passage: SaturnPassage, texts: Record<Age, string>, verb: string) => {
    const span = `${formatShortDate(passage.from)} to ${formatShortDate(passage.to)}, ${agesOf(reading, passage)}`;
    const because = `Saturn ${verb} your ${moonOf(reading)} ${span}`;
    return createStatement(reading, texts[ageOf(reading, passage)], because, MOON);
  };
  return [
    ...past.slice(-2).map((passage) => of(passage, passed, 'went round')),
    ...(running ? [of(running, runningText, 'goes round')] : next ? [of(next, coming, 'goes round')] : []),
  ];
}

/** By the age in the middle of the passage. */
function ageOf({ chart }: ReportContext, { from, to }: SaturnPassage): Age {
  const middle = new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString();
  return AGES.find(([, upTo]) => calculateAge(chart.utc, middle) <= upTo)![0];
}

/** The small visit that runs or comes next, weighed by the points of its sign. */
export function smallStatements(reading: ReportContext, { small }: Passages): Statement[] {
  const visit = small.find(({ to }) => to > reading.now);
  if (!visit) return [];
  const points = pointsIn(reading.chart, 'Saturn', visit.sign);
  const said = dhaiyaSays[visit.house][covers(visit, reading.now) ? 'now' : 'next'];
  const text = points === null ? said : `${said} ${dhaiyaPoints[bandOf(points)]}`;
  const count = points === null ? '' : `, with ${toNumberWord(points)} of eight points`;
  const because = `${signName(visit.sign)} is ${placeWords(reading, visit.sign)}${count}, ${formatShortDate(visit.from)} to ${formatShortDate(visit.to)}`;
  const keys = points === null ? MOON : [...MOON, `bindus.Saturn.${visit.sign}`];
  return [createStatement(reading, text, because, keys, sources.gochara)];
}

export function standingStatement(reading: ReportContext): Statement {
  const signs = listed(PHASES.map((phase) => signName(signOfPhase(reading, phase))));
  const text = commonBy[reading.chart.grahas.Moon.sign - 1]!;
  return createStatement(reading, text, `${signs} are three signs of twelve`, MOON, sources.sadeSati);
}
