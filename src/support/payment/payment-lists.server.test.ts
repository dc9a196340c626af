/** `payment list` and `payment audit` beside the sums of independent SQL. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { requestPartialRefund } from '#src/orders/domain/refund-commands.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { refundOrderPartially } from '#src/payments/refunds/refund-order-partially.ts';
import { recordSettlementRows } from '#src/payments/settlements/record-settlement.ts';
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import { runCli, runCliInTerminal } from '#src/support/testing.ts';
import {
  composeForJobs,
  placePaidOrder,
  startAppWithBuyers,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';

const SELLER = { SELLER_ADDRESS: '1 Samrat Marg, New Delhi', SELLER_GSTIN: '07AAGFF2194N1Z1' };

let setup: AppWithBuyers;
let composed: ComposedApp;
let settledPaymentId: string;
let refundedOrderId: string;
let disputedPaymentId: string;
let settlementId: string;
/** `beforeAll` needs it: the `waitUntil` of app-with-buyers.ts works inside tests only. */
const waitUntil = (isDone: () => Promise<boolean>) => vi.waitUntil(isDone, 20_000);

beforeAll(async () => {
  setup = await startAppWithBuyers({ env: SELLER });
  composed = await composeForJobs(setup, SELLER);
  const refunded = await placePaidOrder(setup, 'Refunded');
  ({ orderId: refundedOrderId, paymentId: settledPaymentId } = refunded);
  ({ paymentId: disputedPaymentId } = await placePaidOrder(setup, 'Disputed'));
  await refundPart(refundedOrderId, 10_000);
  await openLostDispute(disputedPaymentId);
  await settle();
  await createUnmatchedPayment();
}, 60_000);
afterAll(async () => {
  await composed.close();
  await setup.close();
});

async function refundPart(orderId: string, paise: number): Promise<void> {
  const meta = {
    actor: 'support:test',
    cause: 'second report wrong',
    at: setup.app.clock.now().toISOString(),
  };
  await changeOrder(composed.deps, orderId, meta, (order) => requestPartialRefund(order, paise, meta.at));
  await refundOrderPartially(composed.deps, { orderId, requestNumber: 1 });
}

async function openLostDispute(paymentId: string): Promise<void> {
  const disputeId = await setup.sandbox.openDispute(paymentId);
  await setup.sandbox.decideDispute(disputeId, 'lost');
  await waitUntil(
    async () =>
      (await setup.app.db('payment_disputes').where({ dispute_id: disputeId }).first())?.status === 'lost',
  );
}

async function settle(): Promise<void> {
  settlementId = await setup.sandbox.runSettlement();
  await waitUntil(
    async () =>
      (await setup.app.db('gateway_settlements').where({ settlement_id: settlementId })).length === 1,
  );
  await recordSettlementRows(composed.deps, settlementId);
}

async function createUnmatchedPayment(): Promise<void> {
  const { body } = await setup.sandbox
    .post('/orders', { amount: 12_300, currency: 'INR', receipt: 'another-shop' })
    .expect(200);
  const { razorpay_payment_id: id } = await setup.payAtGateway(body.id);
  await waitUntil(
    async () => (await setup.app.db('unmatched_payments').where({ gateway_payment_id: id })).length === 1,
  );
}

const getDatabase = () => ({ url: setup.app.databaseUrl, ownerUrl: setup.app.ownerUrl });
const runPayment = (...args: string[]) => runCli(getDatabase(), 'payment', ...args);
const getToday = () => ['--from', getTodayInIndia(), '--to', getTodayInIndia()];

/** From the gateway's identifiers alone: refunds and disputes by their own tables. */
async function sumWithSql() {
  const { rows } = await setup.app.db.raw(`
    select (select sum(amount_paise) from order_payments) + (select sum(amount) from unmatched_payments) as captured,
           (select sum(amount) from payment_refunds where not is_failed) as refunded,
           (select sum(coalesce(amount_deducted, amount)) from payment_disputes where status = 'lost') as charged_back,
           (select sum(fee) from payment_settlements) as fees`);
  const [row] = rows as Record<'captured' | 'refunded' | 'charged_back' | 'fees', string>[];
  return {
    captured: Number(row!.captured),
    refunded: Number(row!.refunded),
    chargedBack: Number(row!.charged_back),
    fees: Number(row!.fees),
  };
}

