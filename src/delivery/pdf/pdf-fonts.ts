/**
 * The texts of a font in a PDF: reads the text of each glyph and adds copies of glyphs with another text. A copy is a new
 * character code that shows the same glyph with the same width.
 */
import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRef, type PDFContext } from '@cantoo/pdf-lib';
import { createCompressedStream, readStream } from './streams.ts';
import { isComplexText, type FontTexts } from './searchable-text.ts';
import { decodeUtf16, encodeUtf16, toHex } from './text-block.ts';

/** The empty box. It stays as it is, so that tests find it. */
const MISSING_GLYPH = 0;

export type FontEditor = FontTexts & {
  /** writes the added texts into the document */
  save(): void;
};

/** @returns null for a font of another kind than those that Chromium embeds */
export function createFontEditor(context: PDFContext, font: PDFDict): FontEditor | null {
  const toUnicodeRef = font.get(PDFName.of('ToUnicode'));
  const descendants = font.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray);
  if (!(toUnicodeRef instanceof PDFRef) || !descendants) return null;
  const descendant = descendants.lookup(0, PDFDict);
  const widths = descendant.lookup(PDFName.of('W'), PDFArray);
  const texts = parseToUnicode(readStream(context.lookup(toUnicodeRef)).toString('latin1'));
  const firstNewCode = countGlyphs(descendant);
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
      context.assign(toUnicodeRef, createCompressedStream(context, formatToUnicode(texts)));
      if (copies.size === 0) return;
      const glyphs = [...copies.values()].map(({ glyph }) => glyph);
      const glyphMap = buildGlyphMap(firstNewCode, glyphs);
      descendant.set(PDFName.of('CIDToGIDMap'), context.register(createCompressedStream(context, glyphMap)));
      addWidths(context, descendant, widths, firstNewCode, glyphs);
    },
  };
}

/** The number of glyphs by the table `maxp` of the embedded TrueType font; null for another kind of font. */
function countGlyphs(descendant: PDFDict): number | null {
  const file = descendant.lookup(PDFName.of('FontDescriptor'), PDFDict).lookup(PDFName.of('FontFile2'));
  if (!file) return null;
  const bytes = readStream(file);
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

/** Widths by code; codes with the default width are left out. */
function readWidths(widths: PDFArray): Map<number, number> {
  const result = new Map<number, number>();
  const entries = widths.asArray();
  for (let i = 0; i < entries.length;) {
    const first = (entries[i] as PDFNumber).asNumber();
    const next = entries[i + 1];
    if (next instanceof PDFArray) {
      for (const [j, width] of next.asArray().entries())
        result.set(first + j, (width as PDFNumber).asNumber());
      i += 2;
    } else {
      const last = (next as PDFNumber).asNumber();
      const width = (entries[i + 2] as PDFNumber).asNumber();
      for (let code = first; code <= last; code++) result.set(code, width);
      i += 3;
    }
  }
  return result;
}

/** PDF's width of glyphs for which a font states none. */
const DEFAULT_WIDTH = 1000;

function addWidths(
  context: PDFContext,
  descendant: PDFDict,
  widths: PDFArray,
  firstCode: number,
  glyphs: readonly number[],
): void {
  const widthsByCode = readWidths(widths);
  const defaultWidth = descendant.lookupMaybe(PDFName.of('DW'), PDFNumber)?.asNumber() ?? DEFAULT_WIDTH;
  widths.push(PDFNumber.of(firstCode));
  widths.push(context.obj(glyphs.map((glyph) => widthsByCode.get(glyph) ?? defaultWidth)));
}

/** Two bytes a code: codes of the font show their own glyph, the added ones the glyph that they copy. */
function buildGlyphMap(firstNewCode: number, glyphs: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc((firstNewCode + glyphs.length) * 2);
  for (let code = 0; code < firstNewCode; code++) bytes.writeUInt16BE(code, code * 2);
  for (const [i, glyph] of glyphs.entries()) bytes.writeUInt16BE(glyph, (firstNewCode + i) * 2);
  return bytes;
}
