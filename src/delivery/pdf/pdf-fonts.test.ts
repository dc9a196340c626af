import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findReference } from './dictionaries.ts';
import { getObject, readPdfFile, type PdfFile } from './pdf-file.ts';
import { createFontEditor, formatToUnicode, parseToUnicode } from './pdf-fonts.ts';
import { buildChromiumPdf } from './testing.ts';

const FONT = '<</Type /Font\n/Subtype /Type0\n/DescendantFonts [3 0 R]\n/ToUnicode 5 0 R>>';
/** Glyph 4 is 520 wide, glyphs 6 and 7 are 300 wide, the others have the default width. */
const DESCENDANT =
  '<</Type /Font\n/FontDescriptor 4 0 R\n/CIDToGIDMap /Identity\n/W [3 [500 520] 6 7 300]\n/DW 259>>';
const NINE_GLYPHS = 9;

describe('the texts of a font', () => {
  it('a copy of a glyph has its text, its shape and its width', () => {
    const file = createFile();
    const font = createFontEditor(file, FONT)!;
    const codes = [font.addGlyphText(4, 'कु'), font.addGlyphText(7, 'क'), font.addGlyphText(8, 'ख')];
    expect(codes).toEqual([9, 10, 11]);
    expect(font.addGlyphText(7, 'क')).toBe(10);
    font.save();
    const descendant = getObject(file, 3).text;
    expect(descendant).toContain('/W [3 [500 520] 6 7 300 9 [520 300 259]]');
    const glyphMap = getObject(file, findReference(descendant, 'CIDToGIDMap')!).content!;
    expect([glyphMap.length, ...[3, 9, 10, 11].map((code) => glyphMap.readUInt16BE(code * 2))]).toEqual([
      24, 3, 4, 7, 8,
    ]);
    expect(readTexts(file)).toEqual(
      new Map([
        [1, ' '],
        [4, 'क'],
        [9, 'कु'],
        [10, 'क'],
        [11, 'ख'],
      ]),
    );
  });

  it('a font without copies keeps its glyphs', () => {
    const file = createFile();
    const font = createFontEditor(file, FONT)!;
    expect([font.getText(4), font.getText(5), font.spaceCode, font.hasComplexTexts]).toEqual([
      'क',
      null,
      1,
      true,
    ]);
    font.save();
    expect(getObject(file, 3).text).toBe(DESCENDANT);
  });

  it('the empty box is not copied', () => {
    expect(createFontEditor(createFile(), FONT)!.addGlyphText(0, 'क')).toBe(0);
  });

  it('a font of another kind is not edited', () => {
    expect(createFontEditor(createFile(), '<</Type /Font\n/Subtype /Type3>>')).toBeNull();
  });
});

const readTexts = (file: PdfFile) => parseToUnicode(getObject(file, 5).content!.toString());

function createFile(): PdfFile {
  const compress = (content: Buffer | string) => {
    const data = deflateSync(content);
    return { dictionary: `<</Filter /FlateDecode\n/Length ${data.length}>>`, data };
  };
  return readPdfFile(
    buildChromiumPdf([
      '<</Type /Catalog>>',
      FONT,
      DESCENDANT,
      '<</Type /FontDescriptor\n/FontFile2 6 0 R>>',
      compress(
        formatToUnicode(
          new Map([
            [1, ' '],
            [4, 'क'],
            [5, '\0'],
          ]),
        ),
      ),
      compress(buildFontFile()),
      '<</Producer (Skia)>>',
    ]),
  );
}

/** A font with one table, which states the number of glyphs. */
function buildFontFile(): Buffer {
  const file = Buffer.alloc(40);
  file.writeUInt16BE(1, 4);
  file.write('maxp', 12);
  file.writeUInt32BE(28, 20);
  file.writeUInt16BE(NINE_GLYPHS, 32);
  return file;
}
