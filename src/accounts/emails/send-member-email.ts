/** Mail to members: each once, known by its Message-ID, and what their own address does with it. */
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import type { SenderIdentity } from '#src/platform/letter.ts';
import { EmailDeferred, EmailBounced, DeliveryUncertain } from '#src/platform/mail-problems.ts';
import type { Mail, Mailer } from '#src/platform/mailer.ts';
import { findMember, normalizeEmail } from '#src/accounts/members.ts';

export type EmailDeps = { db: Database; clock: Clock; mailer: Mailer; sender: () => SenderIdentity };

type Posted = {
  memberId: string;
  mail: Mail;
  /** nobody tries again after this: a mailbox that still puts us off counts as closed */
  lastTry?: boolean;
};

/**
 * A mail that was sent or refused before is left alone. One that may have arrived is sent once more, then it counts as
 * sent: two copies under one Message-ID are better than none, twenty are not.
 * @returns what became of it, now or before; undefined for a member who is gone
 * @throws MailDelayed, MailBlocked, MailUncertain: worth another try
 */
export async function mailMember(
  deps: Omit<EmailDeps, 'sender'>,
  { memberId, mail, lastTry = false }: Posted,
): Promise<'sent' | 'bounced' | undefined> {
  const before = await findStatus(deps.db, mail.messageId);
  if (before === 'sent' || before === 'bounced') return before;
  if (!(await findMember(deps.db, memberId))) return undefined;
  const status = await attempt(deps.mailer, mail, { doubted: before === 'uncertain', lastTry });
  await note(deps, memberId, mail, status);
  if (status === 'uncertain') throw new DeliveryUncertain('The mail may have arrived; it is sent once more.');
  return status;
}

type DeliveryStatus = 'sent' | 'bounced' | 'uncertain';

async function findStatus(db: Database, messageId: string): Promise<DeliveryStatus | undefined> {
  const row: { status: DeliveryStatus } | undefined = await db('email_deliveries')
    .where({ message_id: messageId })
    .first('status');
  return row?.status;
}

async function attempt(
  mailer: Mailer,
  mail: Mail,
  { doubted, lastTry }: { doubted: boolean; lastTry: boolean },
): Promise<DeliveryStatus> {
  try {
    await mailer.send(mail);
    return 'sent';
  } catch (error) {
    if (error instanceof EmailBounced) return 'bounced';
    if (error instanceof DeliveryUncertain) return doubted || lastTry ? 'sent' : 'uncertain';
    if (error instanceof EmailDeferred && error.byMailbox && lastTry) return 'bounced';
    throw error;
  }
}

/** The member sees it when their own address is the one: mail to another, such as a gift's, says nothing about it. */
async function note(
  { db, clock }: Omit<EmailDeps, 'sender'>,
  memberId: string,
  { messageId, to }: Mail,
  status: DeliveryStatus,
): Promise<void> {
  const at = clock.now();
  const row = { message_id: messageId, member_id: memberId, status, recorded_at: at };
  await db('email_deliveries').insert(row).onConflict('message_id').merge(['status', 'recorded_at']);
  const own = db('members').where({ id: memberId, email: normalizeEmail(to) });
  if (status === 'bounced') await own.whereNull('email_bounced_at').update({ email_bounced_at: at });
  if (status === 'sent') await own.whereNotNull('email_bounced_at').update({ email_bounced_at: null });
}
