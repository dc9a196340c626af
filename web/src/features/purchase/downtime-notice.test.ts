import { describe, expect, it } from 'vitest';
import { formatDowntimes } from './DowntimeNotice.tsx';

describe('the downtime notice', () => {
  it.each([
    [
      'UPI payments through HDFC Bank are slow at the moment. Cards and net banking work.',
      [{ method: 'upi', severity: 'medium', instrument: 'HDFC Bank' }],
    ],
    [
      'UPI payments through HDFC Bank and Google Pay often fail at the moment. Card payments with Visa are slow at the moment. Net banking works.',
      [
        { method: 'upi', severity: 'high', instrument: 'HDFC Bank' },
        { method: 'upi', severity: 'low', instrument: 'Google Pay' },
        { method: 'card', severity: 'low', instrument: 'Visa' },
      ],
    ],
    [
      'Net banking payments often fail at the moment. UPI and cards work.',
      [
        { method: 'netbanking', severity: 'high', instrument: 'Yes Bank' },
        { method: 'netbanking', severity: 'high' },
      ],
    ],
    [
      'UPI payments often fail at the moment. Card payments often fail at the moment. Net banking payments are slow at the moment.',
      [
        { method: 'upi', severity: 'high' },
        { method: 'card', severity: 'high' },
        { method: 'netbanking', severity: 'low' },
      ],
    ],
  ] as const)('says: %s', (text, downtimes) => {
    expect(formatDowntimes([...downtimes])).toBe(text);
  });
});
