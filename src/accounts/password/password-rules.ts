/** Rules for new passwords. */
import { SIGNUP_ERRORS } from '#src/accounts/contract-signup-errors.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#src/accounts/contract-signup.ts';
import { createUnprocessableError } from '#src/platform/http/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

export type PasswordOwner = { name: string; email: string };

/** @returns the message to show, undefined for an acceptable password */
export function findPasswordError(password: string, owner: PasswordOwner): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return SIGNUP_ERRORS.passwordLength;
  if (password.length > MAX_PASSWORD_LENGTH) return SIGNUP_ERRORS.passwordTooLong;
  if (isNameOrEmail(password, owner))
    return 'Your own name or email is too easy to guess as a password. Please choose another.';
  if (isCommonPassword(password))
    return 'That is one of the passwords thieves try first. Please choose one that is harder to guess.';
  return undefined;
}

/** `path` is the name of the form field. @throws HttpError 422 `invalid` */
export function validatePassword(
  path: 'password' | 'newPassword',
  password: string,
  owner: PasswordOwner,
): void {
  const message = findPasswordError(password, owner);
  if (message) throw createUnprocessableError('invalid', message, [{ path, message }]);
}

/** The name, a part of it, or the part of the e-mail before the @, with any digits and signs around it. */
function isNameOrEmail(password: string, { name, email }: PasswordOwner): boolean {
  const text = password.toLowerCase();
  const alphabeticText = removeNonAlphabetic(text);
  const [localPart = ''] = email.toLowerCase().split('@');
  const parts = name.toLowerCase().split(/\s+/).map(removeNonAlphabetic);
  const knownWords = [
    removeNonAlphabetic(localPart),
    removeNonAlphabetic(name.toLowerCase()),
    parts.toReversed().join(''),
    ...parts,
  ];
  return (
    text === email.toLowerCase() || knownWords.some((word) => word.length > 2 && word === alphabeticText)
  );
}

const removeNonAlphabetic = (text: string) => text.replace(/[^\p{L}\p{M}]/gu, '');
