/** Figure and table of the slow transits. */
import { content } from '#src/reports/content/content.ts';
import { findBindus } from '#src/reports/facts/chart-metrics.ts';
import type { Figure, Table } from '#src/reports/contract.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import { SLOW_GRAHAS, type SlowGraha, type SlowStay } from './slow-stays.ts';
import {
  formatOrdinal,
  formatShortDate,
  formatSignAbbreviation,
  getGrahaName,
  getSignName,
} from '#src/reports/text/phrases.ts';
import { countFromMoon } from './sade-sati-timeline.ts';

/**
 * The stays of the slow grahas that overlap the time ahead, `from` and `to` as ISO instants, and those after `to` up to the last return to
 * one of their signs.
 */
export type UpcomingStays = { from: string; to: string; stays: Record<SlowGraha, SlowStay[]> };

/** The reports have no text on shorter stays. */
export const MIN_STAY_DAYS = 42;

/** Groups the stays in one sign, in order of the first stay; groups that are too short are left out. */
export const groupBySign = (
  upcoming: UpcomingStays,
  graha: SlowGraha,
  minDays = MIN_STAY_DAYS,
): SlowStay[][] =>
  [...Map.groupBy(upcoming.stays[graha], ({ sign }) => sign).values()].filter(
    (stays) => countDaysWithin(upcoming, stays) >= minDays,
  );

export const countDaysWithin = ({ from, to }: UpcomingStays, stays: readonly SlowStay[]): number =>
  stays.reduce((sum, stay) => {
    const [start, end] = [
      Math.max(Date.parse(stay.from), Date.parse(from)),
      Math.min(Date.parse(stay.to), Date.parse(to)),
    ];
    return sum + Math.max(0, end - start) / DAY_MS;
  }, 0);

/** @param isSecond true for the second figure on the page, that of the other possible Moon sign */
export function buildLanesFigure(
  { chart, isTimeKnown }: ReportContext,
  { from, to, stays }: UpcomingStays,
  title: string | null,
  isSecond: boolean,
): Figure {
  const firstCaption = isTimeKnown
    ? content.saturn.slowTransitCaptions.lanes
    : content.saturn.slowTransitCaptions.lanesWithoutTime;
  const caption = isSecond
    ? content.saturn.slowTransitCaptions.lanesAgain(getSignName(chart.grahas.Moon.sign))
    : firstCaption;
  return {
    kind: 'lanes',
    ...(title ? { title } : {}),
    caption,
    from,
    to,
    lanes: SLOW_GRAHAS.map((graha) => ({
      label: getGrahaName(graha),
      spans: stays[graha]
        .filter((stay) => stay.from < to)
        .map((stay) => ({
          from: stay.from > from ? stay.from : from,
          to: stay.to < to ? stay.to : to,
          label: getSignName(stay.sign),
          shortLabel: formatSignAbbreviation(stay.sign),
          note: content.saturn.slowTransitLaneNote(stay.fromLagna ?? stay.fromMoon),
          isTinted: stay.isFavourable,
        })),
    })),
  };
}

/** @param moonContexts one for each possible Moon sign; `upcoming` holds the stays of the first */
export function buildStaysTable(moonContexts: readonly ReportContext[], upcoming: UpcomingStays): Table {
  const [context] = moonContexts as [ReportContext];
  const { isTimeKnown } = context;
  const { head, fromMoon, fromSign, headWithTime } = content.saturn.slowTransitTable;
  const counts = moonContexts.map(({ chart }) =>
    moonContexts.length > 1 ? fromSign(getSignName(chart.grahas.Moon.sign)) : fromMoon,
  );
  return {
    caption: isTimeKnown
      ? content.saturn.slowTransitCaptions.table
      : content.saturn.slowTransitCaptions.tableWithoutTime,
    head: [...head, ...counts, ...(isTimeKnown ? headWithTime : [])],
    rows: SLOW_GRAHAS.flatMap((graha) =>
      listTableStays(upcoming, graha).map((stay) => buildRow(moonContexts, stay, isTimeKnown)),
    ),
  };
}

/** Also the short stays in the next sign after `to`, from which the graha comes back. */
function listTableStays(upcoming: UpcomingStays, graha: SlowGraha): SlowStay[] {
  const signs = new Set(groupBySign(upcoming, graha).map(([stay]) => stay!.sign));
  return upcoming.stays[graha].filter(({ sign, from }) => signs.has(sign) || from > upcoming.to);
}

function buildRow(moonContexts: readonly ReportContext[], stay: SlowStay, isTimeKnown: boolean): string[] {
  return [
    getGrahaName(stay.graha),
    getSignName(stay.sign),
    formatShortDate(stay.from),
    formatShortDate(stay.to),
    ...moonContexts.map((context) => formatOrdinal(countFromMoon(context, stay.sign))),
    ...(isTimeKnown ? [formatOrdinal(stay.fromLagna!), describeBindus(moonContexts[0]!, stay)] : []),
  ];
}

function describeBindus({ chart }: ReportContext, { graha, sign }: SlowStay): string {
  const { points, noPoints } = content.saturn.slowTransitTable;
  return graha === 'Rahu' || graha === 'Ketu' ? noPoints : points(findBindus(chart, graha, sign)!);
}
