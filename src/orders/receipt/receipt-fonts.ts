/** The fonts of a receipt: the web page loads those of the site, the PDF has them embedded. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  DEVANAGARI,
  OPTIONAL_SCRIPTS,
  findScripts,
  toUnicodeRange,
  type Script,
} from '#src/places/contract-name-scripts.ts';

/** @font-face rules. `getPrintFontFaces` includes the fonts for the scripts of a text, such as the buyer's name. */
export type ReceiptFonts = { webFontFaces: string; getPrintFontFaces: (text: string) => string };

export function loadReceiptFonts(build: string): ReceiptFonts {
  const folder = path.join(build, 'fonts/print');
  const brandFonts = BRAND_FONT_FACES.map((face) => embedFontFace(folder, face)).join('');
  const scriptFonts = new Map(
    SCRIPTS.map((script) => [script, embedFontFace(folder, toScriptFontFace(script))]),
  );
  const getPrintFontFaces = (text: string) =>
    brandFonts +
    findScripts(text, SCRIPTS)
      .map((script) => scriptFonts.get(script))
      .join('');
  return { webFontFaces: readSiteFontFaces(path.join(build, 'site/assets')), getPrintFontFaces };
}

/** @throws when the build contains no fonts */
function readSiteFontFaces(assets: string): string {
  const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'));
  const rules = sheets.flatMap(
    (file) => readFileSync(path.join(assets, file), 'utf8').match(WOFF2_FONT_FACE) ?? [],
  );
  if (rules.length === 0) throw new Error(`The build has no fonts in ${assets}.`);
  return [...new Set(rules)].join('');
}

const WOFF2_FONT_FACE = /@font-face\s*\{[^}]*\.woff2[^}]*\}/g;

type FontFace = { family: string; weight: number; file: string; range?: string };

const LATIN_EXTENDED = 'U+100-17F, U+1E00-1EFF, U+20B9';
const SCRIPTS = [DEVANAGARI, ...OPTIONAL_SCRIPTS];
/** The fonts of scripts are a separate family, second in the font stack: as part of Mulish they would not be used for bold text. */
const toScriptFontFace = (script: Script): FontFace => ({
  family: `'Noto Sans Devanagari'`,
  weight: 400,
  file: script === DEVANAGARI ? script.font : `rare/${script.font}`,
  range: toUnicodeRange(script),
});

/** The fonts are static, because Chromium embeds variable fonts in a PDF as outlines. */
const BRAND_FONT_FACES: FontFace[] = [
  ...createLatinFontFaces('Fraunces', 400, 'fraunces-text'),
  ...createLatinFontFaces('Mulish', 400, 'mulish-regular'),
  ...createLatinFontFaces('Mulish', 600, 'mulish-semibold'),
  ...createLatinFontFaces('Mulish', 700, 'mulish-bold'),
];

function createLatinFontFaces(family: string, weight: number, file: string): FontFace[] {
  return [
    { family, weight, file },
    { family, weight, file: `${file}-ext`, range: LATIN_EXTENDED },
  ];
}

function embedFontFace(folder: string, { family, weight, file, range }: FontFace): string {
  const data = readFileSync(path.join(folder, `${file}.woff2`)).toString('base64');
  const unicodeRange = range ? `unicode-range:${range};` : '';
  return `@font-face{font-family:${family};font-weight:${weight};${unicodeRange}src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}
