import { expect, it } from 'vitest';
import { jobs } from './index.ts';

it('a scheduled job never has two runs at the same time', () => {
  const overlapping = jobs.filter(({ schedule, policy }) => schedule && policy.policy !== 'exclusive');
  expect(overlapping.map(({ queue }) => queue.name)).toEqual([]);
});

it('the job of a killed worker counts as dead within a minute', () => {
  const slow = jobs.filter(
    ({ policy }) => Math.min(policy.heartbeatSeconds ?? Infinity, policy.expireInSeconds) > 60,
  );
  expect(slow.map(({ queue }) => queue.name)).toEqual([]);
});
