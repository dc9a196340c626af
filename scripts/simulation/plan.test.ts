import { describe, expect, it } from 'vitest';
import { createPlan } from './plan.ts';
import { createRandom } from '#src/testing/random.ts';

const OPTIONS = { orderCount: 300, webCount: 2, workerCount: 2 };

describe('the plan of a simulation', () => {
  it('is the same for the same seed', () => {
    expect(createPlan({ ...OPTIONS, seed: 7 })).toEqual(createPlan({ ...OPTIONS, seed: 7 }));
  });

  it('differs for another seed', () => {
    expect(createPlan({ ...OPTIONS, seed: 7 })).not.toEqual(createPlan({ ...OPTIONS, seed: 8 }));
  });

  it('contains every kind of disturbance, also with few orders', () => {
    const { disturbances } = createPlan({ ...OPTIONS, orderCount: 40, seed: 7 });
    const kinds = new Set([...disturbances.values()].flat().map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual([
      'downtime',
      'gateway-faults',
      'jump',
      'kill-web',
      'kill-worker',
      'outage',
    ]);
  });

  it('ends an outage of a short run within three seconds', () => {
    const { disturbances } = createPlan({ ...OPTIONS, orderCount: 60, seed: 7 });
    const outages = [...disturbances.values()].flat().filter((disturbance) => disturbance.kind === 'outage');
    expect(outages.every(({ seconds }) => seconds >= 1 && seconds <= 3)).toBe(true);
  });
});

describe('the random generator', () => {
  it('gives each stream of a seed different numbers', () => {
    expect(createRandom(7, 1).next()).not.toBe(createRandom(7, 2).next());
  });

  it('picks every item of a list', () => {
    const random = createRandom(7);
    const picked = new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c'])));
    expect(picked.size).toBe(3);
  });
});
