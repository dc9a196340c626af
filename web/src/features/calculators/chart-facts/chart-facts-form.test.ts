import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/lib/api.ts';
import { calculatorForms } from '#web/features/calculators/calculator-forms.ts';
import { calculators } from '#web/content/calculators.ts';
import { toFailure } from './fetch-chart-facts.ts';
import { hasTimeAbove, findPlaceError, toBirthQuery } from './chart-facts-form.ts';

const kota = {
  id: '1266049',
  name: 'Kota',
  country: 'IN',
  latitude: 25.18,
  longitude: 75.83,
  zone: 'Asia/Kolkata',
};
const values = { time: '', isTimeUnknown: false, place: { text: 'Kota', place: kota } };

describe('the birth query', () => {
  it('has the time of the calculator, or that of the panel', () => {
    expect(toBirthQuery({ date: '1996-06-04', time: '14:30' }, values)).toEqual({
      date: '1996-06-04',
      time: '14:30',
      placeId: '1266049',
    });
    expect(toBirthQuery({ date: '1996-06-04', time: '' }, { ...values, time: '05:10' }).time).toBe('05:10');
  });

  it('has no time when it is not known, and no place for a birth by Indian time', () => {
    expect(
      toBirthQuery(
        { date: '1996-06-04', time: '14:30' },
        { ...values, isTimeUnknown: true, place: { text: '' } },
      ),
    ).toEqual({ date: '1996-06-04' });
  });

  it('needs a place from the list for the lagna, and for a place that was typed', () => {
    const message = 'Please pick the place of birth from the list.';
    expect(findPlaceError('rising-ascendant', { text: '' })).toBe(message);
    expect(findPlaceError('rashi', { text: 'Kota' })).toBe(message);
    expect(findPlaceError('rashi', { text: ' ' })).toBeUndefined();
    expect(findPlaceError('rashi', values.place)).toBeUndefined();
  });

  it('asks for the time in the panel where the calculator does not', () => {
    for (const { id } of calculators)
      if (id !== 'love') expect(hasTimeAbove(id)).toBe(calculatorForms[id].inputs.includes('time'));
  });
});

describe('a failed request', () => {
  it('shows the message of the server at its field', () => {
    const message = 'Please pick the place of birth from the list.';
    const error = new ApiError('birth-query', message, 422, { issues: [{ path: 'place', message }] });
    expect(toFailure(error)).toEqual({ errors: { place: message } });
  });

  it('offers both clocks of an hour that occurred twice', () => {
    const readings = [
      { utcOffsetSeconds: -14_400, clock: 'EDT, −4:00' },
      { utcOffsetSeconds: -18_000, clock: 'EST, −5:00' },
    ];
    const error = new ApiError('clock-overlap', 'Which of the two is meant?', 422, {
      issues: [{ path: 'time', message: 'Which of the two is meant?' }],
      details: { clockOptions: readings },
    });
    expect(toFailure(error)).toEqual({
      errors: {},
      choice: { question: 'Which of the two is meant?', readings },
    });
  });

  it('shows when to try again after too many questions', () => {
    const message = 'That was too often in a short time. Please wait a minute and try again.';
    expect(toFailure(new ApiError('too-many', message, 429))).toEqual({ errors: {}, message });
  });
});
