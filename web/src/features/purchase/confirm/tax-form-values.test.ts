import { describe, expect, it } from 'vitest';
import {
  applyTaxFormChange,
  getInitialTaxFormValues,
  parseTaxForm,
  STATE_OPTIONS,
} from './tax-form-values.ts';

const EMPTY = getInitialTaxFormValues(undefined);
const COMPANY = {
  state: '27',
  name: 'Rao Traders',
  address: '4 Hill Road, Mumbai',
  gstin: '27AAPFU0939F1ZV',
};

describe('values of the section "GST invoice"', () => {
  it('an empty section has neither details nor errors', () => {
    expect(parseTaxForm(EMPTY)).toEqual({});
    expect(parseTaxForm({ ...EMPTY, hasBuyerDetails: true, name: '  ' })).toEqual({});
  });

  it('a State alone is complete', () => {
    expect(parseTaxForm({ ...EMPTY, state: '32' })).toEqual({ details: { state: '32' } });
  });

  it('details of the last order fill the form and come out unchanged', () => {
    expect(parseTaxForm(getInitialTaxFormValues(COMPANY))).toEqual({ details: COMPANY });
  });

  it('hidden fields are ignored', () => {
    expect(parseTaxForm({ ...getInitialTaxFormValues(COMPANY), hasBuyerDetails: false })).toEqual({
      details: { state: '27' },
    });
  });

  it('a name without a State is an error of the State', () => {
    const { errors } = parseTaxForm({ ...EMPTY, hasBuyerDetails: true, name: 'Rao Traders' });
    expect(Object.keys(errors!)).toEqual(['state']);
  });

  it('a GSTIN without name and address is an error of both', () => {
    const { errors } = parseTaxForm({ ...EMPTY, hasBuyerDetails: true, state: '27', gstin: COMPANY.gstin });
    expect(errors).toEqual({
      name: 'An invoice with a GSTIN needs the registered name.',
      address: 'An invoice with a GSTIN needs the registered address.',
    });
  });

  it('a complete GSTIN fills in a missing State and keeps a chosen one', () => {
    expect(applyTaxFormChange(EMPTY, { gstin: '27aapfu0939f1zv' }).state).toBe('27');
    expect(applyTaxFormChange(EMPTY, { gstin: '27AAPFU0939F1ZW' }).state).toBe('');
    expect(applyTaxFormChange({ ...EMPTY, state: '07' }, { gstin: COMPANY.gstin }).state).toBe('07');
  });

  it('the options are in alphabetical order, with the code 97 last', () => {
    expect(STATE_OPTIONS[0]).toEqual(['35', 'Andaman and Nicobar Islands']);
    expect(STATE_OPTIONS.at(-1)).toEqual(['97', 'Other territory']);
    expect(STATE_OPTIONS).toHaveLength(37);
  });
});
