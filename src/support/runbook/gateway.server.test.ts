/** Recipes about the gateway: webhooks that are missed, and a gateway that does not answer. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { placePaidOrder, waitUntil, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';
import { runCli } from '#src/support/testing.ts';
import { getCliDatabase, getDay, startAppWithoutRetries } from './recipe-fixture.ts';
import { describeRecipe } from './testing.ts';

let setup: AppWithBuyers;
beforeAll(async () => {
  setup = await startAppWithoutRetries(['process-webhook', 'refund-order'], { role: 'web' });
});
afterEach(() => setup.setFaults({}));
afterAll(() => setup.close());

const getDatabase = () => getCliDatabase(setup);
const hasCapture = async (orderId: string) =>
  (await setup.listEventTypes(orderId)).some((type) => type.startsWith('PaymentCaptured'));
const findWebhook = (gatewayOrderId: string) =>
  setup.app.db('webhook_inbox').where({ gateway_order_id: gatewayOrderId, type: 'payment.captured' }).first();

describeRecipe(
  'Webhook missed',
  () => getDatabase(),
  (run) => {
    it('handles a webhook again whose job is lost', async () => {
      const { orderId, gatewayOrderId, paymentId } = await placePaidOrder(setup, 'Lost Job');
      await waitUntil(async () => (await findWebhook(gatewayOrderId))?.handled_at instanceof Date);
      const { event_id: eventId } = await findWebhook(gatewayOrderId);
      await setup.app.db('webhook_inbox').where({ event_id: eventId }).update({ handled_at: null });
      await setup.app.db('pgboss.job').where({ name: 'process-webhook' }).delete();

      expect((await run('lagna webhook list --unhandled')).stdout).toContain(eventId);
      const shown = await run('lagna webhook show <event-id>', { 'event-id': eventId });
      expect(shown.stdout).toContain(orderId);
      expect(shown.stdout).toContain(paymentId);
      await run('lagna webhook replay <event-id> --reason "…"', { 'event-id': eventId });
      await waitUntil(async () => (await findWebhook(gatewayOrderId)).handled_at instanceof Date);
      expect((await run('lagna webhook list --unhandled')).stdout).not.toContain(eventId);
      const captures = (await setup.listEventTypes(orderId)).filter((type) =>
        type.startsWith('PaymentCaptured'),
      );
      expect(captures).toHaveLength(1);
    });

    it('lists a webhook that recorded nothing', async () => {
      const { gatewayOrderId } = await placePaidOrder(setup, 'Contradictory');
      await waitUntil(async () => (await findWebhook(gatewayOrderId))?.handled_at instanceof Date);
      const { event_id: eventId } = await findWebhook(gatewayOrderId);
      await setup.app.db('webhook_inbox').where({ event_id: eventId }).update({ outcome: 'contradictory' });
      expect((await run('lagna webhook list --failed')).stdout).toContain(eventId);
    });

    it('names a long silence, and records what never came', async () => {
      await setup.setFaults({ webhooks: 'lost' });
      const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.ravi, { personName: 'Never Came' });
      await setup.payAtGateway(gatewayOrderId);
      const longAgo = setup.app.db.raw(`received_at - interval '4 days'`);
      await setup.app.db('webhook_inbox').update({ received_at: longAgo });
      expect((await run('lagna doctor')).stdout).toMatch(
        /! last webhook 96 h .* check the gateway’s dashboard/,
      );
      expect(await hasCapture(orderId)).toBe(false);
      expect(await run('lagna reconcile --from <day> --to <day>', getDay())).toMatchObject({ code: 0 });
      expect(await hasCapture(orderId)).toBe(true);
    });
  },
);

describeRecipe(
  'Gateway down',
  () => getDatabase(),
  (run) => {
    it('names the gateway, lists the refunds that wait, and compares the books afterwards', async () => {
      const { orderId } = await placePaidOrder(setup, 'Gateway Down');
      await setup.setFaults({ fail: '500' });
      const doctor = await run('lagna doctor');
      expect(doctor).toMatchObject({ code: 1, stdout: expect.stringContaining('gateway does not answer') });
      await runCli(getDatabase(), 'order', 'refund', orderId, '--reason', 'goodwill', '--yes');
      expect((await run('lagna job list --queue refund-order')).stdout).toContain(orderId);

      await setup.setFaults({});
      expect(await run('lagna reconcile --from <day> --to <day>', getDay())).toMatchObject({ code: 0 });
      expect((await run('lagna order list --needs-attention')).stdout).not.toContain(orderId);
      expect((await run('lagna doctor')).stdout).toContain('gateway reachable');
    });
  },
);
