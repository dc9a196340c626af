/**
 * Everything personal about a member, out of the database. What stays: events and the orders folded from them, numbered
 * tax documents, and of the gateway's news the ids that keep it from being handled twice. They hold ids and amounts.
 */
import type { MemberRow } from '#src/accounts/members.ts';
import type { Transaction } from '#src/platform/database.ts';

type OrderIds = { id: string; gateway_order_id: string | null; gateway_payment_id: string | null };

export async function eraseMember(trx: Transaction, member: Pick<MemberRow, 'id' | 'email'>): Promise<void> {
  const orders: OrderIds[] = await trx('orders')
    .where({ member_id: member.id })
    .select('id', 'gateway_order_id', 'gateway_payment_id');
  const letters = await eraseEmailsAndMessages(trx, member);
  await eraseJobs(trx, [member.id, ...letters, ...orders.map(({ id }) => id)]);
  await eraseWebhookBodies(trx, orders);
  // Sessions, births, saved people and whatever else refers to the member go with the row.
  await trx('members').where({ id: member.id }).delete();
}

/** Messages written signed in, or out with the member's address; the monthly letter; our own letters. @returns their ids */
async function eraseEmailsAndMessages(
  trx: Transaction,
  { id, email }: Pick<MemberRow, 'id' | 'email'>,
): Promise<string[]> {
  const messages: { id: string }[] = await trx('contact_messages')
    .where({ member_id: id })
    .orWhereRaw('lower(email) = ?', [email])
    .delete()
    .returning('id');
  const subscribers: { id: string }[] = await trx('subscribers').where({ email }).delete().returning('id');
  const ours: { id: string }[] = await trx('account_email_outbox')
    .where({ member_id: id })
    .orWhereRaw('lower(email) = ?', [email])
    .delete()
    .returning('id');
  return [...messages, ...subscribers, ...ours].map((row) => row.id);
}

/** By the ids in their payloads; what a job ended with (a mail server's answer) may name an address. */
async function eraseJobs(trx: Transaction, ids: string[]): Promise<void> {
  await trx.raw(
    `delete from pgboss.job where data is not null and jsonb_typeof(data) = 'object'
       and exists (select 1 from jsonb_each_text(data) as field where field.value = any (?::text[]))`,
    [ids],
  );
}

async function eraseWebhookBodies(trx: Transaction, orders: OrderIds[]): Promise<void> {
  const ordersThere = orders.flatMap(({ gateway_order_id: id }) => id ?? []);
  const payments = orders.flatMap(({ gateway_payment_id: id }) => id ?? []);
  await trx('webhook_inbox')
    .whereIn('gateway_order_id', ordersThere)
    .orWhereRaw(`body #>> '{payload,payment,entity,order_id}' = any (?::text[])`, [ordersThere])
    .orWhereRaw(`body #>> '{payload,refund,entity,payment_id}' = any (?::text[])`, [payments])
    .update({ body: '{}' });
}
