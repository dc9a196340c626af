import { messageId } from '#src/platform/letter.ts';
import { LETTERS } from './account-emails.ts';
import { mailMember, type EmailDeps } from './send-member-email.ts';
import { findMember, findMemberByEmail, type MemberRow } from '#src/accounts/members.ts';
import type { LetterRow } from '#src/accounts/enqueue-email.ts';
import { createResetToken } from '#src/accounts/password/reset-tokens.ts';
import { sha256 } from '#src/accounts/session/sessions.ts';

/**
 * Sends one letter, and forgets that it was to be sent. What was erased meanwhile is left alone.
 * @throws when another try is worth it
 */
export async function mailAccount(deps: EmailDeps, id: string, lastTry = false): Promise<void> {
  const row: LetterRow | undefined = await deps.db('account_email_outbox').where({ id }).first();
  if (!row) return;
  const member = await readerOf(deps, row);
  if (member && !tooLate(deps, row)) await send(deps, row, member, lastTry);
  await deps.db('account_email_outbox').where({ id }).delete();
}

/** Whether a link was asked for a member's address or for a stranger's is found out here, where nobody can time it. */
async function readerOf({ db }: EmailDeps, row: LetterRow): Promise<MemberRow | undefined> {
  return row.member_id ? findMember(db, row.member_id) : findMemberByEmail(db, row.email);
}

/** Nobody waits an hour for a link; by then they have asked again, and that letter has gone ahead of this one. */
const WAITS_MS = 3_600_000;
const tooLate = ({ clock }: EmailDeps, { letter, created_at }: LetterRow) =>
  letter === 'reset-link' && clock.now().getTime() - created_at.getTime() > WAITS_MS;

/**
 * The token is made here and now: it never waits in a job or a table, and its half hour begins when the mail leaves.
 * A second try makes a new one, hence a Message-ID of its own: mailboxes keep the first of two alike, which would be
 * the one that no longer works. To the address we have, not the one that was typed, which may only look like it.
 */
async function send(deps: EmailDeps, row: LetterRow, member: MemberRow, lastTry: boolean): Promise<void> {
  const { letter, id, created_at: at } = row;
  const sender = deps.sender();
  const token =
    letter === 'reset-link' ? await createResetToken(deps.db, member.id, deps.clock.now()) : undefined;
  const mail = {
    to: letter === 'reset-link' ? member.email : row.email,
    messageId: messageId(sender, `${id}.${token ? sha256(token).toString('hex', 0, 4) : letter}`),
    ...LETTERS[letter]({ member, at, sender, token }),
  };
  await mailMember(deps, { memberId: member.id, mail, lastTry });
}
