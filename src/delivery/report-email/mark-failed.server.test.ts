/** Report e-mails that fail after all attempts (one attempt in this test), with a real SMTP server. */
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { projectOrder, rebuildOrders } from '#src/orders/store/projection.ts';
import { failReportEmailsWithLostJobs } from '#src/orders/recovery/fail-emails-with-lost-jobs.ts';
import type { CommandResult } from '#src/support/command.ts';
import { createTestContext } from '#src/support/testing.ts';
import { resendFailedEmails } from '#src/support/order/resend-email.ts';
import { showOrder } from '#src/support/order/show-order.ts';
import { listOrders } from '#src/support/order/list-orders.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { registerUser, TEST_USERS, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import {
  NOW,
  generationRequestedEvent,
  createOrderPlacedEvent,
  reportRenderedEvent,
} from '#src/orders/testing.ts';
import { composeForJobs, waitUntil } from '#src/testing/app-with-buyers.ts';

const { email } = TEST_USERS.asha;
const OTHER_ADDRESS = 'uncle@example.in';

let smtpServer: TestSmtpServer;
let app: TestApp;
let asha: TestUser;
beforeAll(async () => {
  smtpServer = await startSmtpServer();
  app = await startApp({ env: { SMTP_URL: smtpServer.url }, log: pino({ level: 'silent' }) });
  await app.db('pgboss.queue').where({ name: 'send-report-email' }).update({ retry_limit: 0 });
  asha = await registerUser(app.url, 'asha');
});
afterAll(async () => {
  await app.close();
  await smtpServer.close();
});

async function placeFreeOrder(body: object): Promise<string> {
  const input = { reportType: 'free-kundli', ...body };
  return (await asha.post('/api/payment/payment-success', input).expect(200)).body.order as string;
}

const listEvents = (id: string) =>
  app.db('events').where({ stream: id }).orderBy('version').select('type', 'data');
const waitForEvent = (id: string, type: string) =>
  waitUntil(async () => (await listEvents(id)).some((event) => event.type === type));
const fetchOrderView = async (id: string) => (await asha.get(`/api/orders/${id}`).expect(200)).body.order;
const listReportEmailsTo = (to: string) =>
  smtpServer.received.filter((email) => email.to === to && email.text.includes('Lagna-LG-'));

const REASON = { reason: 'mail server accepts our sender again' };
const createContext = () => createTestContext(app.db);
const joinLines = async (result: Promise<CommandResult>): Promise<string> => (await result).lines.join('\n');

let order: string;

it('a report e-mail rejected until the last attempt is shown to the member and listed for support', async () => {
  smtpServer.setBehaviour(email, 'blocked');
  order = await placeFreeOrder({ birthDetails: await buildBirthDetails(app.url) });
  await waitForEvent(order, 'ReportEmailFailed');
  expect(await fetchOrderView(order)).toMatchObject({
    reportStatus: 'ready',
    note: expect.stringContaining('did not get through'),
    resendQuota: { remaining: 3 },
  });
  expect(await joinLines(listOrders(createContext(), { needsAttention: true }))).toContain(
    `${order}  the report e-mail failed after all attempts`,
  );
  expect(await joinLines(showOrder(createContext(), order))).toContain(
    'Report e-mail failed after all attempts: the mail server rejects our sender.',
  );
  await asha.get(`/api/orders/${order}/report.pdf`).expect(200);
});

it('a resend requested by the member is pending and fails like the first e-mail', async () => {
  const { body } = await asha.post(`/api/orders/${order}/resend`).expect(200);
  expect(body.order.note).toBeUndefined();
  await waitForEvent(order, 'ReportEmailResendFailed');
  expect(await fetchOrderView(order)).toMatchObject({ resendQuota: { remaining: 2 }, reportStatus: 'ready' });
  expect(await joinLines(listOrders(createContext(), { needsAttention: true }))).toContain(order);
});

