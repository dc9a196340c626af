/**
 * A member enters a marker in every field for personal data, buys, sends messages, subscribes and deletes the account.
 * Afterwards no column of any table, no file and no log line contains a marker, except the name on a tax invoice.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { confirm, listConfirmationTokens } from '#src/newsletter/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { connect, type Database } from '#src/platform/database.ts';
import { eraseExpiredBuyers } from '#src/orders/tax/tax-documents.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { createSandboxClient } from '#src/testing/sandbox-client.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { composeForJobs, waitUntil } from '#src/testing/app-with-buyers.ts';

/** Every marker except the phone number contains it. It is long enough not to occur in a hash by chance. */
const MARKER_PREFIX = 'qzxmk';
const MARKED_FIELDS = {
  name: 'Qzxmkname Rao',
  email: 'qzxmkemail@example.in',
  phone: '9829077335',
  place: 'Qzxmkplace',
  birthName: 'Qzxmkborn Rao',
  orderName: 'Qzxmkbuyer Rao',
  savedPersonName: 'Qzxmkperson Rao',
  deliveryAddress: 'qzxmkdelivery@example.in',
  message: 'Qzxmkmessage: please answer.',
  userAgent: 'Qzxmkagent/1.0',
  companyName: 'Qzxmkcompany Traders',
};
const MARKERS = [MARKER_PREFIX, MARKED_FIELDS.phone];
/** A registered seller must keep the invoice, with the name and GSTIN that the buyer asked for. */
const SELLER = { SELLER_ADDRESS: '1 Samrat Marg, New Delhi', SELLER_GSTIN: '07AAGFF2194N1Z1' };
const password = 'qzxmk-secret-password';

let app: TestApp;
let mailbox: TestSmtpServer;
let superuserDb: Database;
const loggedLines: string[] = [];
beforeAll(async () => {
  mailbox = await startSmtpServer();
  const log = pino({ level: 'trace', base: null }, { write: (line: string) => void loggedLines.push(line) });
  app = await startApp({ env: { SMTP_URL: mailbox.url, ...SELLER }, log });
  superuserDb = await connectAsSuperuser(app.db);
});
afterAll(async () => {
  await superuserDb.destroy();
  await app.close();
  await mailbox.close();
});

describe('a deleted account', () => {
  it('leaves no personal data in any column, file or log line except its invoices, and the ledger verifies', async () => {
    const callAsMember = await enterPersonalData();
    const { id } = await app.db('members').first('id');
    const orders = [await orderFreeReport(callAsMember), await orderPaidReport(callAsMember)];
    await insertDuplicatePayment(orders[1]!);
    const columnsBefore = await findColumns(superuserDb, MARKERS);
    for (const column of COLUMNS_BEFORE)
      expect(columnsBefore, `${column} contains a marker before the deletion`).toContain(column);
    // Auditors read the ledger.
    expect(columnsBefore.filter((column) => /^public\.(events|ledger_)/.test(column))).toEqual([]);
    expect(await listFiles(app.varDir)).toHaveLength(2);
    expect(await findColumns(superuserDb, [id])).toContain('public.email_deliveries.member_id');

    await callAsMember('post', '/api/account/confirm').send({ password }).expect(200);
    await callAsMember('delete', '/api/account').expect(200);
    await waitUntil(async () => mailbox.received.some(({ text }) => text.includes('will be deleted')));
    app.clock.advanceHours(48);
    await runDeletionJob();

    expect(await findColumns(superuserDb, MARKERS)).toEqual(['public.tax_document_buyers.buyer']);
    await openDisputeOfPayment();
    expect(await findColumns(superuserDb, MARKERS)).toEqual(['public.tax_document_buyers.buyer']);
    await eraseExpiredBuyers(app.db, new Date('2050-01-01T00:00:00Z'));
    expect(await findColumns(superuserDb, MARKERS)).toEqual([]);
    expect(await listFiles(app.varDir)).toEqual([]);
    expect(await findColumns(superuserDb, [id])).toEqual(COLUMNS_WITH_MEMBER_ID);
    expect(
      await findColumns(
        superuserDb,
        orders.map((order) => order.toLowerCase()),
      ),
    ).not.toContain('pgboss.job.data');
    expect(loggedLines.length).toBeGreaterThan(10);
    expect(
      loggedLines.filter((line) => MARKERS.some((marker) => line.toLowerCase().includes(marker))),
    ).toEqual([]);
    expect(await verifyLedger(app.db)).toMatchObject({ isIntact: true });
    const keptOrders = await app
      .db('orders')
      .whereIn('id', orders)
      .orderBy('price_paise')
      .select('price_paise');
    expect(keptOrders.map(({ price_paise }) => price_paise as number)).toEqual([0, 49_900]);
  }, 180_000);
});

