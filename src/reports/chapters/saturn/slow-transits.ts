/** Transits of Saturn, Jupiter, Rahu and Ketu in the next two and a half years. */
import { findBindus, gradeBindus } from '#src/reports/facts/chart-metrics.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { computeTransitSnapshot } from '#src/astrology/transits/transit-snapshot.ts';
import type { Statement } from '#src/reports/contract.ts';
import { childSlowTransits } from '#src/reports/content/en/child/child-slow-transits.ts';
import { jupiter } from '#src/reports/content/en/saturn/jupiter-transit.ts';
import { ketu } from '#src/reports/content/en/saturn/ketu-transit.ts';
import { rahu } from '#src/reports/content/en/saturn/rahu-transit.ts';
import { saturn } from '#src/reports/content/en/saturn/saturn-transit.ts';
import { transitBindusTexts } from '#src/reports/content/en/saturn/transit-bindus.ts';
import {
  obstructionTexts,
  slowTransitHeadings,
  slowTransitLead,
  slowTransitLeadWithoutTime,
  twoMoonSignsNote,
} from '#src/reports/content/en/saturn/slow-transit-texts.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { createContextsByMoonSign, withoutRepeatedTexts } from '#src/reports/context/possible-moon-signs.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import { findMiddleDay, SLOW_GRAHAS, findSlowStays, type SlowGraha, type SlowStay } from './slow-stays.ts';
import { formatGraha, formatList, toNumberWord, getSignName } from '#src/reports/text/phrases.ts';
import { describeMoon, describePlace } from './sade-sati-timeline.ts';
import {
  groupBySign,
  buildStaysTable,
  countDaysWithin,
  buildLanesFigure,
  MIN_STAY_DAYS,
  type UpcomingStays,
} from './slow-transit-figures.ts';

const AHEAD_DAYS = 913;
/** With two possible Moon signs shorter stays have no text. */
const LONG_STAY_DAYS = 150;

/** @param brief only one stay for each node, and only the first obstruction */
const createSlowTransitsChapter = (brief: boolean): Chapter => ({
  write: (context) => {
    const moons = createContextsByMoonSign(context);
    const ahead = moons.map((one) => findUpcomingStays(one));
    const hasTwoMoons = moons.length > 1;
    return {
      kind: 'table',
      id: 'slow-transits',
      ...slowTransitHeadings,
      lead: [
        context.timeKnown ? slowTransitLead : slowTransitLeadWithoutTime,
        ...(hasTwoMoons ? [twoMoonSignsNote] : []),
      ].join(' '),
      figures: moons.map((one, i) =>
        buildLanesFigure(one, ahead[i]!, hasTwoMoons ? describeMoonCondition(one) : null, i > 0),
      ),
      tables: [buildStaysTable(moons, ahead[0]!)],
      statements: withoutRepeatedTexts(
        moons.flatMap((one, i) => writeStatements(one, ahead[i]!, hasTwoMoons, brief)),
      ),
    };
  },
});

export const slowTransitsChapter = createSlowTransitsChapter(false);
export const slowTransitsShortChapter = createSlowTransitsChapter(true);

const describeMoonCondition = ({ chart }: ReportContext): string =>
  `With the Moon in ${getSignName(chart.grahas.Moon.sign)}`;

function findUpcomingStays({ chart, now }: ReportContext): UpcomingStays {
  const to = new Date(Date.parse(now) + AHEAD_DAYS * DAY_MS).toISOString();
  const entries = SLOW_GRAHAS.map((graha) => [graha, findSlowStays(chart, graha, now, to)] as const);
  return { from: now, to, stays: Object.fromEntries(entries) as UpcomingStays['stays'] };
}

/** With two possible Moon signs the nodes appear only in the table. */
function writeStatements(
  context: ReportContext,
  ahead: UpcomingStays,
  hasTwoMoons: boolean,
  brief: boolean,
): Statement[] {
  const groups = SLOW_GRAHAS.filter((graha) => !hasTwoMoons || graha === 'Saturn' || graha === 'Jupiter');
  return [
    ...groups.flatMap((graha) =>
      chooseStays(ahead, graha, hasTwoMoons ? LONG_STAY_DAYS : MIN_STAY_DAYS, brief).map((stays, i) =>
        writeStayStatement(context, stays, i === 0 && graha !== 'Ketu'),
      ),
    ),
    ...(hasTwoMoons ? [] : writeObstructionStatements(context, ahead).slice(0, brief ? 1 : 4)),
  ];
}

/** In the short form only the longest stay of a node. */
function chooseStays(ahead: UpcomingStays, graha: SlowGraha, shortest: number, brief: boolean): SlowStay[][] {
  const groups = groupBySign(ahead, graha, shortest);
  const isNode = graha === 'Rahu' || graha === 'Ketu';
  if (!brief || !isNode) return groups;
  return groups.toSorted((a, b) => countDaysWithin(ahead, b) - countDaysWithin(ahead, a)).slice(0, 1);
}

const STAY_TEXTS = { Saturn: saturn, Jupiter: jupiter, Rahu: rahu, Ketu: ketu };

function writeStayStatement(context: ReportContext, stays: readonly SlowStay[], first: boolean): Statement {
  const { graha, sign, fromMoon } = stays[0]!;
  const weight = weighStay(context, stays[0]!);
  const text = isChild(context)
    ? childSlowTransits[graha][fromMoon - 1]!
    : [STAY_TEXTS[graha][fromMoon - 1]!, weight?.text].filter(Boolean).join(' ');
  const verb = fromMoon === 1 ? 'stands on' : 'is';
  const because = `${graha} in ${getSignName(sign)} ${verb} ${describePlace(context, sign)}${weight?.because ?? ''}`;
  const keys = ['Moon.sign', `transit.${graha}.${findMiddleDay(stays[0]!)}`, ...(weight?.keys ?? [])];
  return createStatement(context, text, because, keys, first ? sources.gochara : undefined);
}

/** The bindus of the sign; none for the nodes or without a birth time. */
function weighStay({ chart }: ReportContext, { graha, sign, fromMoon }: SlowStay) {
  if (graha !== 'Saturn' && graha !== 'Jupiter') return null;
  const points = findBindus(chart, graha, sign);
  if (points === null) return null;
  return {
    text: transitBindusTexts[graha][fromMoon - 1]![gradeBindus(points)],
    because: `, on ${toNumberWord(points)} of eight points`,
    keys: [`bindus.${graha}.${sign}`],
  };
}

/** Vedha: grahas that obstruct a good transit now; left out if the stay ends soon. */
function writeObstructionStatements(context: ReportContext, ahead: UpcomingStays): Statement[] {
  const transits = computeTransitSnapshot(context.chart, context.now);
  return SLOW_GRAHAS.flatMap((graha) => {
    const transit = transits.grahas.find((one) => one.graha === graha)!;
    if (
      transit.result !== 'obstructed' ||
      countDaysWithin(ahead, ahead.stays[graha].slice(0, 1)) < MIN_STAY_DAYS
    )
      return [];
    const obstructors = transit.obstructedBy.map(formatGraha);
    const sign = getSignName(transits.grahas.find((one) => one.graha === transit.obstructedBy[0])!.sign);
    const because = `${formatList(obstructors)}, in ${sign}, ${obstructors.length > 1 ? 'stand' : 'stands'} in the place that holds up ${graha} for a ${describeMoon(context)}`;
    const keys = ['Moon.sign', `transit.${graha}`, `transit.${transit.obstructedBy[0]!}`];
    return [createStatement(context, obstructionTexts[graha], because, keys, sources.gochara)];
  });
}
