/** The events in the sky of a month as table rows. */
import { content } from '#src/reports/content/content.ts';
import { countSolarReturns } from '#src/astrology/varshphal/solar-return.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toUppercaseFirst, formatGraha, getGrahaName, getSignName } from '#src/reports/text/phrases.ts';
import { isWithin } from '#src/reports/year/year-months.ts';
import { TRANSIT_GRAHAS, type Stay } from '#src/reports/year/sky-events.ts';
import { listAntardashas } from '#src/reports/year/dated-periods.ts';
import { describePlaceBriefly, formatWeekdayDate } from '#src/reports/year/year-phrases.ts';
import { getYearAhead, type MonthAhead } from '#src/reports/year/year-ahead.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';

/** `at` is an ISO instant. */
export type DatedRow = { at: string; row: string[] };

export function buildSkyRows(context: ReportContext, month: MonthAhead): DatedRow[] {
  const { stays, moonEvents, retrogrades } = getYearAhead(context);
  const period = { from: month.firstInstant, to: month.to };
  const shownStays = TRANSIT_GRAHAS.filter((graha) => graha !== 'Ketu').flatMap((graha) => stays[graha]);
  return [
    ...shownStays
      .filter((stay) => !stay.startsBeforeSearch && isWithin(stay.from, period))
      .map((stay) => buildEntryRow(context, stay)),
    ...moonEvents.filter(({ at }) => isWithin(at, period)).map((moon) => buildMoonRow(context, moon)),
    ...retrogrades.flatMap(({ graha, from, to, sign }) => [
      ...(isWithin(from, period)
        ? [buildStationRow(from, content.year.skyRows.turnsBack(getGrahaName(graha), getSignName(sign)))]
        : []),
      ...(isWithin(to, period)
        ? [buildStationRow(to, content.year.skyRows.goesForward(getGrahaName(graha)))]
        : []),
    ]),
    ...buildReturnRows(context, period),
    ...buildPeriodRows(context, period),
  ];
}

type CoveredPeriod = { from: string; to: string };

const buildEntryRow = (context: ReportContext, { graha, sign, place, from }: Stay): DatedRow => ({
  at: from,
  row: [
    formatWeekdayDate(from),
    graha === 'Rahu'
      ? content.year.skyRows.nodesEnter(getSignName(sign), getSignName(((sign + 5) % 12) + 1))
      : toUppercaseFirst(content.year.skyRows.enters(formatGraha(graha), getSignName(sign))),
    content.year.skyRows.signIs(getSignName(sign), describePlaceBriefly(context, place)),
  ],
});

const buildMoonRow = (
  context: ReportContext,
  { kind, at, sign, place }: { kind: 'new' | 'full'; at: string; sign: number; place: number },
): DatedRow => ({
  at,
  row: [
    formatWeekdayDate(at),
    kind === 'new' ? content.year.skyRows.newMoon : content.year.skyRows.fullMoon,
    content.year.skyRows.signIs(getSignName(sign), describePlaceBriefly(context, place)),
  ],
});

const buildStationRow = (at: string, event: string): DatedRow => ({
  at,
  row: [formatWeekdayDate(at), event, content.year.skyRows.station],
});

/** Solar returns, exact to half a day if the birth time is unknown. */
function buildReturnRows(context: ReportContext, period: CoveredPeriod): DatedRow[] {
  const { solarYears } = getYearAhead(context);
  return solarYears
    .flatMap(({ from, to }) => [from, to])
    .filter((at, i, all) => isWithin(at, period) && all.indexOf(at) === i)
    .map((at) => ({
      at,
      row: [
        context.isTimeKnown ? formatWeekdayDate(at) : content.year.aboutDate(formatWeekdayDate(at)),
        content.year.skyRows.yearBegins(countSolarReturns(context.chart, getNextDay(at)) + 1),
        content.year.skyRows.solarReturn,
      ],
    }));
}

const getNextDay = (at: string): string => new Date(Date.parse(at) + DAY_MS).toISOString();

function buildPeriodRows({ chart, isTimeKnown }: ReportContext, period: CoveredPeriod): DatedRow[] {
  if (!isTimeKnown) return [];
  return listAntardashas(chart, period.from, period.to)
    .filter(({ start }) => isWithin(start, period))
    .map(({ start, lord, parent }) => ({
      at: start,
      row: [
        formatWeekdayDate(start),
        content.year.skyRows.antarBegins(formatGraha(lord)),
        content.year.skyRows.withinMaha(formatGraha(parent.lord)),
      ],
    }));
}
