/** For an unknown birth time: houses counted from the Moon (Chandra lagna) or, if it changed its sign that day, from the Sun. */
import type { Chart } from '#src/astrology/contract.ts';
import { createContextsByMoonSign } from './possible-moon-signs.ts';
import type { ReportContext, TimedChart, TimeUnknownContext } from './report-context.ts';
import { hasOneMoonSign } from './unknown-time-range.ts';

export type HouseOrigin = 'Moon' | 'Sun';

/** The chart has houses: counted from the lagna or, without a birth time, from the Moon or the Sun. */
export type ContextWithHouses = ReportContext & { chart: TimedChart };

/** The Sun changes its sign once a month, the Moon every second or third day. */
export const chooseHouseOrigin = (context: TimeUnknownContext): HouseOrigin =>
  hasOneMoonSign(context) ? 'Moon' : 'Sun';

/** In the charts of the result the origin is the lagna, so that every rule on houses counts from it. */
export const countHousesFrom = (context: TimeUnknownContext, origin: HouseOrigin): CountedContext => ({
  ...context,
  chart: setLagna(context.chart, origin),
  dayRange: {
    earliest: setLagna(context.dayRange.earliest, origin),
    latest: setLagna(context.dayRange.latest, origin),
    charts: context.dayRange.charts.map((chart) => setLagna(chart, origin)),
  },
});

type CountedContext = TimeUnknownContext & ContextWithHouses;

/**
 * The houses with the Moon sign of most hours and, if the Moon changed its sign that day, those with the other one; without the
 * second if the Sun, from which both are counted, changed its sign too.
 */
export function listCountedByMoonSign(context: TimeUnknownContext): [CountedContext, CountedContext?] {
  const origin = chooseHouseOrigin(context);
  const own = countHousesFrom(context, origin);
  const [, other] = createContextsByMoonSign(context).map((each) => countHousesFrom(each, origin));
  return other && other.chart.lagna.sign === own.chart.lagna.sign ? [own, other] : [own];
}

const chartsByOrigin: Record<HouseOrigin, WeakMap<Chart, TimedChart>> = {
  Moon: new WeakMap(),
  Sun: new WeakMap(),
};

/** One for each chart, because results are cached by chart. */
export function setLagna(chart: Chart, origin: HouseOrigin): TimedChart {
  const known = chartsByOrigin[origin].get(chart);
  if (known) return known;
  const { longitude, sign, degreeInSign, nakshatra, pada, navamsaSign } = chart.grahas[origin];
  const counted = { ...chart, lagna: { longitude, sign, degreeInSign, nakshatra, pada, navamsaSign } };
  chartsByOrigin[origin].set(chart, counted);
  return counted;
}
