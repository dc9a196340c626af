import type { EventMeta } from '#src/ledger/event.ts';
import { recordDisputeReminder, REMINDER_HOURS, type Dispute } from '#src/orders/domain/dispute.ts';
import {
  createNewerReleaseSkipper,
  type NewerReleaseSkipper,
} from '#src/orders/recovery/newer-release-skipper.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import type { DisputeRow } from '#src/orders/store/payment-projection.ts';
import { HOUR_MS } from '#src/platform/contract-time.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { findOrderIdOfPayment } from '#src/orders/store/find-order-id-of-payment.ts';
import { changeUnmatchedPayment } from '#src/payments/unmatched/change-unmatched.ts';

const QUEUE = 'send-dispute-reminders';

/** Reminds support once of each dispute whose deadline is near. @returns their number */
export async function sendDisputeReminders(deps: PaymentDeps, signal?: AbortSignal): Promise<number> {
  const meta = createJobMeta(deps, QUEUE, 'deadline near');
  const rows: DisputeRow[] = await deps
    .db('payment_disputes')
    .whereNull('closed_at')
    .whereNull('reminded_at')
    .whereIn('status', ['open', 'action_required'])
    .where('respond_by', '<=', new Date(deps.clock.now().getTime() + REMINDER_HOURS * HOUR_MS))
    .orderBy('respond_by');
  const skipper = createNewerReleaseSkipper(deps, QUEUE);
  let count = 0;
  for (const row of rows)
    if (!signal?.aborted && (await trySendReminder(deps, row, { meta, skipper }))) count += 1;
  skipper.logSkipped();
  return count;
}

type Run = { meta: EventMeta; skipper: NewerReleaseSkipper };

/** An error on one dispute does not stop the reminders of the others. */
async function trySendReminder(deps: PaymentDeps, row: DisputeRow, run: Run): Promise<boolean> {
  try {
    return await sendReminder(deps, row, run);
  } catch (error) {
    deps.log.error(
      { event: 'disputes.reminder_failed', disputeId: row.dispute_id, err: error },
      'The reminder of a dispute could not be recorded',
    );
    return false;
  }
}

async function sendReminder(deps: PaymentDeps, row: DisputeRow, { meta, skipper }: Run): Promise<boolean> {
  const { dispute_id: disputeId, gateway_payment_id: gatewayPaymentId } = row;
  const decide = (disputes: readonly Dispute[]) => recordDisputeReminder(disputes, disputeId, meta.at);
  const orderId = await findOrderIdOfPayment(deps.db, gatewayPaymentId);
  if (orderId && (await skipper.skipIfNewerById(orderId))) return false;
  const events = orderId
    ? (await changeOrder(deps, orderId, meta, ({ disputes }) => decide(disputes))).events
    : await changeUnmatchedPayment(deps, gatewayPaymentId, meta, (current) =>
        decide(current?.disputes ?? []),
      );
  if (events.length === 0) return false;
  deps.log.error(
    { event: 'disputes.deadline_near', disputeId, gatewayPaymentId, respondBy: row.respond_by.toISOString() },
    'The deadline of a dispute is near; without an answer the bank decides against us',
  );
  return true;
}
