import type { MemberRow } from '#src/accounts/members.ts';
import { passwordMatches } from './password-hash.ts';
import { HttpError } from '#src/platform/http/errors.ts';

/** Asked again for what cannot be taken back: an unlocked phone is not yet its owner. @throws Refused 403 */
export async function provePassword(member: MemberRow, password: string): Promise<void> {
  if (member.password_hash === null) throw refuse('no-password', NO_PASSWORD);
  // The longest password anybody can have; hashing more would be work for nothing.
  if (password.length <= 128 && (await passwordMatches(password, member.password_hash))) return;
  throw refuse('wrong-password', 'That is not your password. Please try again.');
}

const NO_PASSWORD =
  'Your account has no password yet, because you come in with Google. Please log out, choose one by “Forgot password?”, and come back.';

const refuse = (code: string, message: string) =>
  new HttpError(403, code, message, [{ path: 'password', message }]);
