/**
 * The texts of a font in a PDF: reads the text of each glyph and adds copies of glyphs with another text. A copy is a new
 * character code that shows the same glyph with the same width.
 */
import { findReference, listReferences } from './dictionaries.ts';
import { addObject, getObject, readContent, type PdfFile, type PdfObject } from './pdf-file.ts';
import { isComplexText, type FontTexts } from './searchable-text.ts';
import { decodeUtf16, encodeUtf16, toHex } from './text-block.ts';

/** The empty box. It stays as it is, so that tests find it. */
const MISSING_GLYPH = 0;

export type FontEditor = FontTexts & {
  /** writes the added texts into the document */
  save(): void;
};

/**
 * @param font the dictionary of a font
 * @returns null for a font of another kind than those that Chromium embeds
 */
export function createFontEditor(file: PdfFile, font: string): FontEditor | null {
  const toUnicode = findReference(font, 'ToUnicode');
  const [descendantNumber] = listReferences(font, 'DescendantFonts');
  if (toUnicode === null || descendantNumber === undefined) return null;
  const descendant = getObject(file, descendantNumber);
  const texts = parseToUnicode(readContent(file, toUnicode).toString('latin1'));
  const firstNewCode = countGlyphs(file, descendant.text);
  if (firstNewCode === null) return null;
  const copies = new Map<string, { code: number; glyph: number; text: string }>();
  const getCodeOf = (text: string) => [...texts].find(([, value]) => value === text)?.[0] ?? null;
  return {
    getText: (code) => texts.get(code) ?? null,
    addGlyphText(glyph, text) {
      if (glyph === MISSING_GLYPH) return glyph;
      const key = `${glyph} ${text}`;
      const copy = copies.get(key) ?? { code: firstNewCode + copies.size, glyph, text };
      copies.set(key, copy);
      return copy.code;
    },
    spaceCode: getCodeOf(' '),
    hasComplexTexts: [...texts.values()].some(isComplexText),
    save() {
      for (const { code, text } of copies.values()) texts.set(code, text);
      file.objects[toUnicode] = { text: '', content: Buffer.from(formatToUnicode(texts)) };
      if (copies.size === 0) return;
      const glyphs = [...copies.values()].map(({ glyph }) => glyph);
      const glyphMap = addObject(file, { text: '', content: buildGlyphMap(firstNewCode, glyphs) });
      setGlyphs(descendant, glyphMap, formatWidths(descendant.text, firstNewCode, glyphs));
    },
  };
}

/** The number of glyphs by the table `maxp` of the embedded TrueType font; null for another kind of font. */
function countGlyphs(file: PdfFile, descendant: string): number | null {
  const descriptor = findReference(descendant, 'FontDescriptor');
  const fontFile = descriptor && findReference(getObject(file, descriptor).text, 'FontFile2');
  if (!fontFile) return null;
  const bytes = readContent(file, fontFile);
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, i) => 12 + i * 16);
  const table = tables.find((offset) => bytes.toString('latin1', offset, offset + 4) === 'maxp');
  return table === undefined ? null : bytes.readUInt16BE(bytes.readUInt32BE(table + 8) + 4);
}

/** Reads a table from codes to texts. Codes without a text, which Chromium maps to U+0000, are left out. */
export function parseToUnicode(table: string): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [, rows] of table.matchAll(/beginbfchar\s([^]*?)endbfchar/g))
    for (const [, code, text] of rows!.matchAll(/<(\w+)> <(\w+)>/g))
      texts.set(Number.parseInt(code!, 16), decodeUtf16(text!));
  for (const [, rows] of table.matchAll(/beginbfrange\s([^]*?)endbfrange/g))
    for (const [, first, last, text] of rows!.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const [firstCode, lastCode] = [Number.parseInt(first!, 16), Number.parseInt(last!, 16)];
      const start = Number.parseInt(text!, 16);
      for (let code = firstCode; code <= lastCode; code++)
        texts.set(code, String.fromCodePoint(start + code - firstCode));
    }
  return new Map([...texts].filter(([, text]) => text !== '\0'));
}

/** A block of the table may have at most 100 rows. */
const MAX_ROWS = 100;

export function formatToUnicode(texts: ReadonlyMap<number, string>): string {
  const rows = [...texts]
    .toSorted(([a], [b]) => a - b)
    .map(([code, text]) => `<${toHex(code)}> <${encodeUtf16(text)}>`);
  const blocks = Array.from({ length: Math.ceil(rows.length / MAX_ROWS) }, (_, i) => {
    const blockRows = rows.slice(i * MAX_ROWS, (i + 1) * MAX_ROWS);
    return `${blockRows.length} beginbfchar\n${blockRows.join('\n')}\nendbfchar`;
  });
  return `${TABLE_START}\n${blocks.join('\n')}\n${TABLE_END}`;
}

const TABLE_START = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange`;
const TABLE_END = 'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend';

/** The list of widths, which contains other lists. */
const WIDTHS = /\/W \[((?:[^[\]]|\[[^[\]]*\])*)\]/;
const GLYPH_MAP = '/CIDToGIDMap /Identity';

function setGlyphs(descendant: PdfObject, glyphMap: number, addedWidths: string): void {
  const { text } = descendant;
  if (!WIDTHS.test(text) || !text.includes(GLYPH_MAP))
    throw new Error('The printed file has a font without widths or glyph map.');
  descendant.text = text
    .replace(WIDTHS, (_, widths: string) => `/W [${widths} ${addedWidths}]`)
    .replace(GLYPH_MAP, `/CIDToGIDMap ${glyphMap} 0 R`);
}

/** PDF's width of glyphs for which a font states none. */
const DEFAULT_WIDTH = 1000;

/** The widths of the copies, such as `900 [512 640]`. */
function formatWidths(descendant: string, firstCode: number, glyphs: readonly number[]): string {
  const widths = readWidths(WIDTHS.exec(descendant)?.[1] ?? '');
  const defaultWidth = Number(/\/DW ([-\d.]+)/.exec(descendant)?.[1] ?? DEFAULT_WIDTH);
  return `${firstCode} [${glyphs.map((glyph) => widths.get(glyph) ?? defaultWidth).join(' ')}]`;
}

/** Widths by code, from `first [width width]` and `first last width`; codes with the default width are left out. */
function readWidths(list: string): Map<number, number> {
  const widths = new Map<number, number>();
  for (const [, start, row, last, width] of list.matchAll(/(\d+) (?:\[([^\]]*)\]|(\d+) ([-\d.]+))/g)) {
    const first = Number(start);
    const rowWidths = row?.trim().split(/\s+/).map(Number);
    const count = rowWidths?.length ?? Number(last) - first + 1;
    for (let i = 0; i < count; i++) widths.set(first + i, rowWidths?.[i] ?? Number(width));
  }
  return widths;
}

/** Two bytes a code: codes of the font show their own glyph, the added ones the glyph that they copy. */
function buildGlyphMap(firstNewCode: number, glyphs: readonly number[]): Buffer {
  const bytes = Buffer.alloc((firstNewCode + glyphs.length) * 2);
  for (let code = 0; code < firstNewCode; code++) bytes.writeUInt16BE(code, code * 2);
  for (const [i, glyph] of glyphs.entries()) bytes.writeUInt16BE(glyph, (firstNewCode + i) * 2);
  return bytes;
}
