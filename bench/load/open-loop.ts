/** Calls at a fixed rate: every call starts at its planned time, whether or not earlier calls have ended. */
import { setTimeout as wait } from 'node:timers/promises';
import { computePercentile } from '#bench/statistics/percentile.ts';

export type CallRate = { perSecond: number; callCount: number };

/**
 * `plannedAt`: time of the planned start in milliseconds of performance.now(). Latency is measured from it.
 * @returns by how many milliseconds each call started late, because this process was busy or had no processor
 */
export async function runAtRate(
  { perSecond, callCount }: CallRate,
  call: (index: number, plannedAt: number) => Promise<void>,
): Promise<number[]> {
  const startedAt = performance.now();
  const calls: Promise<void>[] = [];
  const delays: number[] = [];
  while (calls.length < callCount) {
    const dueCount = Math.min(
      callCount,
      Math.floor(((performance.now() - startedAt) / 1000) * perSecond) + 1,
    );
    while (calls.length < dueCount) {
      const index = calls.length;
      const plannedAt = startedAt + (index / perSecond) * 1000;
      delays.push(performance.now() - plannedAt);
      calls.push(call(index, plannedAt));
    }
    await wait(1);
  }
  await Promise.all(calls);
  return delays;
}

/** Milliseconds of every call, by step. */
export type Latencies = Map<string, number[]>;

export function addLatency(latencies: Latencies, step: string, milliseconds: number): void {
  const ofStep = latencies.get(step);
  if (ofStep) ofStep.push(milliseconds);
  else latencies.set(step, [milliseconds]);
}

/** "p50 3 ms, p99 21 ms, max 40 ms" */
export function formatPercentiles(values: readonly number[]): string {
  const format = (share: number) => {
    const milliseconds = computePercentile(values, share);
    return `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;
  };
  return `p50 ${format(0.5)}, p99 ${format(0.99)}, max ${format(1)}`;
}
