import { findMember } from '#src/accounts/members.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import {
  DeliveryUncertainError,
  EmailBouncedError,
  EmailDeferredError,
  SenderRejectedError,
} from '#src/platform/email-errors.ts';
import { createMessageId } from '#src/platform/email-template.ts';
import { getNewsletter } from '#src/newsletter/compose/compose-newsletter.ts';
import { renderNewsletter } from '#src/newsletter/compose/render-newsletter.ts';
import { findCertainMoonSign } from '#src/newsletter/moon-sign.ts';
import type { NewsletterEmailDeps } from '#src/newsletter/send-subscription-email.ts';
import type { SubscriberRow } from '#src/newsletter/subscribers.ts';
import {
  changeDeliveryStatus,
  findQueuedSubscriber,
  type DeliveryKey,
  type DeliveryStatus,
} from './deliveries.ts';

type StatusDeps = Pick<NewsletterEmailDeps, 'db' | 'clock' | 'log'>;
export type SendNewsletterDeps = NewsletterEmailDeps & { gazetteer: Gazetteer };

/**
 * Makes one delivery, at most once: a lost newsletter does less harm than a second one. A delivery that a crash left in
 * `sending` becomes `uncertain`. @throws when the mail server deferred it or rejected us, so that the job is retried
 */
export async function sendNewsletter(deps: SendNewsletterDeps, key: DeliveryKey): Promise<void> {
  const subscriber = await findQueuedSubscriber(deps, key);
  if (!subscriber) return markUncertain(deps, key);
  const email = await composeEmail(deps, key, subscriber);
  // A crash after this line leaves the delivery `sending`. A subscriber who has just left has no queued delivery.
  if (!(await changeDeliveryStatus(deps, key, 'queued', 'sending'))) return;
  await applyResult(deps, key, await trySend(deps, key, email));
}

async function composeEmail(deps: SendNewsletterDeps, key: DeliveryKey, subscriber: SubscriberRow) {
  const moonSign = await findChosenMoonSign(deps, subscriber);
  return {
    to: subscriber.email!,
    messageId: createMessageId(deps.sender, `newsletter.${key.month}.${key.subscriberId}`),
    ...renderNewsletter(
      getNewsletter(key.month),
      {
        email: subscriber.email!,
        confirmedAt: subscriber.confirmed_at!,
        unsubscribeToken: subscriber.unsubscribe_token,
        ...(moonSign === undefined ? {} : { moonSign }),
      },
      deps.sender,
    ),
  };
}

/** An earlier run of the job ended after sending began, before the result was saved. */
async function markUncertain(deps: StatusDeps, key: DeliveryKey): Promise<void> {
  if (await changeDeliveryStatus(deps, key, 'sending', 'uncertain'))
    deps.log.warn(
      { event: 'newsletters.uncertain', ...key },
      'A newsletter may have been sent; it is not sent again',
    );
}

async function findChosenMoonSign(
  deps: SendNewsletterDeps,
  { with_moon_sign: isChosen, member_id: memberId }: SubscriberRow,
): Promise<number | undefined> {
  const member = isChosen && memberId ? await findMember(deps.db, memberId) : undefined;
  return member && findCertainMoonSign(deps, member);
}

type SendResult =
  | { status: Extract<DeliveryStatus, 'sent'> }
  | { status: Extract<DeliveryStatus, 'uncertain' | 'bounced'>; error: Error };

async function trySend(
  deps: SendNewsletterDeps,
  key: DeliveryKey,
  email: Parameters<NewsletterEmailDeps['mailer']['send']>[0],
): Promise<SendResult> {
  try {
    await deps.mailer.send(email);
    return { status: 'sent' };
  } catch (error) {
    if (error instanceof EmailBouncedError) return { status: 'bounced', error };
    if (error instanceof DeliveryUncertainError) return { status: 'uncertain', error };
    // With these errors nothing was transmitted, so the retry may send it. After any other error it stays `sending`.
    if (error instanceof EmailDeferredError || error instanceof SenderRejectedError)
      await changeDeliveryStatus(deps, key, 'sending', 'queued');
    throw error;
  }
}

async function applyResult(deps: SendNewsletterDeps, key: DeliveryKey, result: SendResult): Promise<void> {
  const { db, clock, log } = deps;
  await changeDeliveryStatus(deps, key, 'sending', result.status);
  if (result.status === 'bounced')
    await db('subscribers').where({ id: key.subscriberId }).update({ email_bounced_at: clock.now() });
  if (result.status === 'sent') log.debug({ event: 'newsletters.sent', ...key }, 'Newsletter sent');
  else
    log.warn(
      { event: `newsletters.${result.status}`, ...key, reason: result.error.message },
      result.status === 'bounced'
        ? 'A newsletter bounced'
        : 'A newsletter may have been sent; it is not sent again',
    );
}

/** After the last attempt. If nothing was transmitted, the next run of the schedule queues it once more. */
export async function markNewsletterFailed(deps: StatusDeps, key: DeliveryKey): Promise<void> {
  if (await changeDeliveryStatus(deps, key, 'queued', 'failed'))
    deps.log.error({ event: 'newsletters.failed', ...key }, 'A newsletter failed after all attempts');
  else await markUncertain(deps, key);
}
