import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { createStyles } from './styles.ts';
import { hasOneColumnEach, measureWidth } from './text-width.ts';

describe('measureWidth', () => {
  it('every character that counts as one column has this width in a terminal', () => {
    const characters = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code));
    const wrong = characters.filter(
      (character) => hasOneColumnEach(character) && stringWidth(character) !== 1,
    );
    expect(wrong).toEqual([]);
  });

  it('a style needs no columns', () => {
    expect(measureWidth(createStyles(true).bold('paid'))).toBe(4);
  });

  it('measures Devanagari, emoji and wide characters as a terminal shows them', () => {
    for (const text of ['अनन्या क्षितिज', '👩‍👩‍👧', '漢字', 'e\u0301', '₹999 अ'])
      expect(measureWidth(text)).toBe(stringWidth(text));
  });

  it('measures any text as string-width does', () => {
    const characters = fc.constantFrom(
      'a',
      'é',
      '₹',
      '█',
      ' ',
      'अ',
      'क्ष',
      '\u0301',
      '\u200d',
      '\ufe0f',
      '👩',
    );
    fc.assert(
      fc.property(fc.array(characters), (parts) => {
        const text = parts.join('');
        expect(measureWidth(text)).toBe(stringWidth(text));
      }),
    );
  });
});
