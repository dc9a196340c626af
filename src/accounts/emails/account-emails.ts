/** The words of the letters about an account. */
import { letter, type SenderIdentity } from '#src/platform/letter.ts';
import type { Mail } from '#src/platform/mailer.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import type { LetterKind } from '#src/accounts/enqueue-email.ts';
import { LINK_MINUTES } from '#src/accounts/password/reset-tokens.ts';

export type Told = { member: MemberRow; at: Date; sender: SenderIdentity; token?: string | undefined };
type Words = Pick<Mail, 'subject' | 'text' | 'html' | 'headers'>;

export const LETTERS: Record<LetterKind, (told: Told) => Words> = {
  welcome,
  'reset-link': resetLink,
  'password-changed': passwordChanged,
  'email-left': emailLeft,
  'email-arrived': emailArrived,
  'google-linked': googleLinked,
};

function welcome({ member, sender }: Told): Words {
  return {
    subject: 'Welcome to Lagna',
    headers: AUTOMATIC,
    ...letter(
      {
        title: `Welcome, ${member.name}`,
        paragraphs: [
          'Your account is open. Every report you order stays in it, for as long as you keep it.',
          'Give us your birth details once, and each report begins from them. If you do not know the minute, say so: we tell you what depends on it.',
        ],
        link: { text: 'See the reports', href: `${sender.publicUrl}/reports` },
        small: [
          'Your first paid report is half the price; the till takes it off by itself.',
          'You did not open an account? Then somebody mistyped their address. Write to us, and we close it.',
        ],
      },
      sender,
    ),
  };
}

/** The token stands behind the #: browsers send that part to nobody, so it is in no server's log. */
function resetLink({ member, sender, token }: Told): Words {
  return {
    subject: 'A new password for Lagna',
    headers: AUTOMATIC,
    ...letter(
      {
        title: 'Choose a new password',
        paragraphs: [
          `Somebody, most likely you, asked for a new password for the account of ${member.email}.`,
          `The link works once, for ${LINK_MINUTES} minutes. If you asked more than once, only the newest one works.`,
        ],
        link: { text: 'Choose a new password', href: `${sender.publicUrl}/reset-password#${token}` },
        small: [
          'It was not you? Then do nothing: without this mail nobody can change your password, and the old one stays.',
        ],
      },
      sender,
    ),
  };
}

function passwordChanged({ member, at, sender }: Told): Words {
  return {
    subject: 'Your password was changed',
    headers: AUTOMATIC,
    ...letter(
      {
        title: 'Your password was changed',
        facts: [
          ['Account', member.email],
          ['When', inIndia(at)],
        ],
        paragraphs: ['Wherever else you were signed in, you have been signed out.'],
        link: { text: 'It was not me', href: `${sender.publicUrl}/forgot-password` },
        small: ['Was it you? Then all is well, and there is nothing to do.'],
      },
      sender,
    ),
  };
}

/** To the old address. The new one is not named: whoever reads this may no longer be the member. */
function emailLeft({ at, sender }: Told): Words {
  return {
    subject: 'Your e-mail at Lagna was changed',
    headers: AUTOMATIC,
    ...letter(
      {
        title: 'Your e-mail was changed',
        paragraphs: [
          'Your Lagna account has another address now. Reports and receipts go there, and this address no longer opens it.',
        ],
        facts: [['When', inIndia(at)]],
        link: { text: 'It was not me', href: `${sender.publicUrl}/support` },
        small: ['Was it you? Then all is well. If it was not, write to us today: we can undo it.'],
      },
      sender,
    ),
  };
}

function emailArrived({ member, at, sender }: Told): Words {
  return {
    subject: 'This is your e-mail at Lagna now',
    headers: AUTOMATIC,
    ...letter(
      {
        title: 'Your new address works',
        paragraphs: ['From now on you log in with this address, and your reports and receipts come here.'],
        facts: [
          ['E-mail', member.email],
          ['Since', inIndia(at)],
        ],
        link: { text: 'Open My Reports', href: `${sender.publicUrl}/my-reports` },
        small: [
          'You have no account with us? Then somebody mistyped their address. Write to us, and we help.',
        ],
      },
      sender,
    ),
  };
}

function googleLinked({ member, at, sender }: Told): Words {
  return {
    subject: 'Google opens your Lagna account now',
    headers: AUTOMATIC,
    ...letter(
      {
        title: 'Google opens your account now',
        paragraphs: [
          'Somebody, most likely you, came in with a Google account of your address. From now on that account opens yours.',
          'If a password was set here before Google showed that this address is yours, it no longer works. You can choose a new one.',
        ],
        facts: [
          ['Account', member.email],
          ['When', inIndia(at)],
        ],
        link: { text: 'Choose a password', href: `${sender.publicUrl}/forgot-password` },
        small: ['Was it not you? Then look after your Google account first, and write to us.'],
      },
      sender,
    ),
  };
}

/** Nobody's holiday notice needs to answer these. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

const inIndia = (at: Date) =>
  `${new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(at)} (IST)`;
