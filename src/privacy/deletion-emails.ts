import { letter, type SenderIdentity } from '#src/platform/letter.ts';
import type { Mail } from '#src/platform/mailer.ts';

type Words = Pick<Mail, 'subject' | 'text' | 'html'>;

/** To a member who asked to leave: whoever asked in their name is stopped by this mail. */
export const asked = (leavingAt: Date, sender: SenderIdentity): Words => ({
  subject: 'Your Lagna account will be deleted',
  ...letter(
    {
      title: 'We delete your account in 48 hours',
      paragraphs: [
        `You asked us to delete your account. On ${inIndia(leavingAt)} we remove your name, your birth details, the people you saved, your messages and every report we keep for you. If a payment or a report is still on its way then, we finish that first.`,
        'Until then nothing is touched: you can log in, download your reports and your data, or change your mind with one press.',
      ],
      link: { text: 'Keep my account', href: `${sender.publicUrl}/profile#leave` },
      small: [
        'You did not ask for this? Then somebody knows your password: keep your account, and change the password at once.',
      ],
    },
    sender,
  ),
});

/** The last mail. */
export const gone = (sender: SenderIdentity): Words => ({
  subject: 'Your Lagna account is deleted',
  ...letter(
    {
      title: 'Your account is deleted',
      paragraphs: [
        'As you asked, we have removed your name, your addresses, your birth details and those of the people you saved, your messages and your reports. The PDFs on your own devices stay yours.',
        'The law has us keep our books: of your orders only numbers and amounts remain, without your name.',
      ],
      link: { text: 'Visit Lagna', href: sender.publicUrl },
      small: ['This is the last mail we send to this address. Thank you for the time you were with us.'],
    },
    sender,
  ),
});

/** "Monday, 23 November 2026 at 2:30 pm" */
const inIndia = (instant: Date) => `${INDIA.format(instant)} (Indian time)`;

const INDIA = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
