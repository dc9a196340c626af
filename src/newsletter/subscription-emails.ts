/** Contents of the e-mails about a subscription. */
import { AUTO_SUBMITTED_HEADERS, renderEmail, type SenderIdentity } from '#src/platform/email-template.ts';
import type { Email } from '#src/platform/mailer.ts';
import { createUnsubscribeHeaders, getUnsubscribeUrl } from './unsubscribe-links.ts';

type EmailContent = Pick<Email, 'subject' | 'text' | 'html' | 'headers'>;

const NOT_YOU =
  'If it was not you, do nothing. Without a confirmation we send no letter, and delete your address after eight days.';

/** @param isSubscriber the reader gets the newsletter already, and links the subscription to an account */
export function renderConfirmation(
  { token, isSubscriber }: { token: string; isSubscriber: boolean },
  sender: SenderIdentity,
): EmailContent {
  const request = isSubscriber
    ? 'You get “The sky, once a month” already. You have now asked for it in your Lagna account. Please confirm that the account is yours: then you can choose a paragraph for your Moon sign.'
    : 'Somebody, probably you, asked us to send “The sky, once a month” to this address. It says what the planets do in the coming month, and what that is good for.';
  return {
    subject: isSubscriber
      ? 'Please confirm: your letter and your account'
      : 'Please confirm: The sky, once a month',
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title: 'Please confirm your address',
        paragraphs: [request],
        link: { text: 'Confirm my address', href: `${sender.publicUrl}/confirm-subscription#${token}` },
        footnotes: [
          'The link works once, for seven days.',
          isSubscriber ? 'If it was not you, do nothing. Your letter stays as it is.' : NOT_YOU,
        ],
      },
      sender,
    ),
  };
}

/** For a subscriber whose address was entered again. */
export function renderAlreadySubscribed(
  { unsubscribeToken }: { unsubscribeToken: string },
  sender: SenderIdentity,
): EmailContent {
  return {
    subject: 'You are subscribed already: The sky, once a month',
    headers: { ...AUTO_SUBMITTED_HEADERS, ...createUnsubscribeHeaders(unsubscribeToken, sender) },
    ...renderEmail(
      {
        title: 'You are subscribed already',
        paragraphs: [
          'Somebody, probably you, entered this address to subscribe to “The sky, once a month”. You get it already, so you need not do anything.',
        ],
        link: { text: 'See today’s sky', href: sender.publicUrl },
        footnotes: [
          `Do you not want the newsletter any more? Unsubscribe: ${getUnsubscribeUrl(unsubscribeToken, sender)}`,
        ],
      },
      sender,
    ),
  };
}
