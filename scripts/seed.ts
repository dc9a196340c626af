/**
 * `npm run seed`: a member with an order in every state, for development. Events are appended without their jobs, so
 * the states stay as they are until a worker finds them (lost jobs are restarted after some minutes). Run it again for
 * a new member.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { addMember, type MemberRow } from '#src/accounts/members.ts';
import { hashPassword } from '#src/accounts/password/password-hash.ts';
import { readConfig, type Config } from '#src/config.ts';
import { createLog } from '#src/platform/log.ts';
import { createFolderStore } from '#src/delivery/report-store.ts';
import { appendEvents } from '#src/ledger/append.ts';
import {
  createFrozenBirthDetails,
  insertBirthDetails,
} from '#src/orders/birth-details/order-birth-details.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { createOrderNumber } from '#src/orders/domain/order-number.ts';
import { projectOrder } from '#src/orders/store/projection.ts';
import { createGateway, type Gateway } from '#src/payments/gateway/gateway.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { connect, type Database } from '#src/platform/database.ts';
import { loadEnvFile } from '#src/platform/env-file.ts';
import { startServer } from '#src/server.ts';
import { SANDBOX_PATH } from '#sandbox/index.ts';
import { build } from './build.ts';
import {
  PRICE_PAISE,
  SEED_ORDERS,
  type EventsBuilder,
  type SeedFile,
  type SeedInput,
  type SeedPayment,
} from './seed-orders.ts';
import { prepareDatabase } from './prepare-database.ts';

const PAY_TIMEOUT_MS = 10_000;
const PASSWORD = 'jantar-mantar';
const SAMPLE = 'build/samples/janam-kundli.pdf';

const BIRTH: BirthDetails = {
  name: 'Asha Rao',
  date: '1996-06-04',
  time: '14:30',
  timeKind: 'exact',
  place: {
    id: '1266049',
    name: 'Kota',
    region: 'Rajasthan',
    country: 'IN',
    latitude: 25.18254,
    longitude: 75.83907,
    zone: 'Asia/Kolkata',
  },
};

async function main(): Promise<void> {
  loadEnvFile();
  const config = readConfig(process.env);
  if (config.isProduction) throw new Error('Seed data are for development: NODE_ENV is production.');
  await build();
  const urls = await prepareDatabase(config);
  const db = connect(urls.url, { max: 2 });
  // The server contains the gateway sandbox, which creates the gateway order of each seeded order.
  const server = await startServer({ ...config, role: 'web', port: 0, logLevel: 'warn' }, urls);
  try {
    await seed(db, config, server.localUrl);
  } finally {
    await server.stop();
    await db.destroy();
  }
}

async function seed(db: Database, config: Config, localUrl: string): Promise<void> {
  const member = await createSeedMember(db);
  const file = await storeSample(config.varDir);
  const { keyId, keySecret } = config.gateway;
  const sandboxUrl = localUrl + SANDBOX_PATH;
  const gateway = createGateway({ apiUrl: sandboxUrl, keyId, keySecret });
  console.log(`\n  ${member.email}, password ${PASSWORD}\n`);
  for (const [index, [state, buildEvents]] of Object.entries(SEED_ORDERS).entries()) {
    const placedAt = new Date(Date.now() - (index + 1) * 3_600_000);
    const orderId = createOrderNumber(placedAt);
    const birth = createFrozenBirthDetails({ details: BIRTH }, member.email);
    const gatewayOrder = await gateway.createOrder({ amountPaise: PRICE_PAISE, receipt: orderId });
    const input = {
      orderId,
      memberId: member.id,
      birthId: birth.id,
      gatewayOrderId: gatewayOrder.id,
      placedAt,
      file,
    };
    const payment = await createPayment(gateway, sandboxUrl, input, buildEvents);
    const events = buildEvents({ ...input, payment });
    const at = placedAt.toISOString();
    await db.transaction(async (trx) => {
      await insertBirthDetails(trx, member.id, birth, placedAt);
      await appendEvents(trx, orderId, 0, events, { actor: 'script:seed', cause: 'npm run seed', at });
      await projectOrder(trx, foldOrder(events)!, events.length);
    });
    console.log(`  ${orderId}  ${state}`);
  }
}

/** Pays and refunds in the sandbox what the events record, because the jobs compare orders with the gateway. */
async function createPayment(
  gateway: Gateway,
  sandboxUrl: string,
  input: Omit<SeedInput, 'payment'>,
  buildEvents: EventsBuilder,
): Promise<SeedPayment> {
  const payment: SeedPayment = { id: '', duplicateId: '', refundId: '' };
  const types = buildEvents({ ...input, payment }).map(({ type }) => type);
  if (types.includes('PaymentCapturedByCheckout')) payment.id = await pay(sandboxUrl, input.gatewayOrderId);
  if (types.includes('DuplicatePaymentDetected')) {
    const secondOrder = await gateway.createOrder({
      amountPaise: PRICE_PAISE,
      receipt: `${input.orderId}-2`,
    });
    payment.duplicateId = await pay(sandboxUrl, secondOrder.id);
  }
  if (types.includes('PaymentRefunded'))
    payment.refundId = (await gateway.refundPayment(payment.id, PRICE_PAISE, input.orderId)).id;
  return payment;
}

/** Without a webhook: the events are already recorded. */
async function pay(sandboxUrl: string, gatewayOrderId: string): Promise<string> {
  const response = await fetch(`${sandboxUrl}/checkout/${gatewayOrderId}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'upi', outcome: 'success', webhooks: 'lost' }),
    signal: AbortSignal.timeout(PAY_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The sandbox refused a payment: ${await response.text()}`);
  return ((await response.json()) as { razorpay_payment_id: string }).razorpay_payment_id;
}

async function createSeedMember(db: Database): Promise<MemberRow> {
  const existingMember = await db('members').where({ email: 'asha@example.in' }).first();
  const email = existingMember ? `asha.${Date.now()}@example.in` : 'asha@example.in';
  const profile = { name: BIRTH.name, phone: null, gender: null };
  const birth = {
    dob: BIRTH.date,
    tob: BIRTH.time!,
    place_of_birth: 'Kota, Rajasthan',
    place_of_birth_id: null,
  };
  const password_hash = await hashPassword(PASSWORD);
  const member = await addMember(db, { email, ...profile, ...birth, password_hash }, new Date());
  await db('members')
    .where({ id: member!.id })
    .update({ birth: JSON.stringify(BIRTH) });
  return member!;
}

type Measurements = { 'janam-kundli': { pages: number } };

/** The sample PDF is used for every printed report, so that downloads work. */
async function storeSample(varDir: string): Promise<SeedFile> {
  const pdf = await fs.readFile(SAMPLE);
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  await createFolderStore(path.join(varDir, 'reports'), createLog('warn')).put(sha256, pdf);
  const measurements = JSON.parse(await fs.readFile('build/samples/measured.json', 'utf8')) as Measurements;
  return { sha256, bytes: pdf.length, pages: measurements['janam-kundli'].pages };
}

if (import.meta.main) await main();