describe('payment audit', () => {
  it('the totals of a period are the sums of the tables', async () => {
    const { code, stdout } = await runPayment('audit', ...getToday(), '--json');
    expect(code).toBe(0);
    const [totals] = JSON.parse(stdout).totals;
    const sums = await sumWithSql();
    expect(totals).toMatchObject({ payments: 3, currency: 'INR', captured: sums.captured });
    expect(totals).toMatchObject({ refunded: sums.refunded, chargedBack: sums.chargedBack });
    expect(sums.refunded).toBe(10_000);
    expect(sums.chargedBack).toBeGreaterThan(0);
    expect(totals.net).toBe(sums.captured - sums.refunded - sums.chargedBack);
    expect(totals.fees).toBeGreaterThanOrEqual(sums.fees);
  });

  it('a payment has its order, fee, refund, settlement, invoice and credit note', async () => {
    const { stdout } = await runPayment('audit', ...getToday(), '--json');
    const { payments } = JSON.parse(stdout);
    const payment = payments.find(({ paymentId }: { paymentId: string }) => paymentId === settledPaymentId);
    expect(payment).toMatchObject({ orderId: refundedOrderId, status: 'partly-refunded', settlementId });
    expect(payment).toMatchObject({ refunded: 10_000, refunds: [{ amount: 10_000, isFailed: false }] });
    expect(payment.fee).toBeGreaterThan(0);
    expect(payment.method).toEqual(expect.any(String));
    const documents = await setup.app
      .db('tax_documents')
      .where({ order_id: refundedOrderId })
      .pluck('number');
    expect(new Set([payment.invoiceNumber, ...payment.creditNoteNumbers])).toEqual(new Set(documents));
    expect(documents).toHaveLength(2);
  });

  it('payments of a member are found by e-mail address and by id, without payments of others', async () => {
    const { email } = setup.asha.member;
    const byEmail = await runPayment('audit', '--member', email.toUpperCase());
    expect(byEmail.stdout).toContain(settledPaymentId);
    expect(byEmail.stdout).toContain('2 payments');
    const { id } = await setup.app.db('members').where({ email: setup.ravi.member.email }).first();
    const ofRavi = await runPayment('audit', '--member', id, '--json');
    expect(JSON.parse(ofRavi.stdout)).toMatchObject({ payments: [], totals: [{ captured: 0 }] });
  });

  it('--csv prints RFC 4180 with amounts in paise on stdout, and totals on stderr', async () => {
    const { stdout, stderr } = await runPayment('audit', ...getToday(), '--csv');
    const lines = stdout.split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^captured_at,payment,order,kind,status,method,currency,amount,fee/);
    expect(lines.find((line) => line.includes(settledPaymentId))).toContain(',INR,');
    expect(lines.at(-1)).toBe('');
    expect(stderr).toContain('Net');
  });

  it.each([
    [['audit'], 2, '--member, or --from'],
    [['audit', '--member', 'nobody@example.in'], 1, 'No member nobody@example.in'],
    [['audit', '--from', '2026-11-01', '--to', '2026-11-02', '--csv', '--json'], 2, 'not both'],
    [['list', '--status', 'lost'], 2, '--status expects captured'],
  ])('payment %j explains what is missing', async (args, code, message) => {
    expect(await runPayment(...args)).toMatchObject({ code, stderr: expect.stringContaining(message) });
  });
});

describe('payment list', () => {
  it('the totals are the sums of the tables', async () => {
    const { totals } = JSON.parse((await runPayment('list', '--json')).stdout);
    const { captured, refunded, chargedBack } = await sumWithSql();
    const net = captured - refunded - chargedBack;
    expect(totals).toEqual([
      expect.objectContaining({ payments: 3, currency: 'INR', captured, refunded, chargedBack, net }),
    ]);
  });

  it('payments of the last days are listed with totals, and filtered by status', async () => {
    const { stdout } = await runPayment('list');
    expect(stdout).toContain('3 payments');
    const chargedBack = await runPayment('list', '--status', 'charged-back');
    expect(chargedBack.stdout).toMatch(new RegExp(`${disputedPaymentId} .* charged-back`));
    expect(chargedBack.stdout).toContain('1 payment\n');
    expect(chargedBack.stdout).not.toContain(settledPaymentId);
    expect((await runPayment('list', '--method', 'paylater')).stdout).toContain('0 payments');
  });

  it('no line is wider than a terminal of 80 columns', async () => {
    const { stdout } = await runCliInTerminal(getDatabase(), { columns: 80 }, 'payment', 'list');
    expect(stdout).toContain(settledPaymentId);
    expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  });
});
