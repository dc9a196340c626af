/** The first-report offer is held by one open order of a member at a time. */
import { UNPAID_STATUSES } from '#src/orders/contract-order-status.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import { cancelUnpaidOrder } from '#src/orders/domain/payment-commands.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import type { OrderRow } from '#src/orders/store/projection.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { fetchPaymentStatus } from '#src/payments/status/payment-status.ts';
import { formatPaise } from '#src/platform/contract-money.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import { createConflictError } from '#src/platform/http/errors.ts';
import { UNIQUE_VIOLATION } from '#src/platform/sql-states.ts';

/**
 * A payment that the bank has approved belongs to the order that holds the offer: the order must not be cancelled.
 * @throws HttpError 409 `price-changed` if such an order turns out to be paid, `capture-pending` if its payment is approved
 */
export async function assertNoPaymentInProgress(
  deps: PaymentDeps,
  memberId: string,
  meta: EventMeta,
): Promise<void> {
  const rows: OrderRow[] = await selectOrdersHoldingOffer(deps.db, memberId).whereNotNull('gateway_order_id');
  for (const row of rows) {
    const status = await fetchPaymentStatus(deps, row, meta);
    if (status === 'captured') throw createPriceChangedError();
    if (status === 'authorized')
      throw createConflictError(
        'capture-pending',
        `Your bank has approved the payment of your order ${row.id} and we are collecting it. Please do not pay again.`,
      );
  }
}

const selectOrdersHoldingOffer = (db: Database, memberId: string) =>
  db('orders').where({ member_id: memberId, offer: 'first-report' }).whereIn('status', UNPAID_STATUSES);

/** Cancels the open orders that hold the offer, so that the new order of the same person can hold it. */
export async function releaseOffer(
  deps: PaymentDeps,
  trx: Transaction,
  memberId: string,
  meta: EventMeta,
): Promise<void> {
  const holdingOrders: { id: string }[] = await selectOrdersHoldingOffer(trx, memberId).select('id');
  for (const { id } of holdingOrders)
    await changeOrder({ ...deps, db: trx }, id, meta, (order) =>
      cancelUnpaidOrder(order, 'replaced', meta.at),
    );
}

export const createOfferHeldError = ({
  offerHeldBy,
  listPricePaise,
}: {
  offerHeldBy?: string;
  listPricePaise: number;
}) =>
  createConflictError(
    'offer-held',
    `Your half price is kept for your open order ${offerHeldBy}. Pay that order first, or order this report at ${formatPaise(listPricePaise)}.`,
  );

/** Whether an insert failed because an order with the offer was paid at this moment: the unique index allows one. */
export function isOfferTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && constraint === 'orders_first_report_offer';
}

export const createPriceChangedError = () =>
  createConflictError('price-changed', 'Price has changed. Please refresh.');
