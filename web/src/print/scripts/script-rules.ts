/** The letters that are not everyday ones, for a report in which some occur: the others stay as light as they are. */
import type { ReportDocument } from '#src/reports/contract.ts';
import { findScripts, toUnicodeRange, type Script } from '#src/places/contract-name-scripts.ts';

const FONTS = import.meta.glob<string>('@print-fonts/rare/*.woff2', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const getFontFile = ({ font }: Script) =>
  Object.entries(FONTS).find(([file]) => file.endsWith(`/${font}.woff2`))![1];

/** Style rules for what the reader brought in: a name, a place. All other texts are ours, in Latin and Devanagari. */
export const createScriptRules = ({ birth }: ReportDocument): string =>
  findScripts(JSON.stringify(birth)).map(createRulesOfScript).join('');

/** One family for all of them: it stands second in every list of the style sheet, also for the foot of the page. */
const createRulesOfScript = (script: Script) =>
  `@font-face{font-family:${FAMILY};src:url(${getFontFile(script)}) format('woff2');` +
  `unicode-range:${toUnicodeRange(script)}}${script.lang ? getFontSetting(script.lang) : ''}`;

/** Signs hang far below the line in half of these scripts: on the cover the date stands a little lower. */
const getFontSetting = (lang: string) =>
  `[lang='${lang}']{font-family:${FAMILY},'Mulish',sans-serif;letter-spacing:0}` +
  `.cover h1:has([lang='${lang}'])+.born{margin-top:6mm}`;

const FAMILY = `'Noto Sans Devanagari'`;
