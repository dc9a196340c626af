/** Sends e-mails to members, each Message-ID once, and records deliveries and bounces. */
import { findMember, normalizeEmail } from '#src/accounts/members.ts';
import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { Database } from '#src/platform/database.ts';
import { EmailDeferredError, EmailBouncedError, DeliveryUncertainError } from '#src/platform/email-errors.ts';
import type { SenderIdentity } from '#src/platform/email-template.ts';
import type { Email, Mailer } from '#src/platform/mailer.ts';

export type EmailDeps = Pick<CoreDeps, 'db' | 'clock'> & { mailer: Mailer; sender: SenderIdentity };

type MemberEmail = {
  memberId: string;
  email: Email;
  /** no retry follows: a mailbox that still defers counts as bounced */
  isLastAttempt?: boolean;
};

/**
 * Does not send an e-mail again that was sent or bounced before. After an uncertain delivery it is sent a second time and
 * then counts as sent, because a duplicate with the same Message-ID is better than no e-mail.
 * @returns the status of this or the earlier delivery; undefined when the member no longer exists
 * @throws EmailDeferredError, SenderRejectedError, DeliveryUncertainError: retry
 */
export async function sendMemberEmail(
  deps: Pick<EmailDeps, 'db' | 'clock' | 'mailer'>,
  { memberId, email, isLastAttempt = false }: MemberEmail,
): Promise<'sent' | 'bounced' | undefined> {
  const previousStatus = await findDeliveryStatus(deps.db, email.messageId);
  if (previousStatus === 'sent' || previousStatus === 'bounced') return previousStatus;
  if (!(await findMember(deps.db, memberId))) return undefined;
  const status = await trySend(deps.mailer, email, {
    wasUncertain: previousStatus === 'uncertain',
    isLastAttempt,
  });
  await recordDelivery(deps, memberId, email, status);
  if (status === 'uncertain')
    throw new DeliveryUncertainError('The e-mail may have been delivered; it is sent once more.');
  return status;
}

type DeliveryStatus = 'sent' | 'bounced' | 'uncertain';

async function findDeliveryStatus(db: Database, messageId: string): Promise<DeliveryStatus | undefined> {
  const row: { status: DeliveryStatus } | undefined = await db('email_deliveries')
    .where({ message_id: messageId })
    .first('status');
  return row?.status;
}

async function trySend(
  mailer: Mailer,
  email: Email,
  { wasUncertain, isLastAttempt }: { wasUncertain: boolean; isLastAttempt: boolean },
): Promise<DeliveryStatus> {
  try {
    await mailer.send(email);
    return 'sent';
  } catch (error) {
    if (error instanceof EmailBouncedError) return 'bounced';
    if (error instanceof DeliveryUncertainError) return wasUncertain || isLastAttempt ? 'sent' : 'uncertain';
    if (error instanceof EmailDeferredError && error.isMailboxReply && isLastAttempt) return 'bounced';
    throw error;
  }
}

/** Marks the member's address as bounced or working. An e-mail to another address, such as a gift, does not change it. */
async function recordDelivery(
  { db, clock }: Pick<EmailDeps, 'db' | 'clock' | 'mailer'>,
  memberId: string,
  { messageId, to }: Email,
  status: DeliveryStatus,
): Promise<void> {
  const at = clock.now();
  const row = { message_id: messageId, member_id: memberId, status, recorded_at: at };
  await db('email_deliveries').insert(row).onConflict('message_id').merge(['status', 'recorded_at']);
  const memberWithAddress = db('members').where({ id: memberId, email: normalizeEmail(to) });
  if (status === 'bounced')
    await memberWithAddress.whereNull('email_bounced_at').update({ email_bounced_at: at });
  if (status === 'sent')
    await memberWithAddress.whereNotNull('email_bounced_at').update({ email_bounced_at: null });
}