/** Columns that contain a marker before the deletion; otherwise the test would prove nothing. */
const COLUMNS_BEFORE = [
  'public.members.name',
  'public.members.email',
  'public.members.phone',
  'public.members.place_of_birth',
  'public.members.birth',
  'public.saved_people.birth',
  'public.kept_matches.groom',
  'public.order_birth_details.details',
  'public.order_birth_details.email',
  'public.order_tax_details.details',
  'public.tax_document_buyers.buyer',
  'public.contact_messages.message',
  'public.contact_messages.name',
  'public.subscribers.email',
  'public.webhook_inbox.body',
];

/** The member's id stays in events and orders; no row maps it to a person any more. */
const COLUMNS_WITH_MEMBER_ID = ['public.events.data', 'public.events.meta', 'public.orders.member_id'];

type Call = (verb: 'get' | 'post' | 'put' | 'delete', path: string) => supertest.Test;

/** Enters all personal data that does not belong to an order. */
async function enterPersonalData(): Promise<Call> {
  const { name, email, phone, place, birthName, savedPersonName, message, userAgent } = MARKED_FIELDS;
  const { url } = app;
  const registration = { name, email, password, phone, gender: 'female', dob: '1996-06-04', tob: '14:30' };
  await supertest(url)
    .post('/api/auth/register')
    .send({ ...registration, placeOfBirth: place })
    .expect(201);
  const login = await supertest(url)
    .post('/api/auth/login')
    .set('User-Agent', userAgent)
    .send({ email, password, remember: true })
    .expect(200);
  const callAsMember: Call = (verb, path) =>
    supertest(url)[verb](path).set('Authorization', `Bearer ${login.body.token}`);
  const birth = await buildBirthDetails(url, { name: birthName });
  await callAsMember('put', '/api/profile').send({ birth }).expect(200);
  await callAsMember('post', '/api/people')
    .send({ birth: { ...birth, name: savedPersonName } })
    .expect(201);
  const couple = { groom: { ...birth, date: '1990-02-16' }, bride: birth, consent: true };
  await callAsMember('post', '/api/kept-matches').send(couple).expect(201);
  const contactMessage = { name, email, phone, subject: 'other', message };
  await callAsMember('post', '/api/auth/send-contact').send(contactMessage).expect(201);
  await supertest(url).post('/api/auth/send-contact').send(contactMessage).expect(201);
  await callAsMember('post', '/api/newsletter/subscribe').send({ email }).expect(201);
  await confirmSubscription(email);
  await supertest(url).post('/api/auth/forgot-password').send({ email });
  return callAsMember;
}

/** Opens the link of the confirmation e-mail and chooses the paragraph for the Moon sign. */
async function confirmSubscription(address: string): Promise<void> {
  await waitUntil(() => Promise.resolve(listConfirmationTokens(mailbox, address).length > 0));
  await confirm(app.url, listConfirmationTokens(mailbox, address)[0]!).expect(200);
  await app.db('subscribers').where({ email: address }).update({ with_moon_sign: true });
  const { id } = await app.db('subscribers').where({ email: address }).first('id');
  await app.db('newsletter_deliveries').insert({
    subscriber_id: id,
    month: '2026-12',
    status: 'sent',
    queued_at: app.clock.now(),
  });
}

/** The bank disputes the payment after the deletion. Its webhook contains the payer's address and telephone number. */
async function openDisputeOfPayment(): Promise<void> {
  const { gateway_payment_id: paymentId } = await app.db('orders').whereNotNull('gateway_payment_id').first();
  await createSandboxClient(app.url).openDispute(paymentId);
  const webhook = { type: 'payment.dispute.created' };
  await waitUntil(
    async () =>
      (await app.db('webhook_inbox').where(webhook).whereNotNull('handled_at').first()) !== undefined,
  );
}

/**
 * Inserts a refunded duplicate payment and the webhook of its refund. This webhook names only the payment, so that the erasure
 * must find it through the payments of the order.
 */
