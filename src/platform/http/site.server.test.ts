import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as rawRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Koa from 'koa';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CSS, SCRIPT, smallBuild } from '#src/testing/small-build.ts';
import { securityHeaders } from './security-headers.ts';
import { createSite, type Site, type SiteOptions } from './site.ts';

let dir: string;
let site: Site;
let server: Server;
let reports: { key: string; name: string }[];
const logged: string[] = [];

const PUBLIC = 'https://lagna.example';

const options = (gateway: 'razorpay' | 'sandbox', publicUrl = PUBLIC): SiteOptions => ({
  dir,
  publicUrl,
  loadReports: async () => {
    if (reports.length === 0) throw new Error('the catalogue is out of reach');
    return reports;
  },
  loadSky: async () => ({ moon: 'Meena' }),
  log: { error: (_, message) => void logged.push(message) },
  csp: { gateway },
  headers: securityHeaders(true),
});

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'site-'));
  await smallBuild(dir);
  reports = [{ key: 'janam-kundli', name: 'Janam </script><b>Kundli' }];
  site = await createSite(options('razorpay'));
  server = await serve(site);
});

afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true });
});

const get = (url: string) => supertest(server).get(url).set('Accept-Encoding', 'identity');

describe('a page', () => {
  it('is drawn with the catalogue and the sky, at start, for home, list and every report', async () => {
    for (const url of ['/', '/reports', '/reports/janam-kundli']) {
      const { status, text, headers } = await get(url);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(text).toContain(`<h1>${url} under Meena</h1>`);
    }
  });

  it('has its title in the head, its styles inside and its scripts waiting', async () => {
    const { text } = await get('/reports');
    expect(text).toMatch(/<head>.*<title>Drawn<\/title><meta name="description" content="d">.*<\/head>/s);
    expect(text).toContain(`<style data-files="/assets/app-1.css">${CSS}</style>`);
    expect(text).not.toContain('<link rel="stylesheet"');
    expect(text).not.toContain('modulepreload');
    expect(text).toContain(
      '<script type="module" src="/assets/start-1.js" data-main="/assets/app-1.js" data-also="/assets/page-1.js"></script>',
    );
  });

  it('carries its data where no text of the catalogue can end the block', async () => {
    const { text } = await get('/reports/janam-kundli');
    const block = /<script type="application\/json" id="hydration" data-path="([^"]*)">(.*?)<\/script>/s.exec(
      text,
    );
    expect(block?.[1]).toBe('/reports/janam-kundli');
    expect(JSON.parse(block![2]!)).toEqual({ reports });
  });

  it('allows its one inline style by hash and no inline script', async () => {
    const { headers } = await get('/');
    const hash = createHash('sha256').update(CSS).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('opens the policy for the gateway in use and no other', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' https://checkout.razorpay.com https://cdn.razorpay.com;",
    );
    expect(headers['content-security-policy']).toContain('upi:');
    const sandboxed = await serve(await createSite(options('sandbox')));
    const { headers: own } = await supertest(sandboxed).get('/');
    sandboxed.close();
    expect(own['content-security-policy']).toContain("frame-src 'self';");
    expect(own['content-security-policy']).not.toContain('razorpay');
  });

  it('is known again by its tag', async () => {
    const { headers } = await get('/');
    const again = await get('/').set('If-None-Match', headers['etag']!);
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await get('/').set('If-None-Match', '"another"')).status).toBe(200);
  });

  it('carries the headers that protect it, as every file does', async () => {
    for (const url of ['/', '/login', '/assets/app-1.js', '/robots.txt', '/nowhere']) {
      const { headers } = await get(url);
      expect(headers['x-content-type-options'], url).toBe('nosniff');
      expect(headers['strict-transport-security'], url).toBe('max-age=31536000; includeSubDomains');
      expect(headers['referrer-policy'], url).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-opener-policy'], url).toBe('same-origin-allow-popups');
    }
  });

  it('answers HEAD without a body', async () => {
    const { status, headers, text } = await supertest(server)
      .head('/reports')
      .set('Accept-Encoding', 'identity');
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBeGreaterThan(100);
    expect(text).toBeFalsy();
  });
});

