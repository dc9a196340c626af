/** The year ahead of one person, worked out once for all chapters that tell of it. */
import type { Varshphal } from '#src/astrology/contract-varshphal.ts';
import { ageOn } from '#src/astrology/varshphal/solar-return.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { annual } from './annual-charts.ts';
import { yearMonths, type YearMonth } from './year-months.ts';
import { goodDays, quietSpans, starDays, type GoodDay, type Natal } from './good-days.ts';
import {
  moonEvents,
  retreatsOf,
  staysOf,
  type MoonEvent,
  type Retreat,
  type Stay,
  type Walker,
} from './sky-events.ts';
import { moonTrack } from './moon-track.ts';
import { earlier, later } from './dates.ts';
import { weighed, type Weight } from './month-support.ts';

export type MonthAhead = YearMonth & {
  /** the Sun's two signs of a calendar month: it enters the second about the middle */
  suns: readonly [Stay, Stay];
  weight: Weight;
  good: GoodDay[];
  quiet: { from: string; to: string }[];
  ownStar: string[];
};

export type Year = {
  from: string;
  to: string;
  /** where signs are counted from: the lagna or, without an hour, the Moon at noon */
  origin: number;
  natal: Natal;
  months: MonthAhead[];
  stays: Record<Walker, Stay[]>;
  retreats: Retreat[];
  moons: MoonEvent[];
  /** the years of life that cover the months, two as a rule; the longest part first */
  lives: Varshphal[];
};

const known = new WeakMap<ReportContext, Year>();

export function yearOf(reading: ReportContext): Year {
  const year = known.get(reading) ?? computed(reading);
  known.set(reading, year);
  return year;
}

function computed(reading: ReportContext): Year {
  const { chart, now } = reading;
  const months = yearMonths(now);
  const [from, to] = [months[0]!.from, months[11]!.to];
  const natal = natalOf(reading);
  const origin = (chart.lagna ?? chart.grahas.Moon).sign;
  const stays = staysOf(chart, from, to, origin);
  const track = moonTrack(from, to, chart.settings);
  const sarva = chart.lagna ? requireAshtakavarga(chart).sarva : null;
  const weights = weighed(months, stays, chart.grahas.Moon.sign, sarva);
  return {
    from,
    to,
    origin,
    natal,
    stays,
    retreats: retreatsOf(chart, from, to),
    moons: moonEvents(track, months[0]!.opens, to, origin),
    lives: livesOf(reading, months[0]!.opens, to),
    months: months.map((month, i) => ({
      ...month,
      suns: sunsOf(stays.Sun, month),
      weight: weights[i]!,
      good: goodDays(track, month, natal),
      quiet: natal.signs.length === 1 ? quietSpans(track, month, natal.signs[0]!) : [],
      ownStar: natal.stars.length === 1 ? starDays(track, month, natal.stars[0]!) : [],
    })),
  };
}

/** Noon first, then what else the day allows. */
function natalOf({ chart, day }: ReportContext): Natal {
  const charts = day ? [chart, day.earliest, day.latest] : [chart];
  const moons = charts.map(({ grahas }) => grahas.Moon);
  return {
    stars: [...new Set(moons.map(({ nakshatra }) => nakshatra))],
    signs: [...new Set(moons.map(({ sign }) => sign))],
  };
}

function sunsOf(stays: readonly Stay[], { from, to }: YearMonth): [Stay, Stay] {
  const second = stays.findIndex((stay) => stay.from >= from && stay.from < to);
  return [stays[second - 1]!, stays[second]!];
}

/** Counted from the return of the Sun, which falls on the birthday or a day beside it. Twelve months may touch three. */
function livesOf({ chart }: ReportContext, from: string, to: string): Varshphal[] {
  const lives = [annual(chart, Math.max(0, ageOn(chart, from)))];
  while (lives.at(-1)!.to < to) lives.push(annual(chart, lives.at(-1)!.age + 1));
  const covered = (life: Varshphal) => Date.parse(earlier(life.to, to)) - Date.parse(later(life.from, from));
  return lives.toSorted((a, b) => covered(b) - covered(a));
}
