/** "Has my money gone?" Answered from our books where they are final, and by asking the gateway where they are not. */
import type { MemberRow } from '#src/accounts/members.ts';
import type { Meta, StoredEvent } from '#src/ledger/event.ts';
import { readStream } from '#src/ledger/read.ts';
import { OrderRule } from '#src/orders/domain/decide.ts';
import { asOrderEvent, type OrderEvent } from '#src/orders/domain/events.ts';
import { fold, isRefunding } from '#src/orders/domain/order-state.ts';
import { notePaymentTold } from '#src/orders/store/payment-acknowledgement.ts';
import type { OrderRow } from '#src/orders/store/projection.ts';
import { ownOrder } from '#src/orders/store/order-views.ts';
import type { Money, MoneyAnswer, MoneyReply } from '#src/payments/contract.ts';
import { findPayments } from '#src/payments/capture/sync-payments.ts';
import { GatewayError } from '#src/payments/gateway/gateway.ts';
import { findPricedOrder, ownPricedOrder } from '#src/payments/checkout/find-payable-order.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

/** However often a buyer asks, from however many tabs, the gateway is asked about one order once in this time. */
const ASK_EVERY_MS = 10_000;

type Look = { money: Money; asOf: Date };

/**
 * A capture that is found is recorded, and starts the report: asking heals.
 * @throws Refused 404 when the order named is not one of this member's
 */
export async function whereIsTheMoney(
  deps: PaymentDeps,
  member: MemberRow,
  named: string | undefined,
  meta: Meta,
): Promise<MoneyReply> {
  const { db, clock } = deps;
  const find = named ? ownPricedOrder : findPricedOrder;
  const row = await find(db, member.id, named, clock.now());
  if (!row) return { success: true, order: null };
  const { money, asOf } = inOurBooks(row, clock.now()) ?? (await askedLately(deps, row, meta));
  const events = (await readStream(db, row.id)).map(asOrderEvent);
  const { view } = (await ownOrder(db, member.id, row.id, clock.now()))!;
  // Another messenger may have come while we asked: what is in the books by now is the better answer.
  const now = inOurBooks({ ...row, status: view.status }, asOf)?.money ?? money;
  if (now === 'captured') await notePaymentTold(deps, row.id);
  return { success: true, order: view, money: now, asOf: asOf.toISOString(), ...reportedBy(events) };
}

/** The gateway's word on an order that is open or expired, whenever it was asked last. @throws OrderRule, and what is no GatewayError */
export async function askGateway(deps: PaymentDeps, row: OrderRow, meta: Meta): Promise<Money> {
  const money = await lookAtGateway(deps, row, meta);
  await deps
    .db('gateway_status_checks')
    .insert({ order_id: row.id, checked_at: deps.clock.now(), money })
    .onConflict('order_id')
    .merge();
  return money;
}

/** Final, or never asked of the gateway. */
export function inOurBooks({ status, gateway_order_id: theirs }: OrderRow, now: Date): Look | undefined {
  if (status === 'paid') return { money: 'captured', asOf: now };
  if (isRefunding(status)) return { money: 'refunded', asOf: now };
  return theirs ? undefined : { money: 'nothing', asOf: now };
}

async function askedLately(deps: PaymentDeps, row: OrderRow, meta: Meta): Promise<Look> {
  const { db, clock } = deps;
  const now = clock.now();
  const mine = await db('gateway_status_checks')
    .insert({ order_id: row.id, checked_at: now })
    .onConflict('order_id')
    .merge(['checked_at'])
    .where('gateway_status_checks.checked_at', '<=', new Date(now.getTime() - ASK_EVERY_MS))
    .returning('order_id');
  if (mine.length > 0) return { money: await askGateway(deps, row, meta), asOf: now };
  const last = await db('gateway_status_checks').where({ order_id: row.id }).first('money', 'checked_at');
  return { money: (last.money as Money | null) ?? 'unknown', asOf: last.checked_at };
}

async function lookAtGateway(deps: PaymentDeps, row: OrderRow, meta: Meta): Promise<Money> {
  try {
    return await findPayments(deps, row.gateway_order_id!, meta);
  } catch (error) {
    if (!(error instanceof GatewayError) && !(error instanceof OrderRule)) throw error;
    // A payment that does not fit its order is for a person to look at; the buyer is not told a guess.
    deps.log.error({ err: error, order: row.id }, 'the gateway gave no usable answer about an order');
    return 'unknown';
  }
}

type Tried = Extract<OrderEvent, { type: 'PaymentAttemptFailed' | 'CheckoutDismissed' }>;

const isTried = (event: StoredEvent<OrderEvent>): event is StoredEvent<Tried> =>
  event.type === 'PaymentAttemptFailed' || event.type === 'CheckoutDismissed';

function reportedBy(events: StoredEvent<OrderEvent>[]) {
  const tries = events.filter(isTried);
  const failed = tries.filter(({ type }) => type === 'PaymentAttemptFailed');
  const last = lastTry(tries);
  return {
    failedTries: new Set(failed.map((event) => paymentOf(event) ?? event.version)).size,
    ...(last ? { lastTry: last } : {}),
    secondPayments: fold(events)!.duplicatePayments.map(({ amountPaise, refundId }) => ({
      amountPaise,
      sentBack: refundId !== undefined,
    })),
  };
}

const paymentOf = (event: Tried) =>
  event.type === 'PaymentAttemptFailed' ? event.data.gatewayPaymentId : undefined;

/** Closing the window after a refusal is no news of its own: the refusal is. */
function lastTry(tries: StoredEvent<Tried>[]): MoneyAnswer['lastTry'] {
  const [before, last] = [tries.at(-2), tries.at(-1)];
  if (!last) return undefined;
  const event = last.type === 'CheckoutDismissed' && before?.type === 'PaymentAttemptFailed' ? before : last;
  if (event.type === 'CheckoutDismissed') return { kind: 'dismissed', at: event.meta.at };
  const { reason } = event.data;
  return { kind: 'failed', ...(reason ? { reason } : {}), at: event.meta.at };
}
