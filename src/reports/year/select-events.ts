/** Chooses the events of the year that have a text, for the year as a whole, so that no text appears twice. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { MoonEvent, RetrogradePeriod, Stay } from './sky-events.ts';
import { listPratyantardashas, type NestedPeriod } from './dated-periods.ts';
import { getEarlierInstant, getLaterInstant, isWithin, type YearMonth } from './year-months.ts';
import { getYearAhead, type MonthAhead, type YearAhead } from './year-ahead.ts';

/**
 * `repeatNumber` of a stay of Mars: 0 for the first stay in its place, otherwise the number of the repeated stay in the year.
 * `isRepeated`: the lord of the period has a text in an earlier month.
 */
export type MonthEvent =
  | { kind: 'stay'; stay: Stay; at: string; repeatNumber: number }
  | { kind: 'retrograde'; retrograde: RetrogradePeriod; at: string }
  | { kind: 'period'; period: NestedPeriod; at: string; isRepeated: boolean };

const cache = new WeakMap<ReportContext, MonthEvent[][]>();

/** For each month, in order of time. */
export function selectMonthEvents(context: ReportContext): MonthEvent[][] {
  const events = cache.get(context) ?? selectEvents(context, getYearAhead(context));
  cache.set(context, events);
  return events;
}

function selectEvents(context: ReportContext, year: YearAhead): MonthEvent[][] {
  const eventsByKind = [
    selectMarsStays(year),
    selectRetrogrades(year),
    context.isTimeKnown ? selectPratyantardashas(context.chart, year.months) : year.months.map(() => []),
  ];
  return year.months.map((_, i) =>
    eventsByKind.flatMap((months) => months[i]!).toSorted((a, b) => a.at.localeCompare(b.at)),
  );
}

/** Per year. The first stay in a place has the full text, a second one a short text, a third none. */
const MAX_REPEATED_STAYS = 1;

function selectMarsStays({ months, stays }: YearAhead): MonthEvent[][] {
  const countByPlace = new Map<number, number>();
  let repeatCount = 0;
  return months.map((month) => {
    const newStays = listNewStays(stays.Mars, month);
    const stay =
      findLongest(
        newStays.filter(({ place }) => !countByPlace.has(place)),
        month,
      ) ?? findLongest(newStays, month);
    const count = stay ? (countByPlace.get(stay.place) ?? 0) : 0;
    if (!stay || count > 1 || (count === 1 && repeatCount === MAX_REPEATED_STAYS)) return [];
    const repeatNumber = count === 1 ? ++repeatCount : 0;
    countByPlace.set(stay.place, count + 1);
    return [{ kind: 'stay', stay, at: getLaterInstant(stay.from, month.from), repeatNumber }];
  });
}

/** Stays that begin in the month; in the first month also the current one. */
const listNewStays = (stays: readonly Stay[], month: MonthAhead): Stay[] =>
  stays.filter(
    ({ from, to }) =>
      isWithin(from, month) || (month.index === 0 && from < month.from && to > month.firstInstant),
  );

const findLongest = (stays: readonly Stay[], { firstInstant }: MonthAhead): Stay | undefined =>
  stays
    .filter(({ to }) => to > firstInstant)
    .toSorted((a, b) => measureLengthMs(b, firstInstant) - measureLengthMs(a, firstInstant))[0];

const measureLengthMs = ({ from, to }: Stay, start: string): number =>
  Date.parse(to) - Date.parse(getLaterInstant(from, start));

const moonCache = new WeakMap<ReportContext, MoonEvent[]>();

/** For each month its new or full Moon: of those that no earlier month describes, the one whose sign has more bindus. */
export function selectMonthMoons(context: ReportContext): MoonEvent[] {
  const moons = moonCache.get(context) ?? selectMoons(context, getYearAhead(context));
  moonCache.set(context, moons);
  return moons;
}

function selectMoons({ chart, isTimeKnown }: ReportContext, { months, moonEvents }: YearAhead): MoonEvent[] {
  const describedEvents = new Set<string>();
  const getKey = ({ kind, place }: MoonEvent) => kind + place;
  const getBindus = ({ sign }: MoonEvent) => (isTimeKnown ? requireAshtakavarga(chart).sarva[sign - 1]! : 0);
  return months.map((month) => {
    const moonsOfMonth = moonEvents
      .filter(({ at }) => isWithin(at, month))
      .toSorted((a, b) => getBindus(b) - getBindus(a));
    const coming = moonsOfMonth.filter(({ at }) => at >= month.firstInstant);
    const moons = coming.length > 0 ? coming : moonsOfMonth;
    const moon = moons.find((event) => !describedEvents.has(getKey(event))) ?? moons[0]!;
    describedEvents.add(getKey(moon));
    return moon;
  });
}

const RETROGRADES_IN_TEXT: readonly Graha[] = ['Mercury', 'Venus', 'Mars'];

/**
 * Each in the month in which it begins, in the first month also those in progress. A second retrograde period of the same graha in
 * the same sign appears only in the table of days.
 */
function selectRetrogrades({ months, retrogrades }: YearAhead): MonthEvent[][] {
  const currentAndComing = retrogrades.filter(({ to }) => to > months[0]!.firstInstant);
  const selected = currentAndComing.filter(
    ({ graha, sign }, i) =>
      RETROGRADES_IN_TEXT.includes(graha) &&
      !currentAndComing.slice(0, i).some((other) => other.graha === graha && other.sign === sign),
  );
  return months.map((month) =>
    selected
      .filter(({ from }) => isWithin(from, month) || (month.index === 0 && from < month.from))
      .map((retrograde) => ({
        kind: 'retrograde',
        retrograde,
        at: getLaterInstant(retrograde.from, month.from),
      })),
  );
}

/**
 * The longest pratyantardasha that begins in a month, of a lord without an earlier text if there is one; each lord has two texts at
 * most.
 */
export function selectPratyantardashas(
  chart: Chart,
  months: readonly YearMonth[],
): Extract<MonthEvent, { kind: 'period' }>[][] {
  const textCountByLord = new Map<Graha, number>();
  const countEarlierTexts = (period: NestedPeriod) => textCountByLord.get(period.lord) ?? 0;
  const pratyantardashas = listPratyantardashas(chart, months[0]!.firstInstant, months.at(-1)!.to);
  return months.map((month) => {
    const candidates = pratyantardashas
      .filter(({ start, end }) => start < month.to && end > month.firstInstant)
      .filter(({ start }) => isWithin(start, month) || month.index === 0)
      .filter((period) => countEarlierTexts(period) < 2)
      .toSorted(
        (a, b) =>
          countEarlierTexts(a) - countEarlierTexts(b) ||
          measureOverlapMs(b, month) - measureOverlapMs(a, month),
      );
    const [period] = candidates;
    if (!period) return [];
    const isRepeated = countEarlierTexts(period) === 1;
    textCountByLord.set(period.lord, countEarlierTexts(period) + 1);
    return [{ kind: 'period', period, at: getLaterInstant(period.start, month.from), isRepeated }];
  });
}

const measureOverlapMs = ({ start, end }: NestedPeriod, { firstInstant, to }: YearMonth): number =>
  Date.parse(getEarlierInstant(end, to)) - Date.parse(getLaterInstant(start, firstInstant));
