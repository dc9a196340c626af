/** Sends e-mails to members, each Message-ID once, and records deliveries and bounces. */
import { findMember, normalizeEmail } from '#src/accounts/members.ts';
import type { Core } from '#src/platform/core.ts';
import type { Database } from '#src/platform/database.ts';
import { EmailDeferredError, EmailBouncedError, DeliveryUncertainError } from '#src/platform/email-errors.ts';
import type { SenderIdentity } from '#src/platform/email-template.ts';
import type { Email, Mailer } from '#src/platform/mailer.ts';

export type EmailDeps = Pick<Core, 'db' | 'clock'> & { mailer: Mailer; sender: SenderIdentity };

type MemberEmail = {
  memberId: string;
  mail: Email;
  /** no retry follows: a mailbox that still defers counts as bounced */
  isLastAttempt?: boolean;
};

/**
 * An e-mail that was sent or bounced before is not sent again. One with uncertain delivery is sent a second time and
 * then counts as sent: two copies with one Message-ID are better than none, but more are not.
 * @returns the delivery status, from now or before; undefined when the member no longer exists
 * @throws EmailDeferredError, SenderRejectedError, DeliveryUncertainError: retry
 */
export async function sendMemberEmail(
  deps: Pick<EmailDeps, 'db' | 'clock' | 'mailer'>,
  { memberId, mail, isLastAttempt = false }: MemberEmail,
): Promise<'sent' | 'bounced' | undefined> {
  const before = await findDeliveryStatus(deps.db, mail.messageId);
  if (before === 'sent' || before === 'bounced') return before;
  if (!(await findMember(deps.db, memberId))) return undefined;
  const status = await trySend(deps.mailer, mail, {
    wasUncertain: before === 'uncertain',
    isLastAttempt,
  });
  await recordDelivery(deps, memberId, mail, status);
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
  mail: Email,
  { wasUncertain, isLastAttempt }: { wasUncertain: boolean; isLastAttempt: boolean },
): Promise<DeliveryStatus> {
  try {
    await mailer.send(mail);
    return 'sent';
  } catch (error) {
    if (error instanceof EmailBouncedError) return 'bounced';
    if (error instanceof DeliveryUncertainError) return wasUncertain || isLastAttempt ? 'sent' : 'uncertain';
    if (error instanceof EmailDeferredError && error.isMailboxReply && isLastAttempt) return 'bounced';
    throw error;
  }
}

/** Only an e-mail to the member's own address says whether that address works; a gift goes to another one. */
async function recordDelivery(
  { db, clock }: Pick<EmailDeps, 'db' | 'clock' | 'mailer'>,
  memberId: string,
  { messageId, to }: Email,
  status: DeliveryStatus,
): Promise<void> {
  const at = clock.now();
  const row = { message_id: messageId, member_id: memberId, status, recorded_at: at };
  await db('email_deliveries').insert(row).onConflict('message_id').merge(['status', 'recorded_at']);
  const own = db('members').where({ id: memberId, email: normalizeEmail(to) });
  if (status === 'bounced') await own.whereNull('email_bounced_at').update({ email_bounced_at: at });
  if (status === 'sent') await own.whereNotNull('email_bounced_at').update({ email_bounced_at: null });
}
