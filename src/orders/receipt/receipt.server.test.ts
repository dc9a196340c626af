/** Receipts and tax invoices over the API: numbers have no gaps, sums are exact, only the owner can read them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { recordRefundFailure, recordPaymentRefund } from '#src/orders/domain/refund-commands.ts';
import { recordPayment } from '#src/payments/capture/record-payment.ts';
import { countMissingGlyphs } from '#src/testing/reports/pdf-pages.ts';
import { extractText } from '#src/testing/reports/pdf-text.ts';
import {
  composeForJobs,
  startAppWithBuyers,
  type PlacedOrder,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';

const SELLER = {
  SELLER_NAME: 'Lagna Jyotish & Co',
  SELLER_ADDRESS: '1 Samrat Marg, New Delhi',
  SELLER_GSTIN: '07AAGFF2194N1Z1',
};

let setup: AppWithBuyers;
let setupWithoutGstin: AppWithBuyers;
let composed: ComposedApp;
beforeAll(async () => {
  [setup, setupWithoutGstin] = await Promise.all([startAppWithBuyers({ env: SELLER }), startAppWithBuyers()]);
  composed = await composeForJobs(setup, SELLER);
}, 60_000);
afterAll(async () => {
  await composed.close();
  await Promise.all([setup.close(), setupWithoutGstin.close()]);
});

async function placePaidOrder(target: AppWithBuyers, name: string): Promise<PlacedOrder> {
  const placedOrder = await target.placeOrderFor(target.asha, { personName: name });
  await target.verifyPayment(target.asha, await target.payAtGateway(placedOrder.gatewayOrderId)).expect(200);
  return placedOrder;
}

const fetchReceipt = async (target: AppWithBuyers, order: string) => {
  const { text, headers } = await target.asha.get(`/api/orders/${order}/receipt`).expect(200);
  return { headers, html: text, text: text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
};
const listDocuments = (): Promise<{ number: string; total_paise: number }[]> =>
  setup.app.db('tax_documents').orderBy('number');

const createMeta = () => ({ actor: 'test', cause: 'refund', at: setup.app.clock.now().toISOString() });

function expectOnePage(bytes: Buffer): void {
  const pdf = bytes.toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/BaseFont \/[A-Z]{6}\+Mulish/);
  expect(pdf).toMatch(/\/BaseFont \/[A-Z]{6}\+Fraunces/);
  expect(pdf).not.toContain('/Type3');
}

describe('seller without GST registration', () => {
  let orderId: string;
  it('the receipt of a paid order contains parties, items, payment and total', async () => {
    ({ orderId } = await placePaidOrder(setupWithoutGstin, 'Receipt'));
    const { html, text, headers } = await fetchReceipt(setupWithoutGstin, orderId);
    expect(html).toContain(`href="/api/orders/${orderId}/receipt.pdf"`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    for (const expectedText of [
      'Payment receipt',
      `Order ${orderId}`,
      'Asha Rao',
      'asha@example.in',
      'Janam Kundli',
      '₹999.00',
      'First report at half price −₹500.00',
      'Total paid ₹499.00',
      'Rupees Four Hundred Ninety Nine Only',
      'Method UPI',
      'IST',
      'No GST was charged on this payment.',
    ])
      expect(text).toContain(expectedText);
    expect(text).toMatch(/Payment id pay_\w+/);
    expect(text).not.toContain('GSTIN');
    expect(await setupWithoutGstin.app.db('tax_documents')).toEqual([]);
  });

  it('the receipt PDF is one page with embedded fonts, named after the order', async () => {
    const { body, headers } = await setupWithoutGstin.asha
      .get(`/api/orders/${orderId}/receipt.pdf`)
      .buffer(true)
      .expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="Lagna-receipt-${orderId}.pdf"`,
    });
    expectOnePage(body as Buffer);
  });

  it.each([
    ['ஆஷா ராவ்', /NotoSansTamil/],
    ['आशा राव', /NotoSansDevanagari/],
    ['محمد اقبال', /NotoNaskhArabic/],
    // Our fonts cannot print this name: the receipt contains the e-mail address only.
    ['张伟', /Mulish/],
  ])('the receipt PDF embeds the fonts of the buyer name %s', async (name, font) => {
    await setupWithoutGstin.asha.put('/api/profile', { name }).expect(200);
    const { body } = await setupWithoutGstin.asha
      .get(`/api/orders/${orderId}/receipt.pdf`)
      .buffer(true)
      .expect(200);
    expectOnePage(body as Buffer);
    const fonts = (body as Buffer).toString('latin1').match(/\/BaseFont \/\S+/g)!;
    expect(fonts.some((fontName) => font.test(fontName))).toBe(true);
    expect(
      fonts.filter((fontName) => !/\+(Noto(Sans(Tamil|Devanagari)|Naskh)|Fraunces|Mulish)/.test(fontName)),
    ).toEqual([]);
    expect(countMissingGlyphs(body as Buffer).missing).toBe(0);
    const [text] = extractText(body as Buffer);
    expect(text).toContain('asha@example.in');
    if (/^[ஆआ]/.test(name)) expect(text).toContain(name);
    await setupWithoutGstin.asha.put('/api/profile', { name: 'Asha Rao' }).expect(200);
  });

  it('another member cannot read the receipt', async () => {
    await setupWithoutGstin.ravi.get(`/api/orders/${orderId}/receipt`).expect(404);
    await setupWithoutGstin.ravi.get(`/api/orders/${orderId}/receipt.pdf`).expect(404);
  });

  it('an unpaid or free order has no receipt', async () => {
    const unpaidOrder = await setupWithoutGstin.placeOrderFor(setupWithoutGstin.asha, {
      personName: 'Unpaid',
    });
    const unpaidResponse = await setupWithoutGstin.asha
      .get(`/api/orders/${unpaidOrder.orderId}/receipt`)
      .expect(409);
    expect(unpaidResponse.body.message).toBe('Nothing has been paid for this order yet.');
    const freeOrder = await setupWithoutGstin.placeFreeOrder(setupWithoutGstin.asha);
    const response = await setupWithoutGstin.asha.get(`/api/orders/${freeOrder}/receipt`).expect(409);
    expect(response.body.code).toBe('free-report');
  });

  it('markup in the buyer name is escaped', async () => {
    await setupWithoutGstin.app
      .db('members')
      .where({ id: setupWithoutGstin.asha.member.id })
      .update({ name: '<script>x</script>' });
    const { html } = await fetchReceipt(setupWithoutGstin, orderId);
    expect(html).toContain('&lt;script&gt;x&lt;/script&gt;');
    // The page has one script, which opens the print dialog.
    expect(html.match(/<script>/g)).toHaveLength(1);
  });
});

describe('seller with GST registration', () => {
  it('a capture issues a tax invoice with number, tax split and place of supply', async () => {
    const { orderId } = await placePaidOrder(setup, 'Invoice');
    const [invoice] = await listDocuments();
    expect(invoice).toMatchObject({
      kind: 'invoice',
      order_id: orderId,
      total_paise: 49_900,
      taxable_paise: 42_288,
      cgst_paise: 3806,
      sgst_paise: 3806,
      igst_paise: 0,
    });
    const { text } = await fetchReceipt(setup, orderId);
    for (const expectedText of [
      'Tax invoice',
      `Invoice number ${invoice!.number}`,
      'Lagna Jyotish &amp; Co',
      'GSTIN 07AAGFF2194N1Z1',
      'SAC 998399',
      'Place of supply Delhi (07)',
      'Taxable value ₹422.88',
      'CGST 9% ₹38.06',
      'SGST 9% ₹38.06',
      'Total paid including GST ₹499.00',
    ])
      expect(text).toContain(expectedText);
    expectOnePage((await setup.asha.get(`/api/orders/${orderId}/receipt.pdf`).buffer(true)).body as Buffer);
  });

  it('concurrent payments get invoice numbers without gaps', async () => {
    const orders = [];
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five'])
      orders.push(await setup.placeOrderFor(setup.asha, { personName: name }));
    const proofs = await Promise.all(orders.map(({ gatewayOrderId }) => setup.payAtGateway(gatewayOrderId)));
    await Promise.all(proofs.map((proof) => setup.verifyPayment(setup.asha, proof).expect(200)));
    const serials = (await listDocuments()).map(({ number }) => Number(number.split('/')[2]));
    expect(serials).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('a capture that is rolled back leaves no gap in the invoice numbers', async () => {
    const documentsBefore = await listDocuments();
    const { gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'Rolled Back' });
    await setup.setFaults({ webhooks: 'lost' });
    const proof = await setup.payAtGateway(gatewayOrderId);
    await setup.setFaults({});
    const payment = await composed.deps.gateway.fetchPayment(proof.razorpay_payment_id);
    const failingDeps = {
      ...composed.deps,
      db: withFailingCommit(composed.deps.db),
    };
    await expect(recordPayment(failingDeps, 'webhook', payment, createMeta())).rejects.toThrow('power cut');
    expect(await listDocuments()).toEqual(documentsBefore);
    await recordPayment(composed.deps, 'webhook', payment, createMeta());
    expect(Number((await listDocuments()).at(-1)!.number.split('/')[2])).toBe(documentsBefore.length + 1);
  });

  it('a full refund issues a credit note of the full amount', async () => {
    const { orderId } = await placePaidOrder(setup, 'Refund');
    await changeOrder(composed.deps, orderId, createMeta(), (loaded) =>
      recordPaymentRefund(loaded, { gatewayRefundId: 'rfnd_42', amountPaise: 99_900 }, createMeta().at),
    );
    const [invoice, note] = await setup.app
      .db('tax_documents')
      .where({ order_id: orderId })
      .orderBy('kind', 'desc');
    expect(note).toMatchObject({ kind: 'credit-note', total_paise: invoice.total_paise });
    expect(note.number).toMatch(/^LC\/\d\d-\d\d\/000001$/);
    const { text } = await fetchReceipt(setup, orderId);
    expect(text).toContain(`Credit note number ${note.number}`);
    expect(text).toContain('Refund id rfnd_42');
    expect(text).toContain('CGST 9%, reversed');
  });

  it('each partial refund issues a credit note; the note of a failed refund is counted towards the next refund', async () => {
    const { orderId } = await placePaidOrder(setup, 'Parts');
    const changePlacedOrder = (decide: (loaded: Order, at: string) => OrderEvent[]) =>
      changeOrder(composed.deps, orderId, createMeta(), (loaded) => decide(loaded, createMeta().at));
    const recordRefund = (gatewayRefundId: string, amountPaise: number) =>
      changePlacedOrder((loaded, at) => recordPaymentRefund(loaded, { gatewayRefundId, amountPaise }, at));
    await recordRefund('rfnd_a', 30_000);
    await recordRefund('rfnd_b', 20_000);
    await changePlacedOrder((loaded, at) =>
      recordRefundFailure(
        loaded,
        { gatewayPaymentId: loaded.gatewayPaymentId!, gatewayRefundId: 'rfnd_b', amountPaise: 20_000 },
        at,
      ),
    );
    const receiptBefore = await fetchReceipt(setup, orderId);
    expect(receiptBefore.text).not.toContain('rfnd_b');
    expect(receiptBefore.text).toContain('Paid after refunds ₹699.00');
    expect(receiptBefore.text.match(/Credit note number/g)).toHaveLength(1);
    await recordRefund('rfnd_c', 69_900);
    const totals = (
      await setup.app.db('tax_documents').where({ order_id: orderId, kind: 'credit-note' })
    ).map((note) => note.total_paise as number);
    expect(totals).toEqual([30_000, 20_000, 49_900]);
    const { text } = await fetchReceipt(setup, orderId);
    expect(text).toContain('Refund id rfnd_a');
    expect(text).toContain('Refund id rfnd_c');
    expect(text.match(/Credit note number/g)).toHaveLength(3);
    expect(text).not.toContain('Paid after refunds');
  });

  it('money that support returned outside of the gateway is in My Reports and on the receipt, with its credit note', async () => {
    const { orderId } = await placePaidOrder(setup, 'Elsewhere');
    const at = createMeta().at;
    await changeOrder(composed.deps, orderId, createMeta(), ({ gatewayPaymentId }) => [
      {
        type: 'RefundMadeElsewhere',
        data: { gatewayPaymentId: gatewayPaymentId!, amountPaise: 20_000, at },
      },
    ]);
    const { body } = await setup.asha.get(`/api/orders/${orderId}`).expect(200);
    expect(body.order).toMatchObject({ status: 'paid', refundedPaise: 20_000 });
    const { text } = await fetchReceipt(setup, orderId);
    expect(text).toContain('Refunded ₹200.00');
    expect(text).toContain('not through the payment gateway');
    expect(text.match(/Credit note number/g)).toHaveLength(1);
    expect(text).toContain('Paid after refunds ₹799.00');
  });

  it('the application role cannot update or delete a tax document', async () => {
    await expect(setup.app.db('tax_documents').update({ total_paise: 1 })).rejects.toThrow(
      'permission denied',
    );
    await expect(setup.app.db('tax_documents').delete()).rejects.toThrow('permission denied');
  });
});

/** Wraps a database so that its transactions fail after the last statement and before the commit. */
function withFailingCommit(db: ComposedApp['deps']['db']): ComposedApp['deps']['db'] {
  const transaction = (work: (trx: unknown) => Promise<unknown>) =>
    db.transaction(async (trx) => {
      await work(trx);
      throw new Error('power cut');
    });
  return new Proxy(db, {
    get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key)),
  });
}
