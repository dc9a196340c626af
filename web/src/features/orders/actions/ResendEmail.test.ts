import { describe, expect, it } from 'vitest';
import { describeQuota, getNextResendTime } from './ResendEmail.tsx';

const NOW = '2026-11-21T05:15:00.000Z';
const USED_UP = { remaining: 0, availableAt: '2026-11-22T03:00:00.000Z' };

describe('describeQuota', () => {
  it('states the number of e-mails that can still be sent today', () => {
    expect([3, 2, 1].map((remaining) => describeQuota({ remaining }))).toEqual([
      'up to 3 a day',
      '2 more today',
      '1 more today',
    ]);
  });

  it('counts one e-mail when the quota was used up and is available again', () => {
    expect(describeQuota(USED_UP)).toBe('1 more today');
  });
});

describe('getNextResendTime', () => {
  it('returns the instant availableAt until it is reached', () => {
    expect(getNextResendTime(USED_UP, NOW)).toBe(USED_UP.availableAt);
    expect(getNextResendTime(USED_UP, USED_UP.availableAt)).toBeUndefined();
  });
});
