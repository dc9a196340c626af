/**
 * Fails when a page exceeds its size budget (brotli). The pages are listed by the routes and rendered with the whole
 * catalogue; their files are those in Vite's manifest. `node scripts/budget.ts [build]`
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { computeSky } from '#src/astrology/current-positions.ts';
import type { Report } from '#src/catalogue/contract.ts';
import { SEED_REPORTS } from '#src/catalogue/data/seed-reports.ts';
import { findPanchangPage, type PanchangAddress } from '#src/panchang/find-panchang.ts';
import { computeTodayInDelhi } from '#src/panchang/town-today.ts';
import { loadGazetteer } from '#src/places/gazetteer.ts';
import { collectAssets, loadRenderer, renderDocument, readBuild } from '#src/platform/http/page-document.ts';
import type { Page } from '#src/platform/http/contract-pages.ts';

/** Bytes. Script and style: files of the page and of the entry. Page: everything except images. */
const PUBLIC_BUDGET = { script: 110_000, style: 15_000, page: 196_000 };
/** Pages of members have a larger budget. */
const MEMBER_BUDGET = { script: 140_000, style: 15_000, page: 230_000 };

/** The files that every page loads. */
const ENTRY_FILES = ['index.html', 'src/app/boot/start-fonts.ts'];

const buildDir = process.argv[2] ?? 'build';
const site = path.join(buildDir, 'site');
const build = readBuild(site);
const { render, listPages } = await loadRenderer(path.join(buildDir, 'prerender'));
/** Compressed bytes by file, computed once: pages share most of their files, and brotli is slow. */
const brotliSizes = new Map<string, number>();
/** The same positions of the sky in every run, so that the sizes can be compared. */
const SKY_TIME = new Date('2026-11-21T03:00:00Z');
const gazetteer = loadGazetteer(path.join(buildDir, 'gazetteer.json'));
const findPanchang = (address: PanchangAddress) => findPanchangPage(gazetteer, address, SKY_TIME).page;
const data = {
  reports: loadCatalogue(),
  sky: computeSky(SKY_TIME),
  panchang: findPanchang({ town: 'jaipur' }),
  today: computeTodayInDelhi(SKY_TIME),
};

type PageSize = { script: number; style: number; page: number };
type MeasuredPage = { module: string; budget: PageSize; size: PageSize };

const measuredPages: MeasuredPage[] = [];
for (const page of listPages(data)) if (page.file) measuredPages.push(await measurePage(page, page.file));
const heaviestPages = Object.values(Object.groupBy(measuredPages, ({ module }) => module)).map(
  (pagesOfModule) => pagesOfModule!.reduce((a, b) => (b.size.page > a.size.page ? b : a)),
);
for (const line of heaviestPages) printLine(line);
if (heaviestPages.some(isOverBudget)) process.exitCode = 1;

async function measurePage({ url, kind }: Page, module: string): Promise<MeasuredPage> {
  if (!build.manifest[module]) throw new Error(`${module} of ${url} is not in the build`);
  const { js, css } = collectAssets(build, [...ENTRY_FILES, module]);
  const [script, style] = [sumBrotliBytes(js), sumBrotliBytes(css)];
  if (kind === 'client-only')
    return { module, budget: MEMBER_BUDGET, size: { script, style, page: script + style + sumFontBytes() } };
  const rendered = await render(url, url === '/panchang' ? { ...data, panchang: findPanchang({}) } : data);
  const assets = collectAssets(build, [...ENTRY_FILES, ...rendered.files, ...rendered.lazyFiles]);
  const html = renderDocument(build, url, rendered);
  const page = brotliCompressSync(html).length + sumBrotliBytes(assets.js) + sumFontBytes(html);
  return { module, budget: PUBLIC_BUDGET, size: { script, style, page } };
}

function sumBrotliBytes(files: string[]): number {
  return files.reduce((sum, file) => sum + measureBrotli(file), 0);
}

function measureBrotli(file: string): number {
  const cached = brotliSizes.get(file);
  if (cached !== undefined) return cached;
  const size = brotliCompressSync(readFileSync(path.join(site, file))).length;
  brotliSizes.set(file, size);
  return size;
}

/** A browser loads only fonts whose characters occur on the page. For a client-only page all fonts are counted. */
function sumFontBytes(html = ''): number {
  const { css } = collectAssets(build, ENTRY_FILES);
  const fontFaces = css.flatMap(
    (file) => build.css.get(file)!.match(/@font-face\s*{[^}]*\.woff2[^}]*}/g) ?? [],
  );
  return fontFaces
    .filter((face) => html === '' || hasCharacterInRange(html, /unicode-range:([^;}]+)/i.exec(face)?.[1]))
    .reduce(
      (sum, face) => sum + readFileSync(path.join(site, /url\("?\/?([^)"]+)/.exec(face)![1]!)).length,
      0,
    );
}

/** @param range as in CSS: U+20-7E, U+1E??, U+20B9 */
function hasCharacterInRange(html: string, range = 'U+0-10FFFF'): boolean {
  const spans = range.split(',').map((span) => {
    const [from, to = from] = span.trim().slice('U+'.length).split('-') as [string, string?];
    return `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`;
  });
  return new RegExp(`[${spans.join('')}]`, 'u').test(html);
}

function isOverBudget({ budget, size }: MeasuredPage): boolean {
  return size.script > budget.script || size.style > budget.style || size.page > budget.page;
}

function printLine(line: MeasuredPage): void {
  const { module, budget, size } = line;
  const parts = (['script', 'style', 'page'] as const).map(
    (kind) => `${kind} ${formatKilobytes(size[kind])} of ${formatKilobytes(budget[kind])}`,
  );
  console.log(`${isOverBudget(line) ? 'OVER' : 'ok  '} ${module.padEnd(48)} ${parts.join(', ')} kB`);
}

function formatKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** The seed catalogue with the page counts of the samples. */
function loadCatalogue(): Report[] {
  const file = path.join(buildDir, 'samples', 'measured.json');
  const measured: Record<string, Pick<Report, 'chapters'> & { pages: number }> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  return SEED_REPORTS.map(({ priceRupees, ...report }) => ({
    ...report,
    _id: report.key,
    image: `/emblems/${report.key}.svg`,
    price: priceRupees,
    ...(measured[report.key] && {
      chapters: measured[report.key]!.chapters,
      pageCount: measured[report.key]!.pages,
    }),
  }));
}
