import type * as z from 'zod';
import type { CoreDeps } from '#src/platform/core-deps.ts';
import { DeliveryUncertainError, EmailBouncedError } from '#src/platform/email-errors.ts';
import { createMessageId, type SenderIdentity } from '#src/platform/email-template.ts';
import type { Email, Mailer } from '#src/platform/mailer.ts';
import { renderAcknowledgement, renderSupportEmail, type MessageRow } from './contact-emails.ts';
import type { sendContactEmailQueue } from './queues.ts';

export type ContactEmailDeps = Pick<CoreDeps, 'db' | 'clock'> & { mailer: Mailer; sender: SenderIdentity };

type ContactEmailJob = z.infer<typeof sendContactEmailQueue.payload>;

/**
 * Sends one e-mail once. Does nothing when it was sent before, or when the row was deleted.
 * @throws when the job should be retried
 */
export function sendContactEmail(deps: ContactEmailDeps, { kind, id }: ContactEmailJob): Promise<void> {
  const senders = {
    'forward-to-support': forwardToSupport,
    acknowledgement: sendAcknowledgement,
  };
  return senders[kind](deps, id);
}

async function forwardToSupport(deps: ContactEmailDeps, id: string): Promise<void> {
  const { mailer, sender } = deps;
  const row = await findUnsent(deps, id, 'forwarded_at');
  if (!row) return;
  try {
    await mailer.send({
      to: sender.support,
      messageId: createMessageId(sender, `${id}.support`),
      ...renderSupportEmail(row, sender),
    });
  } catch (error) {
    if (!(error instanceof DeliveryUncertainError)) throw error;
    // Retried once after an uncertain delivery, because a lost message is worse than a duplicate.
    if (!row.forward_uncertain_at) {
      await recordInstant(deps, id, 'forward_uncertain_at');
      throw error;
    }
  }
  await recordInstant(deps, id, 'forwarded_at');
}

async function sendAcknowledgement(deps: ContactEmailDeps, id: string): Promise<void> {
  const row = await findUnsent(deps, id, 'acknowledged_at');
  if (!row) return;
  const { sender } = deps;
  const messageId = createMessageId(sender, `${id}.received`);
  const isAccepted = await sendUnlessBounced(deps, {
    to: row.email,
    messageId,
    ...renderAcknowledgement(row, sender),
  });
  await recordInstant(deps, id, isAccepted ? 'acknowledged_at' : 'email_bounced_at');
}

const findUnsent = (
  { db }: ContactEmailDeps,
  id: string,
  sentColumn: string,
): Promise<MessageRow | undefined> => db('contact_messages').where({ id }).whereNull(sentColumn).first();

const recordInstant = ({ db, clock }: ContactEmailDeps, id: string, column: string) =>
  db('contact_messages')
    .where({ id })
    .update({ [column]: clock.now() });

/**
 * An uncertain delivery counts as sent, because a missing acknowledgement does less harm than a duplicate.
 * @returns false when the address bounced; the message itself is stored, so there is no retry
 */
async function sendUnlessBounced({ mailer }: ContactEmailDeps, email: Email): Promise<boolean> {
  try {
    await mailer.send(email);
    return true;
  } catch (error) {
    if (error instanceof EmailBouncedError) return false;
    if (error instanceof DeliveryUncertainError) return true;
    throw error;
  }
}
