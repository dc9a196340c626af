/**
 * `npm run simulate-queue -- --seconds 1.4 --seed 1`: how many reports must be printed at a time so that 95 % are delivered within
 * five minutes, for a thousand, a hundred thousand and ten million reports a month, on an ordinary day and on a festival day. A slot
 * prints one report at a time and needs one core. `--seconds`: measured core seconds of a report (docs/scaling.md).
 */
import { parseArgs } from 'node:util';
import type { DayKind } from './queue/arrivals.ts';
import { findSlots } from './queue/find-slots.ts';
import { computeShareWithin } from './queue/simulate-queue.ts';
import { reportResult, type Figure } from './results/result.ts';
import { computePercentile } from './statistics/percentile.ts';

const TARGET = { share: 0.95, seconds: 300 };
const REPORTS_PER_MONTH = [1000, 100_000, 10_000_000];
const DAY_KINDS = [
  { name: 'ordinary day', dayFactor: 1 },
  { name: 'festival day', dayFactor: 4 },
];
/** Standard deviation of the service time as a share of its mean: reports have 12 to 80 pages. */
const DEVIATION = 0.4;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '1.4' }, seed: { type: 'string', default: '1' } },
});
const service = { mean: Number(values.seconds), deviation: DEVIATION };
const figures: Figure[] = [];
for (const reportsPerMonth of REPORTS_PER_MONTH)
  for (const { name, dayFactor } of DAY_KINDS) simulate(name, { reportsPerMonth, dayFactor });
reportResult('simulate-queue', figures, `${service.mean} s a report, seed ${values.seed}`);

function simulate(name: string, day: DayKind): void {
  const { slots, run } = findSlots(day, service, { target: TARGET, seed: Number(values.seed) });
  const share = computeShareWithin(run.sojourns, TARGET.seconds);
  const subject = `${day.reportsPerMonth.toLocaleString('en')} a month, ${name}`;
  console.log(
    `${subject}: ${run.sojourns.length.toLocaleString('en-IN')} reports in the day, ${(share * 100).toFixed(1)} % within ${TARGET.seconds} s, ` +
      `p50 ${formatSeconds(run.sojourns, 0.5)}, p99 ${formatSeconds(run.sojourns, 0.99)}, slots work ${Math.round(run.utilization * 100)} % of the day`,
  );
  figures.push({ subject, value: slots, unit: slots === 1 ? 'slot' : 'slots' });
}

function formatSeconds(values: readonly number[], share: number): string {
  return `${computePercentile(values, share).toFixed(1)} s`;
}
