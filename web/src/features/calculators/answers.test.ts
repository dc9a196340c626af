import { describe, expect, it } from 'vitest';
import { calculators } from '#web/content/calculators.ts';
import { dateProblem, detailsOf, NOTHING_TYPED, type Typed } from './answers.ts';
import { instruments } from './instruments.tsx';

const whole: Typed = {
  one: ' Asha ',
  other: 'Ravi',
  day: '4',
  month: '6',
  year: '1996',
  time: '14:30',
  place: 'Kota, India',
};
const typed = (some: Partial<Typed>): Typed => ({ ...NOTHING_TYPED, ...some });

describe('what a calculator needs', () => {
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
    expect(instruments[id].asks).toEqual(asks);
  });

  it('is not there while any of it is empty or blank', () => {
    for (const { id } of calculators) {
      const { asks } = instruments[id];
      expect(detailsOf(whole, asks)).toBeDefined();
      for (const ask of asks) {
        const lacking = ask === 'date' ? { day: '' } : { [ask]: '  ' };
        expect(detailsOf({ ...whole, ...lacking }, asks)).toBeUndefined();
      }
    }
  });

  it('is trimmed, with the date as one text', () => {
    expect(detailsOf(whole, ['one', 'date'])).toMatchObject({ one: 'Asha', date: '1996-06-04' });
  });
});

describe('a day that does not exist', () => {
  it('is not taken, and said once the year is written out', () => {
    const never = typed({ day: '31', month: '6', year: '1996' });
    expect(detailsOf(never, ['date'])).toBeUndefined();
    expect(dateProblem(never)).toBe('There is no such day in the calendar. Please check the date.');
    expect(dateProblem({ ...never, year: '199' })).toBeUndefined();
    expect(dateProblem(whole)).toBeUndefined();
  });
});
