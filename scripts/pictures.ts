/**
 * Prints the pictures by which others show us: a card for messengers per report and article, icons for home screens.
 * A picture whose drawing has not changed is kept. `node scripts/pictures.ts [build]`
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { reportsOnSale } from '#src/catalogue/data/reports.ts';
import { createBrowser, type Browser } from '#src/platform/browser.ts';
import { loadRenderer } from '#src/platform/http/page-document.ts';
import { withPalette } from './small-png.ts';

type Picture = { path: string; width: number; height: number; html: string; transparent?: boolean };
type Drawn = { pictures: (reports: { key: string; name: string; category: string }[]) => Picture[] };

const FACES = [
  ['Fraunces', 'fraunces-display'],
  ['Fraunces', 'fraunces-display-ext'],
  ['Mulish', 'mulish'],
  ['Mulish', 'mulish-ext'],
] as const;
/** The small files hold only these letters. */
const EXTENDED = 'unicode-range:U+100-17F,U+1E00-1EFF,U+20B9;';

const BUILD = process.argv[2] ?? 'build';
const OUT = path.join(BUILD, 'pictures');
const STAMPS = path.join(OUT, '.stamps.json');

const { pictures } = await loadRenderer<Drawn>(path.join(BUILD, 'prerender'));
const browser = createBrowser({
  executablePath: process.env.CHROMIUM_PATH,
  cacheDir: path.join(BUILD, 'chromium'),
  log: pino({ level: 'warn' }),
});
try {
  await printAll(pictures(reportsOnSale), await fontFaces());
} finally {
  await browser.close();
}

async function printAll(wanted: Picture[], fonts: string): Promise<void> {
  const before = await readStamps();
  const stamps: Record<string, string> = {};
  const how = await browser.version();
  for (const picture of wanted) {
    const whole = { ...picture, html: picture.html.replace('<style>', () => `<style>${fonts}`) };
    stamps[picture.path] = createHash('sha256')
      .update(how + JSON.stringify(whole))
      .digest('hex');
    const kept = before[picture.path] === stamps[picture.path] && (await exists(picture.path));
    if (!kept) await print(browser, whole);
  }
  for (const gone of Object.keys(before))
    if (!stamps[gone]) await fs.rm(path.join(OUT, gone), { force: true });
  await fs.writeFile(STAMPS, JSON.stringify(stamps));
}

async function print(browser: Browser, picture: Picture): Promise<void> {
  const { path: at, width, height, html, transparent = false } = picture;
  const file = path.join(OUT, at);
  await fs.mkdir(path.dirname(file), { recursive: true });
  const png = await browser.withPage(async (page) => {
    await page.setViewportSize({ width, height });
    await page.setContent(html, { waitUntil: 'load' });
    return page.screenshot({ omitBackground: transparent });
  });
  await fs.writeFile(file, transparent ? png : withPalette(png));
}

/** As data: addresses, because the printing browser reaches nothing. */
async function fontFaces(): Promise<string> {
  const faces = FACES.map(async ([family, file]) => {
    const bytes = await fs.readFile(path.join(BUILD, 'fonts', 'site', `${file}.woff2`));
    const range = file.endsWith('-ext') ? EXTENDED : '';
    return `@font-face{font-family:${family};font-weight:300 800;${range}src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
  });
  return (await Promise.all(faces)).join('');
}

async function readStamps(): Promise<Record<string, string>> {
  return JSON.parse(await fs.readFile(STAMPS, 'utf8').catch(() => '{}')) as Record<string, string>;
}

function exists(at: string): Promise<boolean> {
  return fs.access(path.join(OUT, at)).then(
    () => true,
    () => false,
  );
}
