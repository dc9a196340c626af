/** Refund of a delivered order by the admin CLI, with the worker running. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { requestRefund } from '#src/orders/domain/refund-commands.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import {
  composeForJobs,
  startAppWithBuyers,
  waitUntil,
  type PlacedOrder,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { runCli } from '#src/support/testing.ts';

const SELLER = {
  SELLER_NAME: 'Lagna Jyotish & Co',
  SELLER_ADDRESS: '1 Samrat Marg, New Delhi',
  SELLER_GSTIN: '07AAGFF2194N1Z1',
};

let setup: AppWithBuyers;
let placedOrder: PlacedOrder;
/** for changes of an order that the CLI has no command for */
let appForJobs: ComposedApp;
beforeAll(async () => {
  setup = await startAppWithBuyers({ role: 'all', env: SELLER });
  appForJobs = await composeForJobs(setup);
  placedOrder = await setup.placeOrderFor(setup.asha, { personName: 'Not Satisfied' });
  await setup.verifyPayment(setup.asha, await setup.payAtGateway(placedOrder.gatewayOrderId)).expect(200);
  await setup.waitUntilDelivered(setup.asha, placedOrder.orderId);
}, 60_000);
afterAll(async () => {
  await appForJobs.close();
  await setup.close();
});

/** that the dry run has named */
let plannedCreditNote: string;

const runAdmin = (...args: string[]) => {
  const { databaseUrl: url } = setup.app;
  return runCli({ url, ownerUrl: url }, ...args);
};

const REASON = ['--reason', 'typing error in the chapter on houses'];

const META = { actor: 'support:cli', cause: 'test', at: '2026-11-22T10:00:00.000Z' };

describe('order refund', () => {
  it('order refund requires a reason without e-mail address and telephone number', async () => {
    expect(await runAdmin('order', 'refund', placedOrder.orderId)).toMatchObject({ code: 2 });
    for (const reason of ['asha@example.in wrote', 'called from 98765 43210', ' '])
      expect(
        await runAdmin('order', 'refund', placedOrder.orderId, '--reason', reason, '--yes'),
      ).toMatchObject({
        code: 2,
      });
    expect(await setup.listEventTypes(placedOrder.orderId)).not.toContain('RefundRequested');
  });

  it('order refund --dry-run shows what it would do and changes nothing', async () => {
    const { code, stdout } = await runAdmin('order', 'refund', placedOrder.orderId, ...REASON, '--dry-run');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Would refund ₹499\.00 of ₹499\.00 \(pay_\w+\), no refund so far\.$/m);
    expect(stdout).toContain(`Would e-mail ${setup.asha.member.email}.`);
    const [, number] = /^Would issue credit note (\S+), the next number now/m.exec(stdout)!;
    plannedCreditNote = number!;
    expect(stdout).toContain('Nothing was changed');
    expect(await setup.findOrderRow(placedOrder.orderId)).toMatchObject({
      status: 'paid',
      report_status: 'delivered',
    });
  });

  it('order refund --yes refunds a delivered order, found by gateway order id', async () => {
    const { code, stdout } = await runAdmin(
      'order',
      'refund',
      placedOrder.gatewayOrderId,
      ...REASON,
      '--yes',
    );
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'Refund of ₹499 requested by support.\n' });
    await setup.waitForEvent(placedOrder.orderId, 'PaymentRefunded');
    const refunds = await setup.sandbox.listRefunds();
    expect(refunds).toMatchObject([{ amount: 49_900 }]);
  });

  it('a refund of an invoiced order creates a credit note for the full amount', async () => {
    const listDocuments = () =>
      setup.app.db('tax_documents').where({ order_id: placedOrder.orderId }).orderBy('kind');
    await waitUntil(async () => (await listDocuments()).length === 2);
    expect((await listDocuments())[0]).toMatchObject({ kind: 'credit-note', number: plannedCreditNote });
    expect(await listDocuments()).toMatchObject([
      { kind: 'credit-note', total_paise: 49_900 },
      { kind: 'invoice', total_paise: 49_900 },
    ]);
  });

  it('order show contains the refund with actor and reason', async () => {
    const { stdout } = await runAdmin('order', 'show', placedOrder.orderId);
    expect(stdout).toMatch(new RegExp(`^${placedOrder.orderId} +Janam Kundli, edition 1 +REFUNDED\\n`));
    expect(stdout).toMatch(
      /Refund of ₹499 requested by support\. Reason: typing error in the chapter on houses +support:asha\n/,
    );
    expect(stdout).toMatch(/₹499 refunded \(rfnd_\w+\)/);
  });

  it('order refund of a refunded order shows the refund and makes no second one', async () => {
    const { code, stderr } = await runAdmin('order', 'refund', placedOrder.orderId, ...REASON, '--yes');
    expect(code).toBe(1);
    expect(stderr).toMatch(/₹499 are refunded already \(rfnd_\w+\)/);
    expect(await setup.sandbox.listRefunds()).toHaveLength(1);
  });

  it('order refund rejects a free report and an unknown order', async () => {
    const freeOrderId = await setup.placeFreeOrder(setup.ravi);
    const result = await runAdmin('order', 'refund', freeOrderId, ...REASON, '--yes');
    expect(result).toMatchObject({
      code: 1,
      stderr: 'This report is free, so there is no money to refund.\n',
    });
    expect(await runAdmin('order', 'refund', 'LG-2611-NOBODY', ...REASON)).toMatchObject({ code: 1 });
  });
});

