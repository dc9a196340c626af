/**
 * Checks that every e-mail which the events require was received, and none twice without a reason. The rules are repeated
 * here instead of imported, so that a mistake in the application's own list is found.
 */
import { readAll } from '#src/ledger/read.ts';
import { findCompletingRefund } from '#src/orders/domain/duplicate-refund.ts';
import { parseOrderEvent, type OrderEvent } from '#src/orders/domain/events.ts';
import { evolve } from '#src/orders/domain/evolve.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { createMessageId, type SenderIdentity } from '#src/platform/email-template.ts';
import type { Database } from '#src/platform/database.ts';
import type { Interruption } from './disturb.ts';
import type { Mailbox } from './mailbox.ts';

type History = { order: Order; events: OrderEvent[] };

type EmailDeps = { db: Database; sender: SenderIdentity; mailbox: Mailbox; interruptions: Interruption[] };

export async function checkEmails({ db, sender, mailbox, interruptions }: EmailDeps): Promise<string[]> {
  const errors: string[] = [];
  // A deleted account has no address any more.
  const members = new Set<string>(await db('members').pluck('id'));
  for (const history of await readHistories(db)) {
    if (!members.has(history.order.memberId)) continue;
    for (const names of listRequiredEmails(history)) {
      const ids = names.map((name) => (name.startsWith('<') ? name : createMessageId(sender, name)));
      if (!ids.some((id) => mailbox.received.has(id)))
        errors.push(`order ${history.order.id}: the e-mail ${names.join(' or ')} is missing`);
    }
  }
  return [...errors, ...listDuplicateEmails(mailbox, interruptions)];
}

async function readHistories(db: Database): Promise<Iterable<History>> {
  const histories = new Map<string, History>();
  for await (const storedEvent of readAll(db)) {
    if (!storedEvent.stream.startsWith('LG-')) continue;
    const event = parseOrderEvent(storedEvent);
    const previous = histories.get(storedEvent.stream);
    histories.set(storedEvent.stream, {
      order: evolve(previous?.order, event),
      events: [...(previous?.events ?? []), event],
    });
  }
  return histories.values();
}

/**
 * Lists names of Message-IDs, such as `LG-….receipt`, or whole Message-IDs in angle brackets. Of each inner list one
 * e-mail suffices.
 */
function listRequiredEmails({ order, events }: History): string[][] {
  const required = events.flatMap((event) => listEmailsOfEvent(order, event));
  const isWaiting = order.status === 'paid' && order.birthId === undefined;
  return isWaiting ? [...required, [`${order.id}.details-needed`]] : required;
}

function listEmailsOfEvent(order: Order, event: OrderEvent): string[][] {
  const { id } = order;
  switch (event.type) {
    case 'PaymentCapturedByCheckout':
    case 'PaymentCapturedByWebhook':
    case 'PaymentCapturedByReconciliation':
      return [[`${id}.receipt`]];
    case 'PaymentRefunded':
      // A refund that failed later may have been reported as failed instead.
      return order.status === 'refunded' && !hasFailed(order, event.data.gatewayRefundId)
        ? [[`${id}.refunded`, `${id}.refunded.${event.data.gatewayRefundId}`]]
        : [];
    case 'PaymentPartiallyRefunded':
      return hasFailed(order, event.data.gatewayRefundId)
        ? []
        : [[`${id}.partially-refunded.${event.data.gatewayRefundId}`]];
    case 'DuplicatePaymentRefunded':
      return order.duplicatePayments.some(
        (payment) => payment.id === event.data.gatewayPaymentId && findCompletingRefund(payment),
      )
        ? [[`${id}.duplicate-refunded.${event.data.gatewayPaymentId}`]]
        : [];
    case 'ReportEmailSent':
      return [[event.data.messageId]];
    default:
      return [];
  }
}

const hasFailed = ({ refunds }: Order, refundId: string) =>
  refunds.some((refund) => refund.refundId === refundId && refund.failedAt !== undefined);

/**
 * Two copies are allowed when the first was not acknowledged, or when a killed worker or an outage of the database
 * prevented the sender from recording it.
 */
function listDuplicateEmails({ received, unacknowledged }: Mailbox, interruptions: Interruption[]): string[] {
  const isInterrupted = (first: number, last: number) =>
    interruptions.some(({ from, to }) => from <= last && to >= first);
  const hasReason = (id: string, copies: number[]) =>
    (unacknowledged.has(id) && copies.length === 2) || isInterrupted(copies[0]!, copies.at(-1)!);
  return [...received]
    .filter(([id, copies]) => copies.length > 1 && !hasReason(id, copies))
    .map(([id, copies]) => `the e-mail ${id} was sent ${copies.length} times`);
}
