/**
 * Fails when a page weighs more than it may. The pages are those of the routes, drawn with the whole catalogue; files are
 * counted as Vite's manifest names them, in brotli. `node scripts/budget.ts [build]`
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { computeSky } from '#src/astrology/current-positions.ts';
import type { Report } from '#src/catalogue/contract.ts';
import { reportsOnSale } from '#src/catalogue/data/reports.ts';
import { collectAssets, loadRenderer, renderDocument, readBuild } from '#src/platform/http/page-document.ts';
import type { Page } from '#src/platform/http/contract-pages.ts';

/** Bytes. Script and style are what the first screen needs, the entry included; the page is all of it but pictures. */
const PUBLIC = { script: 110_000, style: 15_000, page: 200_000 };
/** Screens of members may weigh more. */
const MEMBER = { script: 140_000, style: 15_000, page: 230_000 };

/** what every page loads */
const FIRST = ['index.html', 'src/app/boot/bootstrap.ts'];

const dir = process.argv[2] ?? 'build';
const site = path.join(dir, 'site');
const build = readBuild(site);
const { render, listPages } = await loadRenderer(path.join(dir, 'prerender'));
/** Pages share most of their files, and packing is slow. */
const sizes = new Map<string, number>();
const data = { reports: shelf(), sky: computeSky(new Date('2026-11-21T03:00:00Z')) };

type Weights = { script: number; style: number; page: number };
type Line = { screen: string; most: Weights; weighs: Weights };

const lines: Line[] = [];
for (const place of listPages(data)) if (place.file) lines.push(await weighed(place, place.file));
const heaviest = Object.values(Object.groupBy(lines, ({ screen }) => screen)).map((all) =>
  all!.reduce((a, b) => (b.weighs.page > a.weighs.page ? b : a)),
);
for (const line of heaviest) say(line);
if (heaviest.some(tooHeavy)) process.exitCode = 1;

async function weighed({ url, kind }: Page, screen: string): Promise<Line> {
  if (!build.manifest[screen]) throw new Error(`${screen} of ${url} is not in the build`);
  const { js, css } = collectAssets(build, [...FIRST, screen]);
  const [script, style] = [packed(js), packed(css)];
  if (kind === 'client-only')
    return { screen, most: MEMBER, weighs: { script, style, page: script + style + fonts() } };
  const drawn = await render(url, data);
  const all = collectAssets(build, [...FIRST, ...drawn.files, ...drawn.lazyFiles]);
  const html = renderDocument(build, url, drawn);
  const page = brotliCompressSync(html).length + packed(all.js) + fonts(html);
  return { screen, most: PUBLIC, weighs: { script, style, page } };
}

function packed(files: string[]): number {
  return files.reduce((sum, file) => sum + packedFile(file), 0);
}

function packedFile(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(path.join(site, file))).length;
  sizes.set(file, size);
  return size;
}

/** Those whose letters occur on the page: a browser fetches no other. Of a page that only the browser draws, all. */
function fonts(html = ''): number {
  const { css } = collectAssets(build, FIRST);
  const faces = css.flatMap((file) => build.css(file).match(/@font-face\s*{[^}]*\.woff2[^}]*}/g) ?? []);
  return faces
    .filter((face) => html === '' || occurs(html, /unicode-range:([^;}]+)/i.exec(face)?.[1]))
    .reduce(
      (sum, face) => sum + readFileSync(path.join(site, /url\("?\/?([^)"]+)/.exec(face)![1]!)).length,
      0,
    );
}

/** `range` as CSS writes it: U+20-7E, U+1E??, U+20B9 */
function occurs(html: string, range = 'U+0-10FFFF'): boolean {
  const spans = range.split(',').map((span) => {
    const [from, to = from] = span.trim().slice('U+'.length).split('-') as [string, string?];
    return `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`;
  });
  return new RegExp(`[${spans.join('')}]`, 'u').test(html);
}

function tooHeavy({ most, weighs }: Line): boolean {
  return weighs.script > most.script || weighs.style > most.style || weighs.page > most.page;
}

function say(line: Line): void {
  const { screen, most, weighs } = line;
  const each = (['script', 'style', 'page'] as const).map(
    (what) => `${what} ${kB(weighs[what])} of ${kB(most[what])}`,
  );
  console.log(`${tooHeavy(line) ? 'OVER' : 'ok  '} ${screen.padEnd(48)} ${each.join(', ')} kB`);
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** The catalogue as its seed has it, with what the samples measured. */
function shelf(): Report[] {
  const file = path.join(dir, 'samples', 'measured.json');
  const measured: Record<string, Pick<Report, 'chapters'> & { pages: number }> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  return reportsOnSale.map(({ rupees, ...report }) => ({
    ...report,
    _id: report.key,
    image: `/emblems/${report.key}.svg`,
    price: rupees,
    ...(measured[report.key] && {
      chapters: measured[report.key]!.chapters,
      pageCount: measured[report.key]!.pages,
    }),
  }));
}
