import { describe, expect, it } from 'vitest';
import { createSecurityHeaders } from './security-headers.ts';

describe('the headers of every answer', () => {
  it('keep browsers on TLS for a year in production, sub-domains too, and not on a developer’s machine', () => {
    const name = 'Strict-Transport-Security';
    expect(createSecurityHeaders(true)[name]).toBe('max-age=31536000; includeSubDomains');
    expect(createSecurityHeaders(false)[name]).toBeUndefined();
  });

  it('forbid guessing at types, framing by others, and telling them where a reader came from', () => {
    expect(createSecurityHeaders(true)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });
});
