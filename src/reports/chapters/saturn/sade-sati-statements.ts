/** Statements on Sade Sati: today, its three phases, and the ages at its passages. */
import { content } from '#src/reports/content/content.ts';
import type { SadeSatiPeriod } from '#src/astrology/contract.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { AgeGroup } from '#src/reports/content/en/saturn/sade-sati-ages.ts';
import { findBindus, getTransitSign, gradeBindus } from '#src/reports/facts/chart-metrics.ts';
import { getAgeAt, isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatList, formatCountOfEight, formatShortDate, getSignName } from '#src/reports/text/phrases.ts';
import {
  describeAges,
  isWithinPeriod,
  describeMoon,
  PHASES,
  describePlace,
  getSadeSatiTimeline,
  getSignOfPhase,
  type SadeSatiTimeline,
  type Phase,
} from './sade-sati-timeline.ts';

const MOON_KEYS = ['Moon.sign'];

export function writeTodayStatement(context: ReportContext, { state, dhaiyas }: SadeSatiTimeline): Statement {
  const sign = getTransitSign(context.chart, context.now, 'Saturn');
  const because = `Saturn is in ${getSignName(sign)} today, ${describePlace(context, sign)}`;
  const isInDhaiya =
    state === 'free' && context.isTimeKnown && dhaiyas.some((dhaiya) => isWithinPeriod(dhaiya, context.now));
  const freeYearsText = content.saturn.freeYearsTexts[(context.chart.grahas.Moon.sign - 1) % 4]!;
  const freeText = `${content.saturn.sadeSatiToday.free} ${freeYearsText}${isInDhaiya ? ` ${content.saturn.freeWithDhaiya}` : ''}`;
  const text = state === 'free' ? freeText : content.saturn.sadeSatiToday[state];
  return createStatement(
    context,
    text,
    because,
    [...MOON_KEYS, 'transit.Saturn'],
    content.common.sources.sadeSati,
  );
}

/** The current phase first. */
export function writePhaseStatements(context: ReportContext, { state }: SadeSatiTimeline): Statement[] {
  const order = PHASES.toSorted((a, b) => Number(b === state) - Number(a === state));
  return order.map((phase, i) => {
    const text = content.saturn.sadeSatiPhasesByMoonSign[context.chart.grahas.Moon.sign - 1]![phase];
    const because = PHASE_PHRASES[phase](getSignName(getSignOfPhase(context, phase)), describeMoon(context));
    return createStatement(
      context,
      text,
      because,
      MOON_KEYS,
      i === 0 ? content.common.sources.gochara : undefined,
    );
  });
}

const PHASE_PHRASES: Record<Phase, (sign: string, moon: string) => string> = {
  rising: (sign, moon) => `${sign} is just behind your ${moon}`,
  peak: (sign) => `${sign} is the sign of your Moon`,
  setting: (sign, moon) => `${sign} is just ahead of your ${moon}`,
};

/** One statement each on the last two past passages and on the current or next one. */
export function writeAgeStatements(
  context: ReportContext,
  { past, running, next }: SadeSatiTimeline,
): Statement[] {
  const writeAgeStatement = (passage: SadeSatiPeriod, texts: Record<AgeGroup, string>, verb: string) => {
    const datesAndAges = `${formatShortDate(passage.from)} to ${formatShortDate(passage.to)}, ${describeAges(context, passage)}`;
    const because = `Saturn ${verb} your ${describeMoon(context)} ${datesAndAges}`;
    return createStatement(context, texts[classifyAge(context, passage)], because, MOON_KEYS);
  };
  return [
    ...past
      .slice(-2)
      .map((passage) => writeAgeStatement(passage, content.saturn.pastPassageTexts, 'went round')),
    ...(running
      ? [writeAgeStatement(running, content.saturn.runningPassageTexts, 'goes round')]
      : next
        ? [writeAgeStatement(next, content.saturn.comingPassageTexts, 'goes round')]
        : []),
  ];
}

/** By the age in the middle of the passage. */
function classifyAge(context: ReportContext, { from, to }: SadeSatiPeriod): AgeGroup {
  const middle = new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString();
  return content.saturn.AGE_GROUPS.find(([, upTo]) => getAgeAt(context, middle) <= upTo)![0];
}

/** A dhaiya that runs now is described on the page of verdicts, in reports that have one; for a child it is not. */
export const isDhaiyaInVerdict = (context: ReportContext): boolean =>
  hasOneMoonSign(context) &&
  !isChild(context) &&
  getSadeSatiTimeline(context).dhaiyas.some((dhaiya) => isWithinPeriod(dhaiya, context.now));

/** The current or next dhaiya, graded by the bindus of its sign. */
export function writeDhaiyaStatements(context: ReportContext, { dhaiyas }: SadeSatiTimeline): Statement[] {
  const dhaiya = dhaiyas.find(({ to }) => to > context.now);
  if (!dhaiya) return [];
  const bindus = findBindus(context.chart, 'Saturn', dhaiya.sign);
  const dhaiyaText =
    content.saturn.dhaiyaTexts[dhaiya.house][isWithinPeriod(dhaiya, context.now) ? 'now' : 'next'];
  const text =
    bindus === null ? dhaiyaText : `${dhaiyaText} ${content.saturn.dhaiyaBindus[gradeBindus(bindus)]}`;
  const count = bindus === null ? '' : `, with ${formatCountOfEight(bindus)} points`;
  const because = `${getSignName(dhaiya.sign)} is ${describePlace(context, dhaiya.sign)}${count}, ${formatShortDate(dhaiya.from)} to ${formatShortDate(dhaiya.to)}`;
  const keys = bindus === null ? MOON_KEYS : [...MOON_KEYS, `bindus.Saturn.${dhaiya.sign}`];
  return [createStatement(context, text, because, keys, content.common.sources.gochara)];
}

export function writeFrequencyStatement(context: ReportContext): Statement {
  const signs = formatList(PHASES.map((phase) => getSignName(getSignOfPhase(context, phase))));
  const text = content.saturn.sadeSatiFrequencyByMoonSign[context.chart.grahas.Moon.sign - 1]!;
  return createStatement(
    context,
    text,
    `${signs} are three signs of twelve`,
    MOON_KEYS,
    content.common.sources.sadeSati,
  );
}
