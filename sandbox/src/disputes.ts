/** Disputes: https://razorpay.com/docs/api/disputes/ . The admin API acts as the payer's bank. */
import type { Knex } from 'knex';
import { isExpanded, paginate, toCollection, type Query } from './collection.ts';
import type { SandboxContext } from './context.ts';
import {
  createEvidence,
  readContest,
  readDecision,
  readNewDispute,
  type Decision,
  type Evidence,
} from './dispute-input.ts';
import { toPaymentEntity, toUnixSeconds, toWebhookPayment, type PaymentRow } from './entities.ts';
import { createBadRequestError, createUnknownIdError } from './errors.ts';
import { readFields, rejectUnknownFields } from './fields.ts';
import { createId } from './ids.ts';
import { getPayment } from './payments.ts';
import { queueWebhooks } from './webhook-outbox.ts';

export type DisputeRow = {
  id: string;
  payment_id: string;
  amount: number;
  currency: string;
  amount_deducted: number;
  reason_code: string;
  respond_by: Date;
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  phase: string;
  evidence: Evidence;
  settlement_id: string | null;
  created_at: Date;
};

export async function listDisputes({ db }: SandboxContext, query: Query) {
  const rows: DisputeRow[] = await paginate(db('sandbox.disputes'), query);
  return toCollection(await Promise.all(rows.map((row) => expandDispute(db, row, query))));
}

export async function fetchDispute({ db }: SandboxContext, id: string, query: Query) {
  const row: DisputeRow | undefined = await db('sandbox.disputes').where({ id }).first();
  if (!row) throw createUnknownIdError();
  return expandDispute(db, row, query);
}

/** POST /disputes/:id/accept: the dispute is lost, and no later decision changes that. */
export async function acceptDispute(context: SandboxContext, id: string, body: unknown) {
  rejectUnknownFields(readFields(body), new Set());
  return changeDispute(context, id, (row) => {
    requireOpenDispute(context, row);
    return { event: 'lost', changes: { status: 'lost', amount_deducted: row.amount } };
  });
}

/** PATCH /disputes/:id/contest: saves a draft, or submits the evidence for review. */
export async function saveEvidence(context: SandboxContext, id: string, body: unknown) {
  return changeDispute(context, id, (row) => {
    requireOpenDispute(context, row);
    const { isSubmitted, evidence } = readContest(body, row);
    if (!isSubmitted) return { changes: { evidence } };
    const submitted_at = toUnixSeconds(context.clock.now());
    return {
      event: 'under_review',
      changes: { status: 'under_review', evidence: { ...evidence, submitted_at } },
    };
  });
}

/** POST /admin/payments/:id/disputes `{amount?, phase?, reasonCode?, respondInDays?}`: the payer's bank opens a dispute. */
export async function openDispute(context: SandboxContext, paymentId: string, body: unknown) {
  const input = readNewDispute(body);
  const row = await context.db.transaction(async (trx) => {
    const payment = await getPayment(trx, paymentId);
    const amount = input.amount ?? payment.amount;
    if (!payment.captured_at || amount > payment.amount)
      throw createBadRequestError('A dispute needs a captured payment of at least its amount.');
    const now = context.clock.now();
    const row: DisputeRow = {
      id: createId('disp_'),
      payment_id: paymentId,
      amount,
      currency: payment.currency,
      amount_deducted: 0,
      reason_code: input.reasonCode,
      respond_by: getDeadline(context, input.respondInDays),
      status: 'open',
      phase: input.phase,
      evidence: createEvidence(amount),
      settlement_id: null,
      created_at: now,
    };
    await trx('sandbox.disputes').insert(row);
    await queueDisputeWebhook(context, trx, 'created', { dispute: row, payment });
    return row;
  });
  context.wakePollingLoop();
  return toDisputeEntity(row);
}

const DAY_MS = 24 * 60 * 60 * 1000;

const getDeadline = ({ clock }: SandboxContext, days: number) =>
  new Date(clock.now().getTime() + days * DAY_MS);

/** POST /admin/disputes/:id `{status}`: the payer's bank decides. */
export async function decideDispute(context: SandboxContext, id: string, body: unknown) {
  const { status: decision, respondInDays, amountDeducted } = readDecision(body);
  return changeDispute(context, id, (row) => {
    if (row.status !== 'open' && row.status !== 'under_review')
      throw createBadRequestError('The bank has decided this dispute already.');
    const status = decision === 'action_required' ? ('open' as const) : decision;
    if (amountDeducted !== undefined && amountDeducted > row.amount)
      throw createBadRequestError('The amount deducted is at most the amount of the dispute.');
    const amount_deducted = decision === 'lost' ? (amountDeducted ?? row.amount) : 0;
    const respondBy = respondInDays === undefined ? undefined : getDeadline(context, respondInDays);
    return {
      event: decision,
      changes: { status, amount_deducted, ...(respondBy ? { respond_by: respondBy } : {}) },
    };
  });
}

type Change = { event?: Decision; changes: Partial<DisputeRow> };

async function changeDispute(context: SandboxContext, id: string, decide: (row: DisputeRow) => Change) {
  const changedDispute = await context.db.transaction(async (trx) => {
    const row: DisputeRow | undefined = await trx('sandbox.disputes').where({ id }).forUpdate().first();
    if (!row) throw createUnknownIdError();
    const { event, changes } = decide(row);
    const dispute: DisputeRow = { ...row, ...changes };
    await trx('sandbox.disputes').where({ id }).update(changes);
    const payment = await getPayment(trx, row.payment_id);
    if (event) await queueDisputeWebhook(context, trx, event, { dispute, payment });
    return dispute;
  });
  context.wakePollingLoop();
  return toDisputeEntity(changedDispute);
}

/** The merchant may act on an open dispute until its deadline. */
function requireOpenDispute({ clock }: SandboxContext, { status, respond_by }: DisputeRow): void {
  if (status !== 'open')
    throw createBadRequestError(`Action not allowed when dispute is in ${status} status.`);
  if (clock.now() > respond_by)
    throw createBadRequestError('Action not allowed as deadline to respond has elapsed.');
}

async function queueDisputeWebhook(
  context: SandboxContext,
  trx: Knex.Transaction,
  event: Decision | 'created',
  { dispute, payment }: { dispute: DisputeRow; payment: PaymentRow },
): Promise<void> {
  const payload = { payment: toWebhookPayment(payment), dispute: toDisputeEntity(dispute) };
  await queueWebhooks(context, trx, [{ event: `payment.dispute.${event}`, payload }], payment);
}

async function expandDispute(db: Knex, row: DisputeRow, query: Query) {
  if (!isExpanded(query, 'payment')) return toDisputeEntity(row);
  return { ...toDisputeEntity(row), payment: toPaymentEntity(await getPayment(db, row.payment_id)) };
}

const toDisputeEntity = (row: DisputeRow) => ({
  id: row.id,
  entity: 'dispute' as const,
  payment_id: row.payment_id,
  amount: row.amount,
  currency: row.currency,
  amount_deducted: row.amount_deducted,
  reason_code: row.reason_code,
  respond_by: toUnixSeconds(row.respond_by),
  status: row.status,
  phase: row.phase,
  created_at: toUnixSeconds(row.created_at),
  evidence: row.evidence,
});
