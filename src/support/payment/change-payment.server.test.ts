/** Payments that fit no order, settled by the admin CLI. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { refundUnmatchedPaymentQueue } from '#src/payments/queues.ts';
import { markUnmatchedRefundRejected } from '#src/payments/unmatched/refund-unmatched.ts';
import {
  composeForJobs,
  startAppWithBuyers,
  waitUntil,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { runCli } from '#src/support/testing.ts';

let setup: AppWithBuyers;
let composed: ComposedApp;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  composed = await composeForJobs(setup);
});
afterAll(async () => {
  await composed.close();
  await setup.close();
});

const runAdmin = (...args: string[]) =>
  runCli({ url: setup.app.databaseUrl, ownerUrl: setup.app.ownerUrl }, ...args);
const findUnmatched = (id: string) =>
  setup.app.db('unmatched_payments').where({ gateway_payment_id: id }).first();

async function createUnmatchedPayment(receipt: string): Promise<string> {
  const order = { amount: 12_300, currency: 'INR', receipt };
  const { body } = await setup.sandbox.post('/orders', order).expect(200);
  const { razorpay_payment_id: id } = await setup.payAtGateway(body.id);
  await waitUntil(async () => (await findUnmatched(id)) !== undefined);
  return id;
}

const REASON = ['--reason', 'paid for another shop'];

describe('payment refund', () => {
  it('payment refund --dry-run shows the amount and changes nothing', async () => {
    const id = await createUnmatchedPayment('shown-only');
    const { code, stdout } = await runAdmin('payment', 'refund', id, ...REASON, '--dry-run');
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining(`₹123 of ${id}`) });
    expect(await findUnmatched(id)).toMatchObject({ status: 'open' });
  });

  it('payment refund --yes requests the refund once, before the automatic refund', async () => {
    const id = await createUnmatchedPayment('early');
    expect(await runAdmin('payment', 'refund', id, ...REASON, '--yes')).toMatchObject({ code: 0 });
    expect(await findUnmatched(id)).toMatchObject({ status: 'refund-requested' });
    expect(await composed.deps.jobs.isUnfinished(refundUnmatchedPaymentQueue, `${id}:1`)).toBe(true);
    const repeated = await runAdmin('payment', 'refund', id, ...REASON, '--yes');
    expect(repeated).toMatchObject({ code: 1, stderr: expect.stringContaining('refund-requested') });
  });

  it('payment refund requests a refund again that the gateway rejected', async () => {
    const id = await createUnmatchedPayment('rejected');
    await runAdmin('payment', 'refund', id, ...REASON, '--yes');
    await markUnmatchedRefundRejected(composed.deps, { gatewayPaymentId: id, requestNumber: 1 }, new Error());
    expect(await findUnmatched(id)).toMatchObject({ status: 'refund-rejected' });
    expect(await runAdmin('payment', 'refund', id, ...REASON, '--yes')).toMatchObject({ code: 0 });
    expect(await composed.deps.jobs.isUnfinished(refundUnmatchedPaymentQueue, `${id}:2`)).toBe(true);
  });

  it('payment refund explains an unknown payment id', async () => {
    const { code, stderr } = await runAdmin('payment', 'refund', 'pay_unknown', ...REASON);
    expect(code).toBe(1);
    expect(stderr).toContain('No payment pay_unknown without an order');
  });

  it('payment refund rejects a reason with a telephone number', async () => {
    const id = await createUnmatchedPayment('personal-data');
    const { code, stderr } = await runAdmin(
      'payment',
      'refund',
      id,
      '--reason',
      '98765 43210 called',
      '--yes',
    );
    expect(code).toBe(2);
    expect(stderr).toContain('telephone number');
    expect(await findUnmatched(id)).toMatchObject({ status: 'open' });
  });
});

describe('payment dismiss', () => {
  it('payment dismiss --yes closes the payment without a refund', async () => {
    const id = await createUnmatchedPayment('settled-elsewhere');
    expect(await runAdmin('payment', 'dismiss', id, ...REASON, '--yes')).toMatchObject({ code: 0 });
    expect(await findUnmatched(id)).toMatchObject({ status: 'dismissed', refund_after: null });
    expect(await setup.sandbox.listRefundsOf(id)).toEqual([]);
    expect((await runAdmin('order', 'list', '--needs-attention')).stdout).not.toContain(id);
  });

  it('a requested refund of which a lost dispute took a part is listed, not refunded, and can be dismissed', async () => {
    const id = await createUnmatchedPayment('partly-lost');
    await runAdmin('payment', 'refund', id, ...REASON, '--yes');
    const disputeId = await setup.sandbox.openDispute(id, { amount: 5_000 });
    await setup.sandbox.decideDispute(disputeId, 'lost');
    await waitUntil(async () => {
      const dispute = await setup.app.db('payment_disputes').where({ dispute_id: disputeId }).first();
      return dispute?.status === 'lost';
    });
    const list = await runAdmin('order', 'list', '--needs-attention');
    expect(list.stdout).toMatch(new RegExp(`${id}  .*the bank returned a part`));
    const refused = await runAdmin('payment', 'refund', id, ...REASON, '--yes');
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('returned a part') });
    expect(await runAdmin('payment', 'dismiss', id, ...REASON, '--yes')).toMatchObject({ code: 0 });
    expect(await findUnmatched(id)).toMatchObject({ status: 'dismissed' });
  });
});
