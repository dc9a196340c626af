import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/lib/api.ts';
import { toProfileFailure } from './use-profile-form.ts';

const wrongPassword = new ApiError('wrong-password', 'That is not your password.', 403);
const withPassword = new FormData();
withPassword.set('password', 'a guess');

describe('a wrong password in the profile', () => {
  it('is an error of the password field', () => {
    expect(toProfileFailure(wrongPassword, withPassword)).toEqual({
      kind: 'failed',
      message: 'That is not your password.',
      field: 'password',
      errors: { password: 'That is not your password.' },
    });
  });

  it('is an error of the whole form when the form has no password field', () => {
    expect(toProfileFailure(wrongPassword, new FormData())).toEqual({
      kind: 'failed',
      message: 'That is not your password.',
    });
  });
});
