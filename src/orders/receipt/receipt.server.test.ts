/** Receipts and tax invoices over the real API: numbers without a gap, sums to the paisa, owners only. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { recordRefundFailure, recordPaymentRefund } from '#src/orders/domain/refund-commands.ts';
import { recordCapture } from '#src/payments/capture/capture.ts';
import { missingGlyphs } from '#src/testing/pdf-pages.ts';
import { copiedText } from '#src/testing/pdf-text.ts';
import { composeForJobs, startShop, type PlacedOrder, type Shop } from '#src/testing/test-shop.ts';

const SELLER = {
  SELLER_NAME: 'Lagna Jyotish & Co',
  SELLER_ADDRESS: '1 Samrat Marg, New Delhi',
  SELLER_GSTIN: '07AAGFF2194N1Z1',
  PLACE_OF_SUPPLY: '07',
};

let shop: Shop;
let plain: Shop;
let deps: ComposedApp;
beforeAll(async () => {
  [shop, plain] = await Promise.all([startShop({ env: SELLER }), startShop()]);
  deps = await composeForJobs(shop, SELLER);
}, 60_000);
afterAll(async () => {
  await deps.close();
  await Promise.all([shop.close(), plain.close()]);
});

async function paid(at: Shop, name: string): Promise<PlacedOrder> {
  const ordered = await at.placeOrderFor(at.asha, name);
  await at.verifyPayment(at.asha, await at.payAtGateway(ordered.orderId)).expect(200);
  return ordered;
}

const receipt = async (at: Shop, order: string) => {
  const { text, headers } = await at.asha.get(`/api/orders/${order}/receipt`).expect(200);
  return { headers, html: text, text: text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
};
const documents = (): Promise<{ number: string; total_paise: number }[]> =>
  shop.app.db('tax_documents').orderBy('number');

const meta = () => ({ actor: 'test', cause: 'refund', at: shop.app.clock.now().toISOString() });

function expectOneSheet(bytes: Buffer): void {
  const pdf = bytes.toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/BaseFont \/[A-Z]{6}\+Mulish/);
  expect(pdf).toMatch(/\/BaseFont \/[A-Z]{6}\+Fraunces/);
  expect(pdf).not.toContain('/Type3');
}

describe('without a tax registration', () => {
  let order: string;
  it('a paid order has a payment receipt with everything on it', async () => {
    ({ order } = await paid(plain, 'Receipt'));
    const { text, headers } = await receipt(plain, order);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    for (const words of [
      'Payment receipt',
      `Order ${order}`,
      'Asha Rao',
      'asha@example.in',
      'Janam Kundli',
      '₹999.00',
      'First report at half price −₹500.00',
      'Total paid ₹499.00',
      'Rupees four hundred ninety-nine only',
      'Method UPI',
      'IST',
      'No GST was charged on this payment.',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/Payment id pay_\w+/);
    expect(text).not.toContain('GSTIN');
    expect(await plain.app.db('tax_documents')).toEqual([]);
  });

  it('it is a PDF as well, one sheet in the house’s letters, under our own number', async () => {
    const { body, headers } = await plain.asha
      .get(`/api/orders/${order}/receipt.pdf`)
      .buffer(true)
      .expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="Lagna-receipt-${order}.pdf"`,
    });
    expectOneSheet(body as Buffer);
  });

  it.each([
    ['ஆஷா ராவ்', /NotoSansTamil/],
    ['आशा राव', /NotoSansDevanagari/],
    ['محمد اقبال', /NotoNaskhArabic/],
    ['张伟', /Mulish/],
  ])('it is printed in our own letters for a buyer called %s', async (name, font) => {
    await plain.asha.put('/api/profile', { name }).expect(200);
    const { body } = await plain.asha.get(`/api/orders/${order}/receipt.pdf`).buffer(true).expect(200);
    expectOneSheet(body as Buffer);
    const fonts = (body as Buffer).toString('latin1').match(/\/BaseFont \/\S+/g)!;
    expect(fonts.some((each) => font.test(each))).toBe(true);
    expect(
      fonts.filter((each) => !/\+(Noto(Sans(Tamil|Devanagari)|Naskh)|Fraunces|Mulish)/.test(each)),
    ).toEqual([]);
    expect(missingGlyphs(body as Buffer).missing).toBe(0);
    const [text] = copiedText(body as Buffer);
    expect(text).toContain('asha@example.in');
    if (/^[ஆआ]/.test(name)) expect(text).toContain(name);
    await plain.asha.put('/api/profile', { name: 'Asha Rao' }).expect(200);
  });

  it('it is the owner’s alone', async () => {
    await plain.ravi.get(`/api/orders/${order}/receipt`).expect(404);
    await plain.ravi.get(`/api/orders/${order}/receipt.pdf`).expect(404);
  });

  it('there is none before payment, and none for a free report', async () => {
    const open = await plain.placeOrderFor(plain.asha, 'Unpaid');
    const unpaid = await plain.asha.get(`/api/orders/${open.order}/receipt`).expect(409);
    expect(unpaid.body.message).toBe('Nothing has been paid for this order yet.');
    const wish = { reportType: 'free-kundli', birthDetails: plain.birthDetails };
    const free = (await plain.asha.post('/api/payment/payment-success', wish).expect(200)).body
      .order as string;
    const answer = await plain.asha.get(`/api/orders/${free}/receipt`).expect(409);
    expect(answer.body.code).toBe('free-report');
  });

  it('a name full of markup stays a name', async () => {
    await plain.app.db('members').where({ id: plain.asha.member.id }).update({ name: '<script>x</script>' });
    const { html } = await receipt(plain, order);
    expect(html).toContain('&lt;script&gt;x&lt;/script&gt;');
    expect(html.match(/<script>/g)).toHaveLength(1);
  });
});

describe('with a tax registration', () => {
  it('a payment is invoiced in its own transaction: tax in halves, number, place of supply', async () => {
    const { order } = await paid(shop, 'Invoice');
    const [invoice] = await documents();
    expect(invoice).toMatchObject({
      kind: 'invoice',
      order_id: order,
      total_paise: 49_900,
      taxable_paise: 42_288,
      cgst_paise: 3806,
      sgst_paise: 3806,
      igst_paise: 0,
    });
    const { text } = await receipt(shop, order);
    for (const words of [
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
      expect(text).toContain(words);
    expectOneSheet((await shop.asha.get(`/api/orders/${order}/receipt.pdf`).buffer(true)).body as Buffer);
  });

  it('numbers follow each other without a gap, however many buyers pay at once', async () => {
    const orders = [];
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five'])
      orders.push(await shop.placeOrderFor(shop.asha, name));
    const proofs = await Promise.all(orders.map(({ orderId }) => shop.payAtGateway(orderId)));
    await Promise.all(proofs.map((proof) => shop.verifyPayment(shop.asha, proof).expect(200)));
    const serials = (await documents()).map(({ number }) => Number(number.split('/')[2]));
    expect(serials).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('a capture that is rolled back leaves no gap', async () => {
    const before = await documents();
    const { orderId } = await shop.placeOrderFor(shop.asha, 'Rolled Back');
    await shop.setFaults({ webhooks: 'lost' });
    const proof = await shop.payAtGateway(orderId);
    await shop.setFaults({});
    const payment = await deps.deps.gateway.fetchPayment(proof.razorpay_payment_id);
    const broken = {
      ...deps.deps,
      db: failingCommit(deps.deps.db),
    };
    await expect(recordCapture(broken, 'webhook', payment, meta())).rejects.toThrow('power cut');
    expect(await documents()).toEqual(before);
    await recordCapture(deps.deps, 'webhook', payment, meta());
    expect(Number((await documents()).at(-1)!.number.split('/')[2])).toBe(before.length + 1);
  });

  it('a refund is followed by a credit note that takes back every paisa', async () => {
    const { order } = await paid(shop, 'Refund');
    await changeOrder(deps.deps, order, meta(), (now) =>
      recordPaymentRefund(now, { gatewayRefundId: 'rfnd_42', amountPaise: 99_900 }, meta().at),
    );
    const [invoice, note] = await shop.app
      .db('tax_documents')
      .where({ order_id: order })
      .orderBy('kind', 'desc');
    expect(note).toMatchObject({ kind: 'credit-note', total_paise: invoice.total_paise });
    expect(note.number).toMatch(/^LC\/\d\d-\d\d\/000001$/);
    const { text } = await receipt(shop, order);
    expect(text).toContain(`Credit note number ${note.number}`);
    expect(text).toContain('Refund id rfnd_42');
    expect(text).toContain('CGST 9%, reversed');
  });

  it('each part that goes back has its credit note, and that of one that failed serves the next', async () => {
    const { order } = await paid(shop, 'Parts');
    const change = (decide: (now: Order, at: string) => OrderEvent[]) =>
      changeOrder(deps.deps, order, meta(), (now) => decide(now, meta().at));
    const back = (gatewayRefundId: string, amountPaise: number) =>
      change((now, at) => recordPaymentRefund(now, { gatewayRefundId, amountPaise }, at));
    await back('rfnd_a', 30_000);
    await back('rfnd_b', 20_000);
    await change((now, at) =>
      recordRefundFailure(
        now,
        { gatewayPaymentId: now.gatewayPaymentId!, gatewayRefundId: 'rfnd_b', amountPaise: 20_000 },
        at,
      ),
    );
    const before = await receipt(shop, order);
    expect(before.text).not.toContain('rfnd_b');
    expect(before.text).toContain('Paid after refunds ₹699.00');
    expect(before.text.match(/Credit note number/g)).toHaveLength(1);
    await back('rfnd_c', 69_900);
    const totals = (await shop.app.db('tax_documents').where({ order_id: order, kind: 'credit-note' })).map(
      (note) => note.total_paise as number,
    );
    expect(totals).toEqual([30_000, 20_000, 49_900]);
    const { text } = await receipt(shop, order);
    expect(text).toContain('Refund id rfnd_a');
    expect(text).toContain('Refund id rfnd_c');
    expect(text.match(/Credit note number/g)).toHaveLength(3);
    expect(text).not.toContain('Paid after refunds');
  });

  it('no document can be changed or taken away by the application', async () => {
    await expect(shop.app.db('tax_documents').update({ total_paise: 1 })).rejects.toThrow(
      'permission denied',
    );
    await expect(shop.app.db('tax_documents').delete()).rejects.toThrow('permission denied');
  });
});

/** The database, but the lights go out between the last statement and the commit. */
function failingCommit(db: ComposedApp['deps']['db']): ComposedApp['deps']['db'] {
  const transaction = (work: (trx: unknown) => Promise<unknown>) =>
    db.transaction(async (trx) => {
      await work(trx);
      throw new Error('power cut');
    });
  return new Proxy(db, {
    get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key)),
  });
}
