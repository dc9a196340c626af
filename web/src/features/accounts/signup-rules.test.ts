import { describe, expect, it } from 'vitest';
import { brokenRule, signupPayload, type SignupForm } from './signup-rules.ts';

const filled: SignupForm = {
  name: 'Ananya Rathore',
  email: 'ananya@mail.example',
  password: 'marigold',
  confirm: 'marigold',
  phone: '',
  gender: '',
  dob: '',
  tob: '',
  placeOfBirth: '',
  terms: true,
};
const message = (change: Partial<SignupForm>) => brokenRule({ ...filled, ...change })?.message;

describe('the rules of sign-up', () => {
  it('let a complete form pass, with or without what is optional', () => {
    expect(brokenRule(filled)).toBeUndefined();
    expect(message({ tob: '00:00' })).toBeUndefined();
    expect(message({ tob: '23:59', dob: '1996-06-04', placeOfBirth: 'Kota' })).toBeUndefined();
  });

  it('are told one at a time, in the specification’s order', () => {
    const wrong = { name: '', password: 'abc', confirm: 'abd', tob: '25:00', terms: false };
    expect(message(wrong)).toBe('Please agree to the Terms of Service and Privacy Policy.');
    expect(message({ ...wrong, terms: true })).toBe('Passwords do not match.');
    expect(message({ ...wrong, terms: true, confirm: 'abc' })).toBe(
      'Password must be at least 6 characters long.',
    );
    expect(message({ name: '', tob: '25:00' })).toBe(
      'Please fill all required fields: Name, Email, and Password.',
    );
    expect(message({ tob: '25:00' })).toBe('Time of birth must be in HH:MM format (e.g., 14:30).');
  });

  it('ask a time of birth to be HH:MM on a 24-hour clock', () => {
    for (const tob of ['24:00', '9:30', '12:60', '14:30:00', 'noon'])
      expect(message({ tob }), tob).toBe('Time of birth must be in HH:MM format (e.g., 14:30).');
  });

  it('ask a date of birth to be a day that has been', () => {
    for (const dob of ['1899-12-31', '2999-01-01', 'no day'])
      expect(message({ dob }), dob).toBe('Please enter a real date of birth from 1900 to today.');
  });

  it('point at the field that is empty', () => {
    expect(brokenRule({ ...filled, email: ' ' })?.field).toBe('email');
    expect(brokenRule({ ...filled, password: '      ', confirm: '      ' })?.field).toBe('password');
  });
});

describe('what sign-up sends', () => {
  it('leaves out empty optional fields, the repeated password and the ticks', () => {
    expect(signupPayload(filled)).toEqual({
      name: 'Ananya Rathore',
      email: 'ananya@mail.example',
      password: 'marigold',
    });
  });

  it('carries the optional fields that were filled', () => {
    const birth = { gender: 'female', dob: '1996-06-04', tob: '14:30', placeOfBirth: 'Kota, Rajasthan' };
    expect(signupPayload({ ...filled, ...birth, phone: ' 9876543210 ' })).toMatchObject({
      ...birth,
      phone: '9876543210',
    });
  });
});
