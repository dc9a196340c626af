/**
 * Draws the pictures that represent the site elsewhere: a social card for each report and article, icons for home
 * screens. A picture whose drawing has not changed is kept. `node scripts/pictures.ts [build]`
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { SEED_REPORTS } from '#src/catalogue/data/seed-reports.ts';
import type { Browser } from '#src/platform/browser.ts';
import { loadRenderer } from '#src/platform/http/page-document.ts';
import { createBuildBrowser } from './build-steps/retrying-browser.ts';

type Picture = { path: string; width: number; height: number; html: string; isTransparent?: boolean };
type PictureRenderer = {
  listPictures: (reports: { key: string; name: string; category: string }[]) => Picture[];
};

/** CSS family and file in build/fonts/site. */
const FACES = [
  ['Fraunces', 'fraunces-display'],
  ['Fraunces', 'fraunces-display-ext'],
  ['Mulish', 'mulish'],
  ['Mulish', 'mulish-ext'],
] as const;
/** The files `…-ext` contain only these characters. */
const EXTENDED_RANGE = 'unicode-range:U+100-17F,U+1E00-1EFF,U+20B9;';

/**
 * A line drawing in 256 colours has less than half of the bytes and no visible difference; soft transparent edges would
 * have one.
 */
const PALETTE = { palette: true, quality: 100, dither: 0, effort: 10, compressionLevel: 9 };

const BUILD = process.argv[2] ?? 'build';
const OUT = path.join(BUILD, 'pictures');
const STAMPS_FILE = path.join(OUT, '.stamps.json');

/**
 * Playwright captures from a new surface by default. While Chromium's compositor process is slow to start, that surface
 * is still empty and Chromium fails with "Unable to capture screenshot". The legacy method waits until the surface is drawn.
 */
process.env.PLAYWRIGHT_LEGACY_SCREENSHOT = '1';

const { listPictures } = await loadRenderer<PictureRenderer>(path.join(BUILD, 'prerender'));
const browser = createBuildBrowser(path.join(BUILD, 'chromium'));
try {
  await drawAll(listPictures(SEED_REPORTS), await buildFontFaces());
} finally {
  await browser.close();
}

async function drawAll(pictures: Picture[], fonts: string): Promise<void> {
  const previousStamps = await readStamps();
  const stamps: Record<string, string> = {};
  const version = await browser.getVersion();
  try {
    for (const picture of pictures) {
      const pictureWithFonts = { ...picture, html: picture.html.replace('<style>', () => `<style>${fonts}`) };
      const stamp = createHash('sha256')
        .update(version + JSON.stringify(pictureWithFonts))
        .digest('hex');
      const isKept = previousStamps[picture.path] === stamp && (await hasFile(picture.path));
      if (!isKept) await drawPicture(browser, pictureWithFonts);
      stamps[picture.path] = stamp;
    }
  } finally {
    // Pictures drawn before a failure are kept for the next build.
    await fs.writeFile(STAMPS_FILE, JSON.stringify(stamps));
  }
  for (const removedPath of Object.keys(previousStamps))
    if (!stamps[removedPath]) await fs.rm(path.join(OUT, removedPath), { force: true });
}

async function drawPicture(browser: Browser, picture: Picture): Promise<void> {
  const { path: picturePath, width, height, html, isTransparent = false } = picture;
  const file = path.join(OUT, picturePath);
  await fs.mkdir(path.dirname(file), { recursive: true });
  const png = await browser.withPage(async (page) => {
    await page.setViewportSize({ width, height });
    await page.setContent(html, { waitUntil: 'load' });
    return page.screenshot({ omitBackground: isTransparent });
  });
  const reducedPng = await sharp(png)
    .png(isTransparent ? { compressionLevel: 9 } : PALETTE)
    .toBuffer();
  await fs.writeFile(file, file.endsWith('.ico') ? wrapInIco(reducedPng, width) : reducedPng);
}

/** An ICO file with one picture: a directory of 6 bytes, an entry of 16 bytes, and the PNG. `size`: pixels, below 256. */
function wrapInIco(png: Buffer, size: number): Buffer {
  const headerBytes = 6 + 16;
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of pictures
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(headerBytes, 18);
  return Buffer.concat([header, png]);
}

/** As data: addresses, because the browser of the build has no network. */
async function buildFontFaces(): Promise<string> {
  const faces = FACES.map(async ([family, file]) => {
    const bytes = await fs.readFile(path.join(BUILD, 'fonts', 'site', `${file}.woff2`));
    const range = file.endsWith('-ext') ? EXTENDED_RANGE : '';
    return `@font-face{font-family:${family};font-weight:300 800;${range}src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
  });
  return (await Promise.all(faces)).join('');
}

async function readStamps(): Promise<Record<string, string>> {
  return JSON.parse(await fs.readFile(STAMPS_FILE, 'utf8').catch(() => '{}')) as Record<string, string>;
}

function hasFile(picturePath: string): Promise<boolean> {
  return fs.access(path.join(OUT, picturePath)).then(
    () => true,
    () => false,
  );
}
