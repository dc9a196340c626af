import { describe, expect, it } from 'vitest';
import {
  DEVANAGARI,
  isPrinted,
  nameProblem,
  RARE,
  scriptsIn,
  unicodeRange,
} from './contract-name-scripts.ts';

describe('a name', () => {
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
  ])('may be written %s', (name) => {
    expect(nameProblem(name)).toBeUndefined();
    expect(isPrinted(name)).toBe(true);
  });

  it.each([
    ['张伟', '张'],
    ['สมชาย', 'ส'],
    ['Νίκος', 'Ν'],
    ['אסתר', 'א'],
    ['ᱥᱟᱱᱛᱟᱲ', 'ᱥ'],
    ['Asha 😊', '😊'],
    ['Ḩamāh', 'Ḩ'],
  ])('with letters that no font has is refused, naming the first: %s', (name, sign) => {
    expect(nameProblem(name)).toBe(
      `We cannot print “${sign}” yet. Please write the name in English letters.`,
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
  ])('with what cannot be seen is refused without showing it: %j', (name) => {
    expect(nameProblem(name)).toBe('Please remove characters that cannot be printed.');
  });
});

describe('the scripts of a text', () => {
  it('are those whose letters occur, and none for everyday ones', () => {
    expect(scriptsIn('Asha ஆஷா محمد 2, ₹').map(({ lang }) => lang)).toEqual(['ta', 'ur']);
    expect(scriptsIn('Asha Śrī राव ॥ ₹')).toEqual([]);
    expect(scriptsIn('राव', [DEVANAGARI, ...RARE])).toEqual([DEVANAGARI]);
  });

  it('have ranges for the style sheet', () => {
    const tamil = RARE.find(({ lang }) => lang === 'ta')!;
    expect(unicodeRange(tamil)).toBe('U+B82-BFA, U+964-965, U+200C-200D, U+20B9, U+25CC');
  });
});
