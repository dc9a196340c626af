import { describe, expect, it } from 'vitest';
import { calculators } from '#web/content/calculators.ts';
import { getDateError, toCalculatorValues, EMPTY_VALUES, type TypedValues } from './calculator-values.ts';
import { calculatorForms } from './calculator-forms.tsx';

const whole: TypedValues = {
  one: ' Asha ',
  other: 'Ravi',
  day: '4',
  month: '6',
  year: '1996',
  time: '14:30',
  place: 'Kota, India',
};
const buildValues = (some: Partial<TypedValues>): TypedValues => ({ ...EMPTY_VALUES, ...some });

describe('the values of a calculator', () => {
  it.each([
    ['love', ['one', 'other']],
    ['atmakaraka-darakaraka', ['date', 'time']],
    ['numerology', ['one', 'date']],
    ['sun-sign', ['date']],
    ['rising-ascendant', ['date', 'time', 'place']],
    ['rashi', ['date', 'time']],
    ['dasha', ['date']],
    ['moon-sign', ['date', 'time']],
  ] as const)('for %s is %j', (id, asks) => {
    expect(calculatorForms[id].inputs).toEqual(asks);
  });

  it('are undefined while an input is empty or blank', () => {
    for (const { id } of calculators) {
      const { inputs } = calculatorForms[id];
      expect(toCalculatorValues(whole, inputs)).toBeDefined();
      for (const ask of inputs) {
        const lacking = ask === 'date' ? { day: '' } : { [ask]: '  ' };
        expect(toCalculatorValues({ ...whole, ...lacking }, inputs)).toBeUndefined();
      }
    }
  });

  it('are trimmed, with the date in one string', () => {
    expect(toCalculatorValues(whole, ['one', 'date'])).toMatchObject({ one: 'Asha', date: '1996-06-04' });
  });
});

describe('a date that does not exist', () => {
  it('is rejected, with an error once the year is complete', () => {
    const never = buildValues({ day: '31', month: '6', year: '1996' });
    expect(toCalculatorValues(never, ['date'])).toBeUndefined();
    expect(getDateError(never)).toBe('There is no such day in the calendar. Please check the date.');
    expect(getDateError({ ...never, year: '199' })).toBeUndefined();
    expect(getDateError(whole)).toBeUndefined();
  });
});
