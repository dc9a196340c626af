import { describe, expect, it } from 'vitest';
import { formatAmountInWords } from './amount-in-words.ts';

describe('amount in words', () => {
  it.each([
    [124_900, 'Rupees One Thousand Two Hundred Forty Nine Only'],
    [44_900, 'Rupees Four Hundred Forty Nine Only'],
    [100_000_00, 'Rupees One Lakh Only'],
    [
      1_23_45_678_90,
      'Rupees One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight and Paise Ninety Only',
    ],
    [10_050, 'Rupees One Hundred and Paise Fifty Only'],
    [7, 'Paise Seven Only'],
    [0, 'Rupees Zero Only'],
    [19_00, 'Rupees Nineteen Only'],
    [20_00, 'Rupees Twenty Only'],
  ])('%i paise is written as “%s”', (paise, text) => {
    expect(formatAmountInWords(paise)).toBe(text);
  });
});
