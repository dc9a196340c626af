/** Creates a preview of every e-mail with the production code and sample data. */
import { ACCOUNT_EMAIL_RENDERERS } from '#src/accounts/emails/account-emails.ts';
import type { AccountEmailKind } from '#src/accounts/enqueue-email.ts';
import { renderSupportEmail, renderAcknowledgement } from '#src/contact/contact-emails.ts';
import { renderReportEmail } from '#src/delivery/report-email/compose.ts';
import type { OrderEmailKind } from '#src/orders/domain/email-triggers.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { ORDER_EMAIL_RENDERERS } from '#src/orders/emails/send-order-email.ts';
import type { SenderIdentity } from '#src/platform/email-template.ts';
import type { Email } from '#src/platform/mailer.ts';
import { getNewsletter } from '#src/newsletter/compose/compose-newsletter.ts';
import { renderNewsletter } from '#src/newsletter/compose/render-newsletter.ts';
import { renderAlreadySubscribed, renderConfirmation } from '#src/newsletter/subscription-emails.ts';
import { renderDeletionScheduled, renderAccountDeleted } from '#src/privacy/deletion-emails.ts';
import {
  SLA_BREACHED_EVENTS,
  DELAYED_EVENTS,
  MEMBER,
  ORDER_ID,
  PAID_EVENTS,
  DUPLICATE_PAYMENT_EVENTS,
  PARTIAL_REFUND_ID,
  PARTIALLY_REFUNDED_EVENTS,
  PENDING_REFUND_ID,
  REFUND_PENDING_EVENTS,
  DISPUTE_ID,
  REFUND_ON_HOLD_EVENTS,
  REFUND_REQUESTED_EVENTS,
  RETURNED_BY_BANK_EVENTS,
  REFUNDED_ELSEWHERE_EVENTS,
  REFUNDED_EVENTS,
  REPORT_NAME,
  DUPLICATE_PAYMENT_ID,
  WAITING_FOR_DETAILS_EVENTS,
} from './sample-data.ts';

export type EmailPreview = Pick<Email, 'subject' | 'text' | 'html'>;

/** Returns the previews by name. `pages`: those of the report in the report e-mails. A new account or order e-mail without a preview is a type error. */
export const createEmailPreviews = (sender: SenderIdentity, pages: number): Record<string, EmailPreview> => ({
  ...renderAccountEmails(sender),
  'deletion-scheduled': renderDeletionScheduled(new Date('2026-11-23T09:00:00Z'), sender),
  'account-deleted': renderAccountDeleted(sender),
  ...renderOrderEmails(sender),
  ...renderReportEmails(sender, pages),
  ...renderContactEmails(sender),
  ...renderNewsletterEmails(sender),
});

function renderAccountEmails(sender: SenderIdentity): Record<AccountEmailKind, EmailPreview> {
  const requestedAt = new Date('2026-11-21T03:00:00Z');
  const render = (kind: AccountEmailKind) =>
    ACCOUNT_EMAIL_RENDERERS[kind]({ member: MEMBER, requestedAt, sender, token: 'sample-token' });
  return {
    welcome: render('welcome'),
    'reset-link': render('reset-link'),
    'password-changed': render('password-changed'),
    'email-changed-old': render('email-changed-old'),
    'email-changed-new': render('email-changed-new'),
    'google-linked': render('google-linked'),
  };
}

