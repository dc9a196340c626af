import { describe, expect, it } from 'vitest';
import { EMPTY_BIRTH_FORM } from '#web/features/birth-details/birth-form.ts';
import { parseCalculatorBirth } from '#web/lib/purchase/read-calculator-birth.ts';
import { fillInCalculatorBirth } from './fill-in-calculator-birth.ts';

const kota = {
  id: '1266049',
  name: 'Kota',
  region: 'Rajasthan',
  country: 'IN',
  latitude: 25.18,
  longitude: 75.83,
  zone: 'Asia/Kolkata',
};
const typedBirth = { date: '1996-06-04', time: '14:30', place: kota };
const namedForm = { ...EMPTY_BIRTH_FORM, name: 'Asha Rao' };
const DATE = { day: '4', month: '6', year: '1996' };

describe('the birth form after chart facts below a calculator', () => {
  it('has the typed birth and the name of the member', () => {
    expect(fillInCalculatorBirth(namedForm, typedBirth)).toEqual({
      ...namedForm,
      ...DATE,
      time: '14:30',
      place: { text: 'Kota, Rajasthan', place: kota },
    });
  });

  it('says that the time is not known where none was typed, and leaves the place empty', () => {
    const values = fillInCalculatorBirth(namedForm, { date: '1996-06-04' });
    expect(values).toMatchObject({ time: '', timeKind: 'unknown', place: { text: '' } });
  });

  it('keeps time and place of the sign-up', () => {
    const bundi = { ...kota, id: '1275362', name: 'Bundi' };
    const signUp = { ...namedForm, ...DATE, time: '14:35', place: { text: 'Bundi', place: bundi } };
    const values = fillInCalculatorBirth(signUp, { ...typedBirth, utcOffsetSeconds: 19_800 });
    expect(values).toEqual({ ...signUp, timeKind: 'exact' });
  });

  it('is not filled in when the sign-up has another date of birth', () => {
    const signUp = { ...namedForm, ...DATE, day: '5' };
    expect(fillInCalculatorBirth(signUp, typedBirth)).toBe(signUp);
  });
});

describe('the stored birth', () => {
  const at = Date.UTC(2026, 10, 28);
  const MINUTE = 60_000;

  it('is read for half an hour', () => {
    const json = JSON.stringify({ ...typedBirth, at });
    expect(parseCalculatorBirth(json, at + 29 * MINUTE)).toEqual(typedBirth);
    expect(parseCalculatorBirth(json, at + 30 * MINUTE)).toBeUndefined();
  });

  it.each(['null', '{', '{"date":5}', '{"date":"1996-06-04"}'])('counts as none when it is %s', (json) => {
    expect(parseCalculatorBirth(json, at)).toBeUndefined();
  });
});
