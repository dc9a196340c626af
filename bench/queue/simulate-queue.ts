/** One queue, first in first out, and slots that each print one report at a time: the queue produce-report and its workers. */
export type QueueRun = {
  /** seconds in the queue, by arrival */
  waits: number[];
  /** seconds from the arrival to the end of the service, by arrival */
  sojourns: number[];
  /** share of the time in which the slots work, until the last service ends */
  utilization: number;
};

/** `arrivals` ascending. `createServiceTime` is called once for each arrival, in order. */
export function simulateQueue(
  arrivals: readonly number[],
  slotCount: number,
  createServiceTime: () => number,
): QueueRun {
  // Seconds at which each slot is free, as a binary heap: the earliest is first.
  const slots = new Float64Array(slotCount);
  const run: QueueRun = { waits: [], sojourns: [], utilization: 0 };
  let [busySeconds, lastEnd] = [0, 0];
  for (const arrival of arrivals) {
    const start = Math.max(arrival, slots[0]!);
    const serviceSeconds = createServiceTime();
    replaceFirst(slots, start + serviceSeconds);
    run.waits.push(start - arrival);
    run.sojourns.push(start + serviceSeconds - arrival);
    busySeconds += serviceSeconds;
    lastEnd = Math.max(lastEnd, start + serviceSeconds);
  }
  const firstArrival = arrivals[0] ?? 0;
  run.utilization = lastEnd > firstArrival ? busySeconds / (slotCount * (lastEnd - firstArrival)) : 0;
  return run;
}

function replaceFirst(heap: Float64Array, value: number): void {
  let index = 0;
  for (;;) {
    let child = 2 * index + 1;
    if (child + 1 < heap.length && heap[child + 1]! < heap[child]!) child += 1;
    if (child >= heap.length || heap[child]! >= value) break;
    heap[index] = heap[child]!;
    index = child;
  }
  heap[index] = value;
}

export const computeShareWithin = (values: readonly number[], limit: number): number =>
  values.length === 0 ? 1 : values.filter((value) => value <= limit).length / values.length;
