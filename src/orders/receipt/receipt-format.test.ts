import { describe, expect, it } from 'vitest';
import type { TaxDocument } from '#src/orders/tax/tax-documents.ts';
import { listTaxLines } from './receipt-format.ts';

const createInvoice = (sellerState: string, placeOfSupply: string): TaxDocument => ({
  number: 'LG/26-27/000001',
  kind: 'invoice',
  order_id: 'LG-2611-ASHA01',
  issued_at: new Date('2026-11-21T03:00:00.000Z'),
  seller: {
    name: 'Lagna',
    address: '1 Samrat Marg',
    gst: { gstin: `${sellerState}AAGFF2194N1Z1`, sac: '998399', ratePercent: 18 },
  },
  place_of_supply: placeOfSupply,
  total_paise: 49_900,
  taxable_paise: 42_288,
  cgst_paise: 3806,
  sgst_paise: 3806,
  igst_paise: 7612,
  buyer: null,
});

const listNames = (sellerState: string, placeOfSupply: string) =>
  listTaxLines(createInvoice(sellerState, placeOfSupply)).map(([name]) => name);

describe('tax lines of a receipt', () => {
  it.each([
    ['within a State', '07', '07', ['Taxable value', 'CGST 9%', 'SGST 9%']],
    ['within a Union Territory without legislature', '04', '04', ['Taxable value', 'CGST 9%', 'UTGST 9%']],
    ['within a Union Territory with legislature', '34', '34', ['Taxable value', 'CGST 9%', 'SGST 9%']],
    ['between States', '07', '27', ['Taxable value', 'IGST 18%']],
    ['into a Union Territory', '07', '04', ['Taxable value', 'IGST 18%']],
  ])('a sale %s has the taxes of its place of supply', (_, seller, place, names) => {
    expect(listNames(seller, place)).toEqual(names);
  });
});
