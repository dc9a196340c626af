import { describe, expect, it } from 'vitest';
import { isRecorded } from './sync-refunds.ts';

const completed = { is_failed: false };
const failed = { is_failed: true };

describe('isRecorded', () => {
  it.each([
    ['unknown and processed', false, undefined, 'processed'],
    ['unknown and failed', false, undefined, 'failed'],
    ['recorded as completed and still processed', true, completed, 'processed'],
    ['recorded as completed and failed since', false, completed, 'failed'],
    ['recorded as failed', true, failed, 'failed'],
    ['recorded as failed, in an older snapshot', true, failed, 'processed'],
  ] as const)('of a refund that is %s is %s', (_case, expected, recorded, status) => {
    expect(isRecorded(recorded, { status })).toBe(expected);
  });
});
