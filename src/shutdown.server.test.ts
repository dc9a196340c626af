import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import { createServer, request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { json, text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerUser, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';

const SERVER_MODULE = new URL('./server.ts', import.meta.url).pathname;
/** Longer than the drain of a job, shorter than the forced exit. */
const DRAIN_TIMEOUT_MS = 34_000;

let database: TestDatabase;
let varDir: string;
let server: ChildProcess;
let url: string;
let asha: TestUser;
let token: string;
let gateway: SlowGateway;
beforeAll(async () => {
  database = await createTestDatabase();
  varDir = await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-shutdown-'));
  gateway = await startSlowGateway();
  ({ server, url } = await startServerProcess(gateway.url));
  asha = await registerUser(url, 'asha');
  const login = { email: 'asha@example.in', password: 'jantar-mantar' };
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  ({ token } = (await response.json()) as { token: string });
});
afterAll(async () => {
  server.kill('SIGKILL');
  await gateway.close();
  await database.close();
  await fs.rm(varDir, { recursive: true, force: true });
});

type SlowGateway = { url: string; isAsked: Promise<unknown>; answer: () => void; close: () => Promise<void> };

/** A gateway that answers the creation of an order when the test lets it. Everything that is read from it is empty. */
async function startSlowGateway(): Promise<SlowGateway> {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const createOrder = async (incoming: IncomingMessage) => {
    const order = (await json(incoming)) as object;
    asked.resolve();
    await answered.promise;
    return { ...order, id: 'order_AskedBeforeEnd', amount_paid: 0, status: 'created' };
  };
  const gatewayServer = createServer(async (incoming, response) => {
    const isCreation = incoming.method === 'POST';
    const body = isCreation ? await createOrder(incoming) : { entity: 'collection', count: 0, items: [] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  gatewayServer.listen(0, '127.0.0.1');
  await once(gatewayServer, 'listening');
  return {
    url: `http://127.0.0.1:${(gatewayServer.address() as AddressInfo).port}`,
    isAsked: asked.promise,
    answer: answered.resolve,
    async close() {
      gatewayServer.closeAllConnections();
      await new Promise((resolve) => gatewayServer.close(resolve));
    },
  };
}

async function startServerProcess(gatewayUrl: string): Promise<{ server: ChildProcess; url: string }> {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    ROLE: 'all',
    PORT: '0',
    VAR_DIR: varDir,
    LOG_LEVEL: 'info',
    // On a busy machine a response may take a second.
    SHUTDOWN_DELAY_SECONDS: '4',
    METRICS_PORT: '0',
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    RAZORPAY_KEY_ID: 'rzp_test_slow',
    RAZORPAY_KEY_SECRET: 'secret-of-the-slow-gateway',
    RAZORPAY_WEBHOOK_SECRET: 'secret-of-its-webhooks',
    RAZORPAY_API_URL: gatewayUrl,
  };
  const child = spawn(process.execPath, [SERVER_MODULE], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of readline.createInterface({ input: child.stdout })) {
    const entry = JSON.parse(line) as { event?: string; url?: string };
    if (entry.event === 'servers.started') {
      child.stdout.resume();
      return { server: child, url: entry.url! };
    }
  }
  throw new Error('The server ended before it had started.');
}

async function listDescendants(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=']);
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  const listDescendantsOf = (parent: number): number[] =>
    processes
      .filter(([, ppid]) => ppid === parent)
      .flatMap(([child]) => [child, ...listDescendantsOf(child)]);
  return listDescendantsOf(pid);
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const fetchReadiness = async () => {
  const response = await fetch(`${url}/readyz`);
  return [response.status, ((await response.json()) as { status: string }).status];
};

/** A free order, whose report job starts at once; without birth details it waits for them. */
async function placeFreeOrder(details: { birthDetails?: object }): Promise<string> {
  const { body } = await asha
    .post('/api/payment/payment-success', { reportType: 'free-kundli', ...details })
    .expect(200);
  return body.order as string;
}

const findReportJob = () => database.db('pgboss.job').where({ name: 'produce-report' }).first('state');

async function openProgressStream(order: string): Promise<IncomingMessage> {
  const stream = request(`${url}/api/orders/progress?order=${order}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  stream.end();
  const [response] = (await once(stream, 'response')) as [IncomingMessage];
  response.on('error', () => {});
  await once(response, 'data');
  return response.resume();
}

/** Starts a purchase, which waits for the gateway. */
async function startPurchase() {
  const { body: quote } = await asha.get('/api/payment/quote?reportKey=janam-kundli').expect(200);
  const birthDetails = await buildBirthDetails(url);
  const input = { amount: quote.pricePaise / 100, reportKey: 'janam-kundli', birthDetails };
  const purchase = asha.post('/api/payment/create-order', input).expect(200);
  const response = purchase.then(({ body }) => body as { orderId: string });
  await gateway.isAsked;
  return { response };
}

/** Sends the headers of a request. The body follows in finishRequest, when the server is shutting down. */
async function startRequest(): Promise<ClientRequest> {
  const pendingRequest = request(`${url}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  pendingRequest.write('{"email":');
  await once(pendingRequest, 'socket');
  return pendingRequest;
}

async function finishRequest(pendingRequest: ClientRequest): Promise<{ status: number; body: unknown }> {
  const response = once(pendingRequest, 'response');
  pendingRequest.end('"nobody@example.in"}');
  const [incoming] = (await response) as [IncomingMessage];
  return { status: incoming.statusCode!, body: JSON.parse(await text(incoming)) };
}

it(
  'SIGTERM lets requests, purchases and jobs finish, ends event streams and Chromium, and exits with status 0',
  { timeout: 60_000 },
  async () => {
    // Its stream does not end by itself.
    const stream = await openProgressStream(await placeFreeOrder({}));
    const order = await placeFreeOrder({ birthDetails: await buildBirthDetails(url) });
    const streamEnded = new Promise((resolve) => stream.once('close', resolve));
    const pendingRequest = await startRequest();
    const purchase = await startPurchase();
    await expect.poll(findReportJob, { interval: 5 }).toEqual({ state: 'active' });
    await expect.poll(() => listDescendants(server.pid!), { interval: 5 }).not.toEqual([]);
    const chromiumPids = await listDescendants(server.pid!);

    const exitPromise = once(server, 'exit', { signal: AbortSignal.timeout(DRAIN_TIMEOUT_MS) });
    server.kill('SIGTERM');
    // Load balancers see it before the port is closed.
    await expect.poll(fetchReadiness).toEqual([503, 'shutting down']);
    await expect
      .poll(() =>
        fetch(`${url}/healthz`).then(
          () => 'accepted',
          () => 'refused',
        ),
      )
      .toBe('refused');

    expect(await finishRequest(pendingRequest)).toMatchObject({ status: 200, body: { success: true } });
    await streamEnded;
    gateway.answer();
    expect(await purchase.response).toMatchObject({ orderId: 'order_AskedBeforeEnd' });
    expect(await exitPromise).toEqual([0, null]);
    expect(await findReportJob()).toEqual({ state: 'completed' });
    expect(await database.db('events').where({ stream: order }).pluck('type')).toContain('ReportRendered');
    await expect.poll(() => chromiumPids.filter(isAlive)).toEqual([]);
    const connections = await database
      .db('pg_stat_activity')
      .where({ datname: new URL(database.url).pathname.slice(1) })
      .whereIn('application_name', ['lagna-jobs', 'lagna-listen'])
      .pluck('application_name');
    expect(connections).toEqual([]);
  },
);