describe('packing', () => {
  it('follows what the browser takes, with a tag of its own', async () => {
    const plain = await fetched('/reports', 'identity');
    const br = await fetched('/reports', 'gzip, deflate, br, zstd');
    const gzipped = await fetched('/reports', 'gzip');
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect((await fetched('/reports', 'gzip, br;q=0')).headers['content-encoding']).toBe('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzipped.body)).toEqual(plain.body);
    expect(new Set([plain, br, gzipped].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of [plain, br, gzipped]) expect(headers.vary).toContain('Accept-Encoding');
  });

  it('sends the packed form that the build made', async () => {
    const { headers, body } = await fetched('/assets/app-1.js', 'gzip, br');
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  });
});

describe('a file', () => {
  it('with a hash in its name is kept for ever, another is asked for again', async () => {
    const asset = await get('/assets/app-1.js');
    expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const icon = await get('/favicon.svg');
    expect(icon.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(icon.headers['cache-control']).toBe('no-cache');
    const card = await get('/social/lagna.png');
    expect([card.status, card.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it.each([
    '/index.html',
    '/.vite/manifest.json',
    '/assets/app-1.js.br',
    '/404',
    '/login.html',
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/%00',
    '/%zz',
    '/package.json',
  ])('outside the public ones is not there: %s', async (url) => {
    const { status, body } = await fetched(url, 'identity');
    expect(status).toBe(404);
    expect(body.toString()).toContain('No planet stands here');
  });
});

describe('an address', () => {
  it('nobody knows is answered 404 with the page for it, kept by nobody', async () => {
    for (const url of ['/nowhere', '/reports/nothing', '/assets/gone-2.js']) {
      const { status, text, headers } = await get(url);
      expect(status).toBe(404);
      expect(text).toContain('No planet stands here');
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('of a member or a payment is a shell with words and links to wait by, kept by nobody', async () => {
    for (const url of ['/my-reports', '/payment-success']) {
      const { status, text, headers } = await get(url);
      expect(status).toBe(200);
      expect(text).toContain('<h1>One moment</h1>');
      expect(text).toContain('<a href="/support">');
      expect(text).not.toContain('id="hydration"');
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('that the build drew is served as drawn, with the public address where it belongs', async () => {
    const { text } = await get('/login');
    expect(text).toContain('<link rel="canonical" href="https://lagna.example/login">');
  });

  it('that moved says so, and where the question goes', async () => {
    const moved = await get('/contact-us?from=footer');
    expect([moved.status, moved.headers['location']]).toEqual([301, '/contact?from=footer']);
    expect((await get('/reports/')).headers['location']).toBe('/reports');
  });

  it('cannot send a reader to another host', async () => {
    const { headers } = await fetched('//evil.example/', 'identity');
    expect(headers.location).toBe('/evil.example');
  });

  it('of the API, and any call that is no reading, is left to others', async () => {
    expect((await get('/api/anything')).text).toBe('left');
    expect((await supertest(server).post('/reports')).text).toBe('left');
  });
});

describe('crawlers', () => {
  it('are told of every page and of what is closed', async () => {
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(sitemap.text).toContain('<loc>https://lagna.example/reports/janam-kundli</loc>');
    const robots = await get('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.text).toContain('Disallow: /my-reports\n');
    expect((await get('/my-reports')).text).toContain('<meta name="robots" content="noindex">');
    expect((await get('/reports')).headers).not.toHaveProperty('x-robots-tag');
  });

  it('keep nothing of a site that only this machine reaches', async () => {
    const local = await serve(await createSite(options('sandbox', 'http://localhost:3000')));
    const { headers } = await supertest(local).get('/reports');
    local.close();
    expect(headers['x-robots-tag']).toBe('noindex');
  });
});

describe('a refresh', () => {
  it('draws the catalogue as it is now', async () => {
    const before = reports;
    reports = [...before, { key: 'year-ahead', name: 'Year Ahead' }];
    expect((await get('/reports/year-ahead')).status).toBe(404);
    await site.refresh();
    expect((await get('/reports/year-ahead')).status).toBe(200);
    reports = before;
    await site.refresh();
    expect((await get('/reports/year-ahead')).status).toBe(404);
  });

  it('that fails keeps the old pages and says so in the log', async () => {
    const before = reports;
    reports = [];
    await site.refresh();
    reports = before;
    expect((await get('/reports/janam-kundli')).status).toBe(200);
    expect(logged).toEqual(['pages not drawn anew, the old ones stay']);
  });
});

async function serve({ pages, elsewhere }: Site): Promise<Server> {
  const app = new Koa();
  app.use(pages);
  app.use(elsewhere);
  app.use((ctx) => {
    ctx.body = 'left';
  });
  const listening = app.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return listening;
}

/** As it stands on the wire: nobody unpacks it or tidies its path on the way. */
function fetched(url: string, encodings: string) {
  const { port } = server.address() as AddressInfo;
  const headers = { 'Accept-Encoding': encodings };
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      rawRequest({ host: '127.0.0.1', port, path: url, headers }, async (response) => {
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: await buffer(response),
        });
      })
        .on('error', reject)
        .end();
    },
  );
}
