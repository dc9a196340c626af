import { describe, expect, it } from 'vitest';
import { isRecorded } from './sync-refunds.ts';

const completed = { is_failed: false };
const failed = { is_failed: true };

describe('a refund at the gateway', () => {
  it.each([
    ['unknown and processed', undefined, 'processed', false],
    ['unknown and failed', undefined, 'failed', false],
    ['recorded as completed and still processed', completed, 'processed', true],
    ['recorded as completed and failed since', completed, 'failed', false],
    ['recorded as failed', failed, 'failed', true],
    ['recorded as failed, in an older snapshot', failed, 'processed', true],
  ] as const)('%s: isRecorded returns the expected answer', (_case, recorded, status, expected) => {
    expect(isRecorded(recorded, { status })).toBe(expected);
  });
});
