import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGstin, STATES, TaxDetails } from './contract-tax-details.ts';
import {
  determinePlaceOfSupply,
  getStateTaxName,
  splitCredit,
  splitTax,
  type TaxSplit,
} from './split-tax.ts';
import { formatFinancialYear, getFinancialYear, getRetentionEnd } from './tax-documents.ts';

const DELHI = { gstin: '07AAAAA0000A1Z5', ratePercent: 18 };
const CODES = Object.keys(STATES);
const createRegistration = (code: string) => ({ ...DELHI, gstin: code + DELHI.gstin.slice(2) });
const sumSplit = ({ taxable, cgst, sgst, igst }: TaxSplit) => taxable + cgst + sgst + igst;

describe('tax contained in a price', () => {
  it('tax within the state is split into equal CGST and SGST, to the paisa', () => {
    expect(splitTax(124_900, DELHI, '07')).toEqual({ taxable: 105_848, cgst: 9526, sgst: 9526, igst: 0 });
  });

  it('tax of a supply in another state is IGST only', () => {
    expect(splitTax(124_900, DELHI, '27')).toEqual({ taxable: 105_847, cgst: 0, sgst: 0, igst: 19_053 });
  });

  it('every pair of states has CGST and SGST when they are the same, and IGST otherwise', () => {
    for (const seller of CODES)
      for (const placeOfSupply of CODES) {
        const split = splitTax(49_900, createRegistration(seller), placeOfSupply);
        expect(sumSplit(split)).toBe(49_900);
        if (seller === placeOfSupply)
          expect(split, `${seller} to ${placeOfSupply}`).toEqual({
            taxable: 42_288,
            cgst: 3806,
            sgst: 3806,
            igst: 0,
          });
        else
          expect(split, `${seller} to ${placeOfSupply}`).toEqual({
            taxable: 42_288,
            cgst: 0,
            sgst: 0,
            igst: 7612,
          });
      }
  });

  it('the six Union Territories without legislature levy UTGST', () => {
    expect(
      new Set(CODES.filter((code) => getStateTaxName(code) === 'UTGST').map((code) => STATES[code])),
    ).toEqual(
      new Set([
        'Andaman and Nicobar Islands',
        'Chandigarh',
        'Dadra and Nagar Haveli and Daman and Diu',
        'Ladakh',
        'Lakshadweep',
        'Other territory',
      ]),
    );
  });

  it('taxable value and taxes add up to the price and are within one paisa of the rate', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000_000),
        fc.integer({ min: 0, max: 40 }),
        fc.constantFrom('07', '27'),
        (total, ratePercent, placeOfSupply) => {
          const { taxable, cgst, sgst, igst } = splitTax(total, { ...DELHI, ratePercent }, placeOfSupply);
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

describe('tax of credit notes', () => {
  it('notes over all parts of a payment reverse exactly the invoice, and no part is negative', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        parts,
        fc.integer({ min: 0, max: 40 }),
        fc.constantFrom('07', '27'),
        (amounts, ratePercent, place) => {
          const registration = { ...DELHI, ratePercent };
          let credited: TaxSplit = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };
          for (const amount of amounts) {
            const note = splitCredit(amount, credited, registration, place);
            expect(sumSplit(note)).toBe(amount);
            expect(Math.min(...Object.values(note))).toBeGreaterThanOrEqual(0);
            credited = {
              taxable: credited.taxable + note.taxable,
              cgst: credited.cgst + note.cgst,
              sgst: credited.sgst + note.sgst,
              igst: credited.igst + note.igst,
            };
          }
          // A last note over one paisa cannot contain two halves of a tax.
          if (amounts.at(-1)! > 1)
            expect(credited).toEqual(splitTax(sumSplit(credited), registration, place));
        },
      ),
    );
  });
});

describe('place of supply', () => {
  it.each([
    ['the State of the GSTIN', { gstin: '27AAPFU0939F1ZV', state: '27' }, '27'],
    ['the State that the buyer states', { state: '32' }, '32'],
    ['the State of the seller when the buyer states none', undefined, '07'],
  ])('the place of supply is %s', (_, buyer, placeOfSupply) => {
    expect(determinePlaceOfSupply(DELHI, buyer)).toBe(placeOfSupply);
  });
});

describe('financial year', () => {
  it.each([
    ['2026-11-21T03:00:00.000Z', '26-27'],
    ['2027-03-31T18:29:59.999Z', '26-27'],
    ['2027-03-31T18:30:00.000Z', '27-28'],
    ['2100-01-01T00:00:00.000Z', '99-00'],
  ])('%s is in the financial year %s (April to March in IST)', (instant, year) => {
    expect(formatFinancialYear(getFinancialYear(instant))).toBe(year);
  });

  it('documents are kept for 72 months from the due date of the annual return', () => {
    expect(getRetentionEnd(2026)).toBe('2033-12-31');
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

describe('tax details', () => {
  const company = {
    state: '27',
    name: 'Rao Traders',
    address: '4 Hill Road, Mumbai',
    gstin: '27AAPFU0939F1ZV',
  };

  it('a State alone is enough, and texts are normalized', () => {
    expect(TaxDetails.parse({ state: '32' })).toEqual({ state: '32' });
    expect(TaxDetails.parse({ ...company, name: '  Rao \n Traders ', gstin: '27 aapfu0939f1zv' })).toEqual(
      company,
    );
  });

  it.each([
    ['state', { ...company, state: '28' }],
    ['state', { state: 'toString' }],
    ['gstin', { ...company, gstin: '27AAPFU0939F1ZW' }],
    ['gstin', { ...company, state: '07' }],
    ['name', { ...company, name: undefined }],
    ['name', { ...company, name: ' ' }],
    ['name', { ...company, name: 'Rao\u0000' }],
    ['name', { ...company, name: 'x'.repeat(101) }],
    ['address', { ...company, address: undefined }],
    ['address', { ...company, address: '\u202eMumbai' }],
  ])('an error of %s names the field: %j', (field, details) => {
    const { error } = TaxDetails.safeParse(details);
    expect(error?.issues.map(({ path }) => path[0])).toContain(field);
  });

  it('a GSTIN of another State names the State where it is registered', () => {
    const { error } = TaxDetails.safeParse({ ...company, state: '07' });
    expect(error?.issues[0]?.message).toMatch(/registered in Maharashtra/);
  });
});
