/**
 * `npm run bench:panchang`: measures the panchang of a day, the calendar of a month and what a page needs, for towns and dates
 * of a century, on one core. CPU time, so that other programs on the machine change little. The goals are 5 ms a day and 60 ms a month.
 * It prints the figures and never fails. Needs build/gazetteer.json.
 */
import { parseArgs } from 'node:util';
import { computeDayPanchang } from '#src/astrology/almanac/day-panchang.ts';
import { computeMonthCalendar } from '#src/astrology/almanac/month-calendar.ts';
import { computePanchang } from '#src/panchang/compute-panchang.ts';
import { toTown } from '#src/panchang/towns.ts';
import { loadGazetteer } from '#src/places/gazetteer.ts';
import { reportResult } from './results/result.ts';
import { computeMedian } from './statistics/median.ts';
import { computePercentile } from './statistics/percentile.ts';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const CASES = values.short ? 20 : 200;
const NOW = new Date('2026-11-29T06:00:00Z');

const gazetteer = loadGazetteer('build/gazetteer.json');
const towns = gazetteer.listLargestIndian(CASES);

/** Dates of 1950 to 2050 in all seasons, the same in every run. */
const cases = towns.map((place, index) => ({
  place,
  town: toTown(gazetteer, place),
  date: new Date(Date.UTC(1950 + (index % 100), (index * 7) % 12, 1 + ((index * 11) % 28)))
    .toISOString()
    .slice(0, 10),
}));

type Case = (typeof cases)[number];

/**
 * Milliseconds of CPU time of each case. The first cases warm up the code and are left out.
 * @param prepare runs before each measurement and is not part of it
 */
function measure(run: (one: Case) => unknown, prepare: (one: Case) => unknown = () => {}): number[] {
  const times = cases.map((one) => {
    prepare(one);
    const start = process.cpuUsage();
    run(one);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return times.slice(Math.floor(times.length / 4));
}

const computeDay = ({ place, date }: Case) => computeDayPanchang(place, date);
const computeMonth = ({ place, date }: Case) => computeMonthCalendar(place, date.slice(0, 7));

const summarize = (subject: string, times: number[], max: number) => [
  { subject: `${subject}, median`, value: computeMedian(times), unit: 'ms', goal: { max } },
  { subject: `${subject}, p95`, value: computePercentile(times, 0.95), unit: 'ms' },
];

reportResult(
  'panchang',
  [
    // As when a visitor steps through the days: the caches have the days around it.
    ...summarize('day, warm', measure(computeDay, computeDay), 5),
    ...summarize('day of another year', measure(computeDay), 5),
    ...summarize('month', measure(computeMonth), 60),
    ...summarize(
      'all of a page',
      measure(({ place, town, date }) => computePanchang(place, town, date, NOW)),
      65,
    ),
  ],
  `${CASES} towns and dates`,
);
