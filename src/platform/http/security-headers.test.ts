import { describe, expect, it } from 'vitest';
import { createSecurityHeaders } from './security-headers.ts';

describe('createSecurityHeaders', () => {
  it('createSecurityHeaders requires TLS for a year including subdomains in production, not in development', () => {
    const name = 'Strict-Transport-Security';
    expect(createSecurityHeaders(true)[name]).toBe('max-age=31536000; includeSubDomains');
    expect(createSecurityHeaders(false)[name]).toBeUndefined();
  });

  it('createSecurityHeaders forbids MIME sniffing and framing by other sites and limits the referrer', () => {
    expect(createSecurityHeaders(true)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });
});
