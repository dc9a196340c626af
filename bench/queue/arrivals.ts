/**
 * Arrivals of paid reports over one day in India: a Poisson process whose rate follows the hour. Assumed, not measured: the site has
 * no traffic yet. Little at night, most after dinner; on a festival day more, and more again in the two hours around the muhurta.
 */
import type { RandomTimes } from './random-times.ts';

/** Share of each hour, from midnight IST, of the reports of a day. They are divided by their sum. */
const HOUR_WEIGHTS = [
  12, 7, 4, 3, 4, 9, 18, 28, 36, 44, 50, 52, 50, 46, 44, 44, 46, 50, 58, 66, 74, 78, 66, 37,
];
const DAYS_PER_MONTH = 30;
const MUHURTA_HOURS: readonly number[] = [18, 19];
/** Factor to the rate of the festival day in the same hour. */
const MUHURTA_FACTOR = 3;
const HOUR_SECONDS = 3600;

export type DayKind = {
  reportsPerMonth: number;
  /** factor to an average day; with 1 the muhurta hours are not raised */
  dayFactor: number;
};

/** Reports a second in each hour. */
export function listHourlyRates({ reportsPerMonth, dayFactor }: DayKind): number[] {
  const total = HOUR_WEIGHTS.reduce((sum, weight) => sum + weight, 0);
  const perDay = (reportsPerMonth / DAYS_PER_MONTH) * dayFactor;
  return HOUR_WEIGHTS.map((weight, hour) => {
    const factor = dayFactor > 1 && MUHURTA_HOURS.includes(hour) ? MUHURTA_FACTOR : 1;
    return (perDay * factor * weight) / total / HOUR_SECONDS;
  });
}

/** @returns seconds after midnight, ascending */
export function createArrivals(hourlyRates: readonly number[], random: RandomTimes): number[] {
  const arrivals: number[] = [];
  for (const [hour, rate] of hourlyRates.entries()) {
    const end = (hour + 1) * HOUR_SECONDS;
    // A Poisson process has no memory, so that each hour can start with its own rate.
    let time = hour * HOUR_SECONDS + random.exponential(1 / rate);
    while (time < end) {
      arrivals.push(time);
      time += random.exponential(1 / rate);
    }
  }
  return arrivals;
}
