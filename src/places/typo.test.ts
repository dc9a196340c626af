import { describe, expect, it } from 'vitest';
import { fold, sound } from './fold.ts';
import { slips } from './typo.ts';

describe('slips of the finger', () => {
  it.each([
    ['kota', 'kota', 0],
    ['kta', 'kota', 1],
    ['koota', 'kota', 1],
    ['kita', 'kota', 1],
    ['ktoa', 'kota', 1],
    ['ko', 'kota', 2],
    ['', 'kota', 4],
  ])('%s for %s are %i', (typed, word, count) => {
    expect(slips(typed, word, 4, true)).toBe(count);
  });

  it('are not counted beyond the letters typed when a name is only begun', () => {
    expect(slips('ko', 'kota', 1)).toBe(0);
    expect(slips('kt', 'kota', 1)).toBe(1);
  });

  it('are given up above the limit', () => {
    expect(slips('delhi', 'mumbai', 2, true)).toBe(3);
    expect(slips('a'.repeat(400), 'mumbai', 2)).toBe(3);
  });
});

describe('two spellings of one name', () => {
  it.each([
    ['Aurangābād', 'aurangabad'],
    ['  São   Paulo ', 'sao paulo'],
    ['Sri Ganganagar (Raj.)', 'sri ganganagar raj'],
    ['L’Aquila', 'laquila'],
  ])('%s folds to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it.each([
    ['Nasik', 'Nashik'],
    ['Poona', 'Puna'],
    ['Thana', 'Tana'],
    ['Jaypur', 'Jaipur'],
    ['Kolkatta', 'Kolkata'],
    ['मुम्बई', 'मुंबई'],
    ['बड़ौदा', 'बडौदा'],
  ])('%s and %s sound alike', (one, other) => {
    expect(sound(fold(one))).toBe(sound(fold(other)));
  });
});
