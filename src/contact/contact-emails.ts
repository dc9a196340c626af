/** Contents of the e-mails about contact messages. */
import { renderEmail, type SenderIdentity } from '#src/platform/email-template.ts';
import type { Email } from '#src/platform/mailer.ts';
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
  /** the e-mail to support was sent, and its delivery is uncertain */
  forward_uncertain_at?: Date | null;
};

type EmailContent = Pick<Email, 'subject' | 'text' | 'html' | 'replyTo' | 'headers'>;

/** The e-mail to support with the whole message. Replies go to the writer. */
export function renderSupportEmail(row: MessageRow, sender: SenderIdentity): EmailContent {
  const subjectName = SUBJECT_NAMES[row.subject];
  const facts: [string, string][] = [
    ['From', row.name],
    ['Email', row.email],
    ['Phone', row.phone],
    ['Member', row.member_id ?? 'not logged in'],
  ];
  if (row.order_id) facts.push(['Order', row.order_id]);
  return {
    subject: `[${row.id}] ${subjectName}: ${row.name}`,
    replyTo: row.email,
    ...renderEmail(
      {
        title: subjectName,
        facts,
        quote: row.message,
        footnotes: [
          ...(row.order_id ? [`History of the order: lagna order show ${row.order_id}`] : []),
          `Ticket ${row.id}. Your reply goes to the writer; please keep the number in the subject.`,
        ],
      },
      sender,
    ),
  };
}

/**
 * The e-mail to the writer, with number and subject only. The message is not quoted: otherwise anybody could use the form
 * to send a text of their choice to a stranger.
 */
export function renderAcknowledgement(row: MessageRow, sender: SenderIdentity): EmailContent {
  return {
    subject: `We have your message: ${row.id}`,
    // Prevents automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied' },
    ...renderEmail(
      {
        title: 'We have received your message',
        paragraphs: [
          'Thank you for writing to us. We read every message and reply within 24 hours on business days.',
          'If you want to add something, please reply to this e-mail and keep the number in the subject.',
        ],
        facts: [
          ['Number', row.id],
          ['About', SUBJECT_NAMES[row.subject]],
          ...(row.order_id ? [['Order', row.order_id] as [string, string]] : []),
        ],
        link: { text: 'Answers to common questions', href: `${sender.publicUrl}/support` },
        footnotes: [
          'If you did not write to us, somebody may have entered your address by mistake. You need not do anything.',
        ],
      },
      sender,
    ),
  };
}
