/**
 * Text blocks (BT … ET) of a content stream as Chromium writes them: one operator a line, one font a block, each glyph
 * with its position, letters of several glyphs in a marked span with their text.
 */

export type Glyph = {
  code: number;
  /** the move before the glyph, such as `12.9 0 Td `; empty where it follows the glyph before it */
  move: string;
};

/** Glyphs that show `text` together. */
export type Cluster = { glyphs: Glyph[]; text: string };

export type TextBlock = {
  /** operators that set font and position */
  setup: string[];
  clusters: Cluster[];
};

const FONT = /^\/\w+ [-\d.]+ Tf$/;
const MATRIX = /^[-\d. ]+ Tm$/;
const SHOW = /^((?:[-\d.]+ [-\d.]+ Td )?)<([\dA-F]+)> Tj$/;
const SPAN = /^\/Span<<\/ActualText <FEFF([\dA-F]*)> >> BDC$/;

/** The name of the font of a block in the resources. */
export const findFontName = (block: string): string | null =>
  /^\/(\w+) [-\d.]+ Tf$/m.exec(block)?.[1] ?? null;

/** Whether the block has a marked span with a separate text. */
export const hasSpan = (block: string): boolean => block.includes('/Span');

/** The code of the last glyph of a block; null if the block does not end with one. */
export function getLastCode(block: string): number | null {
  const code = /([\dA-F]{4})> Tj$/.exec(block.slice(-'0000> Tj'.length))?.[1];
  return code === undefined ? null : Number.parseInt(code, 16);
}

/**
 * Parses the lines between BT and ET.
 * @param getText returns the text of a glyph by the font's own table; null if the table has none
 * @returns null for a block of another form or with a glyph without text
 */
export function parseTextBlock(
  lines: readonly string[],
  getText: (code: number) => string | null,
): TextBlock | null {
  const block: TextBlock = { setup: [], clusters: [] };
  let span: Cluster | null = null;
  for (const line of lines) {
    if (FONT.test(line) || MATRIX.test(line)) {
      block.setup.push(line);
      continue;
    }
    const spanText = SPAN.exec(line)?.[1];
    if (spanText !== undefined && !span) {
      span = { glyphs: [], text: decodeUtf16(spanText) };
      continue;
    }
    if (line === 'EMC' && span) {
      block.clusters.push(span);
      span = null;
      continue;
    }
    const shown = SHOW.exec(line);
    if (!shown) return null;
    const glyphs = toGlyphs(shown[1]!, shown[2]!);
    if (span) span.glyphs.push(...glyphs);
    else {
      const clusters = glyphs.map((glyph) => ({ glyphs: [glyph], text: getText(glyph.code) }));
      if (clusters.some(({ text }) => text === null)) return null;
      block.clusters.push(...(clusters as Cluster[]));
    }
  }
  return span ? null : block;
}

/** A line may show several glyphs; only the first of them is moved. */
function toGlyphs(move: string, hex: string): Glyph[] {
  const codes = hex.match(/.{4}/g) ?? [];
  return codes.map((code, i) => ({ code: Number.parseInt(code, 16), move: i === 0 ? move : '' }));
}

/** The operators that show glyphs; glyphs without a move share one operator. */
export function formatGlyphs(glyphs: readonly Glyph[]): string[] {
  const lines: { move: string; codes: string }[] = [];
  for (const { code, move } of glyphs) {
    const hex = toHex(code);
    const last = lines.at(-1);
    if (last && move === '') last.codes += hex;
    else lines.push({ move, codes: hex });
  }
  return lines.map(({ move, codes }) => `${move}<${codes}> Tj`);
}

export const toHex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');

/** UTF-16 in hex, as texts are written in a PDF. */
export const encodeUtf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => toHex(text.charCodeAt(i))).join('');

export const decodeUtf16 = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
