import { describe, expect, it } from 'vitest';
import { calculators } from '#web/content/calculators.ts';
import {
  EMPTY_VALUES,
  findTypedDateError,
  isFilled,
  toCalculatorValues,
  validateValues,
  type TypedValues,
} from './calculator-values.ts';
import { calculatorForms } from './calculator-forms.ts';

const allFilled: TypedValues = {
  name: ' Asha ',
  partnerName: 'Ravi',
  day: '4',
  month: '6',
  year: '1996',
  time: '14:30',
  place: 'Kota, India',
};
const buildValues = (values: Partial<TypedValues>): TypedValues => ({ ...EMPTY_VALUES, ...values });

describe('calculator values', () => {
  it.each([
    ['love', ['name', 'partnerName']],
    ['atmakaraka-darakaraka', ['date', 'time']],
    ['numerology', ['name', 'date']],
    ['sun-sign', ['date']],
    ['rising-ascendant', ['date', 'time', 'place']],
    ['rashi', ['date', 'time']],
    ['dasha', ['date']],
    ['moon-sign', ['date', 'time']],
  ] as const)('of %s come from the inputs %j', (id, expectedInputs) => {
    expect(calculatorForms[id].inputs).toEqual(expectedInputs);
  });

  it('are filled when no input is empty or blank', () => {
    for (const { id } of calculators) {
      const { inputs } = calculatorForms[id];
      expect(isFilled(allFilled, inputs)).toBe(true);
      for (const input of inputs) {
        const emptied = input === 'date' ? { day: '' } : { [input]: '  ' };
        expect(isFilled({ ...allFilled, ...emptied }, inputs)).toBe(false);
      }
    }
  });

  it('are trimmed and have the date as YYYY-MM-DD', () => {
    expect(toCalculatorValues(allFilled)).toMatchObject({ name: 'Asha', date: '1996-06-04' });
  });
});

describe('the validation of calculator values', () => {
  const TODAY = '2026-11-28';
  const validate = (values: Partial<TypedValues>) =>
    validateValues({ ...allFilled, ...values }, ['name', 'partnerName', 'date', 'time', 'place'], TODAY);

  it('accepts names in any script, and births from 1900 to today', () => {
    for (const name of ['Asha', 'आशा', 'D’Souza 2nd']) expect(validate({ name })).toEqual({});
    for (const [day, month, year] of [
      ['1', '1', '1900'],
      ['28', '11', '2026'],
    ] as const)
      expect(validate({ day, month, year })).toEqual({});
  });

  it('rejects names without letters', () => {
    const message = 'Please write the name in letters.';
    expect(validate({ name: '123 !!', partnerName: '...' })).toEqual({ name: message, partnerName: message });
  });

  it('rejects a birth in the future and before 1900', () => {
    for (const parts of [
      { day: '29', month: '11', year: '2026' },
      { day: '31', month: '12', year: '1899' },
      { day: '3', month: '2', year: '2035' },
    ])
      expect(validate(parts)).toEqual({ date: 'Please give a date from 1900 to today.' });
  });

  it('rejects a day that does not exist, while it is typed once the year is complete', () => {
    const message = 'There is no such day in the calendar. Please check the date.';
    const impossibleDate = buildValues({ day: '31', month: '6', year: '1996' });
    expect(validateValues(impossibleDate, ['date'], TODAY)).toEqual({ date: message });
    expect(findTypedDateError(impossibleDate, TODAY)).toBe(message);
    expect(findTypedDateError({ ...impossibleDate, year: '199' }, TODAY)).toBeUndefined();
    expect(findTypedDateError(allFilled, TODAY)).toBeUndefined();
  });
});
