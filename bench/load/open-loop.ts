/** Calls at a fixed rate: every call starts at its planned time, whether or not earlier calls have ended. */
import { setTimeout as wait } from 'node:timers/promises';

export type CallRate = { perSecond: number; callCount: number };

/** `plannedAt`: time of the planned start in milliseconds of performance.now(). Latency is measured from it. */
export async function runAtRate(
  { perSecond, callCount }: CallRate,
  call: (index: number, plannedAt: number) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  const calls: Promise<void>[] = [];
  while (calls.length < callCount) {
    const dueCount = Math.min(
      callCount,
      Math.floor(((performance.now() - startedAt) / 1000) * perSecond) + 1,
    );
    while (calls.length < dueCount) {
      const index = calls.length;
      calls.push(call(index, startedAt + (index / perSecond) * 1000));
    }
    await wait(1);
  }
  await Promise.all(calls);
}

/** Milliseconds of every call, by step. */
export type Latencies = Map<string, number[]>;

export const addLatency = (latencies: Latencies, step: string, milliseconds: number): void =>
  void latencies.set(step, [...(latencies.get(step) ?? []), milliseconds]);

/** "p50 3 ms, p99 21 ms, max 40 ms" */
export function formatPercentiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const computePercentile = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  return `p50 ${computePercentile(0.5)} ms, p99 ${computePercentile(0.99)} ms, max ${computePercentile(1)} ms`;
}
