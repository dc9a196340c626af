/** The shop with its sandbox gateway and two buyers. Without a worker what is paid stays queued: tests look at money alone. */
import { pino } from 'pino';
import { expect } from 'vitest';
import { composeCore, type Core } from '#src/compose.ts';
import { readConfig } from '#src/config.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { startApp, type TestApp } from './app.ts';
import { birthOf, join, remembered, type Caller } from './cast.ts';
import { createSandboxClient, type Proof, type SandboxClient } from './sandbox-client.ts';

export type Ordered = { orderId: string; amount: number; currency: string; order: string };
export type { Proof } from './sandbox-client.ts';
export type Shop = Awaited<ReturnType<typeof openShop>>;

export const KUNDLI = 'janam-kundli';

/** With `role: 'all'` the worker runs, too. */
export async function openShop({
  role = 'web',
  env = {},
}: { role?: 'web' | 'all'; env?: Record<string, string> } = {}) {
  const app = await startApp({ role, env });
  await Promise.all([join(app.url, 'asha'), join(app.url, 'ravi')]);
  const [asha, ravi] = await Promise.all([remembered(app.url, 'asha'), remembered(app.url, 'ravi')]);
  const birthDetails = await birthOf(app.url);
  const sandbox = createSandboxClient(app.url);
  return {
    app,
    sandbox,
    asha,
    ravi,
    birthDetails,
    ...payerActions(sandbox),
    ...books(app),
    order: (caller: Caller, body: object = {}) => order(caller, birthDetails, body),
    /** a new order for a person of this name, so that it is nobody's twin */
    orderFor: (caller: Caller, name: string) =>
      order(caller, birthDetails, { birthDetails: { ...birthDetails, name } }),
    verify: (caller: Caller, proof: Proof) =>
      caller.post('/api/payment/verify-payment', { ...proof, reportKey: KUNDLI }),
    close: () => app.close(),
  };
}

async function order(caller: Caller, birthDetails: BirthDetails, body: object): Promise<Ordered> {
  const { body: quote } = await caller.get(`/api/payment/quote?reportKey=${KUNDLI}`).expect(200);
  const wish = { amount: quote.pricePaise / 100, reportKey: KUNDLI, birthDetails, ...body };
  return (await caller.post('/api/payment/create-order', wish).expect(200)).body as Ordered;
}

function payerActions({ pay, settlePayment, setFaults }: SandboxClient) {
  return {
    /** as the payer does at checkout; the site is notified by webhook */
    pay,
    payWell: async (orderId: string) => (await pay(orderId).expect(200)).body as Proof,
    /** a payment that the bank has not answered; returns its id */
    payUndecided: async (orderId: string) =>
      (await pay(orderId, { method: 'upi', outcome: 'pending' }).expect(200)).body.payment.id as string,
    bank: settlePayment,
    faults: setFaults,
  };
}

/** What the ledger says, and the read model. */
function books({ db }: TestApp) {
  const eventsOf = async (stream: string): Promise<string[]> =>
    (await db('events').where({ stream }).orderBy('version')).map(({ type }) => type as string);
  return {
    eventsOf,
    heardOf: (stream: string, type: string) => waitFor(async () => (await eventsOf(stream)).includes(type)),
    countEvents: async () => Number((await db('events').count<{ count: string }[]>())[0]!.count),
    row: async (id: string) => db('orders').where({ id }).first(),
  };
}

/** What a worker has in hand, without one running: the test runs the jobs itself. */
export async function backOffice(
  { app }: Pick<Shop, 'app'>,
  env: Record<string, string> = {},
): Promise<Core> {
  const config = readConfig({ NODE_ENV: 'test', VAR_DIR: app.varDir, ...env });
  const { url, databaseUrl, clock } = app;
  return composeCore(config, {
    url: databaseUrl,
    publicUrl: url,
    localUrl: url,
    clock,
    log: pino({ level: 'silent' }),
    worker: false,
  });
}

export const waitFor = (what: () => Promise<boolean>) =>
  expect.poll(what, { timeout: 25_000, interval: 50 }).toBe(true);

/** An order of Asha's for somebody of this name, paid and verified. */
export async function paidBy(shop: Shop, name: string): Promise<Ordered & { paymentId: string }> {
  const ordered = await shop.orderFor(shop.asha, name);
  const proof = await shop.payWell(ordered.orderId);
  await shop.verify(shop.asha, proof).expect(200);
  return { ...ordered, paymentId: proof.razorpay_payment_id };
}
