/** What a password may be. The least length is the specification's; what thieves try first is refused. */
import { unprocessable } from '#src/platform/http/errors.ts';
import { isBreached } from './breached-passwords.ts';
import { isCommon } from './common-passwords.ts';
import { SIGNUP_ERRORS } from '#src/accounts/contract-signup.ts';

export type PasswordOwner = { name: string; email: string };

/** @returns the sentence to show, undefined for a password that will do */
export function findPasswordError(password: string, owner: PasswordOwner): string | undefined {
  if (password.length < 6) return SIGNUP_ERRORS.passwordLength;
  if (password.length > 128) return 'Password must be at most 128 characters long.';
  if (isCommon(password) || isBreached(password))
    return 'That is one of the passwords thieves try first. Please choose one that is harder to guess.';
  if (isTheOwners(password, owner))
    return 'Your own name or email is too easy to guess as a password. Please choose another.';
  return undefined;
}

/** `path` names the form's field. @throws Refused 422 `invalid` */
export function validatePassword(
  path: 'password' | 'newPassword',
  password: string,
  owner: PasswordOwner,
): void {
  const message = findPasswordError(password, owner);
  if (message) throw unprocessable('invalid', message, [{ path, message }]);
}

/** The name, a part of it, or what stands before the @, whatever digits and signs are around it. */
function isTheOwners(password: string, { name, email }: PasswordOwner): boolean {
  const written = password.toLowerCase();
  const bare = letters(written);
  const [local = ''] = email.toLowerCase().split('@');
  const parts = name.toLowerCase().split(/\s+/).map(letters);
  const known = [letters(local), letters(name.toLowerCase()), parts.toReversed().join(''), ...parts];
  return written === email.toLowerCase() || known.some((word) => word.length > 2 && word === bare);
}

const letters = (text: string) => text.replace(/[^\p{L}\p{M}]/gu, '');
