/** Support gives the money of a delivered order back: by the CLI as a process of its own, with the worker running. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop, waitUntil, type PlacedOrder, type Shop } from '#src/testing/test-shop.ts';

const CLI = new URL('./cli.ts', import.meta.url).pathname;
const run = promisify(execFile);
const SELLER = {
  SELLER_NAME: 'Lagna Jyotish & Co',
  SELLER_ADDRESS: '1 Samrat Marg, New Delhi',
  SELLER_GSTIN: '07AAGFF2194N1Z1',
};

let shop: Shop;
let ordered: PlacedOrder;
beforeAll(async () => {
  shop = await startShop({ role: 'all', env: SELLER });
  ordered = await shop.placeOrderFor(shop.asha, 'Not Satisfied');
  await shop.verifyPayment(shop.asha, await shop.payAtGateway(ordered.orderId)).expect(200);
  await shop.asha.get(`/api/orders/${ordered.order}/progress`).expect(200);
}, 60_000);
afterAll(() => shop.close());

async function admin(...args: string[]): Promise<{ code: number; out: string; talk: string }> {
  const { databaseUrl } = shop.app;
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: databaseUrl };
  try {
    const { stdout, stderr } = await run(process.execPath, [CLI, ...args], { env });
    return { code: 0, out: stdout, talk: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, talk: stderr };
  }
}

const REASON = ['--reason', 'typing error in the chapter on houses'];

describe('order refund', () => {
  it('takes no order without a reason, and no reason with an address or a number to call', async () => {
    expect(await admin('order', 'refund', ordered.order)).toMatchObject({ code: 2 });
    for (const reason of ['asha@example.in wrote', 'called from 98765 43210', ' '])
      expect(await admin('order', 'refund', ordered.order, '--reason', reason, '--yes')).toMatchObject({
        code: 1,
      });
    expect(await shop.listEventTypes(ordered.order)).not.toContain('RefundRequested');
  });

  it('says what it would do, and does nothing without --yes', async () => {
    const { code, out } = await admin('order', 'refund', ordered.order, ...REASON);
    expect(code).toBe(1);
    expect(out).toContain('₹499 to be given back');
    expect(out).toContain('Nothing is done yet');
    expect(await shop.findOrderRow(ordered.order)).toMatchObject({
      status: 'paid',
      report_status: 'delivered',
    });
  });

  it('gives a delivered order’s money back, found by the gateway’s number as well', async () => {
    const { code, out } = await admin('order', 'refund', ordered.orderId, ...REASON, '--yes');
    expect({ code, out }).toEqual({ code: 0, out: '₹499 to be given back: support decided so.\n' });
    await shop.waitForEvent(ordered.order, 'PaymentRefunded');
    const refunds = await shop.sandbox.listRefunds();
    expect(refunds).toMatchObject([{ amount: 49_900 }]);
  });

  it('is followed by a credit note for every paisa', async () => {
    const documents = () => shop.app.db('tax_documents').where({ order_id: ordered.order }).orderBy('kind');
    await waitUntil(async () => (await documents()).length === 2);
    expect(await documents()).toMatchObject([
      { kind: 'credit-note', total_paise: 49_900 },
      { kind: 'invoice', total_paise: 49_900 },
    ]);
  });

  it('is told in the order’s story, with who and why', async () => {
    const { out } = await admin('order', 'show', ordered.order);
    expect(out).toContain(`Order ${ordered.order}: janam-kundli, refunded, report delivered`);
    expect(out).toContain(
      '₹499 to be given back: support decided so.  [support:cli: typing error in the chapter on houses]',
    );
    expect(out).toMatch(/₹499 given back \(rfnd_\w+\)/);
  });

  it('asked again says how it stands', async () => {
    const { code, out } = await admin('order', 'refund', ordered.order, ...REASON, '--yes');
    expect(code).toBe(0);
    expect(out).toMatch(/₹499 are back already \(rfnd_\w+\)/);
    expect(await shop.sandbox.listRefunds()).toHaveLength(1);
  });

  it('knows no free report, and no order nobody placed', async () => {
    const wish = { reportType: 'free-kundli', birthDetails: shop.birthDetails };
    const { body } = await shop.ravi.post('/api/payment/payment-success', wish).expect(200);
    const free = await admin('order', 'refund', body.order as string, ...REASON, '--yes');
    expect(free).toMatchObject({
      code: 1,
      talk: 'This report is free, so there is no money to give back.\n',
    });
    expect(await admin('order', 'refund', 'LG-2611-NOBODY', ...REASON)).toMatchObject({ code: 1 });
  });
});

describe('a refund that its bank sends back', () => {
  it('stands among the orders that need a look, says so in its story, and can be asked for anew', async () => {
    const { id } = (await shop.sandbox.listRefunds())[0]!;
    await shop.sandbox.settleRefund(id, 'failure');
    await shop.waitForEvent(ordered.order, 'RefundFailed');
    const why = 'the gateway accepted a refund and could not carry it out';
    expect(await admin('orders', 'look')).toMatchObject({ code: 0, out: `${ordered.order}  ${why}\n` });
    const { out } = await admin('order', 'show', ordered.order);
    expect(out).toContain('janam-kundli, refund-requested, report delivered');
    expect(out).toContain('₹0 of ₹499 given back');
    expect(out).toContain(`needs a look: ${why}`);
    expect(out).toContain(`could not carry out the refund of ₹499 (${id} of pay_`);
    expect(await admin('order', 'refund', ordered.order, ...REASON, '--yes')).toMatchObject({ code: 0 });
    await expect.poll(async () => (await shop.findOrderRow(ordered.order)).status).toBe('refunded');
    expect(await admin('orders', 'look')).toMatchObject({ code: 0, out: '' });
    expect(await shop.app.db('tax_documents').where({ order_id: ordered.order })).toHaveLength(2);
  });
});
