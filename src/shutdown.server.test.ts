import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerUser, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';

const SERVER_MODULE = new URL('./server.ts', import.meta.url).pathname;
/** Longer than the drain of a job, shorter than the forced exit after 25 seconds. */
const DRAIN_TIMEOUT_MS = 24_000;

let database: TestDatabase;
let varDir: string;
let server: ChildProcess;
let url: string;
let asha: TestUser;
let token: string;
beforeAll(async () => {
  database = await createTestDatabase();
  varDir = await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-shutdown-'));
  ({ server, url } = await startServerProcess());
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
  await database.close();
  await fs.rm(varDir, { recursive: true, force: true });
});

async function startServerProcess(): Promise<{ server: ChildProcess; url: string }> {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    ROLE: 'all',
    PORT: '0',
    VAR_DIR: varDir,
    LOG_LEVEL: 'info',
    SHUTDOWN_DELAY_SECONDS: '1',
    METRICS_PORT: '0',
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
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

/** A free order, whose report job starts at once. */
async function placeFreeOrder(): Promise<string> {
  const birthDetails = await buildBirthDetails(url);
  const { body } = await asha
    .post('/api/payment/payment-success', { reportType: 'free-kundli', birthDetails })
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
  'SIGTERM lets requests and jobs finish, ends event streams and Chromium, and exits with status 0',
  { timeout: 60_000 },
  async () => {
    const order = await placeFreeOrder();
    const stream = await openProgressStream(order);
    const streamEnded = new Promise((resolve) => stream.once('close', resolve));
    const pendingRequest = await startRequest();
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
