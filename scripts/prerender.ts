/** After `vite build`: draws the pages that never change, and packs what will be sent. `node scripts/prerender.ts [build]` */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { reportsOnSale } from '#src/catalogue/data/reports.ts';
import { loadRender, pageDocument, readBuild } from '#src/platform/http/page-document.ts';

/** Addresses and the file they are kept in. Any address the routes do not know draws the not-found page. */
const PAGES: Record<string, string> = {
  '/login': 'login.html',
  '/signup': 'signup.html',
  '/404': '404.html',
};
/** Fonts and pictures are packed already; below 512 bytes packing costs more than it saves. */
const PACKED = /\.(css|js|json|svg|txt|webmanifest|xml)$/;
const WORTH_IT = 512;

const dir = process.argv[2] ?? 'build';
await drawPages();
await drawEmblems();
await packAssets();

async function drawPages(): Promise<void> {
  const build = readBuild(path.join(dir, 'site'));
  const render = await loadRender(path.join(dir, 'prerender'));
  const out = path.join(dir, 'pages');
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  for (const [url, file] of Object.entries(PAGES))
    await writeFile(path.join(out, file), pageDocument(build, url, await render(url)));
}

/** `image` of every report in the catalogue. */
async function drawEmblems(): Promise<void> {
  const bundle = path.resolve(dir, 'prerender', 'entry.server.js');
  const { emblemFile } = (await import(bundle)) as { emblemFile: (report: string) => string };
  const out = path.join(dir, 'site', 'emblems');
  await mkdir(out, { recursive: true });
  for (const { key } of reportsOnSale) await writeFile(path.join(out, `${key}.svg`), emblemFile(key));
}

async function packAssets(): Promise<void> {
  const site = path.join(dir, 'site');
  for (const name of await readdir(site, { recursive: true })) {
    if (!PACKED.test(name) || name.startsWith('.')) continue;
    const bytes = await readFile(path.join(site, name));
    if (bytes.length < WORTH_IT) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await writeFile(path.join(site, `${name}.br`), brotliCompressSync(bytes, { params }));
    await writeFile(path.join(site, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
