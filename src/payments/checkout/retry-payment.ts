import { conflict, unavailable } from '#src/platform/http/errors.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import type { Meta } from '#src/ledger/event.ts';
import { loadOrder } from '#src/orders/store/change-order.ts';
import type { OrderRow } from '#src/orders/store/projection.ts';
import type { Money, OrderCreated } from '#src/payments/contract.ts';
import { askGateway, inOurBooks } from '#src/payments/status/payment-status.ts';
import { ownPricedOrder } from './find-payable-order.ts';
import { ensureGatewayOrder } from './checkout-order.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

/**
 * An open order is paid again, the same one at the gateway. The gateway is asked first: nobody pays for what is paid.
 * @throws Refused 404, 409 (paid, being collected, closed), 503 (gateway)
 */
export async function retryPayment(
  deps: PaymentDeps,
  member: MemberRow,
  named: string,
  meta: Meta,
): Promise<OrderCreated> {
  const now = deps.clock.now();
  const row = await ownPricedOrder(deps.db, member.id, named, now);
  const money = inOurBooks(row, now)?.money ?? (await askGateway(deps, row, meta));
  refuse(money, row, now);
  const { order } = (await loadOrder(deps.db, row.id))!;
  return ensureGatewayOrder(deps, order, meta);
}

/** A payment the bank is still deciding does not forbid another: should both come through, one goes back. */
function refuse(money: Money, { status, expires_at: end }: OrderRow, now: Date): void {
  if (money === 'captured') throw conflict('already-paid', 'This order is paid already.');
  if (money === 'refunded') throw conflict('refunded', 'This order was paid, and the money goes back.');
  if (money === 'authorised')
    throw conflict(
      'being-collected',
      'Your bank has set the money aside and we are collecting it. Please do not pay again.',
    );
  if (status === 'expired' || (end !== null && end <= now))
    throw conflict('order-expired', 'This order was open for three days and is closed now.');
  if (money === 'unknown') throw unavailable('gateway', 'Payment service is currently unavailable');
}
