import { describe, expect, it } from 'vitest';
import { findSignupError, type SignupForm } from './contract-signup.ts';

const TODAY = '2026-11-21';
const filled: SignupForm = {
  name: 'Ananya Rathore',
  email: 'ananya@mail.example',
  password: 'marigold',
  confirm: 'marigold',
  terms: true,
};
const broken = (change: Partial<SignupForm>) => findSignupError({ ...filled, ...change }, TODAY);
const message = (change: Partial<SignupForm>) => broken(change)?.message;

describe('the rules of sign-up', () => {
  it('let a complete form pass, with or without what is optional', () => {
    expect(broken({})).toBeUndefined();
    expect(broken({ tob: '00:00' })).toBeUndefined();
    expect(broken({ tob: '23:59', dob: '1996-02-29', placeOfBirth: 'Kota' })).toBeUndefined();
  });

  it('are told one at a time, in the specification’s order', () => {
    const wrong = { name: '', password: 'abc', confirm: 'abd', tob: '25:00', dob: 'no day', terms: false };
    expect(message(wrong)).toBe('Please agree to the Terms of Service and Privacy Policy.');
    expect(message({ ...wrong, terms: true })).toBe('Passwords do not match.');
    expect(message({ ...wrong, terms: true, confirm: 'abc' })).toBe(
      'Password must be at least 6 characters long.',
    );
    expect(message({ name: '', tob: '25:00', dob: 'no day' })).toBe(
      'Please fill all required fields: Name, Email, and Password.',
    );
    expect(message({ tob: '25:00', dob: 'no day' })).toBe(
      'Time of birth must be in HH:MM format (e.g., 14:30).',
    );
  });

  it('ask neither for terms nor for the password twice where the form has not asked', () => {
    const { name, email, password } = filled;
    expect(findSignupError({ name, email, password }, TODAY)).toBeUndefined();
  });

  it('ask a time of birth to be HH:MM on a 24-hour clock', () => {
    for (const tob of ['24:00', '9:30', '12:60', '14:30:00', 'noon'])
      expect(broken({ tob }), tob).toMatchObject({ path: 'tob' });
  });

  it('ask a date of birth to be a day of the calendar that has been', () => {
    for (const dob of ['1899-12-31', '2026-11-22', '1999-02-29', '1996-13-01', 'no day'])
      expect(message({ dob }), dob).toBe('Please enter a real date of birth from 1900 to today.');
  });

  it('point at the field that is empty', () => {
    expect(broken({ name: ' ', email: '' })?.path).toBe('name');
    expect(broken({ email: ' ' })?.path).toBe('email');
    expect(broken({ password: '      ', confirm: '      ' })?.path).toBe('password');
  });

  it('keep out what could not be mailed, printed or read', () => {
    expect(broken({ email: 'ananya@mail' })?.path).toBe('email');
    expect(broken({ email: 'аnanya@mail.example' })?.path).toBe('email');
    expect(broken({ name: 'Ananya\u202eRathore' })?.path).toBe('name');
    expect(broken({ name: 'Ananya\u009b31mRathore' })?.path).toBe('name');
    expect(broken({ placeOfBirth: 'Ko\u0085ta' })?.path).toBe('placeOfBirth');
    expect(broken({ email: 'ananya\u0090@mail.example' })?.path).toBe('email');
    expect(broken({ phone: '98290\u000712345' })?.path).toBe('phone');
    expect(broken({ name: 'A'.repeat(81) })?.path).toBe('name');
    expect(broken({ phone: 'call me' })?.path).toBe('phone');
    expect(broken({ placeOfBirth: 'K'.repeat(121) })?.path).toBe('placeOfBirth');
    expect(broken({ password: 'a'.repeat(129), confirm: 'a'.repeat(129) })?.path).toBe('password');
  });
});
