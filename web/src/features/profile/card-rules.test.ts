import { describe, expect, it } from 'vitest';
import { findNewEmailErrors, findNewPasswordErrors, findPasswordMissing } from './card-rules.ts';

function fillForm(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('the forms of the profile', () => {
  it('show a wrong address and a missing password together', () => {
    expect(findNewEmailErrors(fillForm({ email: 'asha', password: '' }))).toEqual([
      { path: 'email', message: 'Please enter a valid email address.' },
      { path: 'password', message: 'Please enter your password.' },
    ]);
    expect(findNewEmailErrors(fillForm({ email: ' asha@example.in ', password: 'x' }))).toEqual([]);
  });

  it('show a missing password and a short new one together', () => {
    expect(findNewPasswordErrors(fillForm({ password: '', newPassword: '12345' }))).toEqual([
      { path: 'password', message: 'Please enter your password.' },
      { path: 'newPassword', message: 'Password must be at least 6 characters long.' },
    ]);
    expect(findNewPasswordErrors(fillForm({ password: 'x', newPassword: '123456' }))).toEqual([]);
  });

  it('require no password of a member who has none', () => {
    expect(findPasswordMissing(fillForm({}))).toEqual([]);
  });
});
