/**
 * Makes words of Indian and other complex scripts searchable. Chromium gives the text of such a word in parts, one for each
 * letter, and some parts have none, so readers insert spaces or lose letters. Here each word becomes one marked span with
 * its whole text and language, and its first glyph gets the whole word as its text for readers that ignore the span.
 */
import {
  encodeUtf16,
  findFontName,
  formatGlyphs,
  getLastCode,
  hasSpan,
  parseTextBlock,
  type Cluster,
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

const BLOCK_START = '\nBT\n';
const BLOCK_END = '\nET\n';

/**
 * @param content the operators of a page, one on each line, as Chromium writes them
 * @param getFont returns a font by its name in the resources of the content; null if its texts are not readable
 */
export function makeTextSearchable(content: string, getFont: (name: string) => FontTexts | null): string {
  const text = `\n${content}\n`;
  const output: string[] = [];
  let copiedTo = 1;
  let start = text.indexOf(BLOCK_START);
  while (start >= 0) {
    const blockStart = start + BLOCK_START.length;
    const blockEnd = findBlockEnd(text, blockStart);
    const block = text.slice(blockStart, blockEnd);
    const rewrittenBlock = rewriteBlock(block, readNextBlock(text, blockEnd), getFont);
    if (rewrittenBlock !== null) {
      output.push(text.slice(copiedTo, blockStart), rewrittenBlock);
      copiedTo = blockEnd;
    }
    start = text.indexOf(BLOCK_START, blockEnd);
  }
  return output.join('') + text.slice(copiedTo, -1);
}

function findBlockEnd(text: string, blockStart: number): number {
  const end = text.indexOf(BLOCK_END, blockStart - 1);
  if (end < 0) throw new Error('A text block of the printed file has no end.');
  return end;
}

/** A block that follows at once; null if there is none. */
function readNextBlock(text: string, end: number): string | null {
  const nextStart = end + BLOCK_END.length - 1;
  if (!text.startsWith(BLOCK_START, nextStart)) return null;
  const blockStart = nextStart + BLOCK_START.length;
  return text.slice(blockStart, findBlockEnd(text, blockStart));
}

/** @returns null for a block that stays as it is */
function rewriteBlock(
  block: string,
  nextBlock: string | null,
  getFont: (name: string) => FontTexts | null,
): string | null {
  const name = findFontName(block);
  const font = name === null ? null : getFont(name);
  if (!font) return null;
  const isLineEnd = nextBlock !== null && isOnOtherLine(block, nextBlock);
  // It saves parsing most blocks of a report.
  if (!font.hasComplexTexts && !hasSpan(block))
    return isLineEnd ? addSpace(block, getLastText(block, font), font) : null;
  const parsed = parseTextBlock(block.split('\n'), (code) => font.getText(code));
  if (!parsed) return null;
  const { setup, clusters } = parsed;
  const isComplex = hasComplexScript(clusters);
  const marked = isComplex
    ? [...setup, ...splitIntoWords(clusters).flatMap((word) => formatWord(word, font))].join('\n')
    : block;
  return isLineEnd ? addSpace(marked, clusters.at(-1)?.text ?? null, font) : marked;
}

/** The text of the last glyph; null if it has none. */
function getLastText(block: string, font: FontTexts): string | null {
  const code = getLastCode(block);
  return code === null ? null : font.getText(code);
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

/**
 * Chromium drops the space at the end of a line, so a reader that joins the lines of a paragraph joins their words.
 * @param lastText the last letters of the block
 */
function addSpace(block: string, lastText: string | null, { spaceCode }: FontTexts): string {
  if (spaceCode === null || lastText === null || /[\s\u00ad-]$/.test(lastText)) return block;
  return [block, ...formatGlyphs([{ code: spaceCode, move: '' }])].join('\n');
}

/** Whether the same marked content goes on with a block on another line. */
function isOnOtherLine(block: string, nextBlock: string): boolean {
  const y = readLineY(block);
  const nextY = readLineY(nextBlock);
  return y !== null && nextY !== null && y !== nextY;
}

/** The vertical position of a block by its matrix, such as `1 0 0 -1 75.5 58 Tm`. */
const readLineY = (block: string): string | null => /(\S+) Tm$/m.exec(block)?.[1] ?? null;