function renderOrderEmails(sender: SenderIdentity): Record<OrderEmailKind, EmailPreview> {
  const render = (kind: OrderEmailKind, events: OrderEvent[], subjectId?: string) =>
    ORDER_EMAIL_RENDERERS[kind]({
      order: foldOrder(events)!,
      events,
      reportName: REPORT_NAME,
      taxDocuments: [
        { kind: 'invoice', number: 'LG/26-27/000142' },
        { kind: 'credit-note', number: 'LC/26-27/000003' },
      ],
      subjectId,
      sender,
      unmatchedPayment: { id: DUPLICATE_PAYMENT_ID, amount: 49_000, currency: 'INR' },
    });
  return {
    receipt: render('receipt', PAID_EVENTS),
    'details-needed': render('details-needed', WAITING_FOR_DETAILS_EVENTS),
    delayed: render('delayed', DELAYED_EVENTS, '1'),
    'sla-breached': render('sla-breached', SLA_BREACHED_EVENTS, '1'),
    'refund-requested': render('refund-requested', REFUND_REQUESTED_EVENTS, '1'),
    'refund-pending': render('refund-pending', REFUND_PENDING_EVENTS, PENDING_REFUND_ID),
    'refund-failed': render('refund-failed', REFUND_REQUESTED_EVENTS, '1'),
    'partially-refunded': render('partially-refunded', PARTIALLY_REFUNDED_EVENTS, PARTIAL_REFUND_ID),
    refunded: render('refunded', REFUNDED_EVENTS),
    'duplicate-refunded': render('duplicate-refunded', DUPLICATE_PAYMENT_EVENTS, DUPLICATE_PAYMENT_ID),
    'refund-on-hold': render('refund-on-hold', REFUND_ON_HOLD_EVENTS, DISPUTE_ID),
    'returned-by-bank': render('returned-by-bank', RETURNED_BY_BANK_EVENTS, DISPUTE_ID),
    'refunded-elsewhere': render('refunded-elsewhere', REFUNDED_ELSEWHERE_EVENTS, '1'),
    'payment-unmatched': render('payment-unmatched', PAID_EVENTS, DUPLICATE_PAYMENT_ID),
    'unmatched-refunded': render('unmatched-refunded', PAID_EVENTS, DUPLICATE_PAYMENT_ID),
    'unmatched-refund-failed': render('unmatched-refund-failed', PAID_EVENTS, DUPLICATE_PAYMENT_ID),
  };
}

function renderReportEmails(sender: SenderIdentity, pages: number): Record<string, EmailPreview> {
  const input = {
    to: MEMBER.email,
    messageId: '<preview@lagna.example>',
    reportName: REPORT_NAME,
    personNames: [MEMBER.name],
    chartFacts: [
      ['Lagna', 'Kanya (Virgo)'],
      ['Moon', 'Dhanu (Sagittarius), in Purva Ashadha'],
    ] satisfies [string, string][],
    orderId: ORDER_ID,
    pages,
    sender,
  };
  const smallPdf = Buffer.from('%PDF-');
  return {
    'report-ready': renderReportEmail({ ...input, pdf: smallPdf }),
    'report-too-large-to-attach': renderReportEmail({ ...input, pdf: Buffer.alloc(9 * 1024 * 1024) }),
    'report-corrected': renderReportEmail({ ...input, pdf: smallPdf, edition: 2 }),
  };
}

function renderContactEmails(sender: SenderIdentity): Record<string, EmailPreview> {
  const message = {
    id: 'LT-2611-4P8WZC',
    member_id: MEMBER.id,
    order_id: ORDER_ID,
    name: MEMBER.name,
    email: MEMBER.email,
    phone: '98290 12345',
    subject: 'other' as const,
    message: 'Namaste,\nmy mother was born in Bundi, not in Kota.\nCan the report be made again?',
  };
  return {
    'contact-support': renderSupportEmail(message, sender),
    'contact-acknowledgement': renderAcknowledgement(message, sender),
  };
}

const NEWSLETTER_READER = {
  email: MEMBER.email,
  confirmedAt: new Date('2026-08-03T05:00:00Z'),
  unsubscribeToken: 'sample-token',
};

const renderNewsletterEmails = (sender: SenderIdentity): Record<string, EmailPreview> => ({
  'newsletter-confirmation': renderConfirmation({ token: 'sample-token', isSubscriber: false }, sender),
  'newsletter-account': renderConfirmation({ token: 'sample-token', isSubscriber: true }, sender),
  'newsletter-subscribed': renderAlreadySubscribed({ unsubscribeToken: 'sample-token' }, sender),
  newsletter: renderNewsletter(getNewsletter('2026-12'), NEWSLETTER_READER, sender),
  'newsletter-with-moon-sign': renderNewsletter(
    getNewsletter('2026-12'),
    { ...NEWSLETTER_READER, moonSign: 9 },
    sender,
  ),
});
