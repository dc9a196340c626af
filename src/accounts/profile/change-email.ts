import { INVALID_EMAIL, isEmailAddress } from '#src/accounts/contract-email.ts';
import { enqueueEmail, type AccountDeps } from '#src/accounts/enqueue-email.ts';
import { normalizeEmail, type MemberRow } from '#src/accounts/members.ts';
import { revokeResetTokens } from '#src/accounts/password/reset-tokens.ts';
import { verifyPassword } from '#src/accounts/password/verify-password.ts';
import { endSessions } from '#src/accounts/session/session-list.ts';
import { createConflictError, createUnprocessableError } from '#src/platform/http/errors.ts';
import { UNIQUE_VIOLATION } from '#src/platform/sql-states.ts';

type Input = { member: MemberRow; password: string; email: string; currentTokenHash: Buffer | undefined };

/**
 * Both addresses get an e-mail. All sessions except the current one end, and reset links sent to the old address are
 * revoked.
 * @throws HttpError 403 `wrong-password`, 409 `email-taken`, 422 `invalid`
 */
export async function changeEmail(deps: AccountDeps, { member, ...input }: Input): Promise<MemberRow> {
  await verifyPassword(member, input.password);
  const email = parseNewEmail(input.email, member);
  const memberId = member.id;
  await deps.db
    .transaction(async (trx) => {
      await trx('members').where({ id: memberId }).update({ email, email_bounced_at: null });
      await revokeResetTokens(trx, memberId);
      await endSessions(trx, memberId, input.currentTokenHash);
      await enqueueEmail(deps, trx, { kind: 'email-changed-old', email: member.email, memberId });
      await enqueueEmail(deps, trx, { kind: 'email-changed-new', email, memberId });
    })
    .catch(throwEmailTaken);
  return { ...member, email, email_bounced_at: null };
}

function parseNewEmail(text: string, member: MemberRow): string {
  const email = normalizeEmail(text);
  if (!isEmailAddress(email)) throw createEmailError(INVALID_EMAIL);
  if (email === member.email) throw createEmailError('This is already your email.');
  return email;
}

const createEmailError = (message: string) =>
  createUnprocessableError('invalid', message, [{ path: 'email', message }]);

function throwEmailTaken(error: unknown): never {
  if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
  throw createConflictError('email-taken', 'Another account uses this email already.');
}
