import { describe, expect, it } from 'vitest';
import { isReasonBelow } from './statement-layout.ts';

describe('a reason', () => {
  const text = 'x'.repeat(120);

  it('is beside its statement if both are about as high', () => {
    expect(isReasonBelow(text, 'y'.repeat(98))).toBe(false);
  });

  it('is below its statement if it is more than two lines higher', () => {
    expect(isReasonBelow(text, 'y'.repeat(208))).toBe(true);
  });

  it('is longer by the note of its mark', () => {
    const reason = 'y'.repeat(123);
    expect(isReasonBelow(text, reason)).toBe(false);
    expect(isReasonBelow(text, reason, 'z'.repeat(60))).toBe(true);
  });
});
