import type { Transaction } from '#src/platform/database.ts';

/**
 * Blanks what the sandbox knows of the people who paid these gateway orders: addresses, UPI ids, cards, notes, and the
 * webhooks that carried them. Ids, amounts and states stay, as at the real gateway, which forgets by its own rules.
 */
export async function forgetPayers(trx: Transaction, gatewayOrderIds: string[]): Promise<void> {
  const paid: { id: string }[] = await trx('sandbox.payments')
    .whereIn('order_id', gatewayOrderIds)
    .select('id');
  const payments = paid.map(({ id }) => id);
  await trx('sandbox.payments').whereIn('id', payments).update({
    email: null,
    contact: null,
    vpa: null,
    card: null,
    bank: null,
    description: null,
    notes: '{}',
  });
  await trx('sandbox.orders').whereIn('id', gatewayOrderIds).update({ notes: '{}' });
  await trx('sandbox.refunds').whereIn('payment_id', payments).update({ notes: '{}' });
  await trx('sandbox.webhooks')
    .whereRaw('exists (select 1 from unnest(?::text[]) as id where position(id in body) > 0)', [
      [...gatewayOrderIds, ...payments],
    ])
    .update({ body: '{}', next_at: null });
}
