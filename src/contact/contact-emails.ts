/** The words of the three mails that contact sends. */
import { letter, type SenderIdentity } from '#src/platform/letter.ts';
import type { Mail } from '#src/platform/mailer.ts';
import { SUBJECT_NAMES, type Subject } from './contract-subjects.ts';

export type MessageRow = {
  id: string;
  member_id: string | null;
  order_id: string | null;
  name: string;
  email: string;
  phone: string;
  subject: Subject;
  message: string;
};

type Words = Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo' | 'headers'>;

/** To support: everything that was written, and an answer goes straight to the writer. */
export function forSupport(row: MessageRow, sender: SenderIdentity): Words {
  const about = SUBJECT_NAMES[row.subject];
  const facts: [string, string][] = [
    ['From', row.name],
    ['E-mail', row.email],
    ['Phone', row.phone],
    ['Member', row.member_id ?? 'not signed in'],
  ];
  if (row.order_id) facts.push(['Order', row.order_id]);
  const story = `The whole story of the order: npm run admin -- order show ${row.order_id}`;
  return {
    subject: `[${row.id}] ${about}: ${row.name}`,
    replyTo: row.email,
    ...letter(
      {
        title: about,
        facts,
        quote: row.message,
        small: [
          ...(row.order_id ? [story] : []),
          `Ticket ${row.id}. Answering this mail answers the writer; please leave the number in the subject.`,
        ],
      },
      sender,
    ),
  };
}

/**
 * To the writer, by number and subject only. Their own words are left out: whoever fills in a stranger's address must
 * not be able to have us mail that stranger a text of their choice.
 */
export function forWriter(row: MessageRow, sender: SenderIdentity): Words {
  return {
    subject: `We have your message: ${row.id}`,
    // Nobody's holiday notice needs to answer this.
    headers: { 'Auto-Submitted': 'auto-replied' },
    ...letter(
      {
        title: 'Your message has reached us',
        paragraphs: [
          'Thank you for writing. A person reads it, and answers within 24 hours on business days.',
          'If you would like to add something, answer this mail and leave the number in its subject: both then lie in one place.',
        ],
        facts: [
          ['Number', row.id],
          ['About', SUBJECT_NAMES[row.subject]],
          ...(row.order_id ? [['Order', row.order_id] as [string, string]] : []),
        ],
        link: { text: 'Answers to common questions', href: `${sender.publicUrl}/support` },
        small: ['You did not write to us? Then somebody mistyped their address. You need not do anything.'],
      },
      sender,
    ),
  };
}

export type SubscriberRow = { id: string; email: string; unsubscribe_token: string };

/** To a new reader of the monthly letter; every such mail can be left by one click, in the mail or in the mailbox. */
export function forReader({ unsubscribe_token }: SubscriberRow, sender: SenderIdentity): Words {
  const leave = `${sender.publicUrl}/unsubscribe?token=${unsubscribe_token}`;
  return {
    subject: 'The sky, once a month',
    headers: {
      'List-Unsubscribe': `<${sender.publicUrl}/api/newsletter/leave/${unsubscribe_token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...letter(
      {
        title: 'You are on the list',
        paragraphs: [
          'Once a month you hear from us: where the nine grahas go next, and what that time is good for.',
          'We keep your address for this letter and for nothing else.',
        ],
        link: { text: 'See today’s sky', href: sender.publicUrl },
        small: [`Not what you wanted? Leave the list: ${leave}`],
      },
      sender,
    ),
  };
}