it('a resend by support delivers the report, and the order needs no attention any more', async () => {
  smtpServer.setBehaviour(email);
  const dryRun = { ...REASON, dryRun: true };
  expect(await joinLines(resendFailedEmails(createContext(), [order, 'LG-NOBODY'], dryRun))).toContain(
    `Would send the report e-mail of ${order} again.\nWould do nothing with LG-NOBODY: Order LG-NOBODY not found.`,
  );
  expect(await joinLines(resendFailedEmails(createContext(), [order], REASON))).toBe(
    `${order}  Resend 2 of the report e-mail requested by support (edition 1).`,
  );
  await waitForEvent(order, 'ReportEmailResent');
  expect(listReportEmailsTo(email)).toHaveLength(1);
  expect(await fetchOrderView(order)).toMatchObject({
    reportStatus: 'delivered',
    resendQuota: { remaining: 2 },
  });
  expect((await fetchOrderView(order)).note).toBeUndefined();
  expect(await joinLines(listOrders(createContext(), { needsAttention: true }))).not.toContain(order);
  expect(await joinLines(resendFailedEmails(createContext(), [order, 'LG-NOBODY'], REASON))).toBe('');
  expect(JSON.stringify(await listEvents(order))).not.toContain('example.in"');
});

it('a resend by support that replaces the first e-mail goes to the address of the order', async () => {
  smtpServer.setBehaviour(OTHER_ADDRESS, 'blocked');
  const birthDetails = await buildBirthDetails(app.url, { name: 'Uncle' });
  const id = await placeFreeOrder({ birthDetails, email: OTHER_ADDRESS });
  await waitForEvent(id, 'ReportEmailFailed');
  smtpServer.setBehaviour(OTHER_ADDRESS);
  await joinLines(resendFailedEmails(createContext(), [id], REASON));
  await waitForEvent(id, 'ReportEmailResent');
  expect(listReportEmailsTo(OTHER_ADDRESS)).toHaveLength(1);
});

it('a report e-mail whose job is lost fails once; that of a deleted account is ignored', async () => {
  const orderWithLostJob = await insertRenderedOrder('LG-2611-LST234', asha.member.id);
  const orderOfDeletedAccount = await insertRenderedOrder(
    'LG-2611-GNE234',
    '01a1fc95-f371-7670-9d6a-e9a8c297290f',
  );
  const composed = await composeForJobs({ app });
  for (const _round of [1, 2]) await failReportEmailsWithLostJobs(composed.deps);
  await composed.close();
  const failures = (await listEvents(orderWithLostJob)).filter(({ type }) => type === 'ReportEmailFailed');
  expect(failures.map(({ data }) => data.reason)).toEqual(['job-lost']);
  expect((await loadOrder(app.db, orderOfDeletedAccount))!.order.report.emailFailedAt).toBeUndefined();
});

it('a rebuild gives the same orders', async () => {
  const listOrderRows = () => app.db('orders').orderBy('id');
  const rowsBefore = await listOrderRows();
  await rebuildOrders(app.db);
  expect(await listOrderRows()).toEqual(rowsBefore);
});

/** Inserts an order with a rendered report and without a job that sends the e-mail. */
async function insertRenderedOrder(orderId: string, memberId: string): Promise<string> {
  const events = [
    createOrderPlacedEvent({ orderId, memberId, kind: 'free' }),
    generationRequestedEvent,
    reportRenderedEvent,
  ];
  const eventsWithBirth = events.map((event) =>
    event.type === 'GenerationRequested' ? { ...event, data: { ...event.data, birthId: memberId } } : event,
  );
  await app.db.transaction(async (trx) => {
    await appendEvents(trx, orderId, 0, eventsWithBirth, { actor: 'system', cause: 'test', at: NOW });
    await projectOrder(trx, foldOrder(eventsWithBirth)!, eventsWithBirth.length);
  });
  return orderId;
}
