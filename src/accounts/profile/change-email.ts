import { conflict, unprocessable } from '#src/platform/http/errors.ts';
import { provePassword } from '#src/accounts/password/verify-password.ts';
import { normalizeEmail, type MemberRow } from '#src/accounts/members.ts';
import { enqueueEmail, type AccountDeps } from '#src/accounts/enqueue-email.ts';
import { revokeResetTokens } from '#src/accounts/password/reset-tokens.ts';
import { EMAIL } from '#src/accounts/contract-signup.ts';
import { endSessions } from '#src/accounts/session/session-list.ts';

type Wish = { member: MemberRow; password: string; email: string; keep: Buffer | undefined };

/**
 * The old address is told, the new one greeted; every session but the one to `keep` ends, and links that were mailed to
 * the old address with them.
 * @throws Refused 403 `wrong-password`, 409 `email-taken`, 422 `invalid`
 */
export async function changeEmail(deps: AccountDeps, { member, ...wish }: Wish): Promise<MemberRow> {
  await provePassword(member, wish.password);
  const email = checkedAddress(wish.email, member);
  const memberId = member.id;
  await deps.db
    .transaction(async (trx) => {
      await trx('members').where({ id: memberId }).update({ email, email_bounced_at: null });
      await revokeResetTokens(trx, memberId);
      await endSessions(trx, memberId, wish.keep);
      await enqueueEmail(deps, trx, { letter: 'email-left', email: member.email, memberId });
      await enqueueEmail(deps, trx, { letter: 'email-arrived', email, memberId });
    })
    .catch(refuseTaken);
  return { ...member, email, email_bounced_at: null };
}

function checkedAddress(given: string, member: MemberRow): string {
  const email = normalizeEmail(given);
  const refuse = (message: string) => unprocessable('invalid', message, [{ path: 'email', message }]);
  if (email.length > 254 || !EMAIL.test(email)) throw refuse('Please enter a valid email address.');
  if (email === member.email) throw refuse('This is your email already.');
  return email;
}

/** PostgreSQL's word for a row that would be there twice. */
const UNIQUE_VIOLATION = '23505';

function refuseTaken(error: unknown): never {
  if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
  throw conflict('email-taken', 'Another account uses this email already.');
}
