import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { BUILD_FOLDER } from '#src/compose.ts';
import { CSS, writeMinimalBuild } from './minimal-build-fixture.ts';
import { fetchRaw, get, testSite, startTestSite, createSiteOptions, startServer } from './site-fixture.ts';
import { createSite } from './site.ts';

startTestSite();

describe('a page', () => {
  it('a dynamic page is rendered at startup with the page data', async () => {
    for (const url of ['/', '/reports', '/reports/janam-kundli']) {
      const { status, text, headers } = await get(url);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(text).toContain(`<h1>${url} under Meena</h1>`);
    }
  });

  it('a page has its scripts first in the head, the largest before all others, then its title and inlined styles', async () => {
    const { text } = await get('/reports');
    expect(text).toMatch(/<head>.*<title>Rendered<\/title><meta name="description" content="d">.*<\/head>/s);
    expect(text).toContain(`<style data-files="/assets/app-1.css">${CSS}</style>`);
    expect(text).not.toContain('<link rel="stylesheet"');
    expect(text).toContain(
      '<head><link rel="modulepreload" fetchpriority="low" href="/assets/react-1.js"><script type="module" fetchpriority="low" async src="/assets/fonts-1.js"></script><script type="module" fetchpriority="low" src="/assets/app-1.js"></script><link rel="modulepreload" fetchpriority="low" href="/assets/page-1.js">',
    );
  });

  it('a page contains its hydration data escaped, so that no text can end the block', async () => {
    const { text } = await get('/reports/janam-kundli');
    const block = /<script type="application\/json" id="hydration" data-path="([^"]*)">(.*?)<\/script>/s.exec(
      text,
    );
    expect(block?.[1]).toBe('/reports/janam-kundli');
    expect(JSON.parse(block![2]!)).toEqual({ reports: testSite.reports });
  });

  it('a page has a content policy that allows its inline style by hash and no inline script', async () => {
    const { headers } = await get('/');
    const hash = createHash('sha256').update(CSS).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('a page has a content policy for the configured gateway only', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' https://checkout.razorpay.com https://cdn.razorpay.com;",
    );
    expect(headers['content-security-policy']).toContain('upi:');
    const sandboxServer = await startServer(await createSite(createSiteOptions('sandbox')));
    const { headers: sandboxHeaders } = await supertest(sandboxServer).get('/');
    sandboxServer.close();
    expect(sandboxHeaders['content-security-policy']).toContain("frame-src 'self';");
    expect(sandboxHeaders['content-security-policy']).not.toContain('razorpay');
  });

  it('a page answers 304 for its ETag', async () => {
    const { headers } = await get('/');
    const revalidation = await get('/').set('If-None-Match', headers['etag']!);
    expect([revalidation.status, revalidation.text]).toEqual([304, '']);
    expect((await get('/').set('If-None-Match', '"another"')).status).toBe(200);
  });

  it('a script has only the security headers that matter for a file that is no document', async () => {
    const { headers } = await get('/assets/app-1.js');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['referrer-policy']).toBeUndefined();
  });

  it('a page has the security headers, as every file that can be a document does', async () => {
    for (const url of ['/', '/login', '/favicon.svg', '/robots.txt', '/nowhere']) {
      const { headers } = await get(url);
      expect(headers['x-content-type-options'], url).toBe('nosniff');
      expect(headers['strict-transport-security'], url).toBe('max-age=31536000; includeSubDomains');
      expect(headers['referrer-policy'], url).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-opener-policy'], url).toBe('same-origin-allow-popups');
    }
  });

  it('a page answers HEAD without a body', async () => {
    const { status, headers, text } = await supertest(testSite.server)
      .head('/reports')
      .set('Accept-Encoding', 'identity');
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBeGreaterThan(100);
    expect(text).toBeFalsy();
  });
});

