import { enqueueEmail, type AccountDeps } from '#src/accounts/enqueue-email.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { endSessions } from '#src/accounts/session/session-list.ts';
import { hashPassword } from './password-hash.ts';
import { validatePassword } from './password-rules.ts';
import { revokeResetTokens } from './reset-tokens.ts';
import { verifyPassword } from './verify-password.ts';

type Input = {
  member: MemberRow;
  password: string;
  newPassword: string;
  currentTokenHash: Buffer | undefined;
};

/**
 * All sessions except the current one end, and open reset links are revoked.
 * @throws HttpError 403 `wrong-password`, 422 `invalid`
 */
export async function changePassword(deps: AccountDeps, { member, ...input }: Input): Promise<void> {
  const { id, email } = member;
  await verifyPassword(member, input.password);
  validatePassword('newPassword', input.newPassword, member);
  const password_hash = await hashPassword(input.newPassword);
  await deps.db.transaction(async (trx) => {
    await trx('members').where({ id }).update({ password_hash });
    await revokeResetTokens(trx, id);
    await endSessions(trx, id, input.currentTokenHash);
    await enqueueEmail(deps, trx, { kind: 'password-changed', email, memberId: id });
  });
}
