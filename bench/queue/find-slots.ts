import { createArrivals, listHourlyRates, type DayKind } from './arrivals.ts';
import { createRandomTimes } from './random-times.ts';
import { computeShareWithin, simulateQueue, type QueueRun } from './simulate-queue.ts';

export type ServiceTime = { mean: number; deviation: number };
type Target = { share: number; seconds: number };

/** The smallest number of slots with which the target is reached on this day, and the run with it. */
export function findSlots(
  day: DayKind,
  service: ServiceTime,
  { target, seed }: { target: Target; seed: number },
): { slots: number; run: QueueRun } {
  const arrivals = createArrivals(listHourlyRates(day), createRandomTimes(seed));
  const simulate = (slots: number) => {
    const random = createRandomTimes(seed, 1);
    return simulateQueue(arrivals, slots, () => random.logNormal(service.mean, service.deviation));
  };
  const isReached = (slots: number) =>
    computeShareWithin(simulate(slots).sojourns, target.seconds) >= target.share;
  let upper = 1;
  while (!isReached(upper)) upper *= 2;
  let lower = Math.floor(upper / 2);
  while (upper - lower > 1) {
    const middle = Math.floor((upper + lower) / 2);
    if (isReached(middle)) upper = middle;
    else lower = middle;
  }
  return { slots: upper, run: simulate(upper) };
}
