/** After `vite build`: renders the static pages and compresses all files. `node scripts/prerender.ts [build]` */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { SEED_REPORTS } from '#src/catalogue/data/seed-reports.ts';
import { loadRenderer, renderDocument, readBuild } from '#src/platform/http/page-document.ts';

/** Fonts and images are compressed already; below 512 bytes compression costs more than it saves. */
const COMPRESSIBLE = /\.(css|js|json|svg|txt|webmanifest|xml)$/;
const MIN_BYTES = 512;

const buildDir = process.argv[2] ?? 'build';
const renderer = await loadRenderer<{ renderEmblem: (report: string) => string }>(
  path.join(buildDir, 'prerender'),
);
await renderPages();
await renderEmblems();
await compressAssets();

/** One file per URL; /404 is served for every unknown URL. */
async function renderPages(): Promise<void> {
  const build = readBuild(path.join(buildDir, 'site'));
  const outDir = path.join(buildDir, 'pages');
  await rm(outDir, { recursive: true, force: true });
  for (const { url, kind } of renderer.listPages({})) {
    if (kind !== 'static' && kind !== 'not-found') continue;
    const file = path.join(outDir, `${url}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, renderDocument(build, url, await renderer.render(url, createRejectingData(url))));
  }
}

/** Fails for a page that needs data of the running server: it would be rendered empty. */
function createRejectingData(url: string): object {
  const createThrowingProperty = (name: string) => ({
    get: () => {
      throw new Error(`${url} shows ${name}: use toDynamicPage() for it in web/src/app/routes.tsx`);
    },
  });
  const properties = ['reports', 'sky', 'grievance', 'sharedMatch', 'panchang', 'today'].map((name) => [
    name,
    createThrowingProperty(name),
  ]);
  return Object.defineProperties({}, Object.fromEntries(properties) as PropertyDescriptorMap);
}

/** Renders the emblems, which are the `image` of every report in the catalogue. */
async function renderEmblems(): Promise<void> {
  const outDir = path.join(buildDir, 'site', 'emblems');
  await mkdir(outDir, { recursive: true });
  for (const { key } of SEED_REPORTS)
    await writeFile(path.join(outDir, `${key}.svg`), renderer.renderEmblem(key));
}

async function compressAssets(): Promise<void> {
  const site = path.join(buildDir, 'site');
  for (const name of await readdir(site, { recursive: true })) {
    if (!COMPRESSIBLE.test(name) || name.startsWith('.')) continue;
    const bytes = await readFile(path.join(site, name));
    if (bytes.length < MIN_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await writeFile(path.join(site, `${name}.br`), brotliCompressSync(bytes, { params }));
    await writeFile(path.join(site, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
