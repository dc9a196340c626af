/** Contents of the e-mails about an account. */
import type { AccountEmailKind } from '#src/accounts/enqueue-email.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { RESET_TOKEN_MINUTES } from '#src/accounts/password/reset-tokens.ts';
import { isPlainName } from './greeting-name.ts';
import {
  AUTO_SUBMITTED_HEADERS,
  formatInstantForEmail,
  renderEmail,
  type SenderIdentity,
} from '#src/platform/email-template.ts';
import type { Email } from '#src/platform/mailer.ts';

/** `token` is present for `reset-link` only. */
export type AccountEmailContext = {
  member: MemberRow;
  requestedAt: Date;
  sender: SenderIdentity;
  token?: string | undefined;
};
type EmailContent = Pick<Email, 'subject' | 'text' | 'html' | 'headers'>;

export const ACCOUNT_EMAIL_RENDERERS: Record<
  AccountEmailKind,
  (context: AccountEmailContext) => EmailContent
> = {
  welcome: renderWelcome,
  'reset-link': renderResetLink,
  'password-changed': renderPasswordChanged,
  'email-changed-old': renderEmailChangedOld,
  'email-changed-new': renderEmailChangedNew,
  'google-linked': renderGoogleLinked,
};

function renderWelcome({ member, sender }: AccountEmailContext): EmailContent {
  return {
    subject: 'Welcome to Lagna',
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title:
          isEmailVerified(member) && isPlainName(member.name)
            ? `Welcome, ${member.name}`
            : 'Welcome to Lagna',
        paragraphs: [
          'Your account is ready. Every report you order stays in it for as long as you keep the account.',
          'Enter your birth details once, and every report can use them. If you do not know the exact minute of birth, tell us: your report then shows what depends on it.',
        ],
        link: { text: 'See the reports', href: `${sender.publicUrl}/reports` },
        footnotes: [
          'Your first paid report is half price. The discount is applied when you order.',
          'If you did not create this account, somebody may have entered your address by mistake. Write to us, and we will close it.',
        ],
      },
      sender,
    ),
  };
}

/** The token is in the URL fragment, which browsers do not send to servers, so it appears in no server's log. */
function renderResetLink({ member, sender, token }: AccountEmailContext): EmailContent {
  return {
    subject: 'Choose a new password for Lagna',
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title: 'Choose a new password',
        paragraphs: [
          `We received a request for a new password for the account ${member.email}.`,
          `The link below works once, for ${RESET_TOKEN_MINUTES} minutes. If you asked more than once, only the newest link works.`,
        ],
        link: { text: 'Choose a new password', href: `${sender.publicUrl}/reset-password#${token}` },
        footnotes: [
          'If you did not ask for this, ignore this e-mail. Your password stays the same. Only somebody who has the link above can change it.',
        ],
      },
      sender,
    ),
  };
}

function renderPasswordChanged({ member, requestedAt, sender }: AccountEmailContext): EmailContent {
  return {
    subject: 'Your password was changed',
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title: 'Your password was changed',
        facts: [
          ['Account', member.email],
          ['When', formatInstantForEmail(requestedAt)],
        ],
        paragraphs: ['You have been logged out on all other devices.'],
        link: { text: 'It was not me', href: `${sender.publicUrl}/forgot-password` },
        footnotes: ['If you changed it yourself, you need not do anything.'],
      },
      sender,
    ),
  };
}

/** To the old address. The new address is not named: this mailbox may no longer belong to the member. */
function renderEmailChangedOld({ requestedAt, sender }: AccountEmailContext): EmailContent {
  return {
    subject: 'The email address of your Lagna account was changed',
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title: 'Your email address was changed',
        paragraphs: [
          'Your Lagna account now uses another email address. Reports and receipts are sent there, and you can no longer log in with this address.',
        ],
        facts: [['When', formatInstantForEmail(requestedAt)]],
        link: { text: 'It was not me', href: `${sender.publicUrl}/support` },
        footnotes: [
          'If you changed it yourself, you need not do anything. If not, please write to us today: we can undo the change.',
        ],
      },
      sender,
    ),
  };
}

function renderEmailChangedNew({ member, requestedAt, sender }: AccountEmailContext): EmailContent {
  return {
    subject: 'Your Lagna account now uses this email address',
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title: 'Your new email address works',
        paragraphs: [
          'From now on, please log in with this address. We will send your reports and receipts here.',
        ],
        facts: [
          ['Email', member.email],
          ['Since', formatInstantForEmail(requestedAt)],
        ],
        link: { text: 'Open My Reports', href: `${sender.publicUrl}/my-reports` },
        footnotes: [
          'If you have no account with us, somebody may have entered your address by mistake. Write to us, and we will help.',
        ],
      },
      sender,
    ),
  };
}

function renderGoogleLinked({ member, requestedAt, sender }: AccountEmailContext): EmailContent {
  return {
    subject: 'You can now log in to Lagna with Google',
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title: 'Login with Google was added to your account',
        paragraphs: [
          'Somebody, most likely you, logged in with a Google account that has your email address. From now on, that Google account can log in to your Lagna account.',
          'If you had a password but had never confirmed your email address, the password no longer works. You can choose a new one.',
        ],
        facts: [
          ['Account', member.email],
          ['When', formatInstantForEmail(requestedAt)],
        ],
        link: { text: 'Choose a password', href: `${sender.publicUrl}/forgot-password` },
        footnotes: ['If it was not you, please secure your Google account first, and then write to us.'],
      },
      sender,
    ),
  };
}

/** Anybody can register with a stranger's address, so an unverified one gets no text that was entered in the form. */
const isEmailVerified = ({ email, verified_email }: MemberRow) => verified_email === email;
