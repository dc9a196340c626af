import type * as z from 'zod';
import { mailMember, type EmailDeps } from '#src/accounts/emails/send-member-email.ts';
import { findMember } from '#src/accounts/members.ts';
import { messageId } from '#src/platform/letter.ts';
import { asked } from './deletion-emails.ts';
import type { mailLeavingQueue } from './queues.ts';

/** Tells a member when they leave; nothing when they changed their mind meanwhile. @throws when another try is worth it */
export async function mailLeaving(
  office: EmailDeps,
  { memberId, leavingAt }: z.infer<typeof mailLeavingQueue.payload>,
  lastTry = false,
): Promise<void> {
  const member = await findMember(office.db, memberId);
  if (member?.deletion_scheduled_at?.toISOString() !== leavingAt) return;
  const sender = office.sender();
  const mail = {
    to: member.email,
    messageId: messageId(sender, `leaving.${memberId}.${Date.parse(leavingAt)}`),
    ...asked(member.deletion_scheduled_at, sender),
  };
  await mailMember(office, { memberId, mail, lastTry });
}
