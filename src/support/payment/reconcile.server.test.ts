/** The command `reconcile` against the gateway sandbox of a running site, with settlements and a settlement file. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { requestRefund } from '#src/orders/domain/refund-commands.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { compareBooks, storeComparison } from '#src/payments/reconciliation/compare-books.ts';
import { refundOrder } from '#src/payments/refunds/refund-order.ts';
import { recordSettlementRows } from '#src/payments/settlements/record-settlement.ts';
import { formatExactPaise } from '#src/platform/contract-money.ts';
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import {
  composeForJobs,
  placePaidOrder,
  startAppWithBuyers,
  waitUntil,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { runCli } from '#src/support/testing.ts';

let setup: AppWithBuyers;
let composed: ComposedApp;
let folder: string;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  composed = await composeForJobs(setup);
  folder = await mkdtemp(path.join(os.tmpdir(), 'lagna-reconcile-'));
});
afterEach(() => setup.setFaults({}));
afterAll(async () => {
  await composed.close();
  await setup.close();
  await rm(folder, { recursive: true, force: true });
});

const runReconcile = (...args: string[]) => {
  const env = { NODE_ENV: 'test', PORT: new URL(setup.app.localUrl).port, VAR_DIR: setup.app.varDir };
  return runCli({ url: setup.app.databaseUrl, ownerUrl: setup.app.ownerUrl, env }, 'reconcile', ...args);
};
const getTodayOptions = () => ['--from', getTodayInIndia(), '--to', getTodayInIndia()];
const reconcileJson = async (...args: string[]) => {
  const { code, stdout } = await runReconcile(...getTodayOptions(), '--json', ...args);
  return { code, result: JSON.parse(stdout) };
};

async function refundPaidOrder(orderId: string): Promise<void> {
  const meta = { actor: 'support:cli', cause: 'goodwill', at: setup.app.clock.now().toISOString() };
  await changeOrder(composed.deps, orderId, meta, (order) => requestRefund(order, 'support', meta.at));
  await refundOrder(composed.deps, { orderId, requestNumber: 1 });
}

describe('reconcile', () => {
  it('exits with 0 for equal books, and records what the webhooks missed', async () => {
    const { orderId } = await placePaidOrder(setup, 'Equal');
    await refundPaidOrder(orderId);
    expect((await reconcileJson()).code).toBe(0);

    await setup.setFaults({ webhooks: 'lost' });
    const placedOrder = await setup.placeOrderFor(setup.ravi, { personName: 'Missed' });
    const { razorpay_payment_id: id } = await setup.payAtGateway(placedOrder.gatewayOrderId);
    const disputeId = await setup.sandbox.openDispute(id);
    const { code, stdout } = await runReconcile(...getTodayOptions());
    expect(stdout).toContain(`recorded now: ${id}`);
    expect(stdout).toContain(`recorded now: ${disputeId}`);
    expect(stdout).toContain('Payments: 2 matched, 1 recorded now');
    const total = await setup.app.db('order_payments').sum({ paise: 'amount_paise' }).first();
    const amount = formatExactPaise(Number(total!.paise));
    expect(stdout).toMatch(new RegExp(`^Matched +2 +${amount} +1 +1$`, 'm'));
    expect(stdout).toMatch(/^Only at the gateway +0 +₹0\.00 +0 +0$/m);
    expect(stdout).toContain('Refunds: 1 matched, 0 recorded now');
    expect(code).toBe(0);
    await setup.sandbox.decideDispute(disputeId, 'lost');
    expect(await reconcileJson()).toMatchObject({
      code: 0,
      result: { disputes: { matched: 1, newlyRecorded: [disputeId], lostAmount: placedOrder.amount } },
    });
  });

  it('exits with 1 for other amounts than the gateway’s, and for a refund that the gateway does not have', async () => {
    const { orderId, paymentId } = await placePaidOrder(setup, 'Differing');
    await refundPaidOrder(orderId);
    const [gatewayRefund] = await setup.sandbox.listRefundsOf(paymentId);
    const { db } = setup.app;
    await db('order_payments').where({ gateway_payment_id: paymentId }).update({ amount_paise: 1 });
    await db('payment_refunds').where({ gateway_refund_id: gatewayRefund!.id }).update({ amount: 1 });
    const inventedRefund = { gateway_payment_id: 'pay_invented', amount: 5, is_failed: false };
    await db('payment_refunds').insert({
      ...inventedRefund,
      gateway_refund_id: 'rfnd_invented',
      recorded_at: new Date(),
    });
    const { code, stdout } = await runReconcile(...getTodayOptions());
    expect(code).toBe(1);
    expect(stdout).toContain(`differing: ${paymentId} amount, ours 1, gateway`);
    expect(stdout).toMatch(/^Different +1 +1 +0$/m);
    expect(stdout).toContain(`differing: ${gatewayRefund!.id} amount, ours 1, gateway`);
    expect(stdout).toContain('only in our books: rfnd_invented');
    await db('payment_refunds').where({ gateway_refund_id: 'rfnd_invented' }).delete();
    const { amount } = gatewayRefund!;
    await db('order_payments').where({ gateway_payment_id: paymentId }).update({ amount_paise: amount });
    await db('payment_refunds').where({ gateway_refund_id: gatewayRefund!.id }).update({ amount });
    expect((await reconcileJson()).code).toBe(0);
  });

  it('links each payment to its settlement, and compares a settlement file row by row', async () => {
    const { paymentId } = await placePaidOrder(setup, 'Settled');
    const settlementId = await setup.sandbox.runSettlement();
    const { db } = setup.app;
    await waitUntil(
      async () => (await db('gateway_settlements').where({ settlement_id: settlementId })).length === 1,
    );
    await recordSettlementRows(composed.deps, settlementId);
    const settlementRow = await db('payment_settlements').where({ gateway_payment_id: paymentId }).first();
    const payment = await db('order_payments').where({ gateway_payment_id: paymentId }).first();
    expect(settlementRow).toMatchObject({ settlement_id: settlementId, amount: payment.amount_paise });
    expect(settlementRow).toMatchObject({ fee: payment.fee_paise, fee_tax: payment.fee_tax_paise });

    const csv = await setup.sandbox.exportSettlement(settlementId);
    const file = path.join(folder, 'settlement.csv');
    await writeFile(file, csv);
    const equalResult = await reconcileJson('--settlements', file);
    expect(equalResult.result.settlementFile).toMatchObject({
      onlyInFile: [],
      onlyInOurBooks: [],
      differing: [],
    });
    expect(equalResult.code).toBe(0);

    const [header, ...rows] = csv.trimEnd().split('\r\n');
    const otherRows = rows.filter((row) => !row.startsWith(paymentId));
    const changedRow = rows.find((row) => row.startsWith(paymentId))!.replace(paymentId, 'pay_unknown');
    await writeFile(file, [header, ...otherRows, changedRow].join('\n'));
    const differingResult = await reconcileJson('--settlements', file);
    expect(differingResult.result.settlementFile).toMatchObject({
      onlyInFile: ['pay_unknown'],
      onlyInOurBooks: [paymentId],
    });
    expect(differingResult.code).toBe(1);
  });

  it('finds a settlement whose webhook was lost', async () => {
    await setup.setFaults({ webhooks: 'lost' });
    await placePaidOrder(setup, 'Lost settlement');
    const settlementId = await setup.sandbox.runSettlement();
    expect((await reconcileJson()).result.settlements).toEqual([settlementId]);
    expect((await reconcileJson()).result.settlements).toEqual([]);
  });

  it('--last prints the result of the last nightly comparison', async () => {
    expect((await runReconcile('--last')).code).toBe(1);
    await storeComparison(composed.deps, await compareBooks(composed.deps));
    const { code, stdout } = await runReconcile('--last');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Finished .*\nFrom .*\n +Payments +Amount +Refunds +Disputes\nMatched/);
    expect(stdout).toMatch(/^Payments: \d+ matched/m);
  });

  it.each([
    [[], '--from expects a day'],
    [['--from', '2026-02-30', '--to', '2026-03-01'], '--from expects a day'],
    [['--from', '2026-03-02', '--to', '2026-03-01'], 'must not be after'],
    [['--from', '2026-03-01', '--to', '2026-03-01', '--settlements', '/nowhere.csv'], '--settlements:'],
  ])('exits with 2 after wrong usage: %j', async (args, message) => {
    const { code, stderr } = await runReconcile(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});
