import { describe, expect, it } from 'vitest';
import { transliterateDevanagari } from './devanagari.ts';

describe('transliterateDevanagari', () => {
  it.each([
    ['राजकोट', 'rajkot'],
    ['जबलपुर', 'jabalpur'],
    ['उदयपुर', 'udaypur'],
    ['ग्वालियर', 'gvaliyar'],
    ['ऋषिकेश', 'rishikesh'],
    ['औरंगाबाद', 'aurangabad'],
  ])('converts %s to %s without the silent vowels', (word, expected) => {
    expect(transliterateDevanagari(word)).toBe(expected);
  });

  it('distinguishes letters with a nukta, composed or decomposed', () => {
    expect(transliterateDevanagari('गढ़')).toBe('garh');
    expect(transliterateDevanagari('गढ\u093c')).toBe('garh');
    expect(transliterateDevanagari('ग़ाज़ीपुर')).toBe('gazipur');
  });

  it('converts an anusvara to the nasal of the next letter', () => {
    expect(transliterateDevanagari('खंभात')).toBe('khambhat');
    expect(transliterateDevanagari('इंदौर')).toBe('indaur');
  });

  it('writes gaon for a village as in English', () => {
    expect(transliterateDevanagari('जलगाँव')).toBe('jalgaon');
  });

  it('keeps the only vowel of a short word and all other letters', () => {
    expect(transliterateDevanagari('क')).toBe('ka');
    expect(transliterateDevanagari('कोटा, Rajasthan')).toBe('kota, Rajasthan');
    expect(transliterateDevanagari('Kota')).toBeUndefined();
  });
});
