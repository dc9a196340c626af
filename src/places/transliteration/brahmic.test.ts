import { describe, expect, it } from 'vitest';
import { transliterateBrahmic } from './brahmic.ts';

describe('transliterateBrahmic', () => {
  it.each([
    ['राजकोट', 'rajkot'],
    ['जबलपुर', 'jabalpur'],
    ['उदयपुर', 'udaypur'],
    ['ग्वालियर', 'gvaliyar'],
    ['ऋषिकेश', 'rishikesh'],
    ['औरंगाबाद', 'aurangabad'],
  ])('converts %s to %s without the silent vowels', (word, expected) => {
    expect(transliterateBrahmic(word)).toBe(expected);
  });

  it('distinguishes letters with a nukta, composed or decomposed', () => {
    expect(transliterateBrahmic('गढ़')).toBe('garh');
    expect(transliterateBrahmic('गढ\u093c')).toBe('garh');
    expect(transliterateBrahmic('ग़ाज़ीपुर')).toBe('gazipur');
  });

  it('converts an anusvara to the nasal of the next letter', () => {
    expect(transliterateBrahmic('खंभात')).toBe('khambhat');
    expect(transliterateBrahmic('इंदौर')).toBe('indaur');
  });

  it('writes gaon for a village as in English', () => {
    expect(transliterateBrahmic('जलगाँव')).toBe('jalgaon');
  });

  it.each([
    ['Tamil, which writes every vowel', 'சென்னை', 'chennai'],
    ['Tamil with zh and tr', 'திருச்செங்கோடு குற்றாலம் கோழி', 'tiruchchengkotu kutralam kozhi'],
    ['Telugu with a final m', 'విశాఖపట్నం', 'vishakhapatnam'],
    ['Kannada', 'ಬೆಂಗಳೂರು', 'bengaluru'],
    ['Malayalam with consonants without vowel', 'കാസർഗോഡ്', 'kasargod'],
    ['Malayalam with m before a dental', 'പത്തനംതിട്ട', 'pattanamtitta'],
    ['Bengali with j for y', 'যশোর', 'jashor'],
    ['Assamese', 'গুৱাহাটী', 'guvahati'],
    ['Gujarati', 'અમદાવાદ', 'amdavad'],
    ['Gurmukhi with tippi and addak', 'ਅੰਮ੍ਰਿਤਸਰ ਦਿੱਲੀ', 'ammritsar dili'],
    ['Odia, which drops only the last vowel', 'ଭୁବନେଶ୍ୱର', 'bhubaneshvar'],
    ['Odia d and final r', 'ରାୟଗଡ଼ା ନୟାଗଡ଼', 'rayagada nayagar'],
  ])('converts %s', (_rule, word, expected) => {
    expect(transliterateBrahmic(word)).toBe(expected);
  });

  it('keeps the only vowel of a short word and all other letters', () => {
    expect(transliterateBrahmic('क')).toBe('ka');
    expect(transliterateBrahmic('कोटा, Rajasthan')).toBe('kota, Rajasthan');
    expect(transliterateBrahmic('Kota')).toBe('Kota');
  });
});
