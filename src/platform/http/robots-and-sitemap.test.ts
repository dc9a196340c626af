import { describe, expect, it } from 'vitest';
import { isPubliclyReachable, renderRobotsTxt, renderSitemap } from './robots-and-sitemap.ts';
import type { Page } from './contract-pages.ts';

const PUBLIC_URL = 'https://lagna.example';

const pages: Page[] = [
  { url: '/', kind: 'dynamic' },
  { url: '/blogs/sun-&-moon', kind: 'static', lastModified: '2026-09-14' },
  { url: '/login', kind: 'static', isUnlisted: true },
  { url: '/my-reports', kind: 'client-only' },
  { url: '/payment-success', kind: 'client-only' },
  { url: '/privacy', kind: 'redirect', redirectTo: '/privacy-policy' },
  { url: '/404', kind: 'not-found' },
];

describe('renderSitemap', () => {
  it('renderSitemap lists static and dynamic pages with their last modification, without pages for signing in', () => {
    const urlElements = renderSitemap(PUBLIC_URL, pages).matchAll(/<url>(.*?)<\/url>/g);
    expect([...urlElements].map(([, inside]) => inside)).toEqual([
      '<loc>https://lagna.example/</loc>',
      '<loc>https://lagna.example/blogs/sun-&amp;-moon</loc><lastmod>2026-09-14</lastmod>',
    ]);
  });
});

describe('renderRobotsTxt', () => {
  it('renderRobotsTxt disallows the API and client-only pages and names the sitemap', () => {
    expect(renderRobotsTxt(PUBLIC_URL, pages).split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /my-reports',
      'Disallow: /payment-success',
      '',
      'Sitemap: https://lagna.example/sitemap.xml',
      'Sitemap: https://lagna.example/sitemap-panchang.xml',
      '',
    ]);
  });

  it('renderRobotsTxt disallows everything for a loopback address', () => {
    expect(renderRobotsTxt('http://localhost:3000', pages)).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('isPubliclyReachable', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000', 'http://shop.localhost'])(
    'isPubliclyReachable is false for %s',
    (url) => expect(isPubliclyReachable(url)).toBe(false),
  );

  it.each(['https://lagna.example', 'https://localhost.example', 'https://mylocalhost.in'])(
    'isPubliclyReachable is true for %s',
    (url) => expect(isPubliclyReachable(url)).toBe(true),
  );
});
