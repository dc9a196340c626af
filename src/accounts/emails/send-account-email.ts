import { HOUR_MS } from '#src/platform/contract-time.ts';
import type { OutboxRow } from '#src/accounts/enqueue-email.ts';
import { findMember, findMemberByEmail, type MemberRow } from '#src/accounts/members.ts';
import { createResetToken } from '#src/accounts/password/reset-tokens.ts';
import { hashToken } from '#src/accounts/session/hash-token.ts';
import { createMessageId } from '#src/platform/email-template.ts';
import { ACCOUNT_EMAIL_RENDERERS } from './account-emails.ts';
import { sendMemberEmail, type EmailDeps } from './send-member-email.ts';

/**
 * Sends one e-mail of the outbox and deletes its row. Does nothing when the row was deleted with the account.
 * @throws when the job should be retried
 */
export async function sendAccountEmail(deps: EmailDeps, id: string, isLastAttempt = false): Promise<void> {
  const row: OutboxRow | undefined = await deps.db('account_email_outbox').where({ id }).first();
  if (!row) return;
  const member = await findRecipient(deps, row);
  if (member && !isExpired(deps, row)) await sendOutboxEmail(deps, row, member, isLastAttempt);
  await deps.db('account_email_outbox').where({ id }).delete();
}

/** Whether the address of a reset request has an account is looked up here, where response times cannot reveal it. */
async function findRecipient({ db }: EmailDeps, row: OutboxRow): Promise<MemberRow | undefined> {
  return row.member_id ? findMember(db, row.member_id) : findMemberByEmail(db, row.email);
}

/** After an hour without a mail server, a reset request is dropped: by then the member has requested another link. */
const RESET_REQUEST_MAX_AGE_MS = HOUR_MS;
const isExpired = ({ clock }: EmailDeps, { kind, created_at }: OutboxRow) =>
  kind === 'reset-link' && clock.now().getTime() - created_at.getTime() > RESET_REQUEST_MAX_AGE_MS;

/**
 * A reset token is created at sending, so it is stored in no job or table and its 30 minutes start when the e-mail
 * is sent. Every retry creates a new token and therefore needs its own Message-ID: mailboxes keep the first of two
 * e-mails with the same id, and its token would be revoked. Reset links go to the stored address, not to the typed one,
 * which may be a homoglyph.
 */
async function sendOutboxEmail(
  deps: EmailDeps,
  row: OutboxRow,
  member: MemberRow,
  isLastAttempt: boolean,
): Promise<void> {
  const { kind, id, created_at: requestedAt } = row;
  const sender = deps.sender;
  const token =
    kind === 'reset-link' ? await createResetToken(deps.db, member.id, deps.clock.now()) : undefined;
  const email = {
    to: kind === 'reset-link' ? member.email : row.email,
    messageId: createMessageId(sender, `${id}.${token ? hashToken(token).toString('hex', 0, 4) : kind}`),
    ...ACCOUNT_EMAIL_RENDERERS[kind]({ member, requestedAt, sender, token }),
  };
  await sendMemberEmail(deps, { memberId: member.id, email, isLastAttempt });
}
