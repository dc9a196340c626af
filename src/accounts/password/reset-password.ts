import { checkPassword } from './password-rules.ts';
import { hashPassword } from './password-hash.ts';
import { enqueueEmail, type AccountDeps } from '#src/accounts/enqueue-email.ts';
import { memberByResetToken, consumeResetToken } from './reset-tokens.ts';
import { endSessions } from '#src/accounts/session/session-list.ts';

/**
 * A new password by a mailed link. Every session ends: whoever was in with the old one is out. A password that is
 * refused does not use up the link.
 * @throws Refused 404 `link-over`, 422 `invalid`
 */
export async function resetPassword(deps: AccountDeps, token: string, password: string): Promise<void> {
  const { id, name, email } = await memberByResetToken(deps.db, token, deps.clock.now());
  checkPassword('password', password, { name, email });
  const password_hash = await hashPassword(password);
  await deps.db.transaction(async (trx) => {
    await consumeResetToken(trx, token);
    // The link came by mail, so the address is proven to be theirs.
    await trx('members').where({ id }).update({ password_hash, verified_email: email });
    await endSessions(trx, id);
    await enqueueEmail(deps, trx, { letter: 'password-changed', email, memberId: id });
  });
}
