import { describe, expect, it } from 'vitest';
import { calculators } from '#web/content/calculators.ts';
import { getDateError, toCalculatorValues, EMPTY_VALUES, type TypedValues } from './calculator-values.ts';
import { calculatorForms } from './calculator-forms.tsx';

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

  it('are undefined while an input is empty or blank', () => {
    for (const { id } of calculators) {
      const { inputs } = calculatorForms[id];
      expect(toCalculatorValues(allFilled, inputs)).toBeDefined();
      for (const input of inputs) {
        const emptied = input === 'date' ? { day: '' } : { [input]: '  ' };
        expect(toCalculatorValues({ ...allFilled, ...emptied }, inputs)).toBeUndefined();
      }
    }
  });

  it('are trimmed and have the date as YYYY-MM-DD', () => {
    expect(toCalculatorValues(allFilled, ['name', 'date'])).toMatchObject({
      name: 'Asha',
      date: '1996-06-04',
    });
  });
});

describe('a date that does not exist', () => {
  it('is rejected, with an error once the year is complete', () => {
    const impossibleDate = buildValues({ day: '31', month: '6', year: '1996' });
    expect(toCalculatorValues(impossibleDate, ['date'])).toBeUndefined();
    expect(getDateError(impossibleDate)).toBe('There is no such day in the calendar. Please check the date.');
    expect(getDateError({ ...impossibleDate, year: '199' })).toBeUndefined();
    expect(getDateError(allFilled)).toBeUndefined();
  });
});
