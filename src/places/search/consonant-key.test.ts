import { describe, expect, it } from 'vitest';
import { toConsonantKey } from './consonant-key.ts';

describe('toConsonantKey', () => {
  it.each([
    ['lkhno', 'lakhnau'],
    ['koyamputtur', 'coimbatore'],
    ['mmbai', 'mumbai'],
    ['haora', 'howrah'],
    ['kozhikkot', 'kozhikode'],
    ['hidrabad', 'hyderabad'],
    ['alh abad', 'allahabad'],
  ])('is equal for %s and %s', (transliterated, english) => {
    expect(toConsonantKey(transliterated)).toBe(toConsonantKey(english));
  });

  it('keeps the first sound and the order of the consonants', () => {
    expect(toConsonantKey('agra')).toBe('akr');
    expect(toConsonantKey('hisar')).toBe('hsr');
    expect(toConsonantKey('patna')).not.toBe(toConsonantKey('panta'));
  });
});
