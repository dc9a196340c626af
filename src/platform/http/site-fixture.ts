/** The small build, served as the site is: with a catalogue that a test may change, and a log it may read. */
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
import { smallBuild } from '#src/testing/small-build.ts';
import { securityHeaders } from './security-headers.ts';
import { createSite, type Site, type SiteOptions } from './site.ts';

const PUBLIC = 'https://lagna.example';

export const house = {
  reports: [{ key: 'janam-kundli', name: 'Janam </script><b>Kundli' }],
  logged: [] as string[],
} as { dir: string; site: Site; server: Server; reports: { key: string; name: string }[]; logged: string[] };

/** There before the first test of a file and gone after the last. */
export function openHouse(): void {
  beforeAll(async () => {
    house.dir = mkdtempSync(path.join(tmpdir(), 'site-'));
    await smallBuild(house.dir);
    house.site = await createSite(optionsFor('razorpay'));
    house.server = await serve(house.site);
  });
  afterAll(() => {
    house.server.close();
    rmSync(house.dir, { recursive: true });
  });
}

export const optionsFor = (gateway: 'razorpay' | 'sandbox', publicUrl = PUBLIC): SiteOptions => ({
  dir: house.dir,
  publicUrl,
  loadReports: async () => {
    if (house.reports.length === 0) throw new Error('the catalogue is out of reach');
    return house.reports;
  },
  loadSky: async () => ({ moon: 'Meena' }),
  log: { error: (_, message) => void house.logged.push(message) },
  csp: { gateway },
  headers: securityHeaders(true),
});

export const get = (url: string) => supertest(house.server).get(url).set('Accept-Encoding', 'identity');

export async function serve({ pages, elsewhere }: Site): Promise<Server> {
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
export function fetched(url: string, encodings: string) {
  const { port } = house.server.address() as AddressInfo;
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
