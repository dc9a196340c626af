import type * as z from 'zod';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { messageId, type House } from '#src/platform/letter.ts';
import { MailRefused, MailUncertain } from '#src/platform/mail-problems.ts';
import type { Mail, Mailer } from '#src/platform/mailer.ts';
import { forReader, forSupport, forWriter, type MessageRow, type SubscriberRow } from './letters.ts';
import type { mailContactQueue } from './queues.ts';

export type ContactOffice = {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  house: () => House;
};

type Errand = z.infer<typeof mailContactQueue.payload>;

/**
 * Sends one mail once: what is noted as sent is not sent again, and what was erased meanwhile is left alone.
 * @throws when another try is worth it
 */
export function mailContact(office: ContactOffice, { letter, id }: Errand): Promise<void> {
  return { 'to-support': toSupport, 'to-writer': toWriter, welcome }[letter](office, id);
}

async function toSupport(office: ContactOffice, id: string): Promise<void> {
  const row = await unsent<MessageRow>(office, 'contact_messages', id, 'forwarded_at');
  if (!row) return;
  await office.mailer.send({
    to: office.house().support,
    messageId: messageId(office.house(), `${id}.support`),
    ...forSupport(row, office.house()),
  });
  await note(office, 'contact_messages', id, 'forwarded_at');
}

async function toWriter(office: ContactOffice, id: string): Promise<void> {
  const row = await unsent<MessageRow>(office, 'contact_messages', id, 'acknowledged_at');
  if (!row) return;
  const words = forWriter(row, office.house());
  const mail = { to: row.email, messageId: messageId(office.house(), `${id}.received`), ...words };
  const arrived = await sendUnlessRefused(office, mail);
  await note(office, 'contact_messages', id, arrived ? 'acknowledged_at' : 'refused_at');
}

async function welcome(office: ContactOffice, id: string): Promise<void> {
  const row = await unsent<SubscriberRow>(office, 'subscribers', id, 'welcomed_at');
  if (!row) return;
  const words = forReader(row, office.house());
  const mail = { to: row.email, messageId: messageId(office.house(), `${id}.welcome`), ...words };
  const arrived = await sendUnlessRefused(office, mail);
  await note(office, 'subscribers', id, arrived ? 'welcomed_at' : 'refused_at');
}

type Table = 'contact_messages' | 'subscribers';

const unsent = <Row>(
  { db }: ContactOffice,
  table: Table,
  id: string,
  sent: string,
): Promise<Row | undefined> => db(table).where({ id }).whereNull(sent).first();

const note = ({ db, clock }: ContactOffice, table: Table, id: string, what: string) =>
  db(table)
    .where({ id })
    .update({ [what]: clock.now() });

/**
 * A mail that may have arrived counts as one that has: nobody misses an acknowledgement, and everybody minds two.
 * @returns false for an address that takes no mail: nothing to try again, and the message itself has arrived with us
 */
async function sendUnlessRefused({ mailer }: ContactOffice, mail: Mail): Promise<boolean> {
  try {
    await mailer.send(mail);
    return true;
  } catch (problem) {
    if (problem instanceof MailRefused) return false;
    if (problem instanceof MailUncertain) return true;
    throw problem;
  }
}
