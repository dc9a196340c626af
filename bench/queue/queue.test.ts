import { describe, expect, it } from 'vitest';
import { computeMean } from '#bench/statistics/fit-line.ts';
import { createArrivals, listHourlyRates } from './arrivals.ts';
import { findSlots } from './find-slots.ts';
import { createRandomTimes } from './random-times.ts';
import { computeShareWithin, simulateQueue } from './simulate-queue.ts';

/** Erlang C: the share of arrivals that wait in an M/M/c queue. `load`: arrival rate times mean service time. */
function computeErlangC(slots: number, load: number): number {
  let blocked = 1;
  for (let count = 1; count <= slots; count += 1) blocked = (load * blocked) / (count + load * blocked);
  return blocked / (1 - (load / slots) * (1 - blocked));
}

describe('the simulated queue', () => {
  it.each([
    { slots: 1, load: 0.7 },
    { slots: 4, load: 3.4 },
    { slots: 20, load: 18 },
  ])('waits as the M/M/c formula says with $slots slots and load $load', ({ slots, load }) => {
    const [arrivalRandom, serviceRandom] = [createRandomTimes(1), createRandomTimes(2)];
    let now = 0;
    const arrivals = Array.from({ length: 400_000 }, () => (now += arrivalRandom.exponential(1 / load)));
    const { waits, utilization } = simulateQueue(arrivals, slots, () => serviceRandom.exponential(1));
    const waiting = computeErlangC(slots, load);
    expect(computeMean(waits)).toBeCloseTo(waiting / (slots - load), 0);
    expect(Math.abs(computeMean(waits) / (waiting / (slots - load)) - 1)).toBeLessThan(0.05);
    expect(1 - computeShareWithin(waits, 0)).toBeCloseTo(waiting, 1);
    const expectedShare = 1 - waiting * Math.exp(-(slots - load) * 2);
    expect(computeShareWithin(waits, 2)).toBeCloseTo(expectedShare, 1);
    expect(utilization).toBeCloseTo(load / slots, 1);
  });

  it('serves first in, first out with the slot that is free first', () => {
    const services = [10, 1, 5, 1];
    const { waits, sojourns } = simulateQueue([0, 0, 0, 2], 2, () => services.shift()!);
    expect(waits).toEqual([0, 0, 1, 4]);
    expect(sojourns).toEqual([10, 1, 6, 5]);
  });
});

describe('random times', () => {
  it('of a log-normal distribution have its mean and deviation', () => {
    const random = createRandomTimes(3);
    const values = Array.from({ length: 200_000 }, () => random.logNormal(1.4, 0.4));
    const mean = computeMean(values);
    expect(mean).toBeCloseTo(1.4, 1);
    expect(Math.sqrt(computeMean(values.map((value) => (value - mean) ** 2))) / mean).toBeCloseTo(0.4, 1);
  });
});

describe('arrivals of a day', () => {
  it('are the reports of a thirtieth of a month, most of them in the evening', () => {
    const arrivals = createArrivals(
      listHourlyRates({ reportsPerMonth: 3_000_000, dayFactor: 1 }),
      createRandomTimes(4),
    );
    expect(arrivals.length / 100_000).toBeCloseTo(1, 1);
    const countHour = (hour: number) => arrivals.filter((time) => Math.floor(time / 3600) === hour).length;
    expect(countHour(21)).toBeGreaterThan(10 * countHour(3));
    expect(arrivals).toEqual(arrivals.toSorted((a, b) => a - b));
  });

  it('of a festival have three times the rate around the muhurta', () => {
    const [day, festival] = [1, 4].map((dayFactor) => listHourlyRates({ reportsPerMonth: 1000, dayFactor }));
    expect(festival![10]! / day![10]!).toBeCloseTo(4);
    expect(festival![18]! / day![18]!).toBeCloseTo(12);
  });
});

describe('the number of slots', () => {
  const service = { mean: 1.4, deviation: 0.4 };
  const options = { target: { share: 0.95, seconds: 300 }, seed: 5 };

  it('is one for a thousand reports a month', () => {
    expect(findSlots({ reportsPerMonth: 1000, dayFactor: 4 }, service, options).slots).toBe(1);
  });

  it('is the smallest that delivers 95 % within five minutes', () => {
    const day = { reportsPerMonth: 1_000_000, dayFactor: 4 };
    const { slots, run } = findSlots(day, service, options);
    expect(computeShareWithin(run.sojourns, 300)).toBeGreaterThanOrEqual(0.95);
    const busiest = Math.max(...listHourlyRates(day));
    expect(slots).toBeLessThanOrEqual(Math.ceil(busiest * service.mean) + 1);
    expect(slots).toBeGreaterThan((1_000_000 / 30 / 86_400) * 4 * service.mean);
  });
});
