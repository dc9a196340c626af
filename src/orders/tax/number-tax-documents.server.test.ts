import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { NOW, paidOrderEvents, paymentCapturedEvent } from '#src/orders/testing.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { issueTaxDocument, listTaxDocuments } from './tax-documents.ts';

const SELLER = {
  name: 'Lagna',
  address: '1 Samrat Marg, New Delhi',
  gst: { gstin: '07AAGFF2194N1Z1', sac: '998439', ratePercent: 18 },
};
const refundedEvent: OrderEvent = {
  type: 'PaymentRefunded',
  data: { gatewayRefundId: 'rfnd_A', amountPaise: 99_900, at: NOW },
};

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.close());

/** Begins a transaction that writes the tax documents of the events, and leaves it open. */
async function beginChange(orderId: string, events: OrderEvent[]) {
  const trx = await testDatabase.db.transaction();
  for (const [index, event] of events.entries()) {
    const order = foldOrder([...paidOrderEvents, ...events.slice(1, index + 1)])!;
    await issueTaxDocument(trx, SELLER, { ...order, id: orderId }, event);
  }
  return trx;
}

const listNumbers = async (orderId: string) =>
  (await listTaxDocuments(testDatabase.db, orderId)).map(({ number }) => number);

describe('number of a tax document', () => {
  it('is taken at the commit, so that an open capture delays no other', async () => {
    const slow = await beginChange('LG-SLOW', [paymentCapturedEvent]);
    const fast = await beginChange('LG-FAST', [paymentCapturedEvent]);
    await fast.commit();
    await slow.commit();

    expect(await listNumbers('LG-FAST')).toEqual(['LG/26-27/000001']);
    expect(await listNumbers('LG-SLOW')).toEqual(['LG/26-27/000002']);
    expect(await testDatabase.db('tax_document_drafts')).toEqual([]);
  });

  it('is not taken by a capture that is rolled back', async () => {
    const [{ last_number: before }] = await testDatabase.db('tax_series').where({ series: 'LG/26-27' });
    const lost = await beginChange('LG-LOST', [paymentCapturedEvent]);
    await lost.rollback();

    expect(await testDatabase.db('tax_series').where({ series: 'LG/26-27' }).first()).toEqual({
      series: 'LG/26-27',
      last_number: before,
    });
    expect(await listNumbers('LG-LOST')).toEqual([]);
  });

  it('is taken for invoice and credit note when one change records a capture and its refund', async () => {
    const change = await beginChange('LG-BOTH', [paymentCapturedEvent, refundedEvent]);
    await change.commit();

    expect(await listNumbers('LG-BOTH')).toEqual(['LG/26-27/000003', 'LC/26-27/000001']);
  });
});
