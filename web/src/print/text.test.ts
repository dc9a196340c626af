import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { cssString } from './css-string.ts';
import { devanagariDigits, devanagariRuns } from './devanagari.ts';
import { unbroken } from './unbroken.ts';

describe('a CSS string', () => {
  it('keeps letters of any script and escapes everything else', () => {
    expect(cssString('Asha राव 2')).toBe('"Asha राव 2"');
    expect(cssString('a"b')).toBe('"a\\22 b"');
    expect(cssString('</style>')).toBe('"\\3c \\2f style\\3e "');
  });

  it('never ends its string, its rule or its style element, and reads back as it was', () => {
    const names = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(names, (name) => {
        const inside = cssString(name).slice(1, -1);
        expect(inside).not.toMatch(/["'<>{};\n\r\f]/);
        expect(
          inside.replace(/\\([0-9a-f]+) /g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16))),
        ).toBe(name);
      }),
    );
  });
});

describe('runs of Devanagari', () => {
  const runs = (text: string) =>
    devanagariRuns(text)
      .map((run) => (run.devanagari ? `[${run.text}]` : run.text))
      .join('');

  it('are found within a sentence, their own spaces and dandas with them', () => {
    expect(runs('Lunar day कृष्ण तृतीया, third')).toBe('Lunar day [कृष्ण तृतीया], third');
    expect(runs('॥ श्री गणेशाय नमः ॥')).toBe('॥ [श्री गणेशाय नमः ॥]');
    expect(runs('ॐ बुं बुधाय नमः')).toBe('[ॐ बुं बुधाय नमः]');
  });

  it('are none in a text without them', () => {
    expect(devanagariRuns('About ₹100')).toEqual([{ text: 'About ₹100', devanagari: false }]);
    expect(devanagariRuns('')).toEqual([]);
  });

  it('lose nothing of the text', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', ' ', 'क', 'ा', '॥', '1', '₹') });
    fc.assert(
      fc.property(
        texts,
        (text) =>
          devanagariRuns(text)
            .map((run) => run.text)
            .join('') === text,
      ),
    );
  });

  it('count in their own digits', () => {
    expect([1, 10, 11].map(devanagariDigits)).toEqual(['१', '१०', '११']);
  });
});

it('keeps a date and an hour on one line', () => {
  const bound = unbroken('until 27 Jul 2029, or 4 June 1996 at 8:41 am, in May, after 12 days');
  expect(bound.replaceAll('\u00a0', '_')).toBe(
    'until 27_Jul_2029, or 4_June_1996 at 8:41_am, in May, after 12 days',
  );
});
