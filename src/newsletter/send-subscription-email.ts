import { hashToken } from '#src/accounts/session/hash-token.ts';
import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { Database } from '#src/platform/database.ts';
import { DeliveryUncertainError, EmailBouncedError } from '#src/platform/email-errors.ts';
import { createMessageId, type SenderIdentity } from '#src/platform/email-template.ts';
import type { Email, Mailer } from '#src/platform/mailer.ts';
import { createConfirmationToken } from './confirmation-tokens.ts';
import type { SubscriberRow } from './subscribers.ts';
import { renderAlreadySubscribed, renderConfirmation } from './subscription-emails.ts';

export type NewsletterEmailDeps = Pick<CoreDeps, 'db' | 'clock' | 'log'> & {
  mailer: Mailer;
  sender: SenderIdentity;
};

/**
 * Sends the e-mail of one request: a confirmation link, or that the address is subscribed already. Which of the two is
 * decided here, where response times cannot reveal it. @throws when the job should be retried
 */
export async function sendSubscriptionEmail(deps: NewsletterEmailDeps, id: string): Promise<void> {
  const { db, clock } = deps;
  const request = await findUnsentRequest(db, id);
  if (!request) return;
  await sendUnlessBounced(deps, await composeEmail(deps, request));
  await db('subscription_requests').where({ id }).update({ emailed_at: clock.now() });
}

type UnsentRequest = Pick<SubscriberRow, 'state' | 'unsubscribe_token' | 'member_id'> & {
  id: string;
  email: string;
  requested_by: string | null;
};

/** Undefined after the e-mail was sent, or after the subscriber left or was erased. */
const findUnsentRequest = (db: Database, id: string): Promise<UnsentRequest | undefined> =>
  db('subscription_requests as request')
    .join('subscribers', 'subscribers.id', 'request.subscriber_id')
    .where('request.id', id)
    .whereNull('request.emailed_at')
    .first('subscribers.*', 'request.id', 'request.member_id as requested_by');

async function composeEmail(
  { db, clock, sender }: NewsletterEmailDeps,
  request: UnsentRequest,
): Promise<Email> {
  const { id, email, state, requested_by: requester, member_id: owner } = request;
  const isSubscriber = state === 'confirmed';
  if (isSubscriber && (requester === null || requester === owner))
    return {
      to: email,
      messageId: createMessageId(sender, `${id}.subscribed`),
      ...renderAlreadySubscribed({ unsubscribeToken: request.unsubscribe_token }, sender),
    };
  // Every retry has a new token and its own Message-ID, because mailboxes keep the first of two e-mails with the same id.
  const token = await createConfirmationToken(db, id, clock.now());
  return {
    to: email,
    messageId: createMessageId(sender, `${id}.${hashToken(token).toString('hex', 0, 4)}`),
    ...renderConfirmation({ token, isSubscriber }, sender),
  };
}

/** The reader can ask again, so a bounced and an uncertain delivery are not retried. */
async function sendUnlessBounced({ mailer, log }: NewsletterEmailDeps, email: Email): Promise<void> {
  try {
    await mailer.send(email);
  } catch (error) {
    if (!(error instanceof EmailBouncedError || error instanceof DeliveryUncertainError)) throw error;
    log.info(
      { event: 'subscription_emails.not_confirmed', error: error.constructor.name },
      'A subscription e-mail bounced, or its delivery is uncertain',
    );
  }
}
