import type { SenderIdentity } from '#src/platform/email-template.ts';
import type { Email } from '#src/platform/mailer.ts';
import { frame } from '#src/newsletter/content/en.ts';
import { createUnsubscribeHeaders } from '#src/newsletter/unsubscribe-links.ts';
import type { Newsletter } from './compose-newsletter.ts';
import { createPersonalNewsletter, type Recipient } from './recipient.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** The newsletter for one recipient, with one-click unsubscribe in its headers, its text and its HTML. */
export function renderNewsletter(
  newsletter: Newsletter,
  recipient: Recipient,
  sender: SenderIdentity,
): Pick<Email, 'subject' | 'text' | 'html' | 'headers'> {
  const personalNewsletter = createPersonalNewsletter(newsletter, recipient, sender);
  return {
    subject: newsletter.subject,
    headers: {
      ...createUnsubscribeHeaders(recipient.unsubscribeToken, sender),
      // RFC 2919: mailboxes sort by it.
      'List-Id': `${frame.name.replace(',', '')} <newsletter.${new URL(sender.publicUrl).hostname}>`,
    },
    text: renderText(personalNewsletter),
    html: renderHtml(personalNewsletter),
  };
}
