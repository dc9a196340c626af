/** Mail to members: each once, known by its Message-ID, and what their own address does with it. */
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import type { House } from '#src/platform/letter.ts';
import { MailDelayed, MailRefused, MailUncertain } from '#src/platform/mail-problems.ts';
import type { Mail, Mailer } from '#src/platform/mailer.ts';
import { findMember, identity } from './members.ts';

export type MailRoom = { db: Database; clock: Clock; mailer: Mailer; house: () => House };

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
  room: Omit<MailRoom, 'house'>,
  { memberId, mail, lastTry = false }: Posted,
): Promise<'sent' | 'refused' | undefined> {
  const before = await outcomeOf(room.db, mail.messageId);
  if (before === 'sent' || before === 'refused') return before;
  if (!(await findMember(room.db, memberId))) return undefined;
  const outcome = await attempt(room.mailer, mail, { doubted: before === 'in-doubt', lastTry });
  await note(room, memberId, mail, outcome);
  if (outcome === 'in-doubt') throw new MailUncertain('The mail may have arrived; it is sent once more.');
  return outcome;
}

type Outcome = 'sent' | 'refused' | 'in-doubt';

async function outcomeOf(db: Database, messageId: string): Promise<Outcome | undefined> {
  const row: { outcome: Outcome } | undefined = await db('member_mails')
    .where({ message_id: messageId })
    .first('outcome');
  return row?.outcome;
}

async function attempt(
  mailer: Mailer,
  mail: Mail,
  { doubted, lastTry }: { doubted: boolean; lastTry: boolean },
): Promise<Outcome> {
  try {
    await mailer.send(mail);
    return 'sent';
  } catch (problem) {
    if (problem instanceof MailRefused) return 'refused';
    if (problem instanceof MailUncertain) return doubted || lastTry ? 'sent' : 'in-doubt';
    if (problem instanceof MailDelayed && problem.byMailbox && lastTry) return 'refused';
    throw problem;
  }
}

/** The member sees it when their own address is the one: mail to another, such as a gift's, says nothing about it. */
async function note(
  { db, clock }: Omit<MailRoom, 'house'>,
  memberId: string,
  { messageId, to }: Mail,
  outcome: Outcome,
): Promise<void> {
  const at = clock.now();
  const row = { message_id: messageId, member_id: memberId, outcome, at };
  await db('member_mails').insert(row).onConflict('message_id').merge(['outcome', 'at']);
  const own = db('members').where({ id: memberId, email: identity(to) });
  if (outcome === 'refused') await own.whereNull('email_refused_at').update({ email_refused_at: at });
  if (outcome === 'sent') await own.whereNotNull('email_refused_at').update({ email_refused_at: null });
}
