/**
 * The text of a printed report as a PDF reader copies it, in drawing order: the characters of each glyph, or the ActualText
 * where several characters were shaped into one glyph.
 */
import { inflateSync } from 'node:zlib';

/** One text per page. Relies on Chromium's format: a font's name is the number of its object. */
export function extractText(pdf: Buffer): string[] {
  const file = pdf.toString('latin1');
  const fonts = new Map<string, Map<string, string>>();
  const getFontMap = (font: string) => {
    if (!fonts.has(font)) fonts.set(font, readFontMap(pdf, file, font));
    return fonts.get(font)!;
  };
  const streams = Array.from(file.matchAll(/(?<!end)stream\r?\n/g), ({ index, 0: { length } }) =>
    inflate(pdf.subarray(index + length)),
  );
  return streams.filter((stream) => / Tf\b/.test(stream)).map((stream) => readStreamText(stream, getFontMap));
}

/** The operators of a page that matter: a font, replaced text, glyph numbers, and the end of marked content. */
const OPERATORS = /\/F(\d+) [\d.]+ Tf|ActualText <([0-9A-F]+)>|<([0-9A-F]+)>|(EMC)/g;

function readStreamText(stream: string, getFontMap: (font: string) => Map<string, string>): string {
  let letters = new Map<string, string>();
  let isMarked = false;
  let text = '';
  for (const [, font, actualText, glyphs, endOfMarkedContent] of stream.matchAll(OPERATORS)) {
    if (font) letters = getFontMap(font);
    else if (actualText) [text, isMarked] = [text + decodeUtf16(actualText), true];
    else if (endOfMarkedContent) isMarked = false;
    else if (!isMarked)
      text +=
        glyphs!
          .match(/.{4}/g)
          ?.map((glyph) => letters.get(glyph) ?? '')
          .join('') ?? '';
  }
  return text;
}

/** Reads the ToUnicode table of a font, which maps glyphs to characters one by one and in ranges. */
function readFontMap(pdf: Buffer, file: string, font: string): Map<string, string> {
  const [, mapNumber] = /\/ToUnicode (\d+) 0 R/.exec(findObject(file, font)) ?? [];
  const tableStart = file.indexOf('stream', file.indexOf(`\n${mapNumber} 0 obj`));
  const table = inflate(pdf.subarray(file.indexOf('\n', tableStart) + 1));
  const letters = new Map<string, string>();
  for (const [, glyph, character] of table.matchAll(/^<(.{4})> <([0-9A-F]+)>$/gm))
    letters.set(glyph!, decodeUtf16(character!));
  for (const [, ...codes] of table.matchAll(/^<(.{4})> <(.{4})> <([0-9A-F]+)>$/gm)) {
    const [firstGlyph, lastGlyph, firstCharacter] = codes.map((code) => parseInt(code!, 16));
    for (let offset = 0; offset <= lastGlyph! - firstGlyph!; offset += 1)
      letters.set(formatHex(firstGlyph! + offset), decodeUtf16(formatHex(firstCharacter! + offset)));
  }
  return letters;
}

function findObject(file: string, number: string): string {
  const start = file.indexOf(`\n${number} 0 obj`);
  return file.slice(start, file.indexOf('endobj', start));
}

const formatHex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
const decodeUtf16 = (codes: string) =>
  Buffer.from(codes, 'hex').swap16().toString('utf16le').replace('\ufeff', '');

/** @returns the inflated stream as Latin-1 text; empty when it is not deflated */
export function inflate(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
