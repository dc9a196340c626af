import type * as z from 'zod';
import { sendMemberEmail, type EmailDeps } from '#src/accounts/emails/send-member-email.ts';
import { findMember } from '#src/accounts/members.ts';
import { createMessageId } from '#src/platform/email-template.ts';
import { renderDeletionScheduled } from './deletion-emails.ts';
import type { sendDeletionScheduledEmailQueue } from './queues.ts';

/** Sends nothing when the member has cancelled the deletion. @throws when the job should be retried */
export async function sendDeletionScheduledEmail(
  deps: EmailDeps,
  { memberId, deletionScheduledAt }: z.infer<typeof sendDeletionScheduledEmailQueue.payload>,
  isLastAttempt = false,
): Promise<void> {
  const member = await findMember(deps.db, memberId);
  if (member?.deletion_scheduled_at?.toISOString() !== deletionScheduledAt) return;
  const email = {
    to: member.email,
    messageId: createMessageId(
      deps.sender,
      `deletion-scheduled.${memberId}.${Date.parse(deletionScheduledAt)}`,
    ),
    ...renderDeletionScheduled(member.deletion_scheduled_at, deps.sender),
  };
  await sendMemberEmail(deps, { memberId, email, isLastAttempt });
}
