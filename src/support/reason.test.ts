import { describe, expect, it } from 'vitest';
import { findReasonIssue } from './reason.ts';

describe('reason of a change', () => {
  it.each([
    'duplicate of LG-2611-712345',
    'refunded on 2026-11-30',
    'answer to LT-2611-0123AB of 2026-11-29',
  ])('“%s” is accepted: an order number or a day is no telephone number', (reason) => {
    expect(findReasonIssue(reason)).toBeUndefined();
  });

  it.each(['called from 98765 43210', 'asha@example.in wrote', 'LG-2611-712345, called 9876543210'])(
    '“%s” is rejected as personal data',
    (reason) => {
      expect(findReasonIssue(reason)).toContain('must not contain');
    },
  );
});
