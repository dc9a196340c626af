/**
 * Makes words of Indian and other complex scripts searchable. Chromium gives the text of such a word in parts, one for each
 * letter, and some parts have none, so readers insert spaces or lose letters. Here each word becomes one marked span with
 * its whole text and language, and its first glyph gets the whole word as its text for readers that ignore the span.
 */
import {
  encodeUtf16,
  findFontName,
  formatGlyphs,
  isSpanStart,
  parseTextBlock,
  type Cluster,
  type TextBlock,
} from './text-block.ts';

/** The part of a font that this needs; pdf-fonts.ts implements it. */
export type FontTexts = {
  /** the text of a glyph; null if the font has none */
  getText(code: number): string | null;
  /** @returns the code of a copy of the glyph that has this text */
  addGlyphText(code: number, text: string): number;
  /** the code of the space; null if the font has none */
  spaceCode: number | null;
  /** whether a glyph has a text of a complex script; most fonts of a report have none */
  hasComplexTexts: boolean;
};

/** @param getFont returns a font by its name in the resources of the content; null if its texts are not readable */
export function makeTextSearchable(content: string, getFont: (name: string) => FontTexts | null): string {
  const lines = content.split('\n');
  const output: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (lines[i] !== 'BT') {
      output.push(lines[i]!);
      continue;
    }
    const end = lines.indexOf('ET', i);
    if (end < 0) throw new Error('A text block of the printed file has no end.');
    output.push('BT', ...rewriteBlock(lines, i + 1, end, getFont), 'ET');
    i = end;
  }
  return output.join('\n');
}

function rewriteBlock(
  lines: readonly string[],
  start: number,
  end: number,
  getFont: (name: string) => FontTexts | null,
): string[] {
  const blockLines = lines.slice(start, end);
  if (isLatinText(blockLines, getFont) && !isFollowedByBlock(lines, end)) return blockLines;
  const block = parseTextBlock(blockLines, (font, code) => getFont(font)?.getText(code) ?? null);
  const font = block && getFont(block.font);
  if (!block || !font) return blockLines;
  const withSpace = isFollowedByLine(lines, end, block) ? formatSpace(block, font) : [];
  if (!hasComplexScript(block.clusters)) return [...blockLines, ...withSpace];
  return [
    ...block.setup,
    ...splitIntoWords(block.clusters).flatMap((word) => formatWord(word, font)),
    ...withSpace,
  ];
}

/** Whether the block has no letter of a complex script. It saves parsing most blocks of a report. */
function isLatinText(blockLines: readonly string[], getFont: (name: string) => FontTexts | null): boolean {
  const name = findFontName(blockLines);
  const font = name === null ? null : getFont(name);
  return font !== null && !font.hasComplexTexts && !blockLines.some(isSpanStart);
}

/** Letters outside of the Latin script, such as Devanagari; digits and punctuation of Latin texts belong to none. */
const COMPLEX_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
export const isComplexText = (text: string): boolean => COMPLEX_SCRIPT.test(text);
const hasComplexScript = (clusters: readonly Cluster[]): boolean =>
  clusters.some(({ text }) => isComplexText(text));

const SPACES = /^\s+$/;

/** Each space is a separate word. */
function splitIntoWords(clusters: readonly Cluster[]): Cluster[][] {
  const words: Cluster[][] = [];
  for (const cluster of clusters) {
    const word = words.at(-1);
    const isSpace = SPACES.test(cluster.text);
    if (word && !isSpace && !SPACES.test(word[0]!.text)) word.push(cluster);
    else words.push([cluster]);
  }
  return words;
}

/** An invisible character (zero width space) that readers leave out. */
const NO_TEXT = '\u200b';

function formatWord(word: readonly Cluster[], font: FontTexts): string[] {
  const glyphs = word.flatMap((cluster) => cluster.glyphs);
  const text = word.map((cluster) => cluster.text).join('');
  if (!COMPLEX_SCRIPT.test(text)) return formatGlyphs(glyphs);
  const textGlyphs = glyphs.map(({ code, move }, i) => ({
    code: font.addGlyphText(code, i === 0 ? text : NO_TEXT),
    move,
  }));
  return [
    `/Span<</ActualText <FEFF${encodeUtf16(text)}>${formatLanguage(text)}>> BDC`,
    ...formatGlyphs(textGlyphs),
    'EMC',
  ];
}

/** The language that a screen reader uses for a script, by the scripts in which names can be written. */
const LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Oriya}/u, 'or'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Arabic}/u, 'ur'],
];

function formatLanguage(text: string): string {
  const language = LANGUAGES.find(([script]) => script.test(text))?.[1];
  return language ? `/Lang (${language})` : '';
}

/** Chromium drops the space at the end of a line, so a reader that joins the lines of a paragraph joins their words. */
const formatSpace = ({ clusters }: TextBlock, { spaceCode }: FontTexts): string[] =>
  spaceCode === null || /[\s\u00ad-]$/.test(clusters.at(-1)?.text ?? ' ')
    ? []
    : formatGlyphs([{ code: spaceCode, move: '' }]);

/** Whether the same marked content goes on with a block on another line. */
function isFollowedByLine(lines: readonly string[], end: number, block: TextBlock): boolean {
  if (!isFollowedByBlock(lines, end)) return false;
  const nextMatrix = lines.slice(end + 2, end + 6).find((line) => line.endsWith(' Tm'));
  const matrix = block.setup.find((line) => line.endsWith(' Tm'));
  return Boolean(nextMatrix && matrix) && getLineY(nextMatrix!) !== getLineY(matrix!);
}

const isFollowedByBlock = (lines: readonly string[], end: number): boolean => lines[end + 1] === 'BT';

const getLineY = (matrix: string): string => matrix.split(' ')[5]!;
