import { describe, expect, it } from 'vitest';
import { describeQuota, getNextResendTime } from './ResendEmail.tsx';

const NOW = '2026-11-21T05:15:00.000Z';

describe('the resend quota', () => {
  it('is described in words, and has one e-mail left from availableAt on', () => {
    expect([3, 2, 1].map((remaining) => describeQuota({ remaining }))).toEqual([
      'up to 3 a day',
      '2 more today',
      '1 more today',
    ]);
    const usedUp = { remaining: 0, availableAt: '2026-11-22T03:00:00.000Z' };
    expect(getNextResendTime(usedUp, NOW)).toBe('2026-11-22T03:00:00.000Z');
    expect(getNextResendTime(usedUp, '2026-11-22T03:00:00.000Z')).toBeUndefined();
    expect(describeQuota(usedUp)).toBe('1 more today');
  });
});
