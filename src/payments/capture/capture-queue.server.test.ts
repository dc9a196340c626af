import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAppWithBuyers, waitUntil, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

const POOL_SIZE = 4;
/** More than the pool has connections. */
const PAYMENT_COUNT = 6;
const SELLER = {
  SELLER_GSTIN: '07AAGFF2194N1Z1',
  SELLER_ADDRESS: 'Samrat House, Bengali Market, New Delhi 110001',
};

let setup: AppWithBuyers;
beforeAll(async () => {
  const env = { ...SELLER, DATABASE_POOL_SIZE: String(POOL_SIZE) };
  setup = await startAppWithBuyers({ env, runsJobs: false });
});
afterAll(() => setup.close());

const listWaitingTransactions = () =>
  setup.app.db('pg_stat_activity').where({ wait_event_type: 'Lock' }).whereILike('query', 'commit%');

it('captures that wait for the number of their invoice leave connections to other requests', async () => {
  const proofs = [];
  for (let index = 0; index < PAYMENT_COUNT; index += 1) {
    const placed = await setup.placeOrderFor(setup.asha, { personName: `Asha ${'IVXLCD'[index]}` });
    proofs.push(await setup.payAtGateway(placed.gatewayOrderId));
  }
  const lock = await setup.app.db.transaction();
  await lock.raw('lock table tax_series in access exclusive mode');
  const verifications = proofs.map((proof) =>
    setup.verifyPayment(setup.asha, proof).then((response) => response),
  );
  await waitUntil(async () => (await listWaitingTransactions()).length >= POOL_SIZE / 2);

  const { status } = await setup.ravi.get('/api/orders');
  const waitingCount = (await listWaitingTransactions()).length;
  await lock.rollback();
  const responses = await Promise.all(verifications);

  expect(status).toBe(200);
  expect(waitingCount).toBe(POOL_SIZE / 2);
  expect(responses.map((response) => response.status)).toEqual(proofs.map(() => 200));
  const invoices = await setup.app.db('tax_documents').where({ kind: 'invoice' });
  expect(invoices).toHaveLength(PAYMENT_COUNT);
});
