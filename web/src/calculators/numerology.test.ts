import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberTraits } from '#web/content/calculator-texts/numbers.ts';
import { computeNumbers } from './numerology.ts';

const birthDate = fc
  .date({ min: new Date('1900-01-01T00:00Z'), max: new Date('2100-12-31T00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const latinName = fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,40}$/);

/** A second implementation to compare with: adds the digits until one is left or a kept number is reached. */
function reduceDigits(total: number, keptNumbers: number[]): number {
  if (total <= 9 || keptNumbers.includes(total)) return total;
  return reduceDigits(
    String(total)
      .split('')
      .reduce((sum, digit) => sum + Number(digit), 0),
    keptNumbers,
  );
}

describe('computeNumbers', () => {
  it('returns the three numbers of a name and a date', () => {
    const { lifePathNumber, destinyNumber, soulUrgeNumber } = computeNumbers('Asha Rao', '1996-06-04');
    expect(lifePathNumber.value).toBe(8);
    expect(destinyNumber).toMatchObject({ value: 9 });
    expect(soulUrgeNumber?.value).toBe(8);
  });

  it('reduces the date keeping 11, 22 and 33, the name keeping 11 and 22, and both together to a digit', () => {
    fc.assert(
      fc.property(latinName, birthDate, (name, date) => {
        const { lifePathNumber, destinyNumber, soulUrgeNumber } = computeNumbers(name, date);
        const digits = date.replaceAll('-', '').split('').map(Number);
        const letters = Array.from(name.toLowerCase().replaceAll(' ', ''));
        const values = letters.map((letter) => ((letter.charCodeAt(0) - 97) % 9) + 1);
        const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
        const lifePath = reduceDigits(sum(digits), [11, 22, 33]);
        const destiny = reduceDigits(sum(values), [11, 22]);
        expect(lifePathNumber.value).toBe(lifePath);
        expect(destinyNumber).toMatchObject({ value: destiny });
        expect(soulUrgeNumber?.value).toBe((lifePath + destiny) % 9 || 9);
      }),
    );
  });

  it('returns only numbers that have a trait', () => {
    fc.assert(
      fc.property(latinName, birthDate, (name, date) => {
        const { lifePathNumber, destinyNumber, soulUrgeNumber } = computeNumbers(name, date);
        for (const number of [lifePathNumber, destinyNumber, soulUrgeNumber])
          expect(numberTraits[(number as { value: number }).value]).toMatch(/\.$/);
      }),
    );
    expect(Object.keys(numberTraits).map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]);
  });

  it('returns no-letters and no soul urge for a name without Latin letters', () => {
    const { destinyNumber, soulUrgeNumber } = computeNumbers('आशा राव', '1996-06-04');
    expect(destinyNumber.kind).toBe('no-letters');
    expect(soulUrgeNumber).toBeUndefined();
  });
});
