import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import supertest from 'supertest';
import { TEST_USERS } from '#src/accounts/testing.ts';
import { connect, type Database } from '#src/platform/database.ts';
import { startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';
import { OrderView } from './contract.ts';

let setup: AppWithBuyers;
let admin: Database;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  admin = connect(inject('postgres').adminUrl, { max: 1 });
});
afterAll(async () => {
  await admin.destroy();
  await setup.close();
});

async function openStream(
  order: string,
  member: 'asha' | 'ravi' = 'asha',
): Promise<{ views: OrderView[]; close: () => void }> {
  const { body } = await supertest(setup.app.url)
    .post('/api/auth/login')
    .send(TEST_USERS[member])
    .expect(200);
  const abort = new AbortController();
  const response = await fetch(`${setup.app.url}/api/orders/${order}/progress`, {
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
  const { gatewayOrderId, orderId } = await setup.placeOrder(setup.asha);
  await setup.setFaults({ webhooks: 'lost' });
  const proof = await setup.payAtGateway(gatewayOrderId);
  const stream = await openStream(orderId);
  await expect.poll(() => stream.views.at(-1)?.status).toBe('payment-requested');

  const databaseName = new URL(setup.app.databaseUrl).pathname.slice(1);
  await admin.raw(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'lagna-listen' and datname = ?`,
    [databaseName],
  );
  // The next attempt to connect is half a second away, so this notification is lost.
  await setup.verifyPayment(setup.asha, proof).expect(200);

  await expect.poll(() => stream.views.at(-1)?.status).toBe('paid');
  stream.close();
});

it('a change whose notification is lost reaches open streams without a reconnect', async () => {
  const { gatewayOrderId, orderId } = await setup.placeOrder(setup.ravi);
  await setup.setFaults({ webhooks: 'lost' });
  const proof = await setup.payAtGateway(gatewayOrderId);
  const stream = await openStream(orderId, 'ravi');
  await expect.poll(() => stream.views.at(-1)?.status).toBe('payment-requested');

  const owner = connect(toAdminUrl(setup.app.databaseUrl), { max: 1 });
  await owner.raw('revoke execute on function pg_notify(text, text) from public');
  await setup.verifyPayment(setup.ravi, proof).expect(200);

  await expect.poll(() => stream.views.at(-1)?.status, { timeout: 5000 }).toBe('paid');
  await owner.raw('grant execute on function pg_notify(text, text) to public');
  await owner.destroy();
  stream.close();
});

function toAdminUrl(databaseUrl: string): string {
  const url = new URL(inject('postgres').adminUrl);
  url.pathname = new URL(databaseUrl).pathname;
  return url.href;
}
