import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from './sandbox-fixture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

type Row = { entity_id: string; type: string; credit: number; debit: number };

const fetchJson = async (path: string) => (await sandbox.api.get(path).expect(200)).body;
const settleAll = async () => (await sandbox.admin('/settlements', {}).expect(200)).body;
const requestRefund = async (paymentId: string, amount: number) =>
  (await sandbox.api.post(`/payments/${paymentId}/refund`, { amount }).expect(200)).body;
const listRows = async (id: string): Promise<Row[]> =>
  (await sandbox.root.get(`/admin/settlements/${id}/rows`).expect(200)).body.items;

async function deliverWebhooks() {
  await sandbox.deliverDueWebhooks();
  return sandbox.receiver.takeReceived();
}

/** A payment of 99,900 paise less its fee of 2,358 paise, which includes the tax. */
const NET_PAISE = 97_542;

describe('a settlement', () => {
  it('contains captured payments less fees, refunds and lost disputes, each once', async () => {
    const { id: orderId } = await sandbox.createOrder({ receipt: 'LG-1' });
    const proof = await sandbox.pay(orderId, { method: 'card', outcome: 'success', description: 'Report' });
    const paymentId = proof.body.razorpay_payment_id;
    const { id: refundId } = await requestRefund(paymentId, 10_000);
    const disputedPaymentId = await sandbox.createPayment();
    const dispute = (await sandbox.admin(`/payments/${disputedPaymentId}/disputes`, { amount: 500 })).body;
    await sandbox.api.post(`/disputes/${dispute.id}/accept`).expect(200);
    await sandbox.createPayment({ payment: { capture: 'manual' } });
    const settlement = await settleAll();
    expect(settlement).toMatchObject({
      id: expect.stringMatching(/^setl_[A-Za-z0-9]{14}$/),
      entity: 'settlement',
      amount: 2 * NET_PAISE - 10_000 - 500,
      status: 'processed',
      fees: 0,
      tax: 0,
      utr: expect.stringMatching(/^\d{10}\w{6}$/),
    });
    const rows = await listRows(settlement.id);
    expect(rows.map(({ type }) => type).sort()).toEqual(['adjustment', 'payment', 'payment', 'refund']);
    expect(rows.find(({ entity_id }) => entity_id === paymentId)).toEqual({
      entity_id: paymentId,
      type: 'payment',
      debit: 0,
      credit: NET_PAISE,
      amount: 99_900,
      currency: 'INR',
      fee: 2358,
      tax: 360,
      on_hold: false,
      settled: true,
      created_at: expect.any(Number),
      settled_at: settlement.created_at,
      settlement_id: settlement.id,
      posted_at: null,
      credit_type: 'default',
      description: 'Report',
      notes: [],
      payment_id: null,
      settlement_utr: settlement.utr,
      order_id: orderId,
      order_receipt: 'LG-1',
      method: 'card',
      card_network: 'Visa',
      card_issuer: 'KARB',
      card_type: 'credit',
      dispute_id: null,
    });
    expect(rows.find(({ entity_id }) => entity_id === refundId)).toMatchObject({
      debit: 10_000,
      credit: 0,
      payment_id: paymentId,
      order_receipt: 'LG-1',
    });
    expect(rows.find(({ type }) => type === 'adjustment')).toMatchObject({
      debit: 500,
      dispute_id: dispute.id,
    });
    await sandbox.admin('/settlements', {}).expect(400);
  });

  it('is reported by settlement.processed and returned by the API', async () => {
    await sandbox.createPayment();
    await deliverWebhooks();
    const settlement = await settleAll();
    const [settlementWebhook, ...otherWebhooks] = await deliverWebhooks();
    expect(otherWebhooks).toEqual([]);
    expect(settlementWebhook?.body).toMatchObject({
      event: 'settlement.processed',
      contains: ['settlement'],
      payload: { settlement: { entity: settlement } },
    });
    expect(await fetchJson(`/settlements/${settlement.id}`)).toEqual(settlement);
    expect((await fetchJson('/settlements?count=1')).items).toEqual([settlement]);
    await sandbox.api.get('/settlements/setl_doesNotExist0').expect(400);
  });

  it('is exported as CSV with a line for each row', async () => {
    const { id: orderId } = await sandbox.createOrder();
    await sandbox.pay(orderId, { method: 'upi', outcome: 'success', description: 'Report, "full"' });
    const { id } = await settleAll();
    const { headers, text } = await sandbox.root.get(`/admin/settlements/${id}/csv`).expect(200);
    expect(headers['content-type']).toMatch('text/csv');
    const [header, line, afterLastLine] = text.split('\r\n');
    expect(header).toMatch(/^entity_id,type,debit,credit,amount,currency,fee,tax,/);
    expect(line).toMatch(new RegExp(`^pay_\\w{14},payment,0,${NET_PAISE},99900,INR,2358,360,false,true,`));
    expect(line).toContain(',"Report, ""full""",[],,');
    expect(afterLastLine).toBe('');
  });

  it('credits a settled refund that fails later', async () => {
    const paymentId = await sandbox.createPayment();
    const { id } = await requestRefund(paymentId, 20_000);
    await settleAll();
    await sandbox.admin(`/refunds/${id}/bank`, { outcome: 'failure' }).expect(200);
    const settlement = await settleAll();
    expect(await listRows(settlement.id)).toMatchObject([{ type: 'adjustment', credit: 20_000 }]);
    await sandbox.admin('/settlements', {}).expect(400);
  });

  it('contains neither a payment that was never captured nor its refund', async () => {
    await sandbox.createPayment({ payment: { capture: 'manual' } });
    await sandbox.advanceHours(24 * 6);
    await sandbox.admin('/settlements', {}).expect(400);
  });
});

describe('GET /settlements/recon/combined', () => {
  it('returns the rows of a day and of a month of Indian time, in pages', async () => {
    // The offset of the clock makes it 31 December 2026, 19:00 UTC: half past midnight of the new year in India.
    const target = Date.parse('2026-12-31T19:00:00Z');
    const offsetSeconds = Math.round((target - sandbox.clock.now().getTime()) / 1000);
    await sandbox.admin('/clock', { offsetSeconds }).expect(200);
    const ids = [await sandbox.createPayment(), await sandbox.createPayment()];
    await settleAll();
    const listEntityIds = async (query: string): Promise<string[]> =>
      (await fetchJson(`/settlements/recon/combined?${query}`)).items.map((row: Row) => row.entity_id);
    expect((await listEntityIds('year=2027&month=1&day=1')).sort()).toEqual([...ids].sort());
    expect(await listEntityIds('year=2027&month=01')).toHaveLength(2);
    expect(await listEntityIds('year=2027&month=1&count=1&skip=1')).toHaveLength(1);
    expect(await listEntityIds('year=2026&month=12&day=31')).toEqual([]);
    expect(await listEntityIds('year=2027&month=1&day=2')).toEqual([]);
  });

  it.each([
    ['year=27&month=1', 'The year must be 4 digits.'],
    ['year=2027&month=13', 'The month is not a valid month.'],
    ['year=2027', 'The month is not a valid month.'],
    ['year=2027&month=1&day=32', 'The day must be between 1 and 2 digits.'],
    ['year=2027&month=1&count=0', 'The count must be at least 1.'],
    ['year=2027&month=1&count=1001', 'The count may not be greater than 1000.'],
  ])('rejects %s', async (query, description) => {
    const { body } = await sandbox.api.get(`/settlements/recon/combined?${query}`).expect(400);
    expect(body.error.description).toBe(description);
  });
});
