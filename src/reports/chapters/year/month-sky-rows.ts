/** What happens in the sky of a month, as rows with their days. */
import { ageOn } from '#src/astrology/varshphal/solar-return.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toUppercaseFirst, grahaName, signName } from '#src/reports/text/phrases.ts';
import { isWithin } from '#src/reports/year/year-months.ts';
import { TRANSIT_GRAHAS, type Stay } from '#src/reports/year/sky-events.ts';
import { listAntardashas } from '#src/reports/year/dated-periods.ts';
import { selectMonthEvents } from '#src/reports/year/select-events.ts';
import { describePlaceBriefly, formatWeekdayDate } from '#src/reports/year/year-phrases.ts';
import { getYearAhead, type MonthAhead } from '#src/reports/year/year-ahead.ts';

/** `told`: a statement or the lead of the month gives this day as well. */
export type Dated = { at: string; row: string[]; told?: boolean };

export function skyRows(reading: ReportContext, month: MonthAhead): Dated[] {
  const { stays, moonEvents, retrogrades } = getYearAhead(reading);
  const told = toldIn(reading, month);
  const named = { from: month.firstInstant, to: month.to };
  const entries = TRANSIT_GRAHAS.filter((graha) => graha !== 'Ketu').flatMap((graha) => stays[graha]);
  return [
    ...entries
      .filter((stay) => !stay.startsBeforeSearch && isWithin(stay.from, named))
      .map((stay) => ({ ...entryRow(reading, stay), told: stay.graha === 'Sun' || told.has(stay) })),
    ...moonEvents
      .filter(({ at }) => isWithin(at, named))
      .map((moon) => ({ ...moonRow(reading, moon), told: told.has(moon) })),
    ...retrogrades.flatMap(({ graha, from, to, sign }) => [
      ...(isWithin(from, named) ? [turnRow(from, graha, `turns back in ${signName(sign)}`)] : []),
      ...(isWithin(to, named) ? [turnRow(to, graha, 'goes forward again')] : []),
    ]),
    ...returnRows(reading, named),
    ...periodRows(reading, named),
  ];
}

/** The stays and moons of the month that have a statement of their own. */
const toldIn = (reading: ReportContext, { index }: MonthAhead): Set<unknown> =>
  new Set(
    selectMonthEvents(reading)[index]!.map((entry) =>
      entry.kind === 'stay' ? entry.stay : entry.kind === 'moon' ? entry.moon : entry,
    ),
  );

type Named = { from: string; to: string };

const entryRow = (reading: ReportContext, { graha, sign, place, from }: Stay): Dated => ({
  at: from,
  row: [
    formatWeekdayDate(from),
    graha === 'Rahu'
      ? `Rahu enters ${signName(sign)}, Ketu ${signName(((sign + 5) % 12) + 1)}`
      : `${toUppercaseFirst(grahaName(graha))} enters ${signName(sign)}`,
    `${signName(sign)} is ${describePlaceBriefly(reading, place)}`,
  ],
});

const moonRow = (
  reading: ReportContext,
  { kind, at, sign, place }: { kind: 'new' | 'full'; at: string; sign: number; place: number },
): Dated => ({
  at,
  row: [
    formatWeekdayDate(at),
    kind === 'new' ? 'New Moon' : 'Full Moon',
    `${signName(sign)} is ${describePlaceBriefly(reading, place)}`,
  ],
});

const turnRow = (at: string, graha: string, what: string): Dated => ({
  at,
  row: [formatWeekdayDate(at), `${graha} ${what}`, 'it stands still for a day and turns'],
});

/** The Sun at the degree of birth: good to half a day without an hour. */
function returnRows(reading: ReportContext, named: Named): Dated[] {
  const { solarYears } = getYearAhead(reading);
  return solarYears
    .flatMap(({ from, to }) => [from, to])
    .filter((at, i, all) => isWithin(at, named) && all.indexOf(at) === i)
    .map((at) => ({
      at,
      row: [
        `${reading.chart.lagna ? '' : 'about '}${formatWeekdayDate(at)}`,
        `Your year ${ageOn(reading.chart, nextDay(at)) + 1} of life begins`,
        'the Sun is back at the degree of your birth',
      ],
    }));
}

const nextDay = (at: string): string => new Date(Date.parse(at) + 86_400_000).toISOString();

function periodRows({ chart }: ReportContext, named: Named): Dated[] {
  if (!chart.lagna) return [];
  return listAntardashas(chart, named.from, named.to)
    .filter(({ start }) => isWithin(start, named))
    .map(({ start, lord, parent }) => ({
      at: start,
      row: [
        formatWeekdayDate(start),
        `The antardasha of ${grahaName(lord)} begins`,
        `within the maha dasha of ${grahaName(parent.lord)}`,
      ],
    }));
}
