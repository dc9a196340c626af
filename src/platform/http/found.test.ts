import { describe, expect, it } from 'vitest';
import { findable, robotsFile, sitemapFile } from './found.ts';
import type { Place } from './page-document.ts';

const HERE = 'https://lagna.example';

const places: Place[] = [
  { url: '/', kind: 'live' },
  { url: '/blogs/sun-&-moon', kind: 'fixed', modified: '2026-09-14' },
  { url: '/my-reports', kind: 'own' },
  { url: '/payment-success', kind: 'own' },
  { url: '/privacy', kind: 'moved', to: '/privacy-policy' },
  { url: '/404', kind: 'missing' },
];

describe('the sitemap', () => {
  it('names the pages that are for everybody, and the day they changed where it is known', () => {
    const listed = sitemapFile(HERE, places).matchAll(/<url>(.*?)<\/url>/g);
    expect([...listed].map(([, inside]) => inside)).toEqual([
      '<loc>https://lagna.example/</loc>',
      '<loc>https://lagna.example/blogs/sun-&amp;-moon</loc><lastmod>2026-09-14</lastmod>',
    ]);
  });
});

describe('robots.txt', () => {
  it('keeps crawlers out of the calls, of members’ screens and of outcomes, and shows them the sitemap', () => {
    expect(robotsFile(HERE, places).split('\n')).toEqual([
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
    expect(robotsFile('http://localhost:3000', places)).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('an address', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000', 'http://shop.localhost'])(
    'of this machine alone cannot be found: %s',
    (url) => expect(findable(url)).toBe(false),
  );

  it.each(['https://lagna.example', 'https://localhost.example', 'https://mylocalhost.in'])(
    'of the world can: %s',
    (url) => expect(findable(url)).toBe(true),
  );
});
