/** Every letter we send, written by the functions that send it, for a person we made up. */
import { LETTERS } from '#src/accounts/emails/account-emails.ts';
import { asked, gone } from '#src/privacy/deletion-emails.ts';
import type { LetterKind } from '#src/accounts/enqueue-email.ts';
import { forReader, forSupport, forWriter } from '#src/contact/contact-emails.ts';
import { reportMail } from '#src/delivery/report-email/render.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import type { OrderLetter } from '#src/orders/emails/triggers.ts';
import { ORDER_WORDS } from '#src/orders/emails/send-order-email.ts';
import { fold } from '#src/orders/domain/evolve.ts';
import type { SenderIdentity } from '#src/platform/letter.ts';
import type { Mail } from '#src/platform/mailer.ts';
import {
  BROKEN,
  LATE,
  MEMBER,
  ORDER_ID,
  PAID,
  PAID_TWICE,
  PART,
  PART_REFUNDED,
  REFUNDED,
  REPORT_NAME,
  SECOND_PAYMENT,
  WAITING,
} from './sample-data.ts';

export type Preview = Pick<Mail, 'subject' | 'text' | 'html'>;

/** By the letter's name. Adding a letter to the shop without adding it here does not compile. */
export const previews = (sender: SenderIdentity): Record<string, Preview> => ({
  ...accountLetters(sender),
  'leaving-asked': asked(new Date('2026-11-23T09:00:00Z'), sender),
  'leaving-gone': gone(sender),
  ...orderLetters(sender),
  ...reports(sender),
  ...contactLetters(sender),
});

function accountLetters(sender: SenderIdentity): Record<LetterKind, Preview> {
  const at = new Date('2026-11-21T03:00:00Z');
  const write = (kind: LetterKind) =>
    LETTERS[kind]({ member: MEMBER, at, sender, token: 'a-link-that-opens-nothing' });
  return {
    welcome: write('welcome'),
    'reset-link': write('reset-link'),
    'password-changed': write('password-changed'),
    'email-left': write('email-left'),
    'email-arrived': write('email-arrived'),
    'google-linked': write('google-linked'),
  };
}

function orderLetters(sender: SenderIdentity): Record<OrderLetter, Preview> {
  const write = (letter: OrderLetter, events: OrderEvent[], about?: string) =>
    ORDER_WORDS[letter]({
      order: fold(events)!,
      events,
      reportName: REPORT_NAME,
      documents: [
        { kind: 'invoice', number: 'LG/26-27/000142' },
        { kind: 'credit-note', number: 'LC/26-27/000003' },
      ],
      about,
      sender,
    });
  return {
    receipt: write('receipt', PAID),
    'details-needed': write('details-needed', WAITING),
    late: write('late', LATE, '1'),
    'sla-breached': write('sla-breached', BROKEN, '1'),
    'part-refunded': write('part-refunded', PART_REFUNDED, PART),
    refunded: write('refunded', REFUNDED),
    'duplicate-refunded': write('duplicate-refunded', PAID_TWICE, SECOND_PAYMENT),
  };
}

function reports(sender: SenderIdentity): Record<string, Preview> {
  const facts = {
    to: MEMBER.email,
    messageId: '<preview@lagna.example>',
    reportName: REPORT_NAME,
    personName: MEMBER.name,
    orderId: ORDER_ID,
    pages: 28,
    sender,
  };
  const small = Buffer.from('%PDF-');
  return {
    'report-ready': reportMail({ ...facts, pdf: small }),
    'report-too-large-to-attach': reportMail({ ...facts, pdf: Buffer.alloc(9 * 1024 * 1024) }),
    'report-corrected': reportMail({ ...facts, pdf: small, edition: 2 }),
  };
}

function contactLetters(sender: SenderIdentity): Record<string, Preview> {
  const row = {
    id: 'LT-2611-4P8WZC',
    member_id: MEMBER.id,
    order_id: ORDER_ID,
    name: MEMBER.name,
    email: MEMBER.email,
    phone: '98290 12345',
    subject: 'other' as const,
    message: 'Namaste,\nmy mother was born in Bundi, not in Kota.\nCan the report be made again?',
  };
  const reader = { id: MEMBER.id, email: MEMBER.email, unsubscribe_token: 'a-link-that-leaves-nothing' };
  return {
    'contact-to-support': forSupport(row, sender),
    'contact-to-writer': forWriter(row, sender),
    'newsletter-welcome': forReader(reader, sender),
  };
}
