import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getFinancialYear } from './tax-documents.ts';
import { isGstin } from './seller.ts';
import { splitTax } from './split-tax.ts';

const DELHI = { gstin: '07AAAAA0000A1Z5', ratePercent: 18, placeOfSupply: '07' };

describe('tax contained in a price', () => {
  it('tax within the state is split into equal CGST and SGST, to the paisa', () => {
    expect(splitTax(124_900, DELHI)).toEqual({ taxable: 105_848, cgst: 9526, sgst: 9526, igst: 0 });
  });
  it('tax of a supply in another state is IGST only', () => {
    const otherState = { ...DELHI, placeOfSupply: '27' };
    expect(splitTax(124_900, otherState)).toEqual({ taxable: 105_847, cgst: 0, sgst: 0, igst: 19_053 });
  });
  it('taxable value and taxes add up to the price and are within one paisa of the rate', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000_000),
        fc.integer({ min: 0, max: 40 }),
        fc.constantFrom('07', '27'),
        (total, ratePercent, placeOfSupply) => {
          const { taxable, cgst, sgst, igst } = splitTax(total, { ...DELHI, ratePercent, placeOfSupply });
          expect(taxable + cgst + sgst + igst).toBe(total);
          expect(cgst).toBe(sgst);
          expect(
            Math.abs(cgst + sgst + igst - (total * ratePercent) / (100 + ratePercent)),
          ).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('financial year', () => {
  it.each([
    ['2026-11-21T03:00:00.000Z', '26-27'],
    ['2027-03-31T18:29:59.999Z', '26-27'],
    ['2027-03-31T18:30:00.000Z', '27-28'],
    ['2100-01-01T00:00:00.000Z', '99-00'],
  ])('%s is in the financial year %s (April to March in IST)', (instant, year) => {
    expect(getFinancialYear(instant)).toBe(year);
  });
});

describe('GSTIN', () => {
  it('a GSTIN needs its format, a known state and a valid check digit', () => {
    expect(isGstin('27AAPFU0939F1ZV')).toBe(true);
    for (const invalid of [
      '27AAPFU0939F1ZW',
      '27AAPFU0993F1ZV',
      '99AAPFU0939F1ZV',
      '27aapfu0939f1zv',
      '27AAPFU0939F1Z',
      '',
    ])
      expect(isGstin(invalid), invalid).toBe(false);
  });
});
