/** The house's letters for the receipt: as the site serves them, and as they are embedded in a PDF. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEVANAGARI, RARE, scriptsIn, unicodeRange, type Script } from '#src/places/contract-name-scripts.ts';

/** @font-face rules; those for paper bring the scripts of the buyer's name. */
export type ReceiptFonts = { screen: string; paper: (name: string) => string };

export function receiptFonts(build: string): ReceiptFonts {
  const folder = path.join(build, 'fonts/print');
  const sender = PRINTED.map((face) => printed(folder, face)).join('');
  const scripts = new Map(SCRIPTS.map((script) => [script, printed(folder, faceOf(script))]));
  const paper = (name: string) =>
    sender +
    scriptsIn(name, SCRIPTS)
      .map((script) => scripts.get(script))
      .join('');
  return { screen: ofTheSite(path.join(build, 'site/assets')), paper };
}

/** @throws when the build brings no letters: a receipt would look like nobody's */
function ofTheSite(assets: string): string {
  const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'));
  const rules = sheets.flatMap((file) => readFileSync(path.join(assets, file), 'utf8').match(FACES) ?? []);
  if (rules.length === 0) throw new Error(`The build has no fonts in ${assets}.`);
  return [...new Set(rules)].join('');
}

const FACES = /@font-face\s*\{[^}]*\.woff2[^}]*\}/g;

type Face = { family: string; weight: number; file: string; range?: string };

const LATIN_EXTENDED = 'U+100-17F, U+1E00-1EFF, U+20B9';
const SCRIPTS = [DEVANAGARI, ...RARE];
/** A family of its own, which the receipt names second: in Mulish it would be passed over where Mulish is bold. */
const faceOf = (script: Script): Face => ({
  family: `'Noto Sans Devanagari'`,
  weight: 400,
  file: script === DEVANAGARI ? script.font : `rare/${script.font}`,
  range: unicodeRange(script),
});

/** Static ones: Chromium writes a variable font into a PDF as drawings. */
const PRINTED: Face[] = [
  ...latin('Fraunces', 400, 'fraunces-text'),
  ...latin('Mulish', 400, 'mulish-regular'),
  ...latin('Mulish', 600, 'mulish-semibold'),
  ...latin('Mulish', 700, 'mulish-bold'),
];

function latin(family: string, weight: number, file: string): Face[] {
  return [
    { family, weight, file },
    { family, weight, file: `${file}-ext`, range: LATIN_EXTENDED },
  ];
}

function printed(dir: string, { family, weight, file, range }: Face): string {
  const data = readFileSync(path.join(dir, `${file}.woff2`)).toString('base64');
  const where = range ? `unicode-range:${range};` : '';
  return `@font-face{font-family:${family};font-weight:${weight};${where}src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}
