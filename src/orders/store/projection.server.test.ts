import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { startShop, type Shop } from '#src/testing/test-shop.ts';
import { rebuildOrders } from './projection.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const ROUNDS = 6;
const NAMES = ['Anand', 'Bhavna', 'Chitra', 'Dinesh', 'Esha', 'Farhan', 'Gauri', 'Hemant'];

describe('a rebuild of the orders while buyers place and pay orders', () => {
  it('a rebuild while buyers place and pay orders loses no order and no version, and the ledger stays verifiable', async () => {
    const state = { isBuying: true };
    const buyReports = async () => {
      for (const name of NAMES) {
        const { gatewayOrderId } = await shop.placeOrderFor(shop.asha, { personName: name });
        const proof = await shop.payAtGateway(gatewayOrderId);
        await shop.verifyPayment(shop.asha, proof).expect(200);
      }
      state.isBuying = false;
    };
    const rebuild = async () => {
      for (let round = 0; round < ROUNDS || state.isBuying; round += 1) {
        await rebuildOrders(shop.app.db);
        expect(await verifyLedger(shop.app.db)).toMatchObject({ isIntact: true });
      }
    };
    await Promise.all([buyReports(), rebuild()]);

    const { rows } = await shop.app.db.raw(`
      select s.stream, s.version, o.version as row_version, o.gateway_order_id
        from (select stream, max(version) as version from events where stream like 'LG-%' group by stream) s
        left join orders o on o.id = s.stream`);
    expect(rows).toHaveLength(NAMES.length);
    for (const row of rows) {
      expect(row.row_version).toBe(row.version);
      expect(row.gateway_order_id).not.toBeNull();
    }
  });

  it('a rebuild deletes an order row without an event stream', async () => {
    const [row] = await shop.app.db('orders').limit(1);
    await shop.app.db('orders').insert({
      ...row,
      id: 'LG-2611-FORGED',
      gateway_order_id: null,
      offer: null,
      superseded_editions: '[]',
      recorded_refunds: '[]',
      current_refund: null,
      recent_resend_times: null,
    });
    await rebuildOrders(shop.app.db);
    expect(await shop.findOrderRow('LG-2611-FORGED')).toBeUndefined();
  });
});
