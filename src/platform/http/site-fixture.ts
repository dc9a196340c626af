/** Serves the minimal build like the real site. Tests can change its catalogue and read its log. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as rawRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import Koa from 'koa';
import supertest from 'supertest';
import { afterAll, beforeAll } from 'vitest';
import { writeMinimalBuild } from './minimal-build-fixture.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { createSite, type Site, type SiteOptions } from './site.ts';

const PUBLIC_URL = 'https://lagna.example';

export const testSite = {
  reports: [{ key: 'janam-kundli', name: 'Janam </script><b>Kundli' }],
  day: '2026-11-21',
  logged: [] as object[],
} as {
  dir: string;
  site: Site;
  server: Server;
  reports: { key: string; name: string }[];
  day: string;
  logged: object[];
};

/** Started before the first test of a file and removed after the last. */
export function startTestSite(): void {
  beforeAll(async () => {
    testSite.dir = mkdtempSync(path.join(tmpdir(), 'site-'));
    await writeMinimalBuild(testSite.dir);
    testSite.site = await createSite(createSiteOptions('razorpay'));
    testSite.server = await startServer(testSite.site);
  });
  afterAll(() => {
    testSite.server.close();
    rmSync(testSite.dir, { recursive: true });
  });
}

export const createSiteOptions = (gateway: 'razorpay' | 'sandbox', publicUrl = PUBLIC_URL): SiteOptions => ({
  dir: testSite.dir,
  publicUrl,
  loadPageData: async () => {
    if (testSite.reports.length === 0) throw new Error('the catalogue cannot be read');
    return { reports: testSite.reports, sky: { moon: 'Meena' } };
  },
  getDay: () => testSite.day,
  log: { error: (details) => void testSite.logged.push(details) },
  gateway,
  headers: createSecurityHeaders(true),
});

export const get = (url: string) => supertest(testSite.server).get(url).set('Accept-Encoding', 'identity');

export async function startServer({ serveFiles, serveFallback }: Site): Promise<Server> {
  const app = new Koa();
  app.use(serveFiles);
  app.use(serveFallback);
  app.use((ctx) => {
    ctx.body = 'next middleware';
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** The raw response: no decompression, no normalisation of the path. */
export function fetchRaw(url: string, encodings: string) {
  const { port } = testSite.server.address() as AddressInfo;
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
