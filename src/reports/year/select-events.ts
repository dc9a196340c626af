/** What each month has to tell, chosen for the year as a whole so that no text comes twice. */
import type { Graha } from '#src/astrology/contract.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { within } from './year-months.ts';
import type { MoonEvent, Retreat, Stay } from './sky-events.ts';
import { pratyantarsIn, type Placed } from './dated-periods.ts';
import { earlier, later } from './dates.ts';
import { yearOf, type MonthAhead, type Year } from './year-ahead.ts';

export type Inner = 'Mars' | 'Mercury' | 'Venus';
export type Entry =
  | { kind: 'stay'; graha: Inner; stay: Stay; at: string; again: number }
  | { kind: 'moon'; moon: MoonEvent; at: string }
  | { kind: 'retreat'; retreat: Retreat; at: string }
  | { kind: 'period'; period: Placed; at: string; again: boolean };

const known = new WeakMap<ReportContext, Entry[][]>();

/** For each month, in order of time. */
export function toldInMonths(reading: ReportContext): Entry[][] {
  const told = known.get(reading) ?? chosen(reading, yearOf(reading));
  known.set(reading, told);
  return told;
}

function chosen(reading: ReportContext, year: Year): Entry[][] {
  const parts = [
    ...(['Mars', 'Mercury', 'Venus'] as const).map((graha) => staysTold(year, graha)),
    moonsTold(reading, year),
    retreatsTold(year),
    reading.chart.lagna ? periodsTold(reading, year) : year.months.map(() => []),
  ];
  return year.months.map((_, i) =>
    parts.flatMap((months) => months[i]!).toSorted((a, b) => a.at.localeCompare(b.at)),
  );
}

/** A text of a place belongs to the first stay there; a second has words of its own, a few in a year, and a third none. */
const MOST_AGAIN: Record<Inner, number> = { Mars: 1, Mercury: 3, Venus: 2 };

function staysTold({ months, stays }: Year, graha: Inner): Entry[][] {
  const places = new Map<number, number>();
  let times = 0;
  return months.map((month) => {
    const here = staysBegun(stays[graha], month);
    const stay =
      longest(
        here.filter(({ place }) => !places.has(place)),
        month,
      ) ?? longest(here, month);
    const visits = stay ? (places.get(stay.place) ?? 0) : 0;
    if (!stay || visits > 1 || (visits === 1 && times === MOST_AGAIN[graha])) return [];
    const again = visits === 1 ? ++times : 0;
    places.set(stay.place, visits + 1);
    return [{ kind: 'stay', graha, stay, at: later(stay.from, month.from), again }];
  });
}

/** Those that begin in the month; in the first month also the one that is running. */
const staysBegun = (stays: readonly Stay[], month: MonthAhead): Stay[] =>
  stays.filter(
    ({ from, to }) => within(from, month) || (month.index === 0 && from < month.from && to > month.opens),
  );

const longest = (stays: readonly Stay[], { opens }: MonthAhead): Stay | undefined =>
  stays.filter(({ to }) => to > opens).toSorted((a, b) => lengthFrom(b, opens) - lengthFrom(a, opens))[0];

const lengthFrom = ({ from, to }: Stay, opens: string): number =>
  Date.parse(to) - Date.parse(later(from, opens));

/** One Moon a month, in the better supported of its two signs; the other stands in the table of days. */
function moonsTold({ chart }: ReportContext, { months, moons }: Year): Entry[][] {
  const used = new Set<string>();
  const points = ({ sign }: MoonEvent) => (chart.lagna ? requireAshtakavarga(chart).sarva[sign - 1]! : 0);
  return months.map((month) => {
    const [moon] = moons
      .filter((event) => within(event.at, month) && !used.has(event.kind + event.place))
      .toSorted((a, b) => points(b) - points(a));
    if (!moon) return [];
    used.add(moon.kind + moon.place);
    return [{ kind: 'moon', moon, at: moon.at }];
  });
}

const TOLD: readonly Graha[] = ['Mercury', 'Venus', 'Mars'];

/** A second turning of one graha in the same sign is left to the table of days. */
function retreatsTold({ months, retreats }: Year): Entry[][] {
  const told = retreats.filter(
    ({ graha, sign }, i) =>
      TOLD.includes(graha) &&
      !retreats.slice(0, i).some((other) => other.graha === graha && other.sign === sign),
  );
  return months.map((month) =>
    told
      .filter(({ from }) => within(from, month))
      .map((retreat) => ({ kind: 'retreat', retreat, at: retreat.from })),
  );
}

/** The longest that begins in a month, of a lord not heard before if there is one; each lord speaks twice at most. */
function periodsTold({ chart }: ReportContext, year: Year): Entry[][] {
  const heard = new Map<Graha, number>();
  const times = (period: Placed) => heard.get(period.lord) ?? 0;
  const all = pratyantarsIn(chart, year.months[0]!.opens, year.to);
  return year.months.map((month) => {
    const begun = all
      .filter(({ start, end }) => start < month.to && end > month.opens)
      .filter(({ start }) => within(start, month) || month.index === 0)
      .filter((period) => times(period) < 2)
      .toSorted((a, b) => times(a) - times(b) || daysIn(b, month) - daysIn(a, month));
    const [period] = begun;
    if (!period) return [];
    const again = times(period) === 1;
    heard.set(period.lord, times(period) + 1);
    return [{ kind: 'period', period, at: later(period.start, month.from), again }];
  });
}

const daysIn = ({ start, end }: Placed, { opens, to }: MonthAhead): number =>
  Date.parse(earlier(end, to)) - Date.parse(later(start, opens));
