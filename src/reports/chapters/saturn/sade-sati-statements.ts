/** Statements on Sade Sati: today, its three phases, and the ages at its passages. */
import { content } from '#src/reports/content/content.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import type { Dhaiya } from '#src/astrology/contract-transits.ts';
import type { SadeSatiPeriod } from '#src/astrology/contract.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { AgeGroup } from '#src/reports/content/en/saturn/sade-sati-ages.ts';
import { findBindus, getTransitSign, gradeBindus } from '#src/reports/facts/chart-metrics.ts';
import {
  getAgeAt,
  isChild,
  isInChildhood,
  isUnderage,
  RETIREMENT_AGE,
} from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatShortDate, getSignName } from '#src/reports/text/phrases.ts';
import {
  describeAges,
  isWithinPeriod,
  countFromMoon,
  getMoonSignName,
  PHASES,
  getSadeSatiTimeline,
  getSignOfPhase,
  type Phase,
  type SadeSatiTimeline,
} from './sade-sati-timeline.ts';

const MOON_KEYS = ['Moon.sign'];

export function writeTodayStatement(context: ReportContext, { state, dhaiyas }: SadeSatiTimeline): Statement {
  const sign = getTransitSign(context.chart, context.now, 'Saturn');
  const because = content.saturn.sadeSatiReasons.today(
    getSignName(sign),
    countFromMoon(context, sign),
    getMoonSignName(context),
  );
  const isInDhaiya =
    state === 'free' && context.isTimeKnown && dhaiyas.some((dhaiya) => isWithinPeriod(dhaiya, context.now));
  const [todayTexts, freeYearsTexts] = chooseTodayTexts(context);
  const freeYearsText = freeYearsTexts[getElementOfMoon(context)]!;
  const freeText = [
    todayTexts.free,
    freeYearsText,
    ...(isInDhaiya ? [content.saturn.freeWithDhaiya] : []),
  ].join(' ');
  const text = state === 'free' ? freeText : todayTexts[state];
  return createStatement(
    context,
    text,
    because,
    [...MOON_KEYS, 'transit.Saturn'],
    content.common.sources.sadeSati,
  );
}

/** Fire, earth, air, water, from 0. */
const getElementOfMoon = ({ chart }: ReportContext): number => (chart.grahas.Moon.sign - 1) % 4;

function chooseTodayTexts(
  context: ReportContext,
): [byState: Record<SadeSatiTimeline['state'], string>, ofFreeYears: readonly string[]] {
  if (!isChild(context)) return [content.saturn.sadeSatiToday, content.saturn.freeYearsTexts];
  const { childSadeSatiToday, childFreeYears } = getChildTexts(context);
  return [childSadeSatiToday, childFreeYears];
}

/**
 * The current phase first, and the phases of the current or next passage that are to come, with their dates. None if no further
 * passage comes.
 */
export function writePhaseStatements(context: ReportContext, timeline: SadeSatiTimeline): Statement[] {
  if (isOnlyAfterChildhood(context, timeline)) return [writeLaterPassageStatement(context, timeline.next!)];
  if (isOnlyInGreatAge(context, timeline)) return [];
  const order = PHASES.toSorted((a, b) => Number(b === timeline.state) - Number(a === timeline.state));
  return order
    .map((phase) => ({ phase, dates: findDatesOfPhase(context, timeline, phase) }))
    .filter(({ dates }) => dates !== null)
    .map(({ phase, dates }, i) => {
      const { from, to } = dates!;
      const text = choosePhaseText(context, phase, from);
      return createStatement(
        context,
        phase === timeline.state
          ? text
          : `${content.saturn.phaseDates(phase, formatShortDate(from), formatShortDate(to))} ${text}`,
        content.saturn.sadeSatiReasons.phases[phase](
          getSignName(getSignOfPhase(context, phase)),
          getMoonSignName(context),
        ),
        MOON_KEYS,
        i === 0 ? content.common.sources.gochara : undefined,
      );
    });
}

/** True for a child whose next passage begins on the sixteenth birthday or later: its parts advise adults. */
export const isOnlyAfterChildhood = (context: ReportContext, { running, next }: SadeSatiTimeline): boolean =>
  isChild(context) && !running && next !== undefined && !isInChildhood(context, next.from);

/** The parts of a passage advise on loans, journeys and purchases. */
const GREAT_AGE = 85;

/** True if the next passage begins at this age or later: its dates are in the tables. */
export const isOnlyInGreatAge = (context: ReportContext, { running, next }: SadeSatiTimeline): boolean =>
  !running && next !== undefined && getAgeAt(context, next.from) >= GREAT_AGE;

const writeLaterPassageStatement = (context: ReportContext, next: SadeSatiPeriod): Statement =>
  createStatement(
    context,
    getChildTexts(context).sadeSatiOfChild.later(getAgeAt(context, next.from)),
    describePassage(context, next, 'next'),
    MOON_KEYS,
    content.common.sources.sadeSati,
  );

