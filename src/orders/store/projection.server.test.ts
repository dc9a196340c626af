import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';
import { rebuildOrders } from './projection.ts';

let setup: AppWithBuyers;
beforeAll(async () => {
  setup = await startAppWithBuyers();
});
afterAll(() => setup.close());

const ROUNDS = 6;
const NAMES = ['Anand', 'Bhavna', 'Chitra', 'Dinesh', 'Esha', 'Farhan', 'Gauri', 'Hemant'];

describe('a rebuild of the orders while buyers place and pay orders', () => {
  it('a rebuild while buyers place and pay orders loses no order and no version, and the ledger stays verifiable', async () => {
    const state = { isBuying: true };
    const buyReports = async () => {
      for (const name of NAMES) {
        const { gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: name });
        const proof = await setup.payAtGateway(gatewayOrderId);
        await setup.verifyPayment(setup.asha, proof).expect(200);
      }
      state.isBuying = false;
    };
    const rebuild = async () => {
      for (let round = 0; round < ROUNDS || state.isBuying; round += 1) {
        await rebuildOrders(setup.app.db);
        expect(await verifyLedger(setup.app.db)).toMatchObject({ isIntact: true });
      }
    };
    await Promise.all([buyReports(), rebuild()]);

    const { rows } = await setup.app.db.raw(`
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
    const [row] = await setup.app.db('orders').limit(1);
    await setup.app.db('orders').insert({
      ...row,
      id: 'LG-2611-FORGED',
      gateway_order_id: null,
      offer: null,
      superseded_editions: '[]',
      recorded_refunds: '[]',
      current_refund: null,
      recent_resend_times: null,
    });
    await rebuildOrders(setup.app.db);
    expect(await setup.findOrderRow('LG-2611-FORGED')).toBeUndefined();
  });
});
