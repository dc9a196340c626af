import { HOUR_MS } from '#src/platform/contract-time.ts';
import { createPaymentRequiredError, createUnprocessableError } from '#src/platform/http/errors.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { isPaid } from '#src/catalogue/reports.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import { findOrderableReport } from '#src/orders/place/place-order.ts';
import type { PaymentSuccessRequest } from '#src/payments/contract.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { placeFreeOrder, type StartedReport } from '#src/orders/place/place-free-order.ts';

/**
 * `POST /api/payment/payment-success`. For a paid report the capture has already started the generation and this call
 * only returns the order number; for a free report it places the order.
 * @throws HttpError 402 without a verified payment, 404, 409, 422, 429
 */
export async function startGeneration(
  deps: PaymentDeps,
  member: MemberRow,
  input: PaymentSuccessRequest,
  meta: EventMeta,
): Promise<StartedReport> {
  const reportKey = input.reportKey ?? input.reportType;
  if (!reportKey)
    throw createUnprocessableError('invalid', 'Please choose a report.', [
      { path: 'reportKey', message: 'Please choose a report.' },
    ]);
  const report = await findOrderableReport(deps.db, reportKey);
  if (isPaid(report)) return { order: await requirePaidOrder(deps, member.id, reportKey) };
  return placeFreeOrder(deps, member, reportKey, input, meta);
}

/** A buyer may take an hour to return from checkout; an older payment of a delivered report counts as used. */
const RETURN_WINDOW_MS = HOUR_MS;

/** @throws HttpError 402 when the member has no such order */
async function requirePaidOrder(
  { db, clock }: PaymentDeps,
  memberId: string,
  reportKey: string,
): Promise<string> {
  const since = new Date(clock.now().getTime() - RETURN_WINDOW_MS);
  const row: { id: string } | undefined = await db('orders')
    .where({ member_id: memberId, report_key: reportKey, status: 'paid' })
    .where((query) => query.whereNull('delivered_at').orWhere('paid_at', '>', since))
    .orderBy('paid_at', 'desc')
    .first('id');
  if (!row) throw createPaymentRequiredError('We have no verified payment for this report.');
  return row.id;
}
