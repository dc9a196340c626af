/**
 * Erases the personal data of a member from the database. Events, orders and the keys of received webhooks stay: they
 * contain ids and amounts only. Tax documents stay with the buyer's name and GSTIN, if the buyer entered one, until the
 * retention period of tax law is over (decision record 22).
 */
import type { MemberRow } from '#src/accounts/members.ts';
import type { Transaction } from '#src/platform/database.ts';

type OrderIds = { id: string; gateway_order_id: string | null };

export async function eraseMember(trx: Transaction, member: Pick<MemberRow, 'id' | 'email'>): Promise<void> {
  const orders: OrderIds[] = await trx('orders')
    .where({ member_id: member.id })
    .select('id', 'gateway_order_id');
  const erasedIds = await eraseMessagesAndOutbox(trx, member);
  await eraseJobs(trx, [member.id, ...erasedIds, ...orders.map(({ id }) => id)]);
  await eraseWebhookBodies(trx, orders);
  // Sessions, birth details, tax details of orders, saved people and other referencing rows are deleted by cascade.
  await trx('members').where({ id: member.id }).delete();
}

/** Erases contact messages of the member or from the member's address, the newsletter subscription and queued e-mails. @returns their ids */
async function eraseMessagesAndOutbox(
  trx: Transaction,
  { id, email }: Pick<MemberRow, 'id' | 'email'>,
): Promise<string[]> {
  const messages: { id: string }[] = await trx('contact_messages')
    .where({ member_id: id })
    .orWhereRaw('lower(email) = ?', [email])
    .delete()
    .returning('id');
  const subscriberIds: string[] = await trx('subscribers')
    .where({ email })
    .orWhere({ member_id: id })
    .pluck('id');
  const requests: { id: string }[] = await trx('subscription_requests')
    .whereIn('subscriber_id', subscriberIds)
    .delete()
    .returning('id');
  // Newsletter deliveries are deleted by cascade.
  await trx('subscribers').whereIn('id', subscriberIds).delete();
  const queuedEmails: { id: string }[] = await trx('account_email_outbox')
    .where({ member_id: id })
    .orWhereRaw('lower(email) = ?', [email])
    .delete()
    .returning('id');
  return [...subscriberIds, ...[...messages, ...requests, ...queuedEmails].map((row) => row.id)];
}

/** Fields of job payloads that contain the id of a member or of something that belongs to a member. */
export const ID_FIELDS = ['memberId', 'orderId', 'id', 'subscriberId'];

/** Conditions in one statement. */
const MAX_CONDITIONS = 100;

/**
 * Finds jobs by the ids in their payloads, with the index on them (src/migrate.ts); their output, such as a mail server's
 * response, may contain an address. Each condition is a constant: the planner scans the table for a list of values.
 */
async function eraseJobs(trx: Transaction, ids: string[]): Promise<void> {
  const contents = ids.flatMap((id) => ID_FIELDS.map((field) => JSON.stringify({ [field]: id })));
  for (let start = 0; start < contents.length; start += MAX_CONDITIONS) {
    const batch = contents.slice(start, start + MAX_CONDITIONS);
    const conditions = batch.map(() => 'data @> ?::jsonb').join(' or ');
    await trx.raw(`delete from pgboss.job where ${conditions}`, batch);
  }
}

async function eraseWebhookBodies(trx: Transaction, orders: OrderIds[]): Promise<void> {
  const gatewayOrderIds = orders.flatMap(({ gateway_order_id: id }) => id ?? []);
  const orderIds = orders.map(({ id }) => id);
  const paymentIds: string[] = [
    ...(await trx('order_payments').whereIn('order_id', orderIds).pluck('gateway_payment_id')),
    ...(await trx('unmatched_payments').whereIn('order_id', orderIds).pluck('gateway_payment_id')),
  ];
  await trx('webhook_inbox')
    .whereIn('gateway_order_id', gatewayOrderIds)
    .orWhereIn('gateway_payment_id', paymentIds)
    .update({ body: Buffer.alloc(0) });
}
