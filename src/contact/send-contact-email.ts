import type * as z from 'zod';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { messageId, type SenderIdentity } from '#src/platform/letter.ts';
import { EmailBounced, DeliveryUncertain } from '#src/platform/mail-problems.ts';
import type { Mail, Mailer } from '#src/platform/mailer.ts';
import { forReader, forSupport, forWriter, type MessageRow, type SubscriberRow } from './contact-emails.ts';
import type { mailContactQueue } from './queues.ts';

export type ContactEmailDeps = {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  sender: () => SenderIdentity;
};

type Errand = z.infer<typeof mailContactQueue.payload>;

/**
 * Sends one mail once: what is noted as sent is not sent again, and what was erased meanwhile is left alone.
 * @throws when another try is worth it
 */
export function mailContact(deps: ContactEmailDeps, { letter, id }: Errand): Promise<void> {
  return { 'to-support': toSupport, 'to-writer': toWriter, welcome }[letter](deps, id);
}

async function toSupport(deps: ContactEmailDeps, id: string): Promise<void> {
  const row = await unsent<MessageRow>(deps, 'contact_messages', id, 'forwarded_at');
  if (!row) return;
  await deps.mailer.send({
    to: deps.sender().support,
    messageId: messageId(deps.sender(), `${id}.support`),
    ...forSupport(row, deps.sender()),
  });
  await note(deps, 'contact_messages', id, 'forwarded_at');
}

async function toWriter(deps: ContactEmailDeps, id: string): Promise<void> {
  const row = await unsent<MessageRow>(deps, 'contact_messages', id, 'acknowledged_at');
  if (!row) return;
  const words = forWriter(row, deps.sender());
  const mail = { to: row.email, messageId: messageId(deps.sender(), `${id}.received`), ...words };
  const arrived = await sendUnlessRefused(deps, mail);
  await note(deps, 'contact_messages', id, arrived ? 'acknowledged_at' : 'email_bounced_at');
}

async function welcome(deps: ContactEmailDeps, id: string): Promise<void> {
  const row = await unsent<SubscriberRow>(deps, 'subscribers', id, 'welcomed_at');
  if (!row) return;
  const words = forReader(row, deps.sender());
  const mail = { to: row.email, messageId: messageId(deps.sender(), `${id}.welcome`), ...words };
  const arrived = await sendUnlessRefused(deps, mail);
  await note(deps, 'subscribers', id, arrived ? 'welcomed_at' : 'email_bounced_at');
}

type Table = 'contact_messages' | 'subscribers';

const unsent = <Row>(
  { db }: ContactEmailDeps,
  table: Table,
  id: string,
  sent: string,
): Promise<Row | undefined> => db(table).where({ id }).whereNull(sent).first();

const note = ({ db, clock }: ContactEmailDeps, table: Table, id: string, what: string) =>
  db(table)
    .where({ id })
    .update({ [what]: clock.now() });

/**
 * A mail that may have arrived counts as one that has: nobody misses an acknowledgement, and everybody minds two.
 * @returns false for an address that takes no mail: nothing to try again, and the message itself has arrived with us
 */
async function sendUnlessRefused({ mailer }: ContactEmailDeps, mail: Mail): Promise<boolean> {
  try {
    await mailer.send(mail);
    return true;
  } catch (error) {
    if (error instanceof EmailBounced) return false;
    if (error instanceof DeliveryUncertain) return true;
    throw error;
  }
}
