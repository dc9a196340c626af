/**
 * Settlements: transfers of the gateway to our bank account. The rows of a settlement give every payment its settlement,
 * fee and tax. The fee of an order's payment is recorded in the ledger when the capture was reported without it.
 */
import { recordPaymentFees } from '#src/orders/domain/payment-commands.ts';
import { createNewerReleaseSkipper } from '#src/orders/recovery/newer-release-skipper.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { DAY_MS, toIstDate } from '#src/platform/contract-time.ts';
import type { GatewaySettlement, SettlementRow } from '#src/payments/gateway/entities.ts';
import { createErrorTolerance } from '#src/payments/gateway/tolerate-errors.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { recordSettlementQueue } from '#src/payments/queues.ts';

const QUEUE = recordSettlementQueue.name;
const BATCH_SIZE = 500;

/** Stores a settlement and starts the job that reads its rows. Idempotent. */
export async function storeSettlement(
  deps: Pick<PaymentDeps, 'db' | 'jobs'>,
  settlement: GatewaySettlement,
): Promise<void> {
  await deps.db.transaction(async (trx) => {
    const inserted = await trx('gateway_settlements')
      .insert(toRow(settlement))
      .onConflict('settlement_id')
      .ignore()
      .returning('settlement_id');
    const settlementId = settlement.id;
    if (inserted.length > 0)
      await deps.jobs.send(recordSettlementQueue, { settlementId }, { trx, key: settlementId });
  });
}

const toRow = ({ id, amount, fees, tax, utr, created_at }: GatewaySettlement) => ({
  settlement_id: id,
  amount,
  fees,
  fees_tax: tax,
  utr: utr ?? null,
  created_at: new Date(created_at * 1000),
});

/**
 * Job `record-settlement`: reads the rows of a stored settlement. Idempotent.
 * @returns the number of payments in it. @throws GatewayError
 */
export async function recordSettlementRows(deps: PaymentDeps, settlementId: string): Promise<number> {
  const settlement: { created_at: Date; amount: string } | undefined = await deps
    .db('gateway_settlements')
    .where({ settlement_id: settlementId, payments_recorded_at: null })
    .first();
  if (!settlement) return 0;
  const { items } = await deps.gateway.fetchSettlementRows(toIndianDay(settlement.created_at));
  const rows = items.filter(({ settlement_id: id }) => id === settlementId);
  assertComplete(settlementId, Number(settlement.amount), rows);
  const payments = rows.filter(({ type }) => type === 'payment');
  for (let start = 0; start < payments.length; start += BATCH_SIZE)
    await recordSettledPayments(deps, settlementId, payments.slice(start, start + BATCH_SIZE));
  await deps
    .db('gateway_settlements')
    .where({ settlement_id: settlementId })
    .update({ payments_recorded_at: deps.clock.now() });
  return payments.length;
}

/**
 * The gateway publishes the rows later than the settlement. The rows of a complete list sum up to the amount that our bank
 * received.
 * @throws Error for an incomplete list: the job is retried, and the daily comparison reads the rows again
 */
function assertComplete(settlementId: string, amount: number, rows: readonly SettlementRow[]): void {
  if (rows.length === 0) throw new Error(`The settlement ${settlementId} has no rows yet.`);
  const sum = rows.reduce((total, { credit, debit }) => total + (credit ?? 0) - (debit ?? 0), 0);
  if (sum !== amount)
    throw new Error(
      `The rows of the settlement ${settlementId} sum up to ${sum} paise instead of ${amount}.`,
    );
}

/** The gateway lists settled transactions by the day in Indian time. */
function toIndianDay(instant: Date): { year: number; month: number; day: number } {
  const date = toIstDate(instant);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

async function recordSettledPayments(
  deps: PaymentDeps,
  settlementId: string,
  rows: readonly SettlementRow[],
): Promise<void> {
  const settledPayments = rows.map(({ entity_id, amount, fee, tax }) => ({
    gateway_payment_id: entity_id,
    settlement_id: settlementId,
    amount,
    fee,
    fee_tax: tax,
  }));
  await deps.db('payment_settlements').insert(settledPayments).onConflict('gateway_payment_id').merge();
  const paymentsWithoutFee: { gateway_payment_id: string; order_id: string }[] = await deps
    .db('order_payments')
    .whereIn(
      'gateway_payment_id',
      settledPayments.map(({ gateway_payment_id: id }) => id),
    )
    .where({ fee_paise: null, is_duplicate: false })
    .select('gateway_payment_id', 'order_id');
  const meta = createJobMeta(deps, QUEUE, 'settlement');
  const skipper = createNewerReleaseSkipper(deps, QUEUE);
  for (const { gateway_payment_id: gatewayPaymentId, order_id: orderId } of paymentsWithoutFee) {
    const { fee, fee_tax: feeTax } = settledPayments.find(
      (row) => row.gateway_payment_id === gatewayPaymentId,
    )!;
    const fees = { gatewayPaymentId, feePaise: fee, feeTaxPaise: feeTax };
    if (await skipper.skipIfNewerById(orderId)) continue;
    await changeOrder(deps, orderId, meta, (order) => recordPaymentFees(order, fees));
  }
  skipper.logSkipped();
}

/** `unreadIds`: older than a day, by which time the gateway should have listed their rows. */
type SyncedSettlements = { recordedIds: string[]; unreadIds: string[] };

/** Finds settlements whose webhook or job was lost. @throws GatewayError when the gateway's list cannot be read */
export async function syncSettlements(
  deps: PaymentDeps,
  { from, to }: { from: Date; to: Date },
): Promise<SyncedSettlements> {
  const { items, unreadableIds } = await deps.gateway.fetchSettlementsBetween(from, to);
  for (const settlement of items) await storeSettlement(deps, settlement);
  const unreadRows: { settlement_id: string; created_at: Date }[] = await deps
    .db('gateway_settlements')
    .whereNull('payments_recorded_at')
    .orderBy('created_at', 'desc')
    .select('settlement_id', 'created_at');
  const tolerate = createErrorTolerance();
  const result: SyncedSettlements = { recordedIds: [], unreadIds: unreadableIds };
  for (const { settlement_id: settlementId, created_at: createdAt } of unreadRows) {
    const recorded = await tolerate(
      () => recordSettlementRows(deps, settlementId),
      (error) =>
        deps.log.error(
          { event: 'settlements.rows_missing', settlementId, err: error },
          'The rows of a settlement could not be recorded',
        ),
    );
    if (recorded !== undefined) result.recordedIds.push(settlementId);
    else if (createdAt.getTime() < deps.clock.now().getTime() - DAY_MS) result.unreadIds.push(settlementId);
  }
  return result;
}
