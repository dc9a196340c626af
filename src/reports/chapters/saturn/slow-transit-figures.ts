/** Figure and table of the slow transits. */
import { findBindus } from '#src/reports/facts/chart-metrics.ts';
import type { Figure, Table } from '#src/reports/contract.ts';
import { slowTransitCaptions } from '#src/reports/content/en/saturn/slow-transit-texts.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import { SLOW_GRAHAS, type SlowGraha, type SlowStay } from './slow-stays.ts';
import { formatOrdinal, formatShortDate, getSignName } from '#src/reports/text/phrases.ts';
import { countFromMoon } from './sade-sati-timeline.ts';

export type UpcomingStays = { from: string; to: string; stays: Record<SlowGraha, SlowStay[]> };

/** Shorter stays have no text. */
export const MIN_STAY_DAYS = 42;

/** Groups the stays in one sign, in order of the first stay; groups that are too short are left out. */
export const groupBySign = (ahead: UpcomingStays, graha: SlowGraha, shortest = MIN_STAY_DAYS): SlowStay[][] =>
  [...Map.groupBy(ahead.stays[graha], ({ sign }) => sign).values()].filter(
    (stays) => countDaysWithin(ahead, stays) >= shortest,
  );

export const countDaysWithin = ({ from, to }: UpcomingStays, stays: readonly SlowStay[]): number =>
  stays.reduce((sum, stay) => {
    const [start, end] = [
      Math.max(Date.parse(stay.from), Date.parse(from)),
      Math.min(Date.parse(stay.to), Date.parse(to)),
    ];
    return sum + (end - start) / DAY_MS;
  }, 0);

export function buildLanesFigure(
  { chart, timeKnown }: ReportContext,
  { from, to, stays }: UpcomingStays,
  title: string | null,
  again: boolean,
): Figure {
  const first = timeKnown ? slowTransitCaptions.lanes : slowTransitCaptions.lanesWithoutTime;
  const caption = again ? slowTransitCaptions.lanesAgain(getSignName(chart.grahas.Moon.sign)) : first;
  return {
    kind: 'lanes',
    ...(title ? { title } : {}),
    caption,
    from,
    to,
    lanes: SLOW_GRAHAS.map((graha) => ({
      label: graha,
      spans: stays[graha].map((stay) => ({
        from: stay.from > from ? stay.from : from,
        to: stay.to < to ? stay.to : to,
        label: getSignName(stay.sign),
        short: getSignName(stay.sign).slice(0, 3),
        note: `house ${stay.fromLagna ?? stay.fromMoon}`,
        tinted: stay.favourable,
      })),
    })),
  };
}

/** @param moons one context for each possible Moon sign; the stays are those of the first */
export function buildStaysTable(moons: readonly ReportContext[], ahead: UpcomingStays): Table {
  const [context] = moons as [ReportContext];
  const { timeKnown } = context;
  const counts = moons.map(({ chart }) =>
    moons.length > 1 ? `From ${getSignName(chart.grahas.Moon.sign)}` : 'From the Moon',
  );
  return {
    caption: timeKnown ? slowTransitCaptions.table : slowTransitCaptions.tableWithoutTime,
    head: ['Graha', 'Sign', 'From', 'Until', ...counts, ...(timeKnown ? ['From lagna', 'Points'] : [])],
    rows: SLOW_GRAHAS.flatMap((graha) =>
      groupBySign(ahead, graha).map((stays) => buildRow(moons, stays, timeKnown)),
    ),
  };
}

function buildRow(moons: readonly ReportContext[], stays: readonly SlowStay[], timeKnown: boolean): string[] {
  const [first, last] = [stays[0]!, stays.at(-1)!];
  return [
    first.graha,
    getSignName(first.sign),
    formatShortDate(first.from),
    formatShortDate(last.to),
    ...moons.map((one) => formatOrdinal(countFromMoon(one, first.sign))),
    ...(timeKnown ? [formatOrdinal(first.fromLagna!), describeBindus(moons[0]!, first)] : []),
  ];
}

function describeBindus({ chart }: ReportContext, { graha, sign }: SlowStay): string {
  return graha === 'Rahu' || graha === 'Ketu' ? 'none' : `${findBindus(chart, graha, sign)} of 8`;
}
