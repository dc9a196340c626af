import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPTIONAL_SCRIPTS } from '#src/places/contract-name-scripts.ts';
import { buildFonts } from './fonts.ts';

let folder: string;
let sizes: Record<string, number>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  sizes = await buildFonts(folder);
});
afterAll(() => rm(folder, { recursive: true }));

it('buildFonts writes the fonts of the site, less than 70 kB in all', async () => {
  const frauncesFiles = ['fraunces-display', 'fraunces-display-ext', 'fraunces-rupee', 'fraunces-italic'];
  const files = [...frauncesFiles, 'mulish', 'mulish-ext', 'mulish-rupee'];
  expect((await readdir(path.join(folder, 'site'))).toSorted()).toEqual(
    files.map((name) => `${name}.woff2`).toSorted(),
  );
  const site = Object.entries(sizes).filter(([name]) => name.startsWith('site/'));
  expect(site.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(70_000);
});

it('buildFonts writes a font with characters for every style of the printed page', async () => {
  const print = Object.entries(sizes).filter(([name]) => /^print\/[^/]+$/.test(name));
  expect(print).toHaveLength(13);
  expect(Math.min(...print.map(([, size]) => size))).toBeGreaterThan(4000);
});

it('buildFonts writes a font for each optional script of a name', async () => {
  const rare = Object.keys(sizes).filter((name) => name.startsWith('print/rare/'));
  expect(rare.toSorted()).toEqual(OPTIONAL_SCRIPTS.map(({ font }) => `print/rare/${font}.woff2`).toSorted());
});
