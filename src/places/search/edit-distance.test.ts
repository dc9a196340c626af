import { describe, expect, it } from 'vitest';
import { foldName, toPhoneticKey } from './phonetic-key.ts';
import { countEdits } from './edit-distance.ts';

describe('countEdits', () => {
  it.each([
    ['kota', 'kota', 0],
    ['kta', 'kota', 1],
    ['koota', 'kota', 1],
    ['kita', 'kota', 1],
    ['ktoa', 'kota', 1],
    ['ko', 'kota', 2],
    ['', 'kota', 4],
  ])('from "%s" to "%s" counts %i', (typed, word, count) => {
    expect(countEdits(typed, word, 4, true)).toBe(count);
  });

  it('ignores the rest of the word when a prefix is compared', () => {
    expect(countEdits('ko', 'kota', 1)).toBe(0);
    expect(countEdits('kt', 'kota', 1)).toBe(1);
  });

  it('returns limit + 1 above the limit', () => {
    expect(countEdits('delhi', 'mumbai', 2, true)).toBe(3);
    expect(countEdits('a'.repeat(400), 'mumbai', 2)).toBe(3);
  });
});

describe('name keys', () => {
  it.each([
    ['Aurangābād', 'aurangabad'],
    ['  São   Paulo ', 'sao paulo'],
    ['Sri Ganganagar (Raj.)', 'sri ganganagar raj'],
    ['L’Aquila', 'laquila'],
  ])('foldName converts "%s" to "%s"', (text, folded) => {
    expect(foldName(text)).toBe(folded);
  });

  it.each([
    ['Nasik', 'Nashik'],
    ['Poona', 'Puna'],
    ['Thana', 'Tana'],
    ['Jaypur', 'Jaipur'],
    ['Kolkatta', 'Kolkata'],
    ['मुम्बई', 'मुंबई'],
    ['बड़ौदा', 'बडौदा'],
  ])('%s and %s have the same phonetic key', (firstSpelling, secondSpelling) => {
    expect(toPhoneticKey(foldName(firstSpelling))).toBe(toPhoneticKey(foldName(secondSpelling)));
  });
});
