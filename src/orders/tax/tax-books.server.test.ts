/** Property test: for any payments and refunds, in any order, the tax documents add up to the ledger. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { createOrderNumber } from '#src/orders/domain/order-number.ts';
import { sumRefundedPaise } from '#src/orders/domain/refund-amounts.ts';
import { capturePayment } from '#src/orders/domain/payment-commands.ts';
import { recordPaymentRefund, recordRefundFailure } from '#src/orders/domain/refund-commands.ts';
import { loadReceipt } from '#src/orders/receipt/receipt.ts';
import { changeOrder, createOrder } from '#src/orders/store/change-order.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import { createCapturedPayment, createOrderPlacedEvent } from '#src/orders/testing.ts';
import { composeForJobs, startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';
import { insertTaxDetails } from './order-tax-details.ts';
import { listTaxDocuments, type TaxDocument } from './tax-documents.ts';

const SELLER = { SELLER_ADDRESS: '1 Samrat Marg, New Delhi', SELLER_GSTIN: '07AAGFF2194N1Z1' };

let setup: AppWithBuyers;
let composed: ComposedApp;
beforeAll(async () => {
  setup = await startAppWithBuyers({ env: SELLER });
  composed = await composeForJobs(setup, SELLER);
}, 60_000);
afterAll(async () => {
  await composed.close();
  await setup.close();
});

/** Before and after the end of a financial year in IST. */
const anyInstant = fc.constantFrom('2027-03-31T18:00:00.000Z', '2027-03-31T19:00:00.000Z');
const anyStep = fc.record({
  kind: fc.constantFrom('partial', 'partial', 'whole', 'failure'),
  /** the gateway refunds at least one rupee */
  amountPaise: fc.integer({ min: 100, max: 80_000 }),
  at: anyInstant,
});
const anyPurchase = fc.record({
  pricePaise: fc.integer({ min: 100, max: 300_000 }),
  state: fc.constantFrom(undefined, '07', '27', '04'),
  paidAt: anyInstant,
  steps: fc.array(anyStep, { maxLength: 6 }),
});
type Purchase = typeof anyPurchase extends fc.Arbitrary<infer T> ? T : never;

let serial = 0;

async function placeAndCapture({ pricePaise, state, paidAt }: Purchase): Promise<string> {
  serial += 1;
  const gatewayOrderId = `order_${serial}`;
  const gatewayPaymentId = `pay_${serial}`;
  const memberId = setup.asha.member.id;
  const now = new Date(paidAt);
  const id = createOrderNumber(now);
  const prices = { pricePaise, listPricePaise: pricePaise };
  await createOrder(
    composed.deps,
    createMeta(paidAt),
    [
      createOrderPlacedEvent({ orderId: id, memberId, ...prices, placedAt: paidAt }),
      { type: 'BirthDetailsRequested', data: { reason: 'missing' } },
      {
        type: 'PaymentRequested',
        data: { gateway: 'razorpay', gatewayOrderId, amountPaise: pricePaise },
      },
    ],
    async (trx, order) => {
      if (state) await insertTaxDetails(trx, order, { state }, now);
    },
  );
  const payment = createCapturedPayment({
    gatewayOrderId,
    gatewayPaymentId,
    amountPaise: pricePaise,
    at: paidAt,
  });
  await changeOrder(composed.deps, id, createMeta(paidAt), (order) =>
    capturePayment(order, payment, { source: 'webhook' }),
  );
  return id;
}

const createMeta = (at: string) => ({ actor: 'test', cause: 'property', at });

async function applySteps(id: string, { steps }: Purchase): Promise<void> {
  for (const [index, { kind, amountPaise, at }] of steps.entries())
    await changeOrder(composed.deps, id, createMeta(at), (order) => {
      const remainingPaise = order.amountPaidPaise! - sumRefundedPaise(order);
      const lastRefund = order.refunds.findLast(({ failedAt }) => !failedAt);
      if (kind === 'failure') {
        if (!lastRefund) return [];
        const gatewayRefundId = lastRefund.refundId;
        const failedRefund = { gatewayPaymentId: order.gatewayPaymentId!, gatewayRefundId };
        return recordRefundFailure(order, { ...failedRefund, amountPaise: lastRefund.amountPaise }, at);
      }
      const amount = kind === 'whole' ? remainingPaise : Math.min(amountPaise, remainingPaise);
      if (amount <= 0) return [];
      return recordPaymentRefund(order, { gatewayRefundId: `rfnd_${id}_${index}`, amountPaise: amount }, at);
    });
}

