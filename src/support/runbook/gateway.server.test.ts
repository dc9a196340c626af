/** Recipes about the gateway: webhooks that are missed, and a gateway that does not answer. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { placePaidOrder, waitUntil, type Shop } from '#src/testing/test-shop.ts';
import { runCli } from '#src/support/testing.ts';
import { getCliDatabase, getDay, startTroubledShop } from './troubled-shop-fixture.ts';
import { describeRecipe } from './testing.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startTroubledShop(['process-webhook', 'refund-order'], { role: 'web' });
});
afterEach(() => shop.setFaults({}));
afterAll(() => shop.close());

const getDatabase = () => getCliDatabase(shop);
const hasCapture = async (orderId: string) =>
  (await shop.listEventTypes(orderId)).some((type) => type.startsWith('PaymentCaptured'));
const findWebhook = (gatewayOrderId: string) =>
  shop.app.db('webhook_inbox').where({ gateway_order_id: gatewayOrderId, type: 'payment.captured' }).first();

describeRecipe(
  'Webhook missed',
  () => getDatabase(),
  (run) => {
    it('handles a webhook again whose job is lost', async () => {
      const { orderId, gatewayOrderId, paymentId } = await placePaidOrder(shop, 'Lost Job');
      await waitUntil(async () => (await findWebhook(gatewayOrderId))?.handled_at instanceof Date);
      const { event_id: eventId } = await findWebhook(gatewayOrderId);
      await shop.app.db('webhook_inbox').where({ event_id: eventId }).update({ handled_at: null });
      await shop.app.db('pgboss.job').where({ name: 'process-webhook' }).delete();

      expect((await run('lagna webhook list --unhandled')).stdout).toContain(eventId);
      const shown = await run('lagna webhook show <event-id>', { 'event-id': eventId });
      expect(shown.stdout).toContain(orderId);
      expect(shown.stdout).toContain(paymentId);
      await run('lagna webhook replay <event-id> --reason "…"', { 'event-id': eventId });
      await waitUntil(async () => (await findWebhook(gatewayOrderId)).handled_at instanceof Date);
      expect((await run('lagna webhook list --unhandled')).stdout).not.toContain(eventId);
      const captures = (await shop.listEventTypes(orderId)).filter((type) =>
        type.startsWith('PaymentCaptured'),
      );
      expect(captures).toHaveLength(1);
    });

    it('lists a webhook that recorded nothing', async () => {
      const { gatewayOrderId } = await placePaidOrder(shop, 'Contradictory');
      await waitUntil(async () => (await findWebhook(gatewayOrderId))?.handled_at instanceof Date);
      const { event_id: eventId } = await findWebhook(gatewayOrderId);
      await shop.app.db('webhook_inbox').where({ event_id: eventId }).update({ outcome: 'contradictory' });
      expect((await run('lagna webhook list --failed')).stdout).toContain(eventId);
    });

    it('names a long silence, and records what never came', async () => {
      await shop.setFaults({ webhooks: 'lost' });
      const { orderId, gatewayOrderId } = await shop.placeOrderFor(shop.ravi, { personName: 'Never Came' });
      await shop.payAtGateway(gatewayOrderId);
      const longAgo = shop.app.db.raw(`received_at - interval '4 days'`);
      await shop.app.db('webhook_inbox').update({ received_at: longAgo });
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
      const { orderId } = await placePaidOrder(shop, 'Gateway Down');
      await shop.setFaults({ fail: '500' });
      const doctor = await run('lagna doctor');
      expect(doctor).toMatchObject({ code: 1, stdout: expect.stringContaining('gateway does not answer') });
      await runCli(getDatabase(), 'order', 'refund', orderId, '--reason', 'goodwill', '--yes');
      expect((await run('lagna job list --queue refund-order')).stdout).toContain(orderId);

      await shop.setFaults({});
      expect(await run('lagna reconcile --from <day> --to <day>', getDay())).toMatchObject({ code: 0 });
      expect((await run('lagna order list --needs-attention')).stdout).not.toContain(orderId);
      expect((await run('lagna doctor')).stdout).toContain('gateway reachable');
    });
  },
);
