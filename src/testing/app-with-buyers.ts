/** The test application with database, gateway sandbox and mail outbox, and two logged-in buyers. */
import { pino } from 'pino';
import { expect } from 'vitest';
import { BUILD_FOLDER, composeApp, type ComposedApp } from '#src/compose.ts';
import { readConfig } from '#src/config.ts';
import { listenForJobs } from '#src/platform/jobs.ts';
import type { Log } from '#src/platform/log.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { loadReceiptFonts } from '#src/orders/receipt/receipt-fonts.ts';
import type { CreateOrderResponse } from '#src/payments/contract.ts';
import type { WorkerDeps } from '#jobs/job.ts';
import { printReceiptJob } from '#jobs/print-receipt.ts';
import { processWebhookJob } from '#jobs/process-webhook.ts';
import { startWorker } from '#src/worker.ts';
import { startApp, type TestApp } from './app.ts';
import { registerUser, logInRemembered, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { createSandboxClient, type PaymentProof, type SandboxClient } from './sandbox-client.ts';

export type { PaymentProof };

/** `orderId`: our order number. `amount`: the price in paise. */
export type PlacedOrder = { orderId: string; gatewayOrderId: string; amount: number; currency: string };
export type AppWithBuyers = Awaited<ReturnType<typeof startAppWithBuyers>>;

/** The report that the buyers order. */
export const PAID_REPORT_KEY = 'janam-kundli';

/**
 * Starts the application and logs in the buyers Asha and Ravi.
 * `role: 'web'` runs only the jobs of webhooks and receipts: paid orders stay queued, so that a test is not affected by report production.
 */
export async function startAppWithBuyers({
  role = 'web',
  env = {},
  log,
  runsJobs = role === 'web',
}: { role?: 'web' | 'all'; env?: Record<string, string>; log?: Log; runsJobs?: boolean } = {}) {
  const app = await startApp({ role, env, ...(log ? { log } : {}) });
  const webhookWorker = runsJobs ? await startWebhookWorker({ app }, env) : undefined;
  await Promise.all([registerUser(app.url, 'asha'), registerUser(app.url, 'ravi')]);
  const [asha, ravi] = await Promise.all([
    logInRemembered(app.url, 'asha'),
    logInRemembered(app.url, 'ravi'),
  ]);
  const birthDetails = await buildBirthDetails(app.url);
  const sandbox = createSandboxClient(app.url);
  return {
    app,
    sandbox,
    asha,
    ravi,
    birthDetails,
    ...createPayerActions(sandbox),
    ...createLedgerHelpers(app),
    placeOrder: (caller: TestUser, body: object = {}) => placeOrder(caller, birthDetails, body),
    /** the name makes the order different from every other, so that no open order is reused */
    placeOrderFor: (caller: TestUser, { personName }: { personName: string }) =>
      placeOrder(caller, birthDetails, { birthDetails: { ...birthDetails, name: personName } }),
    placeFreeOrder: async (caller: TestUser): Promise<string> => {
      const input = { reportType: 'free-kundli', birthDetails };
      return (await caller.post('/api/payment/payment-success', input).expect(200)).body.order as string;
    },
    /** Reads the progress stream, which ends after the report e-mail. Also for `beforeAll`, where `waitForEvent` cannot run. */
    waitUntilDelivered: async (caller: TestUser, orderId: string) => {
      await caller.get(`/api/orders/${orderId}/progress`).expect(200);
    },
    verifyPayment: (caller: TestUser, proof: PaymentProof) =>
      caller.post('/api/payment/verify-payment', { ...proof, reportKey: PAID_REPORT_KEY }),
    async close() {
      await webhookWorker?.close();
      await app.close();
    },
  };
}

async function placeOrder(caller: TestUser, birthDetails: BirthDetails, body: object): Promise<PlacedOrder> {
  const { body: quote } = await caller.get(`/api/payment/quote?reportKey=${PAID_REPORT_KEY}`).expect(200);
  const input = { amount: quote.pricePaise / 100, reportKey: PAID_REPORT_KEY, birthDetails, ...body };
  const response = await caller.post('/api/payment/create-order', input);
  if (response.status === 200) return toPlacedOrder(response.body);
  // An open order holds the first-report offer: a further person pays the list price.
  expect(response.body).toMatchObject({ code: 'offer-held' });
  const inputAtListPrice = { ...input, amount: quote.listPricePaise / 100 };
  const { body: created } = await caller.post('/api/payment/create-order', inputAtListPrice).expect(200);
  return toPlacedOrder(created);
}

/** In the API `order` is our order number and `orderId` the id of the gateway's order. */
const toPlacedOrder = ({ order, orderId, amount, currency }: CreateOrderResponse): PlacedOrder => ({
  orderId: order,
  gatewayOrderId: orderId,
  amount,
  currency,
});

function createPayerActions({ pay, simulatePaymentOutcome, setFaults }: SandboxClient) {
  return {
    /** pays at the gateway as the checkout form does; the application is notified by webhook */
    pay,
    payAtGateway: async (gatewayOrderId: string) =>
      (await pay(gatewayOrderId).expect(200)).body as PaymentProof,
    /** a payment whose result the bank has not reported yet; returns its id */
    payPending: async (gatewayOrderId: string) =>
      (await pay(gatewayOrderId, { method: 'upi', outcome: 'pending' }).expect(200)).body.payment
        .id as string,
    simulatePaymentOutcome,
    setFaults,
  };
}

/** Reads the ledger and the projection. */
function createLedgerHelpers({ db }: TestApp) {
  const listEventTypes = async (stream: string): Promise<string[]> =>
    (await db('events').where({ stream }).orderBy('version')).map(({ type }) => type as string);
  return {
    listEventTypes,
    waitForEvent: (stream: string, type: string) =>
      waitUntil(async () => (await listEventTypes(stream)).includes(type)),
    countEvents: async () => Number((await db('events').count<{ count: string }[]>())[0]!.count),
    findOrderRow: async (id: string) => db('orders').where({ id }).first(),
  };
}

/** `env` as for the application: a recorded capture issues a tax document, which names the configured seller. */
async function startWebhookWorker(
  setup: Pick<AppWithBuyers, 'app'>,
  env: Record<string, string>,
): Promise<ComposedApp> {
  const composed = await composeForJobs(setup, env, { isWorker: true });
  const deps = { ...composed.deps, getReceiptFonts: () => loadReceiptFonts(BUILD_FOLDER) };
  const notifications = await listenForJobs(setup.app.databaseUrl, composed.deps.log);
  const jobs = [processWebhookJob, printReceiptJob];
  await startWorker(composed.deps.boss, deps as unknown as WorkerDeps, jobs, notifications);
  return {
    ...composed,
    async close() {
      await notifications.close();
      await composed.close();
    },
  };
}

/** The dependencies of the jobs, composed without starting a worker: the test calls the functions of the jobs itself. */
export async function composeForJobs(
  { app }: Pick<AppWithBuyers, 'app'>,
  env: Record<string, string> = {},
  { isWorker = false }: { isWorker?: boolean } = {},
): Promise<ComposedApp> {
  const config = readConfig({ NODE_ENV: 'test', VAR_DIR: app.varDir, ...env });
  const { url, databaseUrl, clock } = app;
  return composeApp(config, {
    url: databaseUrl,
    publicUrl: url,
    localUrl: url,
    clock,
    log: pino({ level: 'silent' }),
    isWorker,
  });
}

export const waitUntil = (isDone: () => Promise<boolean>) =>
  expect.poll(isDone, { timeout: 25_000, interval: 50 }).toBe(true);

/** An order of Asha for a person of this name, paid and verified. */
export async function placePaidOrder(
  setup: AppWithBuyers,
  name: string,
): Promise<PlacedOrder & { paymentId: string }> {
  const placedOrder = await setup.placeOrderFor(setup.asha, { personName: name });
  const proof = await setup.payAtGateway(placedOrder.gatewayOrderId);
  await setup.verifyPayment(setup.asha, proof).expect(200);
  return { ...placedOrder, paymentId: proof.razorpay_payment_id };
}
