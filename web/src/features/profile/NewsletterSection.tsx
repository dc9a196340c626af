/** The monthly newsletter: subscribe, choose the paragraph for the Moon sign, unsubscribe. */
import { useState } from 'react';
import { RASHIS } from '#src/astrology/contract-names.ts';
import type { SubscriptionResponse } from '#src/newsletter/contract.ts';
import { handlePageError, handleRequestError } from '#web/lib/session/session-expiry.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { Button } from '#web/ui/Button.tsx';
import { CheckField } from '#web/ui/form/Field.tsx';
import { FormMessage, toErrorMessage } from '#web/ui/form/FormMessage.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { chooseMoonSign, endSubscription, loadSubscription, requestSubscription } from './newsletter-api.ts';
import { Section, SectionLoading } from './Section.tsx';
import css from './profile.module.css';

export const NewsletterSection = () => (
  <Section
    id="newsletter"
    title="The sky, once a month"
    intro="Our monthly newsletter: what the planets do in the coming month, and what that is good for."
  >
    <Subscription />
  </Section>
);

function Subscription() {
  const query = useQuery('newsletter', loadSubscription, { handleError: handlePageError });
  const { data: subscription, updateData } = query;
  const [isPending, setIsPending] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string>();
  const run: Run = async (request, expected) => {
    setErrorMessage(undefined);
    setIsPending(true);
    if (expected) updateData(() => expected);
    try {
      const changed = await request();
      updateData(() => changed);
    } catch (error) {
      updateData((current) => subscription ?? current);
      setErrorMessage(handleRequestError(error));
    }
    setIsPending(false);
  };
  if (!subscription) return <SectionLoading errorMessage={query.error} onRetry={query.refetch} />;
  const props = { subscription, isPending, run };
  return (
    <div className={css.form}>
      {subscription.state === 'confirmed' ? <Subscribed {...props} /> : <NotSubscribed {...props} />}
      <FormMessage message={toErrorMessage(errorMessage)} />
    </div>
  );
}

/** `expected` is shown during the request; after an error the earlier state returns. */
type Run = (request: () => Promise<SubscriptionResponse>, expected?: SubscriptionResponse) => Promise<void>;

type Props = { subscription: SubscriptionResponse; isPending: boolean; run: Run };

function NotSubscribed({ subscription, isPending, run }: Props) {
  const { state, email } = subscription;
  const isRequested = state === 'requested';
  const request = async () => {
    await requestSubscription(email);
    if (isRequested) showToast('We have sent the e-mail again.', { tone: 'success' });
    return { ...subscription, state: 'requested' as const };
  };
  return (
    <>
      <p>
        {isRequested
          ? `We have sent an e-mail to ${email}. Please open it to confirm your address.`
          : `You are not subscribed. We would send the newsletter to ${email}.`}
      </p>
      <Button busyLabel={isPending && 'One moment...'} onClick={() => void run(request)}>
        {isRequested ? 'Send the e-mail again' : 'Send it to me'}
      </Button>
    </>
  );
}

function Subscribed({ subscription, isPending, run }: Props) {
  const { email, withMoonSign } = subscription;
  return (
    <>
      <p>We send it to {email} on the first of the month.</p>
      <CheckField
        name="withMoonSign"
        label="Add a paragraph for my Moon sign"
        checked={withMoonSign}
        onChange={({ currentTarget: { checked } }) =>
          void run(() => chooseMoonSign(checked), { ...subscription, withMoonSign: checked })
        }
      />
      <p className="small soft">{describeMoonSign(subscription)}</p>
      <Button
        variant="text"
        busyLabel={isPending && 'One moment...'}
        onClick={() => void run(endSubscription)}
      >
        Stop the monthly newsletter
      </Button>
    </>
  );
}

function describeMoonSign({ moonSign }: SubscriptionResponse): string {
  if (moonSign === null)
    return 'Your Moon sign is not certain yet, so the newsletter comes without this paragraph. Enter date, time and place of birth above.';
  const { sanskrit, english } = RASHIS[moonSign - 1]!;
  return `Your Moon sign is ${sanskrit} (${english}).`;
}
