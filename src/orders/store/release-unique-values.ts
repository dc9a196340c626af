import { OFFER_HOLDING_STATUSES } from '#src/orders/contract-order-status.ts';
import type { Transaction } from '#src/platform/database.ts';
import type { Row } from '#src/projections/projection.ts';

/**
 * Takes the gateway orders and first-report offers of `rows` from the rows of other orders, which have them wrongly: the
 * rebuild repairs those rows too.
 */
export async function releaseUniqueValues(trx: Transaction, rows: readonly Row[]): Promise<void> {
  const ids = rows.map(({ id }) => id as string);
  const gatewayOrderIds = rows.flatMap((row) => (row.gateway_order_id as string | null) ?? []);
  const memberIds = rows.filter(({ offer }) => offer).map((row) => row.member_id as string);
  await trx('orders')
    .whereRaw('gateway_order_id = any(?) and id <> all(?)', [gatewayOrderIds, ids])
    .update({ gateway_order_id: null });
  await trx('orders')
    .whereRaw('member_id = any(?::uuid[]) and id <> all(?)', [memberIds, ids])
    .where({ offer: 'first-report' })
    .whereIn('status', OFFER_HOLDING_STATUSES)
    .update({ offer: null });
}
