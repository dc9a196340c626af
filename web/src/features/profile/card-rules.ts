/** The checks of the profile forms before the request, so that the errors of all fields are shown together. */
import { INVALID_EMAIL, isEmailAddress } from '#src/accounts/contract-email.ts';
import { SIGNUP_ERRORS } from '#src/accounts/contract-signup-errors.ts';
import { MIN_PASSWORD_LENGTH } from '#src/accounts/contract-signup.ts';
import type { Issue } from '#web/lib/api.ts';
import { getText } from '#web/ui/form/use-submit.ts';

/** A member without a password has no such field. */
export const findPasswordMissing = (data: FormData): Issue[] =>
  data.has('password') && getText(data, 'password') === ''
    ? [{ path: 'password', message: 'Please enter your password.' }]
    : [];

export const findNewEmailErrors = (data: FormData): Issue[] => [
  ...(isEmailAddress(getText(data, 'email').trim()) ? [] : [{ path: 'email', message: INVALID_EMAIL }]),
  ...findPasswordMissing(data),
];

export const findNewPasswordErrors = (data: FormData): Issue[] => [
  ...findPasswordMissing(data),
  ...(getText(data, 'newPassword').length < MIN_PASSWORD_LENGTH
    ? [{ path: 'newPassword', message: SIGNUP_ERRORS.passwordLength }]
    : []),
];
