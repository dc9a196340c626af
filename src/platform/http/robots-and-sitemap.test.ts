import { describe, expect, it } from 'vitest';
import { isPubliclyReachable, renderRobotsTxt, renderSitemap } from './robots-and-sitemap.ts';
import type { Page } from './contract-pages.ts';

const HERE = 'https://lagna.example';

const places: Page[] = [
  { url: '/', kind: 'dynamic' },
  { url: '/blogs/sun-&-moon', kind: 'static', lastModified: '2026-09-14' },
  { url: '/my-reports', kind: 'client-only' },
  { url: '/payment-success', kind: 'client-only' },
  { url: '/privacy', kind: 'redirect', redirectTo: '/privacy-policy' },
  { url: '/404', kind: 'not-found' },
];

describe('the sitemap', () => {
  it('names the pages that are for everybody, and the day they changed where it is known', () => {
    const listed = renderSitemap(HERE, places).matchAll(/<url>(.*?)<\/url>/g);
    expect([...listed].map(([, inside]) => inside)).toEqual([
      '<loc>https://lagna.example/</loc>',
      '<loc>https://lagna.example/blogs/sun-&amp;-moon</loc><lastmod>2026-09-14</lastmod>',
    ]);
  });
});

describe('robots.txt', () => {
  it('keeps crawlers out of the calls, of members’ screens and of outcomes, and shows them the sitemap', () => {
    expect(renderRobotsTxt(HERE, places).split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /my-reports',
      'Disallow: /payment-success',
      '',
      'Sitemap: https://lagna.example/sitemap.xml',
      '',
    ]);
  });

  it('sends everybody away from a site that nobody else can reach', () => {
    expect(renderRobotsTxt('http://localhost:3000', places)).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('an address', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000', 'http://shop.localhost'])(
    'of this machine alone cannot be found: %s',
    (url) => expect(isPubliclyReachable(url)).toBe(false),
  );

  it.each(['https://lagna.example', 'https://localhost.example', 'https://mylocalhost.in'])(
    'of the world can: %s',
    (url) => expect(isPubliclyReachable(url)).toBe(true),
  );
});
