import { describe, expect, it } from 'vitest';
import {
  DEVANAGARI,
  isPrintable,
  findNameError,
  OPTIONAL_SCRIPTS,
  findScripts,
  toUnicodeRange,
} from './contract-name-scripts.ts';

describe('findNameError', () => {
  it.each([
    'Asha Rao',
    'José Łukasz Ñandú',
    'श्रीमती लक्ष्म्या',
    'ஸ்ரீலக்ஷ்மி',
    'শ্রীমতী দ্রৌপদী',
    'ಲಕ್ಷ್ಮೀನಾರಾಯಣ',
    'ഉണ്ണികൃഷ്ണൻ',
    'వేంకటేశ్వర్లు',
    'લક્ષ્મણ',
    'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
    'ଶ୍ରୀଲକ୍ଷ୍ମୀ',
    'محمد اقبالؔ',
    'Наталья Ёлкина',
    'Nguyễn Thị Ánh Dương',
    'Ŵəli ʿAbd O’Brien',
    'Jose\u0301',
    '',
  ])('accepts %s', (name) => {
    expect(findNameError(name)).toBeUndefined();
    expect(isPrintable(name)).toBe(true);
  });

  it.each([
    ['张伟', '张'],
    ['สมชาย', 'ส'],
    ['Νίκος', 'Ν'],
    ['אסתר', 'א'],
    ['ᱥᱟᱱᱛᱟᱲ', 'ᱥ'],
    ['Asha 😊', '😊'],
    ['Ḩamāh', 'Ḩ'],
  ])('rejects %s and quotes the first character that no font has', (name, character) => {
    expect(findNameError(name)).toBe(
      `We cannot print “${character}”. Please write the name in Latin letters (A–Z).`,
    );
  });

  it.each([
    'A\u0007b',
    'Asha\u202eoaR',
    '\u2067Asha',
    'Asha\u200f',
    'Asha\u200b',
    'A\u035cb',
    '\u0984',
    '\ue000',
  ])('rejects control characters and combining marks without quoting them: %j', (name) => {
    expect(findNameError(name)).toBe('Please remove characters that cannot be printed.');
  });
});

describe('findScripts', () => {
  it('returns the optional scripts whose characters occur in the text', () => {
    expect(findScripts('Asha ஆஷா محمد 2, ₹').map(({ lang }) => lang)).toEqual(['ta', 'ur']);
    expect(findScripts('Asha Śrī राव ॥ ₹')).toEqual([]);
    expect(findScripts('राव', [DEVANAGARI, ...OPTIONAL_SCRIPTS])).toEqual([DEVANAGARI]);
  });
});

describe('toUnicodeRange', () => {
  it('formats the characters of the script and the shared Indic ones for the style sheet', () => {
    const tamil = OPTIONAL_SCRIPTS.find(({ lang }) => lang === 'ta')!;
    expect(toUnicodeRange(tamil)).toBe('U+B82-BFA, U+964-965, U+200C-200D, U+20B9, U+25CC');
  });
});
