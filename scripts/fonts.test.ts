/** The fonts that the build has written. */
import { globSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { OPTIONAL_SCRIPTS } from '#src/places/contract-name-scripts.ts';

const FOLDER = new URL('../build/fonts', import.meta.url).pathname;

const sizes = Object.fromEntries(
  globSync('**/*.woff2', { cwd: FOLDER }).map((name) => [name, statSync(path.join(FOLDER, name)).size]),
);

it('the build writes the fonts of the site, less than 70 kB in all', () => {
  const frauncesFiles = ['fraunces-display', 'fraunces-display-ext', 'fraunces-rupee', 'fraunces-italic'];
  const files = [...frauncesFiles, 'mulish', 'mulish-ext', 'mulish-rupee'];
  expect(readdirSync(path.join(FOLDER, 'site')).toSorted()).toEqual(
    files.map((name) => `${name}.woff2`).toSorted(),
  );
  const site = Object.entries(sizes).filter(([name]) => name.startsWith('site/'));
  expect(site.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(70_000);
});

it('the build writes a font with characters for every style of the printed page', () => {
  const print = Object.entries(sizes).filter(([name]) => /^print\/[^/]+$/.test(name));
  expect(print).toHaveLength(13);
  expect(Math.min(...print.map(([, size]) => size))).toBeGreaterThan(4000);
});

it('the build writes a font for each optional script of a name', () => {
  const rare = Object.keys(sizes).filter((name) => name.startsWith('print/rare/'));
  expect(rare.toSorted()).toEqual(OPTIONAL_SCRIPTS.map(({ font }) => `print/rare/${font}.woff2`).toSorted());
});
