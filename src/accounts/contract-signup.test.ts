import { describe, expect, it } from 'vitest';
import { findSignupErrors, type SignupForm } from './contract-signup.ts';

const TODAY = '2026-11-21';
const COMPLETE_FORM: SignupForm = {
  name: 'Ananya Rathore',
  email: 'ananya@mail.example',
  password: 'marigold',
  confirm: 'marigold',
  terms: true,
};
const findErrors = (change: Partial<SignupForm>) => findSignupErrors({ ...COMPLETE_FORM, ...change }, TODAY);
const findError = (change: Partial<SignupForm>) => findErrors(change)[0];
const findErrorMessage = (change: Partial<SignupForm>) => findError(change)?.message;

describe('findSignupErrors', () => {
  it('accepts a complete form with and without optional fields', () => {
    expect(findError({})).toBeUndefined();
    expect(findError({ tob: '00:00' })).toBeUndefined();
    expect(findError({ tob: '23:59', dob: '1996-02-29', placeOfBirth: 'Kota' })).toBeUndefined();
  });

  it('returns the errors in the order of the specification', () => {
    const invalidFields = {
      name: '',
      password: 'abc',
      confirm: 'abd',
      tob: '25:00',
      dob: 'no day',
      terms: false,
    };
    expect(findErrorMessage(invalidFields)).toBe('Please agree to the Terms of Service and Privacy Policy.');
    expect(findErrorMessage({ ...invalidFields, terms: true })).toBe('Passwords do not match.');
    expect(findErrorMessage({ ...invalidFields, terms: true, confirm: 'abc' })).toBe(
      'Password must be at least 6 characters long.',
    );
    expect(findErrorMessage({ name: '', tob: '25:00', dob: 'no day' })).toBe(
      'Please fill all required fields: Name, Email, and Password.',
    );
    expect(findErrorMessage({ tob: '25:00', dob: 'no day' })).toBe(
      'Time of birth must be in HH:MM format (e.g., 14:30).',
    );
  });

  it('returns the first error of every invalid field', () => {
    expect(
      findErrors({ name: ' ', email: '', password: 'abc', confirm: 'abd', dob: 'no day', phone: 'call me' }),
    ).toEqual([
      { path: 'confirm', message: 'Passwords do not match.' },
      { path: 'password', message: 'Password must be at least 6 characters long.' },
      { path: 'name', message: 'Please fill all required fields: Name, Email, and Password.' },
      { path: 'email', message: 'Please fill all required fields: Name, Email, and Password.' },
      { path: 'phone', message: 'Please enter a valid phone number.' },
      { path: 'dob', message: 'Please enter a real date of birth from 1900 to today.' },
    ]);
  });

  it('does not require terms and confirmation when the fields are absent', () => {
    const { name, email, password } = COMPLETE_FORM;
    expect(findSignupErrors({ name, email, password }, TODAY)).toEqual([]);
  });

  it('requires a time of birth as HH:MM on a 24-hour clock', () => {
    for (const tob of ['24:00', '9:30', '12:60', '14:30:00', 'noon'])
      expect(findError({ tob }), tob).toMatchObject({ path: 'tob' });
  });

  it('requires an existing date of birth from 1900 to today', () => {
    for (const dob of ['1899-12-31', '2026-11-22', '1999-02-29', '1996-13-01', 'no day'])
      expect(findErrorMessage({ dob }), dob).toBe('Please enter a real date of birth from 1900 to today.');
  });

  it('names the empty field', () => {
    expect(findError({ name: ' ', email: '' })?.path).toBe('name');
    expect(findError({ email: ' ' })?.path).toBe('email');
    expect(findError({ password: '      ', confirm: '      ' })?.path).toBe('password');
  });

  it('rejects addresses that cannot be mailed, unprintable characters and long texts', () => {
    expect(findError({ email: 'ananya@mail' })?.path).toBe('email');
    expect(findError({ email: 'аnanya@mail.example' })?.path).toBe('email');
    expect(findError({ name: 'Ananya\u202eRathore' })?.path).toBe('name');
    expect(findError({ name: 'Ananya\u009b31mRathore' })?.path).toBe('name');
    expect(findError({ placeOfBirth: 'Ko\u0085ta' })?.path).toBe('placeOfBirth');
    expect(findError({ email: 'ananya\u0090@mail.example' })?.path).toBe('email');
    expect(findError({ phone: '98290\u000712345' })?.path).toBe('phone');
    expect(findError({ name: 'A'.repeat(81) })?.path).toBe('name');
    expect(findError({ phone: 'call me' })?.path).toBe('phone');
    expect(findError({ placeOfBirth: 'K'.repeat(121) })?.path).toBe('placeOfBirth');
    expect(findError({ password: 'a'.repeat(129), confirm: 'a'.repeat(129) })?.path).toBe('password');
  });
});
