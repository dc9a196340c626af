/**
 * Creates the fonts of the site and of the printed report as subsets of the fontsource packages.
 * Site: variable files, split so that the rupee sign (1 kB) and the transliteration letters (7 kB) load only where they
 * occur.
 * Print: static instances, because Chromium writes a variable font into a PDF as Type 3 outlines.
 */
import { createRequire } from 'node:module';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import {
  DEVANAGARI,
  getFontCharacters,
  OPTIONAL_SCRIPTS,
  type Script,
} from '#src/places/contract-name-scripts.ts';

type Axes = NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes'];
type FontSubset = { file: string; from: string; text: string; axes?: Axes };

/** OpenType features that the texts use; stylistic sets and small capitals would add a tenth to the size. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum', 'pnum', 'rvrn'];

const require = createRequire(import.meta.url);

const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';
const FRAUNCES_EXT = '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2';
const FRAUNCES_ITALIC = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2';
/** The file with the WONK axis: only there the swash b, h and k of "because" can be switched off. */
const FRAUNCES_PLAIN_ITALIC = '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2';
const FRAUNCES_PLAIN_ITALIC_EXT = '@fontsource-variable/fraunces/files/fraunces-latin-ext-full-italic.woff2';
const MULISH = '@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2';
const MULISH_EXT = '@fontsource-variable/mulish/files/mulish-latin-ext-wght-normal.woff2';

const PUNCTUATION = '\u00a0–—‘’“”…•′″←↑→↓−·×°½£§©';
/** The letters of the International Alphabet of Sanskrit Transliteration. */
const IAST = 'āīūṛṝḷḹṅñṭḍṇśṣḥṃṁĀĪŪṚṜḶḸṄÑṬḌṆŚṢḤṂṀ';

/** Accented letters outside IAST are rare on the site and are shown in the fallback font. */
const SITE_BASE = listLetters(0x20, 0x7e) + PUNCTUATION;
/** The printed page has no fallback font, and a name may contain any accent. */
const PRINT_BASE = listLetters(0x20, 0x7e) + listLetters(0xa0, 0xff) + PUNCTUATION;
const PRINT_EXT = `${listLetters(0x100, 0x17f)}${IAST}₹`;

const SITE_FRAUNCES: Axes = { opsz: 72, wght: { min: 300, max: 600 } };
const SITE_MULISH: Axes = { wght: { min: 400, max: 800 } };

const PLAIN_ITALIC: Axes = { opsz: 26, wght: 400, SOFT: 0, WONK: 0 };

const SITE_SUBSETS: FontSubset[] = [
  { file: 'fraunces-display', from: FRAUNCES, text: SITE_BASE, axes: SITE_FRAUNCES },
  { file: 'fraunces-display-ext', from: FRAUNCES_EXT, text: IAST, axes: SITE_FRAUNCES },
  { file: 'fraunces-rupee', from: FRAUNCES_EXT, text: '₹', axes: SITE_FRAUNCES },
  { file: 'fraunces-italic', from: FRAUNCES_ITALIC, text: SITE_BASE, axes: { opsz: 72, wght: 400 } },
  { file: 'mulish', from: MULISH, text: SITE_BASE, axes: SITE_MULISH },
  { file: 'mulish-ext', from: MULISH_EXT, text: IAST, axes: SITE_MULISH },
  { file: 'mulish-rupee', from: MULISH_EXT, text: '₹', axes: SITE_MULISH },
];

/** Weights and optical sizes of the six text styles of the printed page: 72 for display, 26 for text. */
const PRINT_SUBSETS: FontSubset[] = [
  ...listLatinSubsets('fraunces-display', FRAUNCES, FRAUNCES_EXT, { opsz: 72, wght: 390 }),
  ...listLatinSubsets('fraunces-text', FRAUNCES, FRAUNCES_EXT, { opsz: 26, wght: 400 }),
  ...listLatinSubsets('fraunces-text-italic', FRAUNCES_PLAIN_ITALIC, FRAUNCES_PLAIN_ITALIC_EXT, PLAIN_ITALIC),
  ...listLatinSubsets('mulish-regular', MULISH, MULISH_EXT, { wght: 420 }),
  ...listLatinSubsets('mulish-semibold', MULISH, MULISH_EXT, { wght: 620 }),
  ...listLatinSubsets('mulish-bold', MULISH, MULISH_EXT, { wght: 740 }),
  toScriptSubset(DEVANAGARI),
];

/**
 * Writes `site`, `print` and `print/rare` with their `*.woff2` below the folder. @returns the size of each file in
 * bytes
 */
async function buildFonts(outDir: string): Promise<Record<string, number>> {
  const site = await writeSubsets(join(outDir, 'site'), SITE_SUBSETS);
  const print = await writeSubsets(join(outDir, 'print'), PRINT_SUBSETS);
  const rare = await writeSubsets(join(outDir, 'print/rare'), OPTIONAL_SCRIPTS.map(toScriptSubset));
  return { ...addPrefix('site/', site), ...addPrefix('print/', print), ...addPrefix('print/rare/', rare) };
}

async function writeSubsets(folder: string, subsets: FontSubset[]) {
  await mkdir(folder, { recursive: true });
  const sizes: Record<string, number> = {};
  for (const subset of subsets) {
    const font = await createSubset(subset);
    await writeFile(join(folder, `${subset.file}.woff2`), font);
    sizes[`${subset.file}.woff2`] = font.length;
  }
  return sizes;
}

async function createSubset({ from, text, axes }: FontSubset) {
  const source = await readFile(require.resolve(from));
  // A font without axes is one of an Indian script: its shaping needs all features.
  const options = axes ? { variationAxes: axes, keepFeatures: FEATURES } : {};
  return subsetFont(source, text, { targetFormat: 'woff2', ...options });
}

function listLatinSubsets(file: string, latin: string, ext: string, axes: Axes): FontSubset[] {
  return [
    { file, from: latin, text: PRINT_BASE, axes },
    { file: `${file}-ext`, from: ext, text: PRINT_EXT, axes },
  ];
}

/** Optional scripts have one weight each; the Latin and Cyrillic ones are Mulish. */
function toScriptSubset(script: Script): FontSubset {
  const { font } = script;
  const text = getFontCharacters(script)
    .split(', ')
    .map((range) => range.split('-').map((hex) => parseInt(hex, 16)))
    .map(([first, last]) => listLetters(first!, last ?? first!))
    .join('');
  if (!font.startsWith('noto'))
    return {
      file: font,
      from: `@fontsource-variable/mulish/files/${font}-wght-normal.woff2`,
      text,
      axes: { wght: 420 },
    };
  const subset = font.split('-').at(-1)!;
  return { file: font, from: `@fontsource/${font}/files/${font}-${subset}-400-normal.woff2`, text };
}

function listLetters(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
}

function addPrefix(prefix: string, sizes: Record<string, number>) {
  return Object.fromEntries(Object.entries(sizes).map(([name, size]) => [prefix + name, size]));
}

if (import.meta.main) console.table(await buildFonts('build/fonts'));
