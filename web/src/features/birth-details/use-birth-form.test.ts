import { describe, expect, it } from 'vitest';
import { EMPTY_BIRTH_FORM } from './birth-form.ts';
import { applyChange } from './use-birth-form.ts';

const CHOICE = { question: 'Which clock?', readings: [] };
const state = {
  values: { ...EMPTY_BIRTH_FORM, time: '01:30', utcOffsetSeconds: 19_800 },
  errors: {
    name: 'Name.',
    date: 'Date.',
    time: 'Time.',
    place: 'Place.',
    clock: 'Please choose one of them.',
  },
  submitOffsets: { choice: CHOICE },
  isResolving: false,
};

describe('a change in the birth form', () => {
  it('removes the error of its own field only', () => {
    const { errors } = applyChange(state, { name: 'Asha' });
    expect(Object.keys(errors)).toEqual(['date', 'time', 'place', 'clock']);
  });

  it('of a field without an error keeps the errors as they are', () => {
    const errors = { place: 'Place.' };
    expect(applyChange({ ...state, errors }, { name: 'Asha' }).errors).toBe(errors);
  });

  it.each([
    ['the day', { day: '4' }, 'date'],
    ['the time', { time: '02:30' }, 'time'],
    ['the kind of time', { timeKind: 'unknown' as const }, 'time'],
    ['the place', { place: { text: 'Kota' } }, 'place'],
  ])('of %s also removes the clock offset, its choices and its error', (_, changes, field) => {
    const changed = applyChange(state, changes);
    expect(changed.values.utcOffsetSeconds).toBeUndefined();
    expect(changed.submitOffsets).toBeUndefined();
    expect(Object.keys(changed.errors)).toEqual(
      ['name', 'date', 'time', 'place'].filter((other) => other !== field),
    );
  });

  it('of the clock offset removes the error of the clock and keeps the choices', () => {
    const changed = applyChange(state, { utcOffsetSeconds: 23_400 });
    expect(changed.values.utcOffsetSeconds).toBe(23_400);
    expect(changed.errors).not.toHaveProperty('clock');
    expect(changed.submitOffsets).toEqual({ choice: CHOICE });
  });
});
