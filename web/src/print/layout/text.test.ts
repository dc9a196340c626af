import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { toCssString } from '#web/print/scripts/css-string.ts';
import { splitByScript } from '#web/print/scripts/script-runs.ts';
import { ENGLISH_FRAME } from '#src/testing/fixtures/frame.ts';
import { truncate } from './truncate.ts';
import { joinWithNonBreakingSpaces } from './non-breaking.ts';

describe('toCssString', () => {
  it('keeps letters of any script and escapes everything else', () => {
    expect(toCssString('Asha राव 2')).toBe('"Asha राव 2"');
    expect(toCssString('a"b')).toBe('"a\\22 b"');
    expect(toCssString('</style>')).toBe('"\\3c \\2f style\\3e "');
  });

  it('gives a string that cannot end its string, rule or style element, and that CSS reads as the original', () => {
    const names = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(names, (name) => {
        const content = toCssString(name).slice(1, -1);
        expect(content).not.toMatch(/["'<>{};\n\r\f]/);
        expect(
          content.replace(/\\([0-9a-f]+) /g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16))),
        ).toBe(name);
      }),
    );
  });
});

describe('splitByScript', () => {
  const markRuns = (text: string) =>
    splitByScript(text)
      .map((run) => (run.script ? `[${run.script.lang} ${run.text}]` : run.text))
      .join('');

  it('finds runs of other scripts in a sentence, including the spaces and dandas inside them', () => {
    expect(markRuns('Lunar day कृष्ण तृतीया, third')).toBe('Lunar day [hi कृष्ण तृतीया], third');
    expect(markRuns('॥ श्री गणेशाय नमः ॥')).toBe('॥ [hi श्री गणेशाय नमः ॥]');
    expect(markRuns('ॐ बुं बुधाय नमः')).toBe('[hi ॐ बुं बुधाय नमः]');
    expect(markRuns('Asha ஆஷா ராவ், of Kota')).toBe('Asha [ta ஆஷா ராவ்], of Kota');
  });

  it('begins a new run where the script changes', () => {
    expect(markRuns('ஆஷா আশা محمد اقبال Asha')).toBe('[ta ஆஷா] [bn আশা] [ur محمد اقبال] Asha');
  });

  it('finds no run in Latin, Cyrillic and Vietnamese text', () => {
    for (const text of ['About ₹100', 'Наталья', 'Nguyễn']) expect(splitByScript(text)).toEqual([{ text }]);
    expect(splitByScript('')).toEqual([]);
  });

  it('keeps every character of the text', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', ' ', 'क', 'ा', '॥', '1', '₹', 'ஷா', 'م') });
    fc.assert(
      fc.property(
        texts,
        (text) =>
          splitByScript(text)
            .map((run) => run.text)
            .join('') === text,
      ),
    );
  });
});

describe('truncate', () => {
  it('keeps a name that fits', () => {
    expect(truncate('Asha Rao', 8)).toBe('Asha Rao');
    expect(truncate('ஆஷா', 4)).toBe('ஆஷா');
  });

  it('cuts a name after a whole letter, earlier in wide scripts', () => {
    expect(truncate('Ananya Rathore', 9)).toBe('Ananya R…');
    expect(truncate('Ananya Rathore', 8)).toBe('Ananya…');
    expect(truncate('வெங்கடேசன்', 8)).toBe('வெங்க…');
    expect(truncate('José Rao', 4)).toBe('Jos…');
  });
});

it('joins dates and clock times with non-breaking spaces', () => {
  const joined = joinWithNonBreakingSpaces(
    'until 27 Jul 2029, or 4 June 1996 at 8:41 am, in May, after 12 days',
    ENGLISH_FRAME,
  );
  expect(joined.replaceAll('\u00a0', '_')).toBe(
    'until 27_Jul_2029, or 4_June_1996 at 8:41_am, in May, after 12 days',
  );
});

describe('sums', () => {
  const join = (text: string) => joinWithNonBreakingSpaces(text, ENGLISH_FRAME).replaceAll('\u00a0', '_');

  it('a short sum stays on one line', () => {
    expect(join('2 + 12 = 14, 1 + 4 = 5')).toBe('2_+_12_=_14, 1_+_4_=_5');
  });

  it('a long sum breaks only before a sign', () => {
    expect(join('1 + 7 + 0 + 8 + 2 + 0 + 0 + 2 = 20')).toBe('1 +_7 +_0 +_8 +_2 +_0 +_0 +_2 =_20');
  });
});
