/**
 * Moves an order with its personal data to another account of the same person. Birth details, addresses, tax details,
 * messages and the delivery log go with the order, so that the erasure of either account erases what belongs to it.
 */
import { OFFER_HOLDING_STATUSES } from '#src/orders/contract-order-status.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import { OrderRuleError } from './domain/decide.ts';
import type { Order } from './domain/order-state.ts';
import { moveToMember } from './domain/support-commands.ts';
import { changeOrder, type OrderChange, type OrderDeps } from './store/change-order.ts';

export type Reassignment = { from: MemberRow | undefined; to: MemberRow };

/** @throws OrderRuleError `offer-used` when the other account has an order with the first-report offer, which is given once */
export async function assertOfferUnused(db: Database, order: Order, toMemberId: string): Promise<void> {
  if (order.offer === undefined) return;
  const holder: { id: string } | undefined = await db('orders')
    .where({ member_id: toMemberId, offer: 'first-report' })
    .whereIn('status', OFFER_HOLDING_STATUSES)
    .first('id');
  if (holder)
    throw new OrderRuleError(
      'offer-used',
      `The other account has used the first-report offer with ${holder.id}, and an account has it once.`,
    );
}

/**
 * Reports that went to the address of the former account go to the address of the other one from now on; an address that was
 * entered with the order stays.
 * @throws OrderRuleError when the order cannot be moved, or the other account is gone
 */
export const moveOrderToMember = (
  deps: OrderDeps,
  order: Order,
  { from, to }: Reassignment,
  meta: EventMeta,
): Promise<OrderChange> =>
  changeOrder(
    deps,
    order.id,
    meta,
    (current) => moveToMember(current, to.id, meta.at),
    async (trx, moved) => {
      await lockAccount(trx, to.id);
      await assertOfferUnused(trx, order, to.id);
      await moveBirthDetails(trx, moved, { from, to });
      await movePendingAddress(trx, moved, { from, to });
      await moveTaxDetails(trx, moved);
      await trx('contact_messages')
        .where({ member_id: order.memberId, order_id: order.id })
        .update({ member_id: to.id });
      await trx('email_deliveries')
        .where({ member_id: order.memberId })
        .whereLike('message_id', `<${order.id}.%`)
        .update({ member_id: to.id });
    },
  );

/** The account cannot be erased before the order has moved. */
async function lockAccount(trx: Transaction, id: string): Promise<void> {
  const account: Pick<MemberRow, 'deletion_scheduled_at'> | undefined = await trx('members')
    .where({ id })
    .forUpdate()
    .first('deletion_scheduled_at');
  if (!account || account.deletion_scheduled_at)
    throw new OrderRuleError('account-deletion-scheduled', 'The other account is deleted, or will be.');
}

/** Moves the details of every edition, because each edition keeps its own. */
async function moveBirthDetails(trx: Transaction, order: Order, { from, to }: Reassignment): Promise<void> {
  const ids = [order.birthId, ...order.supersededEditions.map(({ birthId }) => birthId)];
  const rows = trx('order_birth_details').whereIn(
    'id',
    ids.filter((id) => id !== undefined),
  );
  await rows.clone().update({ member_id: to.id });
  if (from) await rows.clone().where({ email: from.email }).update({ email: to.email });
}

async function movePendingAddress(
  trx: Transaction,
  { id }: Order,
  { from, to }: Reassignment,
): Promise<void> {
  const [row] = await trx('pending_delivery_addresses').where({ order_id: id }).delete().returning('*');
  if (!row) return;
  const email = row.email === from?.email ? to.email : row.email;
  await trx('pending_delivery_addresses').insert({ ...row, member_id: to.id, email });
}

async function moveTaxDetails(trx: Transaction, { id, memberId }: Order): Promise<void> {
  const [row] = await trx('order_tax_details').where({ order_id: id }).delete().returning('*');
  if (!row) return;
  await trx('order_tax_details').insert({
    ...row,
    details: JSON.stringify(row.details),
    member_id: memberId,
  });
}
