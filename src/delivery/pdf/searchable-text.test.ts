import { describe, expect, it } from 'vitest';
import { makeTextSearchable, type FontTexts } from './searchable-text.ts';

/** A font in which 1 is the letter ka, 2 the vowel sign u, 3 a space, 4 the letter a; code 5 has no text. */
function createFont({ hasComplexTexts = true } = {}) {
  const texts = new Map([
    [1, 'क'],
    [2, 'ु'],
    [3, ' '],
    [4, 'a'],
  ]);
  const copies: [code: number, text: string][] = [];
  const font: FontTexts = {
    getText: (code) => texts.get(code) ?? null,
    addGlyphText: (code, text) => 100 + copies.push([code, text]) - 1,
    spaceCode: 3,
    hasComplexTexts,
  };
  return { font, copies };
}

const toContent = (...lines: string[]) => lines.join('\n');
const SETUP = ['/F1 12 Tf', '1 0 0 -1 20 30 Tm'];

describe('makeTextSearchable', () => {
  it('marks a word with its whole text and language, also where one of its letters has several glyphs', () => {
    const { font, copies } = createFont();
    const content = toContent(
      'BT',
      '/Span<</ActualText <FEFF09150941> >> BDC',
      ...SETUP,
      '<00010002> Tj',
      'EMC',
      '8 0 Td <0001> Tj',
      'ET',
    );
    expect(makeTextSearchable(content, () => font)).toBe(
      toContent(
        'BT',
        ...SETUP,
        '/Span<</ActualText <FEFF091509410915>/Lang (hi)>> BDC',
        '<00640065> Tj',
        '8 0 Td <0066> Tj',
        'EMC',
        'ET',
      ),
    );
    expect(copies).toEqual([
      [1, 'कुक'],
      [2, '\u200b'],
      [1, '\u200b'],
    ]);
  });

  it('ends a word at a space', () => {
    const { font, copies } = createFont();
    makeTextSearchable(toContent('BT', ...SETUP, '<000100030001> Tj', 'ET'), () => font);
    expect(copies).toEqual([
      [1, 'क'],
      [1, 'क'],
    ]);
  });

  it('leaves Latin texts as they are', () => {
    const content = toContent('BT', ...SETUP, '<0004> Tj', 'ET', 'EMC');
    expect(makeTextSearchable(content, () => createFont().font)).toBe(content);
  });

  it('marks a word that Chromium put into a span, also in a font whose own texts are Latin', () => {
    const { font } = createFont({ hasComplexTexts: false });
    const content = toContent(
      'BT',
      ...SETUP,
      '/Span<</ActualText <FEFF09150941> >> BDC',
      '<0005> Tj',
      'EMC',
      'ET',
    );
    expect(makeTextSearchable(content, () => font)).toContain('/Lang (hi)');
  });

  it('leaves a block as it is if a glyph outside of a span has no text', () => {
    const content = toContent('BT', ...SETUP, '<00010005> Tj', 'ET');
    expect(makeTextSearchable(content, () => createFont().font)).toBe(content);
  });

  it('separates the last word of a line from the first word of the next line', () => {
    const nextLine = ['BT', '/F1 12 Tf', '1 0 0 -1 20 45 Tm', '<0004> Tj', 'ET'];
    const content = toContent('BT', ...SETUP, '<0004> Tj', 'ET', ...nextLine);
    const expected = toContent('BT', ...SETUP, '<0004> Tj', '<0003> Tj', 'ET', ...nextLine);
    for (const hasComplexTexts of [true, false])
      expect(makeTextSearchable(content, () => createFont({ hasComplexTexts }).font)).toBe(expected);
  });
});