describe('a URL', () => {
  it('an unknown URL answers 404 with the not-found page, not cached', async () => {
    for (const url of ['/nowhere', '/reports/nothing', '/assets/gone-2.js']) {
      const { status, text, headers } = await get(url);
      expect(status).toBe(404);
      expect(text).toContain('This page does not exist');
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('the URL of a client-only page answers the shell with links, not cached', async () => {
    for (const url of ['/my-reports', '/payment-success']) {
      const { status, text, headers } = await get(url);
      expect(status).toBe(200);
      expect(text).toContain('<h1>One moment</h1>');
      expect(text).toContain('<noscript><h1>This page needs JavaScript</h1>');
      expect(text).toContain('<a href="/support">');
      expect(text).not.toContain('id="hydration"');
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('the URL of a static page answers the built page with the public URL inserted', async () => {
    const { text } = await get('/login');
    expect(text).toContain('<link rel="canonical" href="https://lagna.example/login">');
  });

  it('a URL that was moved answers 301 and keeps the query', async () => {
    const redirect = await get('/contact-us?from=footer');
    expect([redirect.status, redirect.headers['location']]).toEqual([301, '/contact?from=footer']);
    expect((await get('/reports/')).headers['location']).toBe('/reports');
  });

  it('a URL with two leading slashes does not redirect to another host', async () => {
    const { headers } = await fetchRaw('//evil.example/', 'identity');
    expect(headers.location).toBe('/evil.example');
  });

  it('a request of the API, and any write request, is passed to the next middleware', async () => {
    expect((await get('/api/anything')).text).toBe('next middleware');
    expect((await supertest(testSite.server).post('/reports')).text).toBe('next middleware');
  });
});

describe('for search engines', () => {
  it('sitemap.xml, robots.txt and robots meta tags are served', async () => {
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(sitemap.text).toContain('<loc>https://lagna.example/reports/janam-kundli</loc>');
    const robots = await get('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.text).toContain('Disallow: /my-reports\n');
    expect((await get('/my-reports')).text).toContain('<meta name="robots" content="noindex">');
    expect((await get('/reports')).headers).not.toHaveProperty('x-robots-tag');
  });

  it('a site on a loopback address is excluded from indexing', async () => {
    const localServer = await startServer(
      await createSite(createSiteOptions('sandbox', 'http://localhost:3000')),
    );
    const { headers } = await supertest(localServer).get('/reports');
    localServer.close();
    expect(headers['x-robots-tag']).toBe('noindex');
  });
});

it('every page has the root attributes', async () => {
  const server = await startServer(
    await createSite({ ...createSiteOptions('sandbox'), rootAttributes: ['data-google'] }),
  );
  for (const url of ['/reports', '/my-reports'])
    expect([url, (await supertest(server).get(url)).text]).toEqual([
      url,
      expect.stringMatching(/^<!doctype html>\s*<html data-google/i),
    ]);
  server.close();
});

describe('a refresh', () => {
  it('a refresh renders the dynamic pages with the current data', async () => {
    const reportsBefore = testSite.reports;
    testSite.reports = [...reportsBefore, { key: 'year-ahead', name: 'Year Ahead' }];
    expect((await get('/reports/year-ahead')).status).toBe(404);
    await testSite.site.refresh();
    expect((await get('/reports/year-ahead')).status).toBe(200);
    testSite.reports = reportsBefore;
    await testSite.site.refresh();
    expect((await get('/reports/year-ahead')).status).toBe(404);
  });

  it('a new day renders the dynamic pages again with the next request', async () => {
    const reportsBefore = testSite.reports;
    testSite.reports = [...reportsBefore, { key: 'year-ahead', name: 'Year Ahead' }];
    expect((await get('/reports/year-ahead')).status).toBe(404);
    testSite.day = '2026-11-22';
    await expect.poll(async () => (await get('/reports/year-ahead')).status).toBe(200);
    testSite.reports = reportsBefore;
    await testSite.site.refresh();
  });

  it('a new day that could not be rendered is rendered with a later request', async () => {
    const reportsBefore = testSite.reports;
    const dayBefore = testSite.day;
    testSite.reports = [];
    testSite.day = '2026-12-24';
    testSite.logged.length = 0;
    await get('/');
    await expect.poll(() => testSite.logged).toMatchObject([{ event: 'pages.refresh_failed' }]);
    testSite.reports = [...reportsBefore, { key: 'year-ahead', name: 'Year Ahead' }];
    await expect.poll(async () => (await get('/reports/year-ahead')).status).toBe(200);
    [testSite.reports, testSite.day] = [reportsBefore, dayBefore];
    testSite.logged.length = 0;
    await testSite.site.refresh();
  });

  it('a refresh that fails keeps the previous pages and is logged', async () => {
    const reportsBefore = testSite.reports;
    testSite.reports = [];
    await testSite.site.refresh();
    testSite.reports = reportsBefore;
    expect((await get('/reports/janam-kundli')).status).toBe(200);
    expect(testSite.logged).toMatchObject([{ event: 'pages.refresh_failed' }]);
  });
});

describe('a build beside a running server', () => {
  it('changes no page of it, because the whole build was read at start', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'site-removed-'));
    await writeMinimalBuild(dir);
    const site = await createSite({ ...createSiteOptions('sandbox'), dir });
    rmSync(dir, { recursive: true });
    const { file, status } = await site.renderPage('/panchang/jaipur', { sky: { moon: 'Meena' } });
    expect(status).toBe(200);
    expect(file.plain.body.toString()).toContain(CSS);
    expect(readdirSync(path.join(BUILD_FOLDER, 'prerender'))).toEqual(['entry.server.js']);
  });
});
