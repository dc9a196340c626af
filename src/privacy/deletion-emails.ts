import { formatInstantForEmail, renderEmail, type SenderIdentity } from '#src/platform/email-template.ts';
import type { Email } from '#src/platform/mailer.ts';

type EmailContent = Pick<Email, 'subject' | 'text' | 'html'>;

/** Sent when the deletion is scheduled, so that the member can cancel a deletion that another person requested. */
export const renderDeletionScheduled = (date: Date, sender: SenderIdentity): EmailContent => ({
  subject: 'Your Lagna account will be deleted',
  ...renderEmail(
    {
      title: 'We will delete your account in 48 hours',
      paragraphs: [
        `You asked us to delete your account. On ${formatInstantForEmail(date)} we will delete your name, your birth details, the people and matches you saved, your messages and all your reports. If a payment or a report is still in progress then, we will finish it first.`,
        'Until then nothing changes: you can log in, download your reports and your data, or keep your account with one click.',
      ],
      link: { text: 'Keep my account', href: `${sender.publicUrl}/profile#delete-account` },
      footnotes: [
        'If you did not ask for this, somebody else may know your password. Please keep your account and change the password at once.',
      ],
    },
    sender,
  ),
});

/** Sent when the data is erased: the last e-mail to this address. */
export const renderAccountDeleted = (sender: SenderIdentity): EmailContent => ({
  subject: 'Your Lagna account is deleted',
  ...renderEmail(
    {
      title: 'Your account is deleted',
      paragraphs: [
        'As you asked, we have deleted your name, your email addresses, your birth details, the people and matches you saved, your messages and your reports. The PDFs on your own devices stay yours.',
        'The law requires us to keep our accounts. Of your orders we keep only numbers and amounts, without your name. A name or company that you put on a tax invoice stays on it for as long as tax law requires.',
      ],
      link: { text: 'Visit Lagna', href: sender.publicUrl },
      footnotes: ['This is the last e-mail we send to this address. Thank you for having been with us.'],
    },
    sender,
  ),
});
