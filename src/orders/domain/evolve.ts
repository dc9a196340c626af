/** Folds events into the state of an order. Pure: the same events always give the same order. */
import type { CapturedPayment, EventOf, OrderEvent } from './events.ts';
import { isDisputeEvent } from './dispute.ts';
import { applyDuplicateDetected } from './duplicate-refund.ts';
import { applyOrderDispute } from './order-disputes.ts';
import { isEmailEvent, applyEmailEvent } from './order-emails.ts';
import { isReportFileEvent, applyReportFileEvent } from './report-files.ts';
import { applyPaymentAttempt } from './payment-attempts.ts';
import { isRefundEvent, applyRefundEvent } from './order-refunds.ts';
import {
  DELIVERY_SLA_HOURS,
  addHours,
  updateReport,
  type CaptureSource,
  type Order,
  toAttentionKey,
  type ReportProgress,
} from './order-state.ts';

/** Applies one event; `order` is undefined before the first. */
export function evolve(order: Order | undefined, event: OrderEvent): Order {
  if (event.type === 'OrderPlaced') return applyPlaced(event.data);
  if (!order) throw new Error(`First event of the stream is ${event.type} instead of OrderPlaced.`);
  if (isRefundEvent(event)) return applyRefundEvent(order, event);
  if (isDisputeEvent(event)) return applyOrderDispute(order, event);
  if (isEmailEvent(event)) return applyEmailEvent(order, event);
  if (isReportFileEvent(event)) return applyReportFileEvent(order, event);
  switch (event.type) {
    case 'BirthDetailsFrozen':
      return { ...order, birthId: event.data.birthId };
    case 'BirthDetailsRequested':
      return applyDetailsRequested(order, event.data);
    case 'BirthDetailsReminded':
      return { ...order, detailsReminderNumber: event.data.reminderNumber };
    case 'PaymentRequested':
      return { ...order, status: 'payment-requested', gatewayOrderId: event.data.gatewayOrderId };
    case 'PaymentAttemptFailed':
    case 'CheckoutDismissed':
      return applyPaymentAttempt(order, event);
    case 'PaymentCapturedByCheckout':
      return applyCaptured(order, event.data, 'checkout');
    case 'PaymentCapturedByWebhook':
      return applyCaptured(order, event.data, 'webhook');
    case 'PaymentCapturedByReconciliation':
      return applyCaptured(order, event.data, 'reconciliation');
    case 'PaymentFeesRecorded':
      return { ...order, feePaise: event.data.feePaise, feeTaxPaise: event.data.feeTaxPaise };
    case 'DuplicatePaymentDetected':
      return applyDuplicateDetected(order, event.data);
    case 'AttentionAcknowledged':
      return { ...order, acknowledgedKeys: [...order.acknowledgedKeys, toAttentionKey(event.data)] };
    case 'NoteAddedBySupport':
      return order;
    case 'EventOfNewerRelease':
      return { ...order, newerEventTypes: [...(order.newerEventTypes ?? []), event.data.storedType] };
    case 'OrderExpired':
      return { ...order, status: 'expired' };
    case 'OrderCancelled':
      return { ...order, status: 'cancelled' };
    case 'EditionSuperseded':
      return applySuperseded(order, event.data);
    case 'BirthDetailsCorrected':
    case 'BirthDetailsCorrectedBySupport':
      return { ...order, birthId: event.data.birthId, correctedAt: event.data.at };
    case 'SecondPersonErasedBySupport':
      return { ...order, detailsErasedAt: event.data.at };
    case 'OrderReassignedBySupport':
      return { ...order, memberId: event.data.toMemberId };
    default:
      return { ...order, report: evolveReport(order.report, event) };
  }
}

export const foldOrder = (events: readonly OrderEvent[]): Order | undefined =>
  events.reduce<Order | undefined>(evolve, undefined);

function applyPlaced(data: EventOf<'OrderPlaced'>['data']): Order {
  const { orderId, ...orderFields } = data;
  return {
    ...orderFields,
    id: orderId,
    status: data.kind === 'free' ? 'free' : 'placed',
    attemptCount: 0,
    recordedFailures: [],
    duplicatePayments: [],
    refunds: [],
    partialRefundCount: 0,
    pendingRefunds: [],
    disputes: [],
    refundsMadeElsewhere: [],
    acknowledgedKeys: [],
    supersededEditions: [],
    resends: [],
    report: { status: 'none', edition: 0, attempt: 0 },
  };
}

function applyDetailsRequested(order: Order, { reason }: EventOf<'BirthDetailsRequested'>['data']): Order {
  return updateReport(order, { status: 'awaiting-details', note: reason });
}

function applyCaptured(order: Order, data: CapturedPayment, paidBy: CaptureSource): Order {
  return {
    ...order,
    status: 'paid',
    paidBy,
    gatewayPaymentId: data.gatewayPaymentId,
    amountPaidPaise: data.amountPaise,
    paidAt: data.at,
    ...(data.feePaise === undefined ? {} : { feePaise: data.feePaise }),
    ...(data.feeTaxPaise === undefined ? {} : { feeTaxPaise: data.feeTaxPaise }),
  };
}

function applySuperseded(order: Order, { edition, at }: EventOf<'EditionSuperseded'>['data']): Order {
  const { file, renderedAt } = order.report;
  const supersededEdition = {
    edition,
    birthId: order.birthId!,
    ...file!,
    readyAt: renderedAt!,
    supersededAt: at,
  };
  return {
    ...updateReport(order, { status: 'superseded' }),
    supersededEditions: [...order.supersededEditions, supersededEdition],
  };
}

type ReportEvent = EventOf<
  | 'GenerationRequested'
  | 'DeliveryDelayed'
  | 'DeliverySlaBreached'
  | 'ChartComputed'
  | 'ReportWritten'
  | 'ReportRendered'
  | 'GenerationFailed'
>;

function evolveReport(before: ReportProgress, { type, data }: ReportEvent): ReportProgress {
  switch (type) {
    case 'GenerationRequested': {
      // Another attempt at the same edition keeps the recorded steps and the due time.
      if (before.edition === data.edition)
        return { ...before, status: 'queued', attempt: data.attempt, note: undefined, failedStep: undefined };
      const { edition, attempt, at } = data;
      return {
        status: 'queued',
        edition,
        attempt,
        requestedAt: at,
        dueBy: addHours(at, DELIVERY_SLA_HOURS),
      };
    }
    case 'DeliveryDelayed':
      return { ...before, delayedAt: data.at };
    case 'DeliverySlaBreached':
      return { ...before, slaBreachedAt: data.at };
    case 'ChartComputed':
      return { ...before, status: 'computing', computedAt: data.at };
    case 'ReportWritten':
      return { ...before, status: 'rendering', writtenAt: data.at };
    case 'ReportRendered': {
      const { sha256, bytes, pages, verification } = data;
      const file = { sha256, bytes, pages, ...(verification ? { verification } : {}) };
      return { ...before, status: 'ready', renderedAt: data.at, file };
    }
    case 'GenerationFailed':
      return {
        ...before,
        status: 'failed',
        note: 'generation-failed',
        failedStep: data.step,
        attemptsBeforeFailure: before.attempt,
      };
  }
}
