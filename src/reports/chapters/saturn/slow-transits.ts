/** Saturn, Jupiter, Rahu and Ketu over the chart in the next two and a half years. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import { skyOn } from '#src/astrology/transits/sky-on.ts';
import type { Statement } from '#src/reports/contract.ts';
import { childSlow } from '#src/reports/content/en/child/child-slow-transits.ts';
import { jupiter } from '#src/reports/content/en/saturn/jupiter-transit.ts';
import { ketu } from '#src/reports/content/en/saturn/ketu-transit.ts';
import { rahu } from '#src/reports/content/en/saturn/rahu-transit.ts';
import { saturn } from '#src/reports/content/en/saturn/saturn-transit.ts';
import { pointWeights } from '#src/reports/content/en/saturn/transit-bindus.ts';
import {
  obstructed,
  slowHeadings,
  slowLead,
  slowLeadOfDay,
  twoMoons,
} from '#src/reports/content/en/saturn/slow-transit-texts.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { createContextsByMoonSign, withoutRepeatedTexts } from '#src/reports/context/possible-moon-signs.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import {
  bandOf,
  DAY_MS,
  middleDay,
  pointsIn,
  SLOW,
  slowStays,
  type Slow,
  type SlowStay,
} from './slow-stays.ts';
import { grahaName, listed, toNumberWord, signName } from '#src/reports/text/phrases.ts';
import { moonOf, placeWords } from './sade-sati-timeline.ts';
import { bySign, crossings, daysWithin, lanesOf, SHORTEST_DAYS, type Ahead } from './slow-transit-figures.ts';

const AHEAD_DAYS = 913;
/** On a day of two Moons only what lasts. */
const LONG_DAYS = 150;

/** @param brief one stay for each node and the first obstruction only, where room is short */
const chapter = (brief: boolean): Chapter => ({
  write: (reading) => {
    const moons = createContextsByMoonSign(reading);
    const ahead = moons.map((one) => aheadOf(one));
    const two = moons.length > 1;
    return {
      kind: 'table',
      id: 'slow-transits',
      ...slowHeadings,
      lead: [reading.day ? slowLeadOfDay : slowLead, ...(two ? [twoMoons] : [])].join(' '),
      figures: moons.map((one, i) => lanesOf(one, ahead[i]!, two ? moonTitle(one) : null, i > 0)),
      tables: [crossings(moons, ahead[0]!)],
      statements: withoutRepeatedTexts(moons.flatMap((one, i) => statementsOf(one, ahead[i]!, two, brief))),
    };
  },
});

export const slowTransits = chapter(false);
export const slowTransitsBrief = chapter(true);

const moonTitle = ({ chart }: ReportContext): string =>
  `With the Moon in ${signName(chart.grahas.Moon.sign)}`;

function aheadOf({ chart, now }: ReportContext): Ahead {
  const to = new Date(Date.parse(now) + AHEAD_DAYS * DAY_MS).toISOString();
  const entries = SLOW.map((graha) => [graha, slowStays(chart, graha, now, to)] as const);
  return { from: now, to, stays: Object.fromEntries(entries) as Ahead['stays'] };
}

/** On a day of two Moons the nodes are left to the table. */
function statementsOf(reading: ReportContext, ahead: Ahead, two: boolean, brief: boolean): Statement[] {
  const told = SLOW.filter((graha) => !two || graha === 'Saturn' || graha === 'Jupiter');
  return [
    ...told.flatMap((graha) =>
      staysToTell(ahead, graha, two ? LONG_DAYS : SHORTEST_DAYS, brief).map((stays, i) =>
        stayStatement(reading, stays, i === 0 && graha !== 'Ketu'),
      ),
    ),
    ...(two ? [] : obstructions(reading, ahead).slice(0, brief ? 1 : 4)),
  ];
}

/** In the short form a node is told by its longest stay. */
function staysToTell(ahead: Ahead, graha: Slow, shortest: number, brief: boolean): SlowStay[][] {
  const told = bySign(ahead, graha, shortest);
  const isNode = graha === 'Rahu' || graha === 'Ketu';
  if (!brief || !isNode) return told;
  return told.toSorted((a, b) => daysWithin(ahead, b) - daysWithin(ahead, a)).slice(0, 1);
}

const TEXTS = { Saturn: saturn, Jupiter: jupiter, Rahu: rahu, Ketu: ketu };

function stayStatement(reading: ReportContext, stays: readonly SlowStay[], first: boolean): Statement {
  const { graha, sign, fromMoon } = stays[0]!;
  const weight = weightOf(reading, stays[0]!);
  const text = isChild(reading)
    ? childSlow[graha][fromMoon - 1]!
    : [TEXTS[graha][fromMoon - 1]!, weight?.text].filter(Boolean).join(' ');
  const is = fromMoon === 1 ? 'stands on' : 'is';
  const because = `${graha} in ${signName(sign)} ${is} ${placeWords(reading, sign)}${weight?.because ?? ''}`;
  const keys = ['Moon.sign', `transit.${graha}.${middleDay(stays[0]!)}`, ...(weight?.keys ?? [])];
  return createStatement(reading, text, because, keys, first ? sources.gochara : undefined);
}

/** The place weighed against its points; the nodes have none, nor has anybody without an hour. */
function weightOf({ chart }: ReportContext, { graha, sign, fromMoon }: SlowStay) {
  if (graha !== 'Saturn' && graha !== 'Jupiter') return null;
  const points = pointsIn(chart, graha, sign);
  if (points === null) return null;
  return {
    text: pointWeights[graha][fromMoon - 1]![bandOf(points)],
    because: `, on ${toNumberWord(points)} of eight points`,
    keys: [`bindus.${graha}.${sign}`],
  };
}

/** Vedha: who holds back a good place at this moment; a place that is left within days is not worth the telling. */
function obstructions(reading: ReportContext, ahead: Ahead): Statement[] {
  const sky = skyOn(reading.chart, reading.now);
  return SLOW.flatMap((graha) => {
    const held = sky.grahas.find((one) => one.graha === graha)!;
    if (held.gochara !== 'obstructed' || daysWithin(ahead, ahead.stays[graha].slice(0, 1)) < SHORTEST_DAYS)
      return [];
    const who = held.obstructedBy.map(grahaName);
    const where = signName(sky.grahas.find((one) => one.graha === held.obstructedBy[0])!.sign);
    const because = `${listed(who)}, in ${where}, ${who.length > 1 ? 'stand' : 'stands'} in the place that holds up ${graha} for a ${moonOf(reading)}`;
    const keys = ['Moon.sign', `transit.${graha}`, `transit.${held.obstructedBy[0]!}`];
    return [createStatement(reading, obstructed[graha], because, keys, sources.gochara)];
  });
}
