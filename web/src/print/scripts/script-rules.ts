/** Embeds the fonts of optional scripts, only into the reports in which they occur, because each adds to the size of the PDF. */
import type { ReportDocument } from '#src/reports/contract.ts';
import { findScripts, toUnicodeRange, type Script } from '#src/places/contract-name-scripts.ts';

const FONTS = import.meta.glob<string>('@print-fonts/rare/*.woff2', {
  query: '?inline',
  import: 'default',
  eager: true,
});
/** The font as a data URL. */
const getFontUrl = ({ font }: Script) =>
  Object.entries(FONTS).find(([file]) => file.endsWith(`/${font}.woff2`))![1];

/** For the scripts in the name and place of the birth; all other texts of a report are in Latin and Devanagari. */
export const createScriptRules = ({ birth }: ReportDocument): string =>
  findScripts(JSON.stringify(birth)).map(createScriptRule).join('');

/** All scripts share one font family, which is the second of every font list in the style sheets, including that of the footer. */
const createScriptRule = (script: Script) =>
  `@font-face{font-family:${FONT_FAMILY};src:url(${getFontUrl(script)}) format('woff2');` +
  `unicode-range:${toUnicodeRange(script)}}${script.lang ? createLanguageRule(script.lang) : ''}`;

/** In many of these scripts vowel signs reach far below the baseline, so the date on the cover is moved down. */
const createLanguageRule = (lang: string) =>
  `[lang='${lang}']{font-family:${FONT_FAMILY},'Mulish',sans-serif;letter-spacing:0}` +
  `.cover h1:has([lang='${lang}'])+.born{margin-top:6mm}`;

const FONT_FAMILY = `'Noto Sans Devanagari'`;