const describePassage = (
  context: ReportContext,
  passage: SadeSatiPeriod,
  time: 'past' | 'running' | 'next',
): string =>
  content.saturn.sadeSatiReasons.passage[time](
    getMoonSignName(context),
    formatShortDate(passage.from),
    formatShortDate(passage.to),
    describeAges(context, passage),
  );

/** By the age of the reader in that part. */
function choosePhaseText(context: ReportContext, phase: Phase, from: string): string {
  const { sign } = context.chart.grahas.Moon;
  if (isInChildhood(context, from))
    return getChildTexts(context).childSadeSatiPhases[getElementOfMoon(context)]![phase];
  const isSenior = getAgeAt(context, from > context.now ? from : context.now) >= RETIREMENT_AGE;
  return (
    (isSenior ? content.saturn.seniorSadeSatiPhases[sign]?.[phase] : undefined) ??
    content.saturn.sadeSatiPhasesByMoonSign[sign - 1]![phase]
  );
}

/** From the first entry of Saturn to its last exit; null for a phase that is over or never comes. */
function findDatesOfPhase(
  { now }: ReportContext,
  { running, next }: SadeSatiTimeline,
  phase: Phase,
): { from: string; to: string } | null {
  const stays = ((running ?? next)?.phases ?? []).filter((stay) => stay.phase === phase);
  const [first, last] = [stays[0], stays.at(-1)];
  return first && last && last.to > now ? { from: first.from, to: last.to } : null;
}

/** One statement each on the last two past passages and on the current or next one. */
export function writeAgeStatements(context: ReportContext, timeline: SadeSatiTimeline): Statement[] {
  const { past, running, next } = timeline;
  const { pastPassageTexts, runningPassageTexts, comingPassageTexts } = content.saturn;
  const writeAgeStatement = (
    passage: SadeSatiPeriod,
    texts: Record<AgeGroup, string>,
    time: 'past' | 'running' | 'next',
  ) =>
    createStatement(
      context,
      texts[classifyAge(context, passage, time)],
      describePassage(context, passage, time),
      MOON_KEYS,
    );
  const pastTexts = isChild(context)
    ? { ...pastPassageTexts, child: getChildTexts(context).sadeSatiOfChild.past }
    : pastPassageTexts;
  const pastStatements = past.slice(-2).map((passage) => writeAgeStatement(passage, pastTexts, 'past'));
  if (running) return [...pastStatements, writeAgeStatement(running, runningPassageTexts, 'running')];
  if (!next || isOnlyAfterChildhood(context, timeline)) return pastStatements;
  return [...pastStatements, writeAgeStatement(next, comingPassageTexts, 'next')];
}

/** The age in whole years, up to and including: at the beginning of a coming passage, and in the middle of another. */
const AGE_GROUPS: readonly [AgeGroup, number][] = [
  ['child', 12],
  ['youth', 27],
  ['prime', 43],
  ['middle', 60],
  ['late', Infinity],
];

function classifyAge(
  context: ReportContext,
  { from, to }: SadeSatiPeriod,
  time: 'past' | 'running' | 'next',
): AgeGroup {
  const middle = new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString();
  const age = getAgeAt(context, time === 'next' ? from : middle);
  return AGE_GROUPS.find(([, upTo]) => age <= upTo)![0];
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
  const texts = isUnderage(context) ? content.saturn.dhaiyaTextsOfYoung : content.saturn.dhaiyaTexts;
  const dhaiyaText = texts[dhaiya.house][isWithinPeriod(dhaiya, context.now) ? 'now' : 'next'];
  const text =
    bindus === null ? dhaiyaText : `${dhaiyaText} ${content.saturn.dhaiyaBindus[gradeBindus(bindus)]}`;
  const keys = bindus === null ? MOON_KEYS : [...MOON_KEYS, `bindus.Saturn.${dhaiya.sign}`];
  const because = describeDhaiya(context, dhaiya, bindus);
  return [createStatement(context, text, because, keys, content.common.sources.gochara)];
}

function describeDhaiya(context: ReportContext, { sign, from, to }: Dhaiya, bindus: number | null): string {
  const place = [getSignName(sign), countFromMoon(context, sign), getMoonSignName(context)] as const;
  const dates = [formatShortDate(from), formatShortDate(to)] as const;
  const { dhaiya, dhaiyaWithPoints } = content.saturn.sadeSatiReasons;
  return bindus === null ? dhaiya(...place, ...dates) : dhaiyaWithPoints(...place, bindus, ...dates);
}

export function writeFrequencyStatement(context: ReportContext): Statement {
  const signs = PHASES.map((phase) => getSignName(getSignOfPhase(context, phase)));
  const text = content.saturn.sadeSatiFrequencyByMoonSign[context.chart.grahas.Moon.sign - 1]!;
  return createStatement(
    context,
    text,
    content.saturn.sadeSatiReasons.frequency(signs),
    MOON_KEYS,
    content.common.sources.sadeSati,
  );
}
