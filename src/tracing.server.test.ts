/** A real collector of OpenTelemetry's OTLP over HTTP receives the traces of a purchase. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

type Value = { stringValue?: string; intValue?: number | string };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Value }[];
};
type Export = {
  resourceSpans: { resource: { attributes: Span['attributes'] }; scopeSpans: { spans: Span[] }[] }[];
};

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';

const exports: Export[] = [];
let collector: Server;
let setup: AppWithBuyers;
let orderId: string;
let spans: Span[];
beforeAll(async () => {
  collector = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url === '/v1/traces') exports.push(body as Export);
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const env = {
    TRUST_PROXY: 'true',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: 'lagna-test',
  };
  setup = await startAppWithBuyers({ role: 'all', env });
  const order = await setup.placeOrder(setup.asha);
  orderId = order.orderId;
  const proof = await setup.payAtGateway(order.gatewayOrderId);
  await setup
    .verifyPayment(setup.asha, proof)
    .set('traceparent', `00-${TRACE_ID}-00f067aa0ba902b7-01`)
    .expect(200);
  await setup.waitUntilDelivered(setup.asha, orderId);
  // The last spans are sent when the process stops.
  await setup.close();
  spans = exports.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
}, 90_000);
afterAll(() => collector.close());

const listTrace = () => spans.filter(({ traceId }) => traceId === TRACE_ID);
const findSpan = (name: string) => listTrace().find((span) => span.name === name);
const getAttribute = (span: Span | undefined, key: string) =>
  span?.attributes.find((attribute) => attribute.key === key)?.value.stringValue;

describe('the trace of a payment', () => {
  it('goes on from the request of the proxy, through the job that it enqueued, to the e-mail', () => {
    const request = findSpan('POST /api/payment/verify-payment');
    expect(request?.parentSpanId).toBe('00f067aa0ba902b7');
    const job = findSpan('job produce-report');
    const email = findSpan('job send-report-email');
    expect(job?.parentSpanId).toBe(request?.spanId);
    expect(email?.parentSpanId).toBe(job?.spanId);
    const names = listTrace().map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['gateway fetchPayment', 'print report', 'send e-mail', 'query raw']),
    );
  });

  it('has the request id of the answer and the name of the service', () => {
    const id = getAttribute(findSpan('POST /api/payment/verify-payment'), 'lagna.request.id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const [resource] = exports[0]!.resourceSpans;
    expect(resource!.resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'lagna-test' },
    });
  });

  it('contains no order number, person, address or value of a query', () => {
    expect(spans.length).toBeGreaterThan(30);
    const text = JSON.stringify(spans.map(({ name, attributes }) => [name, attributes]));
    expect(text).not.toContain(orderId);
    expect(text).not.toMatch(/LG-\d|asha|@example|pay_[A-Za-z0-9]{14}/i);
    expect(text).toContain('$1');
  });
});
