/** The events in the sky of a month as table rows. */
import { countSolarReturns } from '#src/astrology/varshphal/solar-return.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toUppercaseFirst, formatGraha, getSignName } from '#src/reports/text/phrases.ts';
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
      ...(isWithin(from, period) ? [buildStationRow(from, graha, `turns back in ${getSignName(sign)}`)] : []),
      ...(isWithin(to, period) ? [buildStationRow(to, graha, 'goes forward again')] : []),
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
      ? `Rahu enters ${getSignName(sign)}, Ketu ${getSignName(((sign + 5) % 12) + 1)}`
      : `${toUppercaseFirst(formatGraha(graha))} enters ${getSignName(sign)}`,
    `${getSignName(sign)} is ${describePlaceBriefly(context, place)}`,
  ],
});

const buildMoonRow = (
  context: ReportContext,
  { kind, at, sign, place }: { kind: 'new' | 'full'; at: string; sign: number; place: number },
): DatedRow => ({
  at,
  row: [
    formatWeekdayDate(at),
    kind === 'new' ? 'New Moon' : 'Full Moon',
    `${getSignName(sign)} is ${describePlaceBriefly(context, place)}`,
  ],
});

const buildStationRow = (at: string, graha: string, event: string): DatedRow => ({
  at,
  row: [formatWeekdayDate(at), `${graha} ${event}`, 'it stands still for a day and turns'],
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
        `${context.isTimeKnown ? '' : 'about '}${formatWeekdayDate(at)}`,
        `Your year ${countSolarReturns(context.chart, getNextDay(at)) + 1} of life begins`,
        'the Sun is back at the degree of your birth',
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
        `The antardasha of ${formatGraha(lord)} begins`,
        `within the maha dasha of ${formatGraha(parent.lord)}`,
      ],
    }));
}
