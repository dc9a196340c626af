/** The sandbox as a separate process, as `npm run sandbox` starts it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SANDBOX_PATH } from '#sandbox/index.ts';
import { KEY_ID, KEY_SECRET, signWebhook, startWebhookReceiver, WEBHOOK_SECRET } from './sandbox-fixture.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const MAIN = new URL('../main.ts', import.meta.url).pathname;

let database: TestDatabase;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
const children: ChildProcess[] = [];
beforeAll(async () => {
  [database, receiver] = await Promise.all([createTestDatabase(), startWebhookReceiver()]);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  receiver.server.close().closeAllConnections();
  await database.close();
});

function startProcess(env: Record<string, string>): ChildProcess {
  const options = { env: { PATH: process.env.PATH, ...env }, stdio: 'pipe' } as const;
  const child = spawn(process.execPath, [MAIN], options);
  children.push(child);
  return child;
}

async function readUntil(stream: NodeJS.ReadableStream, text: string): Promise<string> {
  let output = '';
  for await (const chunk of stream) {
    output += String(chunk);
    if (output.includes(text)) break;
  }
  return output;
}

it('a sandbox process takes a payment, sends its webhooks and stops on SIGTERM', async () => {
  const port = await findFreePort();
  const child = startProcess({
    SANDBOX_DATABASE_URL: database.url,
    SANDBOX_PORT: String(port),
    SANDBOX_KEY_ID: KEY_ID,
    SANDBOX_KEY_SECRET: KEY_SECRET,
    SANDBOX_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SANDBOX_WEBHOOK_URL: receiver.url,
  });
  expect(await readUntil(child.stdout!, receiver.url)).toContain('no money moves');

  const api = supertest(`http://127.0.0.1:${port}${SANDBOX_PATH}`);
  const order = await api
    .post('/v1/orders')
    .auth(KEY_ID, KEY_SECRET)
    .send({ amount: 49_900, currency: 'INR' })
    .expect(200);
  const proof = await api
    .post(`/checkout/${order.body.id}/pay`)
    .send({ method: 'upi', vpa: 'success@razorpay' })
    .expect(200);
  expect(proof.body).toMatchObject({ razorpay_order_id: order.body.id });
  await expect
    .poll(() => receiver.received.map(({ event }) => event))
    .toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
  for (const { raw, signature } of receiver.takeReceived())
    expect(signature).toBe(signWebhook(WEBHOOK_SECRET, raw));

  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('a sandbox process without a database names the missing variable and exits with 1', async () => {
  const child = startProcess({});
  expect(await readUntil(child.stderr!, '\n')).toContain('SANDBOX_DATABASE_URL is missing');
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
});

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
