import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import supertest from 'supertest';
import { TEST_USERS } from '#src/accounts/testing.ts';
import { connect, type Database } from '#src/platform/database.ts';
import { startShop, type Shop } from '#src/testing/test-shop.ts';
import { OrderView } from './contract.ts';

let shop: Shop;
let admin: Database;
beforeAll(async () => {
  shop = await startShop();
  admin = connect(inject('postgres').adminUrl, { max: 1 });
});
afterAll(async () => {
  await admin.destroy();
  await shop.close();
});

async function openStream(order: string): Promise<{ views: OrderView[]; close: () => void }> {
  const { body } = await supertest(shop.app.url).post('/api/auth/login').send(TEST_USERS.asha).expect(200);
  const abort = new AbortController();
  const response = await fetch(`${shop.app.url}/api/orders/${order}/progress`, {
    headers: { authorization: `Bearer ${body.token}` },
    signal: abort.signal,
  });
  const views: OrderView[] = [];
  const readEvents = async () => {
    for await (const text of response.body!.pipeThrough(new TextDecoderStream()))
      for (const [, json] of text.matchAll(/^event: order\ndata: (.+)$/gm))
        views.push(OrderView.parse(JSON.parse(json!)));
  };
  readEvents().catch(() => undefined);
  return { views, close: () => abort.abort() };
}

it('a change that is notified while the listening connection is lost reaches open streams after the reconnect', async () => {
  const { gatewayOrderId, orderId } = await shop.placeOrder(shop.asha);
  await shop.setFaults({ webhooks: 'lost' });
  const proof = await shop.payAtGateway(gatewayOrderId);
  const stream = await openStream(orderId);
  await expect.poll(() => stream.views.at(-1)?.status).toBe('payment-requested');

  const databaseName = new URL(shop.app.databaseUrl).pathname.slice(1);
  await admin.raw(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'lagna-listen' and datname = ?`,
    [databaseName],
  );
  // The next attempt to connect is half a second away, so this notification is lost.
  await shop.verifyPayment(shop.asha, proof).expect(200);

  await expect.poll(() => stream.views.at(-1)?.status).toBe('paid');
  stream.close();
});
