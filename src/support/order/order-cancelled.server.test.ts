/** Deletion of an account with an unpaid order: the order is cancelled, and a late payment is still captured. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_USERS } from '#src/accounts/testing.ts';
import type { ComposedApp } from '#src/compose.ts';
import { reconcilePayments } from '#src/payments/capture/reconcile.ts';
import { deleteDueAccounts } from '#src/privacy/delete-accounts.ts';
import {
  composeForJobs,
  startAppWithBuyers,
  type PlacedOrder,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { createTestContext } from '#src/support/testing.ts';
import { showOrder } from './show-order.ts';

let setup: AppWithBuyers;
let composed: ComposedApp;
let placedOrder: PlacedOrder;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  composed = await composeForJobs(setup);
  await setup.ravi.post('/api/account/confirm', { password: TEST_USERS.ravi.password }).expect(200);
  await setup.ravi.delete('/api/account').expect(200);
  placedOrder = await setup.placeOrderFor(setup.ravi, { personName: 'Ravi Menon' });
  // The 48 hours before a deletion end before the three days of the payment window.
  setup.app.clock.advanceHours(48);
  await deleteDueAccounts(composed.deps);
});
afterAll(async () => {
  await composed.close();
  await setup.close();
});

const printOrder = async (id: string): Promise<string> =>
  (await showOrder(createTestContext(setup.app.db), id)).lines.join('\n');

it('account deletion cancels an unpaid order within three days, and order show prints that reason', async () => {
  expect(await setup.findOrderRow(placedOrder.orderId)).toMatchObject({ status: 'cancelled' });
  const output = await printOrder(placedOrder.orderId);
  expect(output).toContain('Cancelled before payment: the member deleted the account.');
  expect(output).toMatch(/Janam Kundli +CANCELLED/);
  expect(output).not.toContain('Expired');
});

it('a late payment of a cancelled order is captured by the reconciliation', async () => {
  await setup.setFaults({ webhooks: 'lost' });
  await setup.payAtGateway(placedOrder.gatewayOrderId);
  await setup.setFaults({});
  expect(await reconcilePayments(composed.deps)).toMatchObject({ captured: 1 });
  expect(await setup.listEventTypes(placedOrder.orderId)).toContain('PaymentCapturedByReconciliation');
});
