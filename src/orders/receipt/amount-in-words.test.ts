import { describe, expect, it } from 'vitest';
import { formatAmountInWords } from './amount-in-words.ts';

describe('amount in words', () => {
  it.each([
    [124_900, 'Rupees one thousand two hundred forty-nine only'],
    [44_900, 'Rupees four hundred forty-nine only'],
    [100_000_00, 'Rupees one lakh only'],
    [
      1_23_45_678_90,
      'Rupees one crore twenty-three lakh forty-five thousand six hundred seventy-eight and paise ninety only',
    ],
    [10_050, 'Rupees one hundred and paise fifty only'],
    [7, 'Paise seven only'],
    [0, 'Rupees zero only'],
    [19_00, 'Rupees nineteen only'],
    [20_00, 'Rupees twenty only'],
  ])('%i paise is written as “%s”', (paise, text) => {
    expect(formatAmountInWords(paise)).toBe(text);
  });
});
