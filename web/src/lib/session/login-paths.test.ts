import { describe, expect, it } from 'vitest';
import { loginPath, nextPath } from './login-paths.ts';

const next = (value: string) => nextPath(`?next=${encodeURIComponent(value)}`);

describe('where a login leads', () => {
  it('is home when nothing was asked for', () => {
    expect(nextPath('')).toBe('/');
    expect(nextPath('?next=')).toBe('/');
  });

  it('is the path that was asked for, with its query and anchor', () => {
    expect(next('/my-reports')).toBe('/my-reports');
    expect(next('/reports/life-blueprint?from=home#buy')).toBe('/reports/life-blueprint?from=home#buy');
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
  ])('is never another site: %j', (value) => {
    expect(next(value)).toBe('/');
  });

  it.each([
    '/@evil.example',
    '/\uff0fevil.example',
    '/%2f/evil.example',
    '/%5cevil.example',
    '/a//evil.example',
  ])('stays on the site for what only looks foreign: %j', (value) => {
    expect(new URL(next(value), 'https://lagna.invalid').host).toBe('lagna.invalid');
  });

  it('is never one of the two forms again', () => {
    expect(next('/login?next=/login')).toBe('/');
    expect(next('/signup/')).toBe('/');
  });

  it('survives the way through the address of the login page', () => {
    const path = '/reports/career-wealth?a=1&b=2';
    expect(nextPath(new URL(loginPath(path), 'https://lagna.invalid').search)).toBe(path);
  });
});
