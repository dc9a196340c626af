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
import { changeDeliveryStatus, claimDelivery, type DeliveryKey, type DeliveryStatus } from './deliveries.ts';

export type SendNewsletterDeps = NewsletterEmailDeps & { gazetteer: Gazetteer };

/**
 * Sends one copy at most once: a lost newsletter does less harm than a second one. A copy that a crash left in `sending`
 * becomes `uncertain`. @throws when the mail server deferred it or rejected us, so that the job is retried
 */
export async function sendNewsletter(deps: SendNewsletterDeps, key: DeliveryKey): Promise<void> {
  // Computed before the copy is claimed, so that an error in it loses no copy.
  const newsletter = getNewsletter(key.month);
  const subscriber = await claimDelivery(deps, key);
  if (!subscriber) return recordInterrupted(deps, key);
  const moonSign = await findChosenMoonSign(deps, subscriber);
  const email = {
    to: subscriber.email!,
    messageId: createMessageId(deps.sender, `newsletter.${key.month}.${key.subscriberId}`),
    ...renderNewsletter(
      newsletter,
      {
        email: subscriber.email!,
        confirmedAt: subscriber.confirmed_at!,
        unsubscribeToken: subscriber.unsubscribe_token,
        ...(moonSign === undefined ? {} : { moonSign }),
      },
      deps.sender,
    ),
  };
  await recordResult(deps, key, await trySend(deps, key, email));
}

/** The job ran before, and the process ended between the mail server and the record. */
async function recordInterrupted(deps: SendNewsletterDeps, key: DeliveryKey): Promise<void> {
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

type FinalStatus = Extract<DeliveryStatus, 'sent' | 'uncertain' | 'bounced'>;

async function trySend(
  deps: SendNewsletterDeps,
  key: DeliveryKey,
  email: Parameters<NewsletterEmailDeps['mailer']['send']>[0],
): Promise<FinalStatus> {
  try {
    await deps.mailer.send(email);
    return 'sent';
  } catch (error) {
    if (error instanceof EmailBouncedError) return 'bounced';
    if (error instanceof DeliveryUncertainError) return 'uncertain';
    // With these errors nothing was transmitted, so the retry may send it. After any other error the copy stays `sending`.
    if (error instanceof EmailDeferredError || error instanceof SenderRejectedError)
      await changeDeliveryStatus(deps, key, 'sending', 'queued');
    throw error;
  }
}

async function recordResult(deps: SendNewsletterDeps, key: DeliveryKey, status: FinalStatus): Promise<void> {
  const { db, clock, log } = deps;
  await changeDeliveryStatus(deps, key, 'sending', status);
  if (status === 'bounced')
    await db('subscribers').where({ id: key.subscriberId }).update({ email_bounced_at: clock.now() });
  if (status === 'sent') log.debug({ event: 'newsletters.sent', ...key }, 'Newsletter sent');
  else
    log.warn(
      { event: `newsletters.${status}`, ...key },
      'A newsletter bounced, or its delivery is uncertain',
    );
}

/** After the last attempt: nothing was transmitted. The next run of the schedule queues it once more. */
export async function recordFailedNewsletter(
  deps: Pick<SendNewsletterDeps, 'db' | 'clock' | 'log'>,
  key: DeliveryKey,
): Promise<void> {
  if (await changeDeliveryStatus(deps, key, 'queued', 'failed'))
    deps.log.error({ event: 'newsletters.failed', ...key }, 'A newsletter failed after all attempts');
}
