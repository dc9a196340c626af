/** Compression, caching and visibility of the static files. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SCRIPT } from './minimal-build-fixture.ts';
import { fetchRaw, get, startTestSite } from './site-fixture.ts';
import { compressFile, type CompressionLevel } from './static-files.ts';

startTestSite();

describe('compression', () => {
  it('the encoding is negotiated with the browser; each encoding has a separate ETag', async () => {
    const plain = await fetchRaw('/reports', 'identity');
    const br = await fetchRaw('/reports', 'gzip, deflate, br, zstd');
    const gzipped = await fetchRaw('/reports', 'gzip');
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect((await fetchRaw('/reports', 'gzip, br;q=0')).headers['content-encoding']).toBe('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzipped.body)).toEqual(plain.body);
    expect(new Set([plain, br, gzipped].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of [plain, br, gzipped]) expect(headers.vary).toContain('Accept-Encoding');
  });

  it('a file that the build has compressed is sent as it is', async () => {
    const { headers, body } = await fetchRaw('/assets/app-1.js', 'gzip, br');
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  });
});

describe('a page that a request waits for', () => {
  it('is at most 5 % larger than one that is compressed at start', async () => {
    const styles = readFileSync('web/src/ui/tokens.css', 'utf8');
    const measureBrotli = async (compression: CompressionLevel) =>
      (await compressFile('.css', styles, { cache: '', headers: {}, compression })).br!.body.length;
    expect(await measureBrotli('quick')).toBeLessThan(1.05 * (await measureBrotli('small')));
  });
});

describe('a page of a test', () => {
  it('is not compressed', async () => {
    const file = await compressFile('.html', '<p>A page</p>', {
      cache: '',
      headers: {},
      compression: 'none',
    });
    expect(file.plain.body.toString()).toBe('<p>A page</p>');
    expect(Object.keys(file)).toEqual(['plain']);
  });
});

describe('a static file', () => {
  it('a static file with a hash in its name is cached for ever, any other is revalidated', async () => {
    const asset = await get('/assets/app-1.js');
    expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const icon = await get('/favicon.svg');
    expect(icon.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(icon.headers['cache-control']).toBe('no-cache');
    const image = await get('/social/lagna.png');
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/png']);
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
  ])('a file that is not public answers 404: %s', async (url) => {
    const { status, body } = await fetchRaw(url, 'identity');
    expect(status).toBe(404);
    expect(body.toString()).toContain('This page does not exist');
  });
});
