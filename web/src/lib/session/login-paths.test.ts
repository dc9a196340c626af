import { describe, expect, it } from 'vitest';
import { buildLoginPath, readNextPath } from './login-paths.ts';

const readNext = (value: string) => readNextPath(`?next=${encodeURIComponent(value)}`);

describe('the path after the login', () => {
  it('is home without a next parameter', () => {
    expect(readNextPath('')).toBe('/');
    expect(readNextPath('?next=')).toBe('/');
  });

  it('is the requested path, with query and fragment', () => {
    expect(readNext('/my-reports')).toBe('/my-reports');
    expect(readNext('/reports/life-blueprint?from=home#buy')).toBe('/reports/life-blueprint?from=home#buy');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '/\t/evil.example',
    '/%09/../\n//evil.example',
    'https://evil.example/reports',
    'javascript:alert(1)',
    'my-reports',
    '\\\\evil.example',
    // without their dots these begin with two slashes
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    'https:evil.example',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '@evil.example',
    '\uff0f\uff0fevil.example',
  ])('is home instead of another site: %j', (value) => {
    expect(readNext(value)).toBe('/');
  });

  it.each([
    '/@evil.example',
    '/\uff0fevil.example',
    '/%2f/evil.example',
    '/%5cevil.example',
    '/a//evil.example',
  ])('stays on the site for a path that only resembles another host: %j', (value) => {
    expect(new URL(readNext(value), 'https://lagna.invalid').host).toBe('lagna.invalid');
  });

  it('is never a login or sign-up page', () => {
    expect(readNext('/login?next=/login')).toBe('/');
    expect(readNext('/signup/')).toBe('/');
  });

  it('survives encoding into the login path', () => {
    const path = '/reports/career-wealth?a=1&b=2';
    expect(readNextPath(new URL(buildLoginPath(path), 'https://lagna.invalid').search)).toBe(path);
  });
});
