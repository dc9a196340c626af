/** From the State or GSTIN of the buyer to invoice, receipt and credit note, with a registered seller in Delhi. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { extractText } from '#src/testing/reports/pdf-text.ts';
import {
  PAID_REPORT_KEY,
  startAppWithBuyers,
  type PlacedOrder,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { eraseExpiredBuyers, listTaxDocuments } from './tax-documents.ts';

const SELLER = { SELLER_ADDRESS: '1 Samrat Marg, New Delhi', SELLER_GSTIN: '07AAGFF2194N1Z1' };
const COMPANY = {
  state: '27',
  name: 'Rao Traders & Sons',
  gstin: '27AAPFU0939F1ZV',
  address: '4 Hill Road, Mumbai',
};

let setup: AppWithBuyers;
let setupWithoutGstin: AppWithBuyers;
beforeAll(async () => {
  [setup, setupWithoutGstin] = await Promise.all([startAppWithBuyers({ env: SELLER }), startAppWithBuyers()]);
}, 60_000);
afterAll(() => Promise.all([setup.close(), setupWithoutGstin.close()]));

const placeOrder = (name: string, taxDetails?: object): Promise<PlacedOrder> =>
  setup.placeOrder(setup.asha, {
    birthDetails: { ...setup.birthDetails, name },
    ...(taxDetails ? { taxDetails } : {}),
  });

async function placePaidOrder(name: string, taxDetails?: object) {
  const placedOrder = await placeOrder(name, taxDetails);
  const proof = await setup.payAtGateway(placedOrder.gatewayOrderId);
  await setup.verifyPayment(setup.asha, proof).expect(200);
  return { ...placedOrder, paymentId: proof.razorpay_payment_id };
}

const fetchQuote = async (target: AppWithBuyers) =>
  (await target.asha.get(`/api/payment/quote?reportKey=${PAID_REPORT_KEY}`).expect(200)).body;

async function fetchReceiptText(order: string): Promise<string> {
  const { text } = await setup.asha.get(`/api/orders/${order}/receipt`).expect(200);
  return text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

describe('place of supply', () => {
  it.each([
    ['without a State', undefined, 'Delhi (07)', 'intra'],
    ['of the same State', { state: '07' }, 'Delhi (07)', 'intra'],
    ['of another State', { state: '32' }, 'Kerala (32)', 'inter'],
    ['of a Union Territory', { state: '04' }, 'Chandigarh (04)', 'inter'],
    ['with a GSTIN', COMPANY, 'Maharashtra (27)', 'inter'],
  ])(
    'a buyer %s gets the place of supply and the taxes of that State',
    async (title, taxDetails, place, kind) => {
      const { orderId, amount } = await placePaidOrder(`Buyer ${title}`, taxDetails);
      const [invoice] = await listTaxDocuments(setup.app.db, orderId);
      const { taxable_paise: taxable, cgst_paise: cgst, sgst_paise: sgst, igst_paise: igst } = invoice!;
      expect(invoice!.total_paise).toBe(amount);
      expect(taxable + cgst + sgst + igst).toBe(amount);
      const text = await fetchReceiptText(orderId);
      expect(text).toContain(`Place of supply ${place}`);
      if (kind === 'intra') {
        expect(cgst).toBe(sgst);
        expect(igst).toBe(0);
        expect(text).toMatch(/CGST 9% ₹[\d.]+ SGST 9% ₹[\d.]+/);
      } else {
        expect(cgst + sgst).toBe(0);
        expect(text).toMatch(/IGST 18% ₹[\d.]+/);
      }
    },
  );
});

describe('invoice of a registered buyer', () => {
  let orderId: string;
  let paymentId: string;

  it('the invoice of a registered buyer names the company, its address and GSTIN, on the page and in the PDF', async () => {
    ({ orderId, paymentId } = await placePaidOrder('Meera', COMPANY));
    const text = await fetchReceiptText(orderId);
    for (const expected of ['Rao Traders &amp; Sons', COMPANY.address, `GSTIN ${COMPANY.gstin}`])
      expect(text).toContain(expected);
    const pdf = await setup.asha.get(`/api/orders/${orderId}/receipt.pdf`).buffer(true).expect(200);
    const [page] = extractText(pdf.body as Buffer);
    for (const expected of [COMPANY.name, COMPANY.gstin]) expect(page).toContain(expected);
  });

  it('the credit notes of an invoice name the invoice and its buyer, and add up to its amount', async () => {
    await setup.sandbox.post(`/payments/${paymentId}/refund`, { amount: 33_333 }).expect(200);
    await setup.waitForEvent(orderId, 'PaymentPartiallyRefunded');
    await setup.sandbox.post(`/payments/${paymentId}/refund`, {}).expect(200);
    await setup.waitForEvent(orderId, 'PaymentRefunded');
    const [invoice, ...notes] = await listTaxDocuments(setup.app.db, orderId);
    expect(notes).toHaveLength(2);
    for (const column of ['total_paise', 'taxable_paise', 'igst_paise'] as const)
      expect(notes[0]![column] + notes[1]![column]).toBe(invoice![column]);
    for (const note of notes) {
      expect(note).toMatchObject({ kind: 'credit-note', place_of_supply: '27' });
      expect(note.buyer).toEqual(invoice!.buyer);
    }
    const text = await fetchReceiptText(orderId);
    expect(text.match(new RegExp(`For invoice ${invoice!.number} of `, 'g'))).toHaveLength(2);
  });

  it('the ledger contains no tax details of a registered buyer', async () => {
    const { rows } = await setup.app.db.raw(
      `select string_agg(data::text || meta::text, '') as everything from events`,
    );
    for (const personalText of [COMPANY.gstin, 'Rao Traders', 'Hill Road'])
      expect(rows[0].everything).not.toContain(personalText);
    expect(await verifyLedger(setup.app.db)).toMatchObject({ isIntact: true });
  });

  it('an invoice loses its buyer after the retention period, and keeps its amounts', async () => {
    await eraseExpiredBuyers(setup.app.db, new Date('2033-12-31T12:00:00Z'));
    expect((await listTaxDocuments(setup.app.db, orderId))[0]!.buyer).toMatchObject({ gstin: COMPANY.gstin });
    await eraseExpiredBuyers(setup.app.db, new Date('2034-12-31T19:00:00Z'));
    const [invoice] = await listTaxDocuments(setup.app.db, orderId);
    expect(invoice).toMatchObject({ buyer: null, place_of_supply: '27' });
  });
});

describe('tax details of create-order', () => {
  it('the quote has a gst field if the seller is registered, with the tax details of the last order', async () => {
    setup.app.clock.advanceHours(1);
    await placeOrder('Last', COMPANY);
    expect((await fetchQuote(setup)).gst).toEqual({ taxDetails: COMPANY });
    setup.app.clock.advanceHours(1);
    await placeOrder('Without');
    expect((await fetchQuote(setup)).gst).toEqual({});
    expect(await fetchQuote(setupWithoutGstin)).not.toHaveProperty('gst');
  });

  it('an open order is returned for the same tax details, and a new order is placed for different ones', async () => {
    const firstOrder = await placeOrder('Twice', { state: '32' });
    expect((await placeOrder('Twice', { state: '32' })).orderId).toBe(firstOrder.orderId);
    const otherOrders = [await placeOrder('Twice', COMPANY), await placeOrder('Twice')];
    expect(new Set([firstOrder.orderId, ...otherOrders.map(({ orderId }) => orderId)]).size).toBe(3);
  });

  it.each([
    ['taxDetails.gstin', { ...COMPANY, gstin: '27AAPFU0939F1ZW' }],
    ['taxDetails.gstin', { ...COMPANY, state: '07' }],
    ['taxDetails.state', { state: '28' }],
    ['taxDetails.name', { state: '27', name: 'Rao\u0000' }],
  ])('an invalid field is rejected with its name: %s', async (path, taxDetails) => {
    const { birthDetails } = setup;
    const input = { amount: 999, reportKey: PAID_REPORT_KEY, birthDetails, taxDetails };
    const { body } = await setup.asha.post('/api/payment/create-order', input).expect(422);
    expect(body.issues[0].path).toBe(path);
  });

  it('an unregistered seller stores no tax details', async () => {
    await setupWithoutGstin.placeOrder(setupWithoutGstin.asha, { taxDetails: COMPANY });
    expect(await setupWithoutGstin.app.db('order_tax_details')).toEqual([]);
  });
});
