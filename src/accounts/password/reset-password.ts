/** Choosing a new password with a link sent by e-mail. */
import { INVALID_EMAIL, isEmailAddress } from '#src/accounts/contract-email.ts';
import { enqueueEmail, type AccountDeps } from '#src/accounts/enqueue-email.ts';
import { normalizeEmail } from '#src/accounts/members.ts';
import { endSessions } from '#src/accounts/session/session-list.ts';
import { createUnprocessableError } from '#src/platform/http/errors.ts';
import { hashPassword } from './password-hash.ts';
import { validatePassword } from './password-rules.ts';
import { consumeResetToken, findMemberByResetToken } from './reset-tokens.ts';

/**
 * Does the same for every address, so that neither the response nor its time reveals who has an account: the job looks
 * up the member.
 * @throws HttpError 422 `invalid` for text that is not an address
 */
export async function requestPasswordReset(deps: AccountDeps, text: string): Promise<void> {
  const email = normalizeEmail(text);
  if (!isEmailAddress(email))
    throw createUnprocessableError('invalid', INVALID_EMAIL, [{ path: 'email', message: INVALID_EMAIL }]);
  await deps.db.transaction((trx) => enqueueEmail(deps, trx, { kind: 'reset-link', email }));
}

/**
 * Ends every session. A rejected password does not use up the token.
 * @throws HttpError 404 `token-expired`, 422 `invalid`
 */
export async function resetPassword(deps: AccountDeps, token: string, password: string): Promise<void> {
  const { id, name, email } = await findMemberByResetToken(deps.db, token, deps.clock.now());
  validatePassword('password', password, { name, email });
  const password_hash = await hashPassword(password);
  await deps.db.transaction(async (trx) => {
    await consumeResetToken(trx, token);
    // The link was sent by e-mail, so its use verifies the address.
    await trx('members').where({ id }).update({ password_hash, verified_email: email });
    await endSessions(trx, id);
    await enqueueEmail(deps, trx, { kind: 'password-changed', email, memberId: id });
  });
}
