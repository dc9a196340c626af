/**
 * Payment links: https://razorpay.com/docs/api/payments/payment-links/ . Each has a separate order: paying that order
 * (checkout or POST /checkout/:order_id/pay) pays the link.
 */
import type { Knex } from 'knex';
import { paginate, type Query } from './collection.ts';
import type { SandboxContext } from './context.ts';
import { toUnixSeconds, type Notes, type PaymentRow } from './entities.ts';
import { createBadRequestError, createUnknownIdError } from './errors.ts';
import { createId } from './ids.ts';
import { createOrder } from './orders.ts';
import { SANDBOX_PATH } from './paths.ts';
import { readLinkInput, readLinkChanges, type StoredLinkFields } from './payment-link-input.ts';
import { queueWebhooks } from './webhook-outbox.ts';

type LinkRow = {
  id: string;
  status: 'created' | 'paid' | 'cancelled' | 'expired';
  amount: number;
  currency: string;
  reference_id: string | null;
  fields: StoredLinkFields;
  notes: Notes;
  order_id: string;
  expire_by: Date | null;
  cancelled_at: Date | null;
  updated_at: Date;
  created_at: Date;
};

export async function createPaymentLink(context: SandboxContext, body: unknown) {
  const { amount, currency, reference_id, expire_by, notes, fields } = readLinkInput(body);
  const order = await createOrder(context, { amount, currency });
  const now = context.clock.now();
  const row: LinkRow = {
    id: createId('plink_'),
    status: 'created',
    amount,
    currency,
    reference_id,
    fields,
    notes,
    order_id: order.id,
    expire_by,
    cancelled_at: null,
    updated_at: now,
    created_at: now,
  };
  const [inserted] = await context
    .db('sandbox.payment_links')
    .insert(row)
    .onConflict('reference_id')
    .ignore()
    .returning('id');
  if (!inserted)
    throw createBadRequestError(`payment link with given reference_id: (${reference_id}) already exists`);
  return toLinkEntity(context.db, row);
}

/** Razorpay returns payment links in `payment_links`, not in a collection. */
export async function listPaymentLinks(context: SandboxContext, query: Query) {
  await updateLinkStatuses(context);
  const selection = paginate(context.db('sandbox.payment_links'), query);
  if (query.reference_id !== undefined) void selection.where('reference_id', query.reference_id as string);
  const links = (await selection) as LinkRow[];
  return { payment_links: await Promise.all(links.map((row) => toLinkEntity(context.db, row))) };
}

export async function fetchPaymentLink(context: SandboxContext, id: string) {
  await updateLinkStatuses(context);
  return toLinkEntity(context.db, await getLink(context.db, id));
}

export async function updatePaymentLink(context: SandboxContext, id: string, body: unknown) {
  await requireOpenLink(context, id);
  const { fields, ...changes } = readLinkChanges(body);
  const mergedFields = context.db.raw('fields || ?::jsonb', [JSON.stringify(fields)]);
  await context
    .db('sandbox.payment_links')
    .where({ id })
    .update({ ...changes, fields: mergedFields, updated_at: context.clock.now() });
  return fetchPaymentLink(context, id);
}

export async function cancelPaymentLink(context: SandboxContext, id: string) {
  const row = await requireOpenLink(context, id);
  const now = context.clock.now();
  await changeStatus(context, row, { status: 'cancelled', cancelled_at: now, updated_at: now });
  context.wakePollingLoop();
  return fetchPaymentLink(context, id);
}

/** POST /payment_links/:id/notify_by/:medium. The sandbox sends nothing. */
export async function notifyByMedium(context: SandboxContext, id: string, medium: string) {
  await getLink(context.db, id);
  if (medium !== 'sms' && medium !== 'email') throw createBadRequestError('not a valid notification medium');
  return { success: true };
}

/** Links whose order is paid become `paid`, links past `expire_by` become `expired`. Each change sends its webhook. */
async function updateLinkStatuses(context: SandboxContext): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const paidOrderIds = db('sandbox.orders').where({ status: 'paid' }).select('id');
  const selectOpenLinks = () => db('sandbox.payment_links').where({ status: 'created' });
  const paidLinks: LinkRow[] = await selectOpenLinks().whereIn('order_id', paidOrderIds);
  for (const row of paidLinks) await changeStatus(context, row, { status: 'paid', updated_at: now });
  const expiredLinks: LinkRow[] = await selectOpenLinks().where('expire_by', '<=', now);
  for (const row of expiredLinks) await changeStatus(context, row, { status: 'expired', updated_at: now });
  if (paidLinks.length + expiredLinks.length > 0) context.wakePollingLoop();
}

async function changeStatus(context: SandboxContext, row: LinkRow, changes: Partial<LinkRow>): Promise<void> {
  await context.db.transaction(async (trx) => {
    const changedCount = await trx('sandbox.payment_links')
      .where({ id: row.id, status: 'created' })
      .update(changes);
    if (changedCount === 0) return;
    const link = { ...row, ...changes };
    const payload = { payment_link: await toLinkEntity(trx, link) };
    await queueWebhooks(context, trx, [{ event: `payment_link.${link.status}`, payload }]);
  });
}

/** @throws SandboxHttpError when the payment link does not exist */
async function getLink(db: Knex, id: string): Promise<LinkRow> {
  const row: LinkRow | undefined = await db('sandbox.payment_links').where({ id }).first();
  if (!row) throw createUnknownIdError();
  return row;
}

async function requireOpenLink(context: SandboxContext, id: string): Promise<LinkRow> {
  await updateLinkStatuses(context);
  const row = await getLink(context.db, id);
  if (row.status !== 'created') throw createBadRequestError(`The payment link is ${row.status} already.`);
  return row;
}

async function toLinkEntity(db: Knex, row: LinkRow) {
  const payments: PaymentRow[] = await db('sandbox.payments')
    .where({ order_id: row.order_id })
    .whereNotNull('captured_at');
  return {
    id: row.id,
    accept_partial: false,
    first_min_partial_amount: 0,
    amount: row.amount,
    amount_paid: payments.reduce((sum, { amount }) => sum + amount, 0),
    currency: row.currency,
    ...row.fields,
    reference_id: row.reference_id ?? '',
    notes: Object.keys(row.notes).length === 0 ? null : row.notes,
    order_id: row.order_id,
    payments: payments.length === 0 ? null : payments.map((payment) => toLinkPayment(row, payment)),
    reminders: [],
    short_url: `${SANDBOX_PATH}/checkout/${row.order_id}`,
    status: row.status,
    user_id: '',
    cancelled_at: row.cancelled_at ? toUnixSeconds(row.cancelled_at) : 0,
    expire_by: row.expire_by ? toUnixSeconds(row.expire_by) : 0,
    expired_at: row.status === 'expired' && row.expire_by ? toUnixSeconds(row.expire_by) : 0,
    created_at: toUnixSeconds(row.created_at),
    updated_at: toUnixSeconds(row.updated_at),
  };
}

const toLinkPayment = (link: LinkRow, payment: PaymentRow) => ({
  amount: payment.amount,
  created_at: toUnixSeconds(payment.created_at),
  method: payment.method,
  payment_id: payment.id,
  plink_id: link.id,
  status: 'captured' as const,
});
