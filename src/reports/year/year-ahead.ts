/** The twelve months ahead of one person, computed once per report. */
import type { Chart, ChartSettings } from '#src/astrology/contract.ts';
import type { Varshphal } from '#src/astrology/contract-varshphal.ts';
import { countSolarReturns } from '#src/astrology/varshphal/solar-return.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import { getAnnualChart } from './annual-charts.ts';
import { getEarlierInstant, getLaterInstant, listYearMonths, type YearMonth } from './year-months.ts';
import {
  findGoodDays,
  findRestSpans,
  findBirthNakshatraDays,
  type GoodDay,
  type NatalMoon,
} from './good-days.ts';
import {
  findMoonEvents,
  findRetrogrades,
  findTransitStays,
  type MoonEvent,
  type RetrogradePeriod,
  type Stay,
  type TransitGraha,
} from './sky-events.ts';
import { getMoonTrack } from './moon-track.ts';
import { rateMonths, type MonthSupport } from './month-support.ts';

export type MonthAhead = YearMonth & {
  /** the two signs of the Sun in a calendar month; it enters the second about the middle */
  sunStays: readonly [Stay, Stay];
  support: MonthSupport;
  goodDays: GoodDay[];
  /** the Moon in the eighth sign from its natal sign; none if that sign is not certain */
  restSpans: { from: string; to: string }[];
  /** the Indian noons with the Moon in the birth nakshatra; none if that is not certain */
  birthNakshatraDays: string[];
};

export type YearAhead = {
  /** ISO instants: from the start of the first month to the end of the last */
  from: string;
  to: string;
  /** the sign from which places are counted: the lagna, or the Moon at noon if the birth time is unknown */
  origin: number;
  natalMoon: NatalMoon;
  months: MonthAhead[];
  stays: Record<TransitGraha, Stay[]>;
  retrogrades: RetrogradePeriod[];
  moonEvents: MoonEvent[];
  /** the years of life in these months, usually two; the one that covers more comes first */
  readonly solarYears: Varshphal[];
};

const cache = new WeakMap<ReportContext, YearAhead>();

export function getYearAhead(context: ReportContext): YearAhead {
  const year = cache.get(context) ?? computeYearAhead(context);
  cache.set(context, year);
  return year;
}

function computeYearAhead(context: ReportContext): YearAhead {
  const { chart, isTimeKnown } = context;
  const natal: NatalFacts = {
    natalMoon: createNatalMoon(context),
    origin: (chart.lagna ?? chart.grahas.Moon).sign,
    sarva: isTimeKnown ? requireAshtakavarga(chart).sarva : null,
  };
  return {
    ...getSkyAhead(context, natal),
    // Read for few of the charts of nearby birth times, and takes longer than all else.
    get solarYears() {
      return listSolarYears(context);
    },
  };
}

type SkyAhead = Omit<YearAhead, 'solarYears'>;
/** All of the birth that the months depend on. `natalMoon`: its first sign is that of the chart. */
type NatalFacts = Pick<YearAhead, 'natalMoon' | 'origin'> & { sarva: readonly number[] | null };

/** Charts of nearby birth times have the settings of the chart of the report, and mostly the same facts. */
const skyCache = new WeakMap<ChartSettings, Map<string, SkyAhead>>();

function getSkyAhead({ chart, now }: ReportContext, natal: NatalFacts): SkyAhead {
  const skies = skyCache.get(chart.settings) ?? new Map<string, SkyAhead>();
  skyCache.set(chart.settings, skies);
  const key = JSON.stringify([now, natal]);
  const sky = skies.get(key) ?? computeSkyAhead(chart, now, natal);
  skies.set(key, sky);
  return sky;
}

function computeSkyAhead(chart: Chart, now: string, { natalMoon, origin, sarva }: NatalFacts): SkyAhead {
  const months = listYearMonths(now);
  const [from, to] = [months[0]!.from, months[11]!.to];
  const stays = findTransitStays(chart, from, to, origin);
  const track = getMoonTrack(from, to, chart.settings);
  const support = rateMonths(months, stays, natalMoon.signs[0]!, sarva);
  return {
    from,
    to,
    origin,
    natalMoon,
    stays,
    retrogrades: findRetrogrades(chart, from, to),
    moonEvents: findMoonEvents(track, months[0]!.firstInstant, to, origin),
    months: months.map((month, i) => ({
      ...month,
      sunStays: findSunStays(stays.Sun, month),
      support: support[i]!,
      goodDays: findGoodDays(track, month, natalMoon),
      restSpans: natalMoon.signs.length === 1 ? findRestSpans(track, month, natalMoon.signs[0]!) : [],
      birthNakshatraDays:
        natalMoon.nakshatras.length === 1
          ? findBirthNakshatraDays(track, month, natalMoon.nakshatras[0]!)
          : [],
    })),
  };
}

/** The sign and nakshatra of noon come first, then those of the beginning and the end of the day if they differ. */
function createNatalMoon({ chart, dayRange }: ReportContext): NatalMoon {
  const charts = dayRange ? [chart, dayRange.earliest, dayRange.latest] : [chart];
  const moons = charts.map(({ grahas }) => grahas.Moon);
  return {
    nakshatras: [...new Set(moons.map(({ nakshatra }) => nakshatra))],
    signs: [...new Set(moons.map(({ sign }) => sign))],
  };
}

function findSunStays(stays: readonly Stay[], { from, to }: YearMonth): [Stay, Stay] {
  const secondIndex = stays.findIndex((stay) => stay.from >= from && stay.from < to);
  return [stays[secondIndex - 1]!, stays[secondIndex]!];
}

/**
 * The years of life in these months, the one that covers most of them first. A year of life begins at the solar return, within
 * a day of the birthday. Twelve months may overlap three.
 */
export function listSolarYears({ chart, now }: ReportContext): Varshphal[] {
  const months = listYearMonths(now);
  const [from, to] = [months[0]!.firstInstant, months.at(-1)!.to];
  const solarYears = [getAnnualChart(chart, Math.max(0, countSolarReturns(chart, from)))];
  while (solarYears.at(-1)!.to < to) solarYears.push(getAnnualChart(chart, solarYears.at(-1)!.age + 1));
  return solarYears.toSorted((a, b) => measureOverlapMs(b, from, to) - measureOverlapMs(a, from, to));
}

const measureOverlapMs = (solarYear: Varshphal, from: string, to: string): number =>
  Date.parse(getEarlierInstant(solarYear.to, to)) - Date.parse(getLaterInstant(solarYear.from, from));

const MIN_COVERED_DAYS = 30;

/** The year of life that covers most of the months, and the second one if it covers at least a month. */
export function listShownSolarYears(context: ReportContext): Varshphal[] {
  const { solarYears, months, to } = getYearAhead(context);
  const start = months[0]!.firstInstant;
  return solarYears.filter(
    (solarYear, i) => i === 0 || measureOverlapMs(solarYear, start, to) >= MIN_COVERED_DAYS * DAY_MS,
  );
}

export const getMainSolarYear = (context: ReportContext): Varshphal => getYearAhead(context).solarYears[0]!;
export const findOtherSolarYear = (context: ReportContext): Varshphal | undefined =>
  listShownSolarYears(context)[1];