describe('order refund after a failed refund', () => {
  it('an order with a failed refund needs attention, and order refund requests the refund again', async () => {
    const { id } = (await setup.sandbox.listRefunds())[0]!;
    await setup.sandbox.simulateRefundOutcome(id, 'failure');
    await setup.waitForEvent(placedOrder.orderId, 'RefundFailed');
    const reason = 'the gateway accepted a refund and could not complete it';
    expect(await runAdmin('order', 'list', '--needs-attention')).toMatchObject({
      code: 0,
      stdout: `${placedOrder.orderId}  ${reason}\n`,
    });
    const { stdout } = await runAdmin('order', 'show', placedOrder.orderId);
    expect(stdout).toContain('REFUND REQUESTED · NEEDS ATTENTION');
    expect(stdout).toContain('₹0.00 of ₹499.00 refunded');
    expect(stdout).toContain(`Attention ${reason}`);
    expect(stdout).toContain(`Refund of ₹499 failed at the gateway (${id} of pay_`);
    expect(await runAdmin('order', 'refund', placedOrder.orderId, ...REASON, '--yes')).toMatchObject({
      code: 0,
    });
    await expect.poll(async () => (await setup.findOrderRow(placedOrder.orderId)).status).toBe('refunded');
    expect(await runAdmin('order', 'list', '--needs-attention')).toMatchObject({ code: 0, stdout: '' });
    const documents = await setup.app
      .db('tax_documents')
      .where({ order_id: placedOrder.orderId })
      .orderBy('kind');
    expect(documents).toMatchObject([{ kind: 'credit-note' }, { kind: 'invoice' }]);
  });
});

describe('order record-refund', () => {
  it('records a refund that support made by bank transfer, with its credit note, after the gateway rejected the refund', async () => {
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.ravi, { personName: 'Old Payment' });
    await setup.verifyPayment(setup.ravi, await setup.payAtGateway(gatewayOrderId)).expect(200);
    await setup.waitForEvent(orderId, 'ReportEmailSent');
    const resultWithoutRefund = await runAdmin('order', 'record-refund', orderId, ...REASON, '--yes');
    expect(resultWithoutRefund).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('nothing to record'),
    });

    await changeOrder({ db: setup.app.db, jobs: appForJobs.deps.jobs }, orderId, META, (order) => [
      ...requestRefund(order, 'support', META.at),
      { type: 'RefundRejected', data: { code: 'BAD_REQUEST_ERROR', at: META.at } },
    ]);
    const plan = await runAdmin('order', 'record-refund', orderId, ...REASON, '--dry-run');
    expect(plan).toMatchObject({ code: 0, stdout: expect.stringContaining('Would record that ₹') });
    expect(await runAdmin('order', 'record-refund', orderId, ...REASON, '--yes')).toMatchObject({ code: 0 });
    expect(await setup.findOrderRow(orderId)).toMatchObject({ status: 'refunded', attention_reason: null });
    const documents = await setup.app.db('tax_documents').where({ order_id: orderId }).orderBy('kind');
    expect(documents.map(({ kind, total_paise: total }) => [kind, total])).toEqual([
      ['credit-note', documents[1].total_paise],
      ['invoice', documents[1].total_paise],
    ]);
  });
});

describe('order refund while a part waits for the bank', () => {
  it('--dry-run names the part that is not sent again', async () => {
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.ravi, { personName: 'Part Waits' });
    await setup.verifyPayment(setup.ravi, await setup.payAtGateway(gatewayOrderId)).expect(200);
    const data = { gatewayRefundId: 'rfnd_waits', amountPaise: 10_000, at: META.at };
    await changeOrder({ db: setup.app.db, jobs: appForJobs.deps.jobs }, orderId, META, () => [
      { type: 'RefundPending', data },
    ]);
    const { stdout } = await runAdmin('order', 'refund', orderId, ...REASON, '--dry-run');
    expect(stdout).toContain('₹100.00 of it waits for the bank already and is not sent again.');
  });
});
