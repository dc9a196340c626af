import { MAX_PASSWORD_LENGTH } from '#src/accounts/contract-signup.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { HttpError } from '#src/platform/http/errors.ts';
import { isPasswordCorrect } from './password-hash.ts';

/** Sensitive changes require the password, because somebody else may hold the unlocked phone. @throws HttpError 403 `wrong-password`, `password-not-set` */
export async function verifyPassword(member: MemberRow, password: string): Promise<void> {
  if (member.password_hash === null) throw createPasswordError('password-not-set', PASSWORD_NOT_SET);
  // No account has a longer password, and a hash of a long text costs time.
  if (password.length <= MAX_PASSWORD_LENGTH && (await isPasswordCorrect(password, member.password_hash)))
    return;
  throw createPasswordError('wrong-password', 'That is not your password. Please try again.');
}

const PASSWORD_NOT_SET =
  'Your account has no password yet, because you log in with Google. Please log out, choose a password with “Forgot password?” and log in again.';

const createPasswordError = (code: string, message: string) =>
  new HttpError(403, code, message, [{ path: 'password', message }]);
