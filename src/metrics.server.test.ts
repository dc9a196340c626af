/** Reads /metrics of a process after purchases that succeeded and failed, as Prometheus does. */
import fs from 'node:fs/promises';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseExposition, type Sample } from '#src/testing/exposition.ts';
import { startApp } from '#src/testing/app.ts';
import { startAppWithBuyers, waitUntil, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
let orderId: string;
let samples: Sample[];
/** The counters belong to the process, which has run other tests before. */
let samplesBefore: Sample[];
let help: Set<string>;
beforeAll(async () => {
  setup = await startAppWithBuyers({ role: 'all', env: { METRICS_PORT: '0' } });
  ({ samples: samplesBefore } = await fetchMetrics());
  const failedOrder = await setup.placeOrderFor(setup.ravi, { personName: 'Refused' });
  await setup.pay(failedOrder.gatewayOrderId, { method: 'card', outcome: 'failure' });
  const order = await setup.placeOrder(setup.asha);
  orderId = order.orderId;
  await setup.verifyPayment(setup.asha, await setup.payAtGateway(order.gatewayOrderId)).expect(200);
  await setup.waitUntilDelivered(setup.asha, orderId);
  ({ samples, help } = await fetchMetrics());
}, 90_000);
afterAll(() => setup.close());

async function fetchMetrics() {
  const { text, headers } = await supertest(setup.app.operationsUrl).get('/metrics').expect(200);
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  return parseExposition(text);
}

/** The sum of the samples with these labels. */
const read = (name: string, labels: Record<string, string> = {}, from = samples) =>
  from
    .filter((sample) => sample.name === name)
    .filter((sample) => Object.entries(labels).every(([label, value]) => sample.labels[label] === value))
    .reduce((sum, { value }) => sum + value, 0);

const readIncrease = (name: string, labels: Record<string, string> = {}) =>
  read(name, labels) - read(name, labels, samplesBefore);

describe('metrics after a purchase', () => {
  it('payments, deliveries and ledger events are counted by outcome', () => {
    expect(readIncrease('lagna_payments_total', { outcome: 'captured' })).toBe(1);
    expect(readIncrease('lagna_payments_total', { outcome: 'requested' })).toBe(2);
    expect(readIncrease('lagna_deliveries_total', { outcome: 'printed' })).toBe(1);
    expect(readIncrease('lagna_deliveries_total', { outcome: 'sent' })).toBe(1);
    expect(readIncrease('lagna_ledger_events_total', { type: 'OrderPlaced' })).toBe(2);
    expect(readIncrease('lagna_refunds_total')).toBe(0);
  });

  it('requests are counted by route template, method and class of the status', () => {
    const count = 'lagna_http_request_duration_seconds_count';
    const route = '/api/payment/verify-payment';
    expect(readIncrease(count, { route, method: 'POST', status_class: '2xx' })).toBe(1);
    expect(readIncrease(count, { route: '/api/orders/:id/progress' })).toBe(1);
  });

  it('jobs, printing, gateway calls and e-mails have their durations and outcomes', () => {
    const jobs = { queue: 'produce-report', outcome: 'completed' };
    expect(readIncrease('lagna_job_duration_seconds_count', jobs)).toBe(1);
    expect(readIncrease('lagna_job_duration_seconds_sum', jobs)).toBeGreaterThan(0.05);
    expect(readIncrease('lagna_jobs_failed_total')).toBe(0);
    expect(readIncrease('lagna_report_render_duration_seconds_count', { outcome: 'printed' })).toBe(1);
    const calls = { operation: 'createOrder', outcome: 'ok' };
    expect(readIncrease('lagna_gateway_call_duration_seconds_count', calls)).toBe(2);
    expect(readIncrease('lagna_emails_total', { kind: 'send-report-email', outcome: 'sent' })).toBe(1);
    expect(readIncrease('lagna_emails_total', { outcome: 'sender_rejected' })).toBe(0);
    expect(samples.some(({ labels }) => labels.outcome === 'sender_rejected')).toBe(true);
  });

  it('Chromium, the pool and the process are measured', () => {
    expect(read('lagna_chromium_resident_memory_bytes')).toBeGreaterThan(50_000_000);
    expect(read('lagna_database_pool_connections')).toBeGreaterThan(0);
    expect(read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(read('process_resident_memory_bytes')).toBeGreaterThan(50_000_000);
  });

  it('the state of the business is read from the database', async () => {
    expect(read('lagna_business_metrics_up')).toBe(1);
    expect(read('lagna_undelivered_reports')).toBe(0);
    expect(read('lagna_oldest_undelivered_report_age_seconds')).toBe(0);
    expect(read('lagna_ledger_oldest_unsealed_event_age_seconds')).toBeGreaterThan(0);
    const queues = samples.filter(({ name }) => name === 'lagna_queue_oldest_job_age_seconds');
    expect(queues.map(({ labels }) => labels.queue)).toContain('produce-report');
  });

  it('no label contains an order number, an id, an address or a path with them', () => {
    const values = samples.flatMap(({ labels }) => Object.values(labels));
    expect(values.length).toBeGreaterThan(100);
    const personal = /LG-|@|_[A-Za-z0-9]{14}$|[0-9a-f]{8}-[0-9a-f]{4}|asha|ravi/i;
    expect(values.filter((value) => personal.test(value))).toEqual([]);
    expect(values).not.toContain(orderId);
  });

  it('unknown paths and methods make no new time series', async () => {
    const requestUnknown = async (name: string) => {
      await supertest(setup.app.url).get(`/api/${name}`).expect(404);
      await supertest(setup.app.url).get(`/${name}`).expect(404);
      await fetch(`${setup.app.url}/api/${name}`, { method: 'PROPFIND' });
    };
    const countRequestSeries = async () =>
      (await fetchMetrics()).samples.filter(({ labels }) => labels.route).length;
    await requestUnknown('first');
    const count = await countRequestSeries();
    await requestUnknown('second');
    expect(await countRequestSeries()).toBe(count);
  });

  it('every metric has a name of its unit and a sentence that explains it', () => {
    const ours = [...help].filter((name) => name.startsWith('lagna_'));
    expect(ours.length).toBeGreaterThan(20);
    const types = new Map(samples.map(({ name, type }) => [name, type]));
    for (const [name, type] of types)
      if (name.startsWith('lagna_') && type === 'counter') expect(name).toMatch(/_total$/);
  });
});

describe('metrics of trouble', () => {
  it('a paid report that waits has an age, and a breached one is counted', async () => {
    const { db, clock } = setup.app;
    const due = new Date(clock.now().getTime() - 3_600_000);
    await db('orders')
      .where({ id: orderId })
      .update({ rendered_at: null, delivery_due_at: due, status: 'paid' });
    await waitUntil(async () => {
      ({ samples } = await fetchMetrics());
      return read('lagna_undelivered_reports', { state: 'sla_breached' }) === 1;
    });
    expect(read('lagna_oldest_undelivered_report_age_seconds')).toBeGreaterThanOrEqual(13 * 3600);
  });
});

describe('a web process', () => {
  it('shows no gauges of the database, so that they are not doubled', async () => {
    const web = await startApp({ role: 'web', env: { METRICS_PORT: '0' } });
    const { text } = await supertest(web.operationsUrl).get('/metrics').expect(200);
    await web.close();
    expect(text).toContain('lagna_database_pool_connections');
    expect(text).not.toContain('lagna_undelivered_reports');
    expect(text).not.toContain('lagna_chromium_resident_memory_bytes');
  });
});

it('the names in docs/operations.md are names of metrics', async () => {
  const page = await fs.readFile('docs/operations.md', 'utf8');
  const names = [...page.matchAll(/`(lagna_\w+)/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !help.has(name))).toEqual([]);
});
