/** Follows the id of one request through logs, jobs, events and calls of the gateway. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import supertest from 'supertest';
import { createGateway } from '#src/payments/gateway/gateway.ts';
import { createLog } from '#src/platform/log.ts';
import { withRunContext } from '#src/platform/run-context.ts';
import { startAppWithBuyers, waitUntil, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

const lines: Record<string, unknown>[] = [];
const destination = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(JSON.parse(chunk.toString()));
    done();
  },
});

let setup: AppWithBuyers;
beforeAll(async () => {
  setup = await startAppWithBuyers({
    role: 'all',
    env: { TRUST_PROXY: 'true' },
    log: createLog('debug', destination),
  });
}, 60_000);
afterAll(() => setup.close());

it('the id of a trusted proxy is kept; one that is not plain is replaced', async () => {
  const fetchId = async (id: string) =>
    (await supertest(setup.app.url).get('/api/catalogue').set('X-Request-Id', id)).headers['x-request-id'];
  expect(await fetchId('edge-7f3a91c2')).toBe('edge-7f3a91c2');
  expect(await fetchId('an id with spaces')).toMatch(/^[0-9a-f-]{36}$/);
});

it('log lines of a request, its jobs, and the jobs of these jobs have its id', async () => {
  const input = { reportType: 'free-kundli', birthDetails: setup.birthDetails };
  const { headers, body } = await setup.asha.post('/api/payment/payment-success', input).expect(200);
  const id = headers['x-request-id'] as string;
  await setup.waitUntilDelivered(setup.asha, body.order);
  const { db } = setup.app;
  const jobs: { name: string }[] = await db('pgboss.job').whereRaw(`data->'_origin'->>'request' = ?`, [id]);
  // The first is enqueued by the request, the second by the first.
  expect(jobs.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['produce-report', 'send-report-email']),
  );
  const ofRequest = await db('events').whereRaw(`meta->>'requestId' = ?`, [id]).pluck('type');
  expect(ofRequest).toEqual(expect.arrayContaining(['OrderPlaced', 'ReportRendered', 'ReportEmailSent']));
  await waitUntil(async () =>
    lines.some(({ event, request }) => event === 'requests.answered' && request === id),
  );
  const launched = lines.find(({ event }) => event === 'browsers.launched');
  expect(launched).toMatchObject({ request: id, queue: 'produce-report' });
});

it('a call of the gateway has the id of the request', async () => {
  const received: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    received.push(request.headers);
    response.setHeader('Content-Type', 'application/json').end('{"items":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const gateway = createGateway({ apiUrl, keyId: 'rzp_test_1', keySecret: 'secret' });
  await withRunContext({ request: 'edge-7f3a91c2' }, () => gateway.fetchDowntimes());
  await gateway.fetchDowntimes();
  server.close();
  expect(received.map((headers) => headers['x-request-id'])).toEqual(['edge-7f3a91c2', undefined]);
});
