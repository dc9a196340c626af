/**
 * `make demo`: one purchase through the real HTTP API, shown in the terminal. Exits with status 0 only if every check passes.
 * It uses its own database, outbox and report store, so it can be repeated and does not touch the data of the site.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { formatPaise } from '#src/platform/contract-money.ts';
import { SANDBOX_PATH } from '#sandbox/index.ts';
import { readConfig } from '#src/config.ts';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { readStream } from '#src/ledger/read.ts';
import { parseOrderEvent } from '#src/orders/domain/events.ts';
import { OrderResponse, type OrderView } from '#src/orders/contract.ts';
import { CreateOrderResponse, Quote } from '#src/payments/contract.ts';
import { PlacesResponse } from '#src/places/contract.ts';
import { SignInResponse } from '#src/accounts/contract.ts';
import { connect } from '#src/platform/database.ts';
import { startServer } from '#src/server.ts';
import { formatEventLine } from '#src/support/order/event-descriptions.ts';
import { build } from './build.ts';
import { exitWithMessage } from './exit-with-message.ts';
import { prepareDatabase } from './prepare-database.ts';

const VAR_DIR = 'var/demo';
/** A report takes 3 s on an idle machine; the first start of Chromium on a slow, busy one may take two minutes. */
const DELIVERY_TIMEOUT_MS = 300_000;

async function runDemo(): Promise<void> {
  const config = readConfig({ VAR_DIR, PORT: '0', LOG_LEVEL: 'warn', NODE_ENV: 'development' });
  printStep('Building what has changed');
  await build();
  printStep('Starting PostgreSQL and the server');
  const database = await prepareDatabase(config);
  const server = await startServer(config, database);
  const db = connect(database.url, { max: 2 });
  try {
    const order = await buyReport(server.url);
    await verifySale(db, order);
  } finally {
    await db.destroy();
    await server.stop();
    await database.stopPostgres();
  }
}

async function buyReport(url: string): Promise<OrderView> {
  const call = createCaller(url);
  const places = PlacesResponse.parse(await call('GET', '/api/places?q=Kota'));
  const place = places.places[0]!;
  const email = `ananya.${Date.now()}@example.in`;
  const signedIn = SignInResponse.parse(
    await call('POST', '/api/auth/register', {
      name: 'Ananya Rathore',
      email,
      password: 'jantar-mantar',
      dob: '1996-06-04',
      tob: '14:30',
      placeOfBirth: 'Kota, Rajasthan',
    }),
  );
  call.token = signedIn.token;
  printStep(`A member registers: Ananya Rathore, born 4 June 1996 at 14:30 in ${place.label}`);

  const quote = Quote.parse(await call('GET', '/api/payment/quote?reportKey=janam-kundli'));
  printStep(
    `Janam Kundli costs ${formatPaise(quote.listPricePaise)}, for a first report ${formatPaise(quote.pricePaise)}`,
  );
  const birthDetails = {
    name: 'Ananya Rathore',
    date: '1996-06-04',
    time: '14:30',
    timeKind: 'exact',
    place,
  };
  const createdOrder = CreateOrderResponse.parse(
    await call('POST', '/api/payment/create-order', {
      amount: quote.pricePaise / 100,
      reportKey: 'janam-kundli',
      birthDetails,
      chartStyle: 'north',
      email,
    }),
  );
  printStep(`Order ${createdOrder.order} is placed; its order at the gateway is ${createdOrder.orderId}`);

  const proof = (await call('POST', `${SANDBOX_PATH}/checkout/${createdOrder.orderId}/pay`, {
    method: 'upi',
    outcome: 'success',
  })) as object;
  printStep('Paid by UPI in the sandbox; checkout returns its signature');
  await call('POST', '/api/payment/verify-payment', { ...proof, reportKey: 'janam-kundli' });
  await call('POST', '/api/payment/payment-success', { reportKey: 'janam-kundli' });
  return waitForDelivery(call, createdOrder.order);
}

async function waitForDelivery(call: Caller, id: string): Promise<OrderView> {
  const startedAt = performance.now();
  let printedSteps = '';
  while (performance.now() - startedAt < DELIVERY_TIMEOUT_MS) {
    const { order } = OrderResponse.parse(await call('GET', `/api/orders/${id}`));
    const doneSteps = order.steps
      .filter(({ state }) => state === 'done')
      .map(({ key }) => key)
      .join(', ');
    if (doneSteps !== printedSteps) printStep(`  ${doneSteps}`);
    printedSteps = doneSteps;
    if (order.reportStatus === 'delivered') return order;
    if (order.reportStatus === 'failed') throw new Error('The report failed.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Not delivered after ${DELIVERY_TIMEOUT_MS / 1000} seconds.`);
}

async function verifySale(db: ReturnType<typeof connect>, order: OrderView): Promise<void> {
  const events = (await readStream(db, order.id)).map((event) => parseOrderEvent(event));
  console.log(`\nEvents of ${order.id}:`);
  for (const event of events) console.log(formatEventLine(event));
  const verification = await verifyLedger(db);
  assert(verification.isIntact, 'the ledger verifies');
  const reportRendered = events.find((event) => event.type === 'ReportRendered')!;
  const pdf = path.resolve(
    VAR_DIR,
    'reports',
    reportRendered.data.sha256.slice(0, 2),
    `${reportRendered.data.sha256}.pdf`,
  );
  const bytes = await fs.readFile(pdf);
  assert.equal(bytes.subarray(0, 5).toString(), '%PDF-', 'the PDF is a PDF');
  assert.equal(bytes.length, reportRendered.data.bytes, 'the PDF is as long as the ledger says');
  assert(reportRendered.data.pages >= 8, 'the report has at least eight pages');
  const emailFile = path.resolve(VAR_DIR, 'outbox', `${order.id}.report.v1@localhost.eml`);
  assert(
    (await fs.readFile(emailFile, 'utf8')).includes('application/pdf'),
    'the e-mail has the PDF attached',
  );
  console.log(
    `\nThe ledger verifies: ${formatCount(verification.events, 'event')} in ${formatCount(verification.streams, 'stream')}.`,
  );
  console.log(
    `PDF:  ${pdf}\n      ${reportRendered.data.pages} pages, ${Math.round(bytes.length / 1024)} kB`,
  );
  console.log(`Mail: ${emailFile}`);
  console.log(`Look at this order with: VAR_DIR=${VAR_DIR} make admin ARGS="order show ${order.id}"\n`);
}

const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

type Caller = ((method: string, path: string, body?: unknown) => Promise<unknown>) & { token?: string };

function createCaller(url: string): Caller {
  const call: Caller = async (method, target, body) => {
    const headers = {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(call.token ? { authorization: `Bearer ${call.token}`, 'auth-token': call.token } : {}),
    };
    const response = await fetch(url + target, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${target} returned ${response.status}: ${text}`);
    return JSON.parse(text);
  };
  return call;
}

const printStep = (line: string) => console.log(`· ${line}`);

await runDemo().catch(exitWithMessage('make demo'));
process.exit(0);