const AMOUNT_COLUMNS = ['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise'] as const;
const sumColumn = (documents: TaxDocument[], column: (typeof AMOUNT_COLUMNS)[number] | 'total_paise') =>
  documents.reduce((total, document) => total + document[column], 0);

async function expectBalanced(id: string, { steps }: Purchase): Promise<void> {
  const { db } = setup.app;
  const { order } = (await loadOrder(db, id))!;
  const [invoice, ...notes] = await listTaxDocuments(db, id);
  const refundedPaise = sumRefundedPaise(order);
  expect(invoice!.total_paise).toBe(order.amountPaidPaise);
  for (const document of [invoice!, ...notes])
    expect(AMOUNT_COLUMNS.reduce((total, column) => total + document[column], 0)).toBe(document.total_paise);
  expect(sumColumn(notes, 'total_paise')).toBeLessThanOrEqual(invoice!.total_paise);
  expect(sumColumn(notes, 'total_paise')).toBeGreaterThanOrEqual(refundedPaise);
  if (sumColumn(notes, 'total_paise') === invoice!.total_paise)
    for (const column of AMOUNT_COLUMNS) expect(sumColumn(notes, column)).toBe(invoice![column]);
  const member = await db('members').where({ id: setup.asha.member.id }).first();
  const receipt = await loadReceipt(composed.deps, member, { id, reportName: 'Janam Kundli' });
  expect(receipt.payment.amountPaise).toBe(order.amountPaidPaise);
  expect(receipt.refundedPaise).toBe(refundedPaise);
  expect(sumColumn(receipt.creditNotes, 'total_paise')).toBeLessThanOrEqual(refundedPaise);
  // A note of a refund that failed stays and covers the next refund.
  if (steps.some(({ kind }) => kind === 'failure')) return;
  expect(sumColumn(notes, 'total_paise')).toBe(refundedPaise);
  expect(sumColumn(receipt.creditNotes, 'total_paise')).toBe(refundedPaise);
}

async function expectNoGaps(): Promise<void> {
  const { db } = setup.app;
  const series: { series: string; last_number: number }[] = await db('tax_series');
  const documents: { number: string }[] = await db('tax_documents').select('number');
  const bySeries = Map.groupBy(documents, ({ number }) => number.slice(0, number.lastIndexOf('/')));
  expect([...bySeries.keys()].toSorted((a, b) => a.localeCompare(b))).toEqual(
    series.map(({ series: name }) => name).toSorted((a, b) => a.localeCompare(b)),
  );
  for (const { series: name, last_number: lastSerial } of series) {
    const serials = bySeries.get(name)!.map(({ number }) => Number(number.slice(name.length + 1)));
    expect(serials.toSorted((a, b) => a - b)).toEqual(Array.from({ length: lastSerial }, (_, i) => i + 1));
  }
}

describe('books of tax documents', () => {
  it('documents of concurrent purchases equal paid minus refunded amounts, without a gap in any series', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyPurchase, { minLength: 1, maxLength: 5 }), async (purchases) => {
        await Promise.all(
          purchases.map(async (purchase) => {
            const id = await placeAndCapture(purchase);
            await applySteps(id, purchase);
            await expectBalanced(id, purchase);
          }),
        );
        await expectNoGaps();
      }),
      { numRuns: 20, endOnFailure: true },
    );
    const series: { series: string }[] = await setup.app.db('tax_series').orderBy('series');
    expect(series.map((row) => row.series)).toEqual(['LC/26-27', 'LC/27-28', 'LG/26-27', 'LG/27-28']);
  }, 120_000);
});
