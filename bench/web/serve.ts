/**
 * Child process of bench:web: it serves the built site with a separate database, and as the baseline a bare Koa
 * handler that sends the same page. It sends both URLs to its parent and exits when the parent disconnects.
 */
import { once } from 'node:events';
import fs from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Koa from 'koa';
import { migrateAndSeed } from '#scripts/prepare-database.ts';
import { readConfig } from '#src/config.ts';
import { startPostgres } from '#src/platform/embedded/postgres.ts';
import { createDatabaseWithRoles } from '#src/platform/embedded/roles.ts';
import { startServer } from '#src/server.ts';
import { PAGE } from './page.ts';
import { fetchOnce } from './rate.ts';

const VAR_DIR = 'var/bench';

const postgres = await startPostgres(path.join(VAR_DIR, 'postgres'), { withoutDurability: true });
const urls = await createDatabaseWithRoles(postgres.adminUrl, 'lagna');
await migrateAndSeed(urls);
const config = readConfig({
  PORT: '0',
  ROLE: 'web',
  VAR_DIR,
  LOG_LEVEL: 'warn',
  PUBLIC_URL: 'https://lagna.example',
});
const site = await startServer(config, urls);
const baselineUrl = await serveBaseline(site.localUrl + PAGE);
process.send?.({ siteUrl: site.localUrl, baselineUrl });

process.once('disconnect', async () => {
  await site.stop();
  await postgres.stop();
  await fs.rm(VAR_DIR, { recursive: true, force: true });
  process.exit(0);
});

/** Serves the current content of `pageUrl` from memory. @returns the URL of the server */
async function serveBaseline(pageUrl: string): Promise<string> {
  const { body } = await fetchOnce(pageUrl);
  const app = new Koa();
  app.use((ctx) => {
    ctx.type = 'html';
    ctx.set('Content-Encoding', 'br');
    ctx.body = body;
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
