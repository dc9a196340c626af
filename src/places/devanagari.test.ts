import { describe, expect, it } from 'vitest';
import { inLatinLetters } from './devanagari.ts';

describe('Devanagari in Latin letters', () => {
  it.each([
    ['राजकोट', 'rajkot'],
    ['जबलपुर', 'jabalpur'],
    ['उदयपुर', 'udaypur'],
    ['ग्वालियर', 'gvaliyar'],
    ['ऋषिकेश', 'rishikesh'],
    ['औरंगाबाद', 'aurangabad'],
  ])('says %s as %s, without the vowels that nobody speaks', (word, spoken) => {
    expect(inLatinLetters(word)).toBe(spoken);
  });

  it('tells the letters with a dot from those without, in one code point or two', () => {
    expect(inLatinLetters('गढ़')).toBe('garh');
    expect(inLatinLetters('गढ\u093c')).toBe('garh');
    expect(inLatinLetters('ग़ाज़ीपुर')).toBe('gazipur');
  });

  it('hears a dot above as the nasal of the next letter', () => {
    expect(inLatinLetters('खंभात')).toBe('khambhat');
    expect(inLatinLetters('इंदौर')).toBe('indaur');
  });

  it('says a village as it is written in English', () => {
    expect(inLatinLetters('जलगाँव')).toBe('jalgaon');
  });

  it('keeps the one vowel of a short word, and leaves other letters alone', () => {
    expect(inLatinLetters('क')).toBe('ka');
    expect(inLatinLetters('कोटा, Rajasthan')).toBe('kota, Rajasthan');
    expect(inLatinLetters('Kota')).toBeUndefined();
  });
});
