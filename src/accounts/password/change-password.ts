import { provePassword } from './verify-password.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { checkPassword } from './password-rules.ts';
import { hashPassword } from './password-hash.ts';
import { enqueueEmail, type AccountDeps } from '#src/accounts/enqueue-email.ts';
import { revokeResetTokens } from './reset-tokens.ts';
import { endSessions } from '#src/accounts/session/session-list.ts';

type Wish = { member: MemberRow; password: string; newPassword: string; keep: Buffer | undefined };

/** Every session but the one to `keep` ends, and open reset links with them. @throws Refused 403 `wrong-password`, 422 `invalid` */
export async function changePassword(deps: AccountDeps, { member, ...wish }: Wish): Promise<void> {
  const { id, email } = member;
  await provePassword(member, wish.password);
  checkPassword('newPassword', wish.newPassword, member);
  const password_hash = await hashPassword(wish.newPassword);
  await deps.db.transaction(async (trx) => {
    await trx('members').where({ id }).update({ password_hash });
    await revokeResetTokens(trx, id);
    await endSessions(trx, id, wish.keep);
    await enqueueEmail(deps, trx, { letter: 'password-changed', email, memberId: id });
  });
}