async function insertDuplicatePayment(orderId: string): Promise<void> {
  const paymentId = 'pay_duplicate';
  await app.db('order_payments').insert({
    gateway_payment_id: paymentId,
    order_id: orderId,
    is_duplicate: true,
    amount_paise: 49_900,
    refunded_paise: 49_900,
    captured_at: app.clock.now(),
  });
  await app.db('webhook_inbox').insert({
    event_id: 'evt_refund_of_duplicate',
    signature: 'not needed here',
    body: Buffer.from(JSON.stringify({ payload: { refund: { notes: { email: MARKED_FIELDS.email } } } })),
    received_at: app.clock.now(),
    gateway_payment_id: paymentId,
    handled_at: app.clock.now(),
  });
}

async function orderFreeReport(callAsMember: Call): Promise<string> {
  const { body } = await callAsMember('post', '/api/payment/payment-success')
    .send({ reportType: 'free-kundli', email: MARKED_FIELDS.deliveryAddress })
    .expect(200);
  await waitUntilDelivered(body.order);
  return body.order;
}

async function orderPaidReport(callAsMember: Call): Promise<string> {
  const birthDetails = await buildBirthDetails(app.url, { name: MARKED_FIELDS.orderName });
  const { body } = await callAsMember('post', '/api/payment/create-order')
    .send({
      amount: 499,
      reportKey: 'janam-kundli',
      birthDetails,
      taxDetails: { state: '27', name: MARKED_FIELDS.companyName },
    })
    .expect(200);
  const payment = {
    method: 'upi',
    outcome: 'success',
    vpa: 'qzxmkvpa@upi',
    email: MARKED_FIELDS.email,
    contact: `+91${MARKED_FIELDS.phone}`,
    description: 'for Qzxmkname',
    notes: { name: MARKED_FIELDS.name },
  };
  await createSandboxClient(app.url).pay(body.orderId, payment).expect(200);
  await waitUntilDelivered(body.order);
  return body.order;
}

const waitUntilDelivered = (orderId: string) =>
  expect
    .poll(async () => (await app.db('orders').where({ id: orderId }).first())?.report_status, {
      timeout: 60_000,
    })
    .toBe('delivered');

/** Sends the job that the schedule sends every ten minutes; the worker of `app` runs it. */
async function runDeletionJob(): Promise<void> {
  const composed = await composeForJobs({ app });
  await composed.deps.boss.send('delete-accounts', {});
  await waitUntil(async () => (await app.db('members').first('id')) === undefined);
  // The last e-mail.
  await waitUntil(async () => (await app.db('account_email_outbox').first('id')) === undefined);
  await composed.close();
}

/** A superuser sees every schema; the application does not need to. */
async function connectAsSuperuser(db: Database): Promise<Database> {
  const { rows } = await db.raw('select current_database() as name');
  return connect(inject('postgres').adminUrl.replace(/\/postgres$/, `/${rows[0].name}`), { max: 1 });
}

type Column = { table_schema: string; table_name: string; column_name: string };

/**
 * "schema.table.column" of every column of every table that contains a text, whatever the column's type. The schema of
 * the gateway sandbox is excluded: it belongs to an outside system that production does not have.
 */
async function findColumns(db: Database, texts: string[]): Promise<string[]> {
  const columns: Column[] = await db('information_schema.columns as c')
    .join('information_schema.tables as t', (on) =>
      on.on('t.table_schema', 'c.table_schema').on('t.table_name', 'c.table_name'),
    )
    .where('t.table_type', 'BASE TABLE')
    .whereNotIn('c.table_schema', ['pg_catalog', 'information_schema', 'sandbox'])
    .orderBy(['c.table_schema', 'c.table_name', 'c.ordinal_position'])
    .select('c.table_schema', 'c.table_name', 'c.column_name');
  expect(columns.length).toBeGreaterThan(100);
  const columnNames: string[] = [];
  for (const { table_schema: schema, table_name: table, column_name: column } of columns) {
    const { rows } = await db.raw(
      `select 1 from ??.?? where exists (select 1 from unnest(?::text[]) as searched
         where position(searched in lower(??::text)) > 0) limit 1`,
      [schema, table, [...texts, ...texts.flatMap(listHexSpellings)], column],
    );
    if (rows.length > 0) columnNames.push(`${schema}.${table}.${column}`);
  }
  return columnNames;
}

/** Columns of type bytea are searched as hexadecimal text, where upper-case letters have other digits. */
const listHexSpellings = (text: string) =>
  [text, text[0]!.toUpperCase() + text.slice(1)].map((spelling) => Buffer.from(spelling).toString('hex'));

/** A PDF contains the name in compressed streams: the test requires that no file is left but seals, which a job writes. */
async function listFiles(directory: string): Promise<string[]> {
  const entries = await fs.readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('/seals'));
  return files.map(({ parentPath, name }) => path.join(parentPath, name));
}
