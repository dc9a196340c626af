import { describe, expect, it } from 'vitest';
import { transliterateUrdu } from './urdu.ts';

describe('transliterateUrdu', () => {
  it.each([
    ['لکھنؤ', 'lkhno'],
    ['کراچی', 'krachi'],
    ['ممبئی', 'mmbai'],
    ['یمنانگر', 'ymnangr'],
    ['وارانسی', 'varansi'],
    ['گوالیار', 'gvaliar'],
    ['پونے', 'pone'],
  ])('converts %s to %s, without the short vowels that are not written', (word, expected) => {
    expect(transliterateUrdu(word)).toBe(expected);
  });

  it('keeps other letters and converts the comma', () => {
    expect(transliterateUrdu('Lahore، پنجاب')).toBe('Lahore, pnjab');
  });
});
