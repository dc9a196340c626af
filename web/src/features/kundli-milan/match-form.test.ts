import { describe, expect, it } from 'vitest';
import { TOO_YOUNG } from '#src/kundli-milan/contract-couple.ts';
import { EMPTY_COUPLE, getPersonName, toCoupleErrors, toMatchRequest } from './match-form.ts';

const TODAY = '2026-11-29';
const place = {
  id: '1266049',
  name: 'Kota',
  country: 'IN',
  latitude: 25.18,
  longitude: 75.83,
  zone: 'Asia/Kolkata',
};
const kota = { text: 'Kota, Rajasthan', place };
const birth = { ...EMPTY_COUPLE.groom, day: '16', month: '2', year: '1992', time: '06:10', place: kota };

describe('the form of two births', () => {
  it('sends no name, and no time that is not known', () => {
    const groom = { ...birth, name: 'Rohan' };
    const bride = { ...birth, year: '1996', timeKind: 'unknown' as const };
    expect(toMatchRequest({ groom, bride }, TODAY)).toMatchObject({
      request: {
        groom: { date: '1992-02-16', time: '06:10', placeId: '1266049' },
        bride: { date: '1996-02-16', placeId: '1266049' },
      },
    });
  });

  it('has the errors of both births at once', () => {
    expect(toMatchRequest({ groom: birth, bride: EMPTY_COUPLE.bride }, TODAY)).toEqual({
      errors: {
        groom: {},
        bride: {
          date: 'Please give day, month and year of birth.',
          time: 'Please give the time of birth, or say that it is not known.',
          place: 'Please pick the place of birth from the list.',
        },
      },
    });
  });

  it('refuses a person under 18', () => {
    const bride = { ...birth, year: '2009' };
    expect(toMatchRequest({ groom: birth, bride }, TODAY)).toEqual({
      errors: { groom: {}, bride: { date: TOO_YOUNG } },
    });
  });

  it('shows the errors of the server at their fields, and ignores other paths', () => {
    const issues = [
      { path: 'groom.time', message: 'No such time.' },
      { path: 'bride.date', message: 'The same.' },
      { path: 'other', message: 'Other.' },
    ];
    expect(toCoupleErrors(issues)).toEqual({
      groom: { time: 'No such time.' },
      bride: { date: 'The same.' },
    });
  });

  it('calls a person without a name by the role', () => {
    expect(getPersonName({ name: ' ' }, 'bride')).toBe('Bride');
    expect(getPersonName({ name: 'Ananya' }, 'bride')).toBe('Ananya');
  });
});
