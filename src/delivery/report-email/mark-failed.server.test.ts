/** Report mails that use up their tries, on a real mail server: told, listed, sent once more. One try each here. */
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import { loadOrder } from '#src/orders/store/change-order.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { projectOrder, rebuildOrders } from '#src/orders/store/projection.ts';
import { failLostReportEmails } from '#src/orders/recovery/fail-lost-emails.ts';
import { orderMail } from '#src/support/order-resend-email.ts';
import { orderShow } from '#src/support/order-show.ts';
import { ordersLook } from '#src/support/order-list.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { buildBirthDetails, registerUser, TEST_USERS, type TestUser } from '#src/accounts/testing.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { AT, paid, placed, rendered } from '#src/testing/order-events.ts';
import { composeForJobs, waitUntil } from '#src/testing/test-shop.ts';

const { email } = TEST_USERS.asha;
const ELSEWHERE = 'uncle@example.in';

let mailbox: TestSmtpServer;
let app: TestApp;
let asha: TestUser;
beforeAll(async () => {
  mailbox = await startSmtpServer();
  app = await startApp({ env: { SMTP_URL: mailbox.url }, log: pino({ level: 'silent' }) });
  await app.db('pgboss.queue').where({ name: 'send-report-email' }).update({ retry_limit: 0 });
  asha = await registerUser(app.url, 'asha');
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

async function freeReport(body: object): Promise<string> {
  const wish = { reportType: 'free-kundli', ...body };
  return (await asha.post('/api/payment/payment-success', wish).expect(200)).body.order as string;
}

const eventsOf = (id: string) =>
  app.db('events').where({ stream: id }).orderBy('version').select('type', 'data');
const happened = (id: string, type: string) =>
  waitUntil(async () => (await eventsOf(id)).some((event) => event.type === type));
const viewOf = async (id: string) => (await asha.get(`/api/orders/${id}`).expect(200)).body.order;
const mailsTo = (to: string) =>
  mailbox.received.filter((mail) => mail.to === to && mail.text.includes('Lagna-LG-'));

const said = async (act: ReturnType<typeof orderMail>): Promise<string> => {
  const lines: string[] = [];
  await act(app.db, (line) => lines.push(line));
  return lines.join('\n');
};

let order: string;

it('a first mail that is turned away to the last try is told, and listed', async () => {
  mailbox.setBehavior(email, 'blocked');
  order = await freeReport({ birthDetails: await buildBirthDetails(app.url) });
  await happened(order, 'ReportEmailFailed');
  expect(await viewOf(order)).toMatchObject({
    report: 'ready',
    note: expect.stringContaining('did not get through'),
    resendQuota: { remaining: 3 },
  });
  expect(await said(ordersLook())).toContain(`${order}  the mail with the report did not get through`);
  expect(await said(orderShow(order, { json: false }))).toContain(
    'The mail was given up, every try was used up: the mail server turned us away, whatever the address.',
  );
  await asha.get(`/api/orders/${order}/report.pdf`).expect(200);
});

it('a mail asked for again is under way, and given up like the first', async () => {
  const { body } = await asha.post(`/api/orders/${order}/resend`).expect(200);
  expect(body.order.note).toBeUndefined();
  await happened(order, 'ReportEmailResendFailed');
  expect(await viewOf(order)).toMatchObject({ resendQuota: { remaining: 2 }, report: 'ready' });
  expect(await said(ordersLook())).toContain(order);
});

it('once the cause is mended, support sends it, and nothing is left to look at', async () => {
  mailbox.setBehavior(email);
  expect(await said(orderMail([order]))).toBe(
    `${order}  Support sent the mail once more (number 2, edition 1).`,
  );
  await happened(order, 'ReportEmailResent');
  expect(mailsTo(email)).toHaveLength(1);
  expect(await viewOf(order)).toMatchObject({ report: 'delivered', resendQuota: { remaining: 2 } });
  expect((await viewOf(order)).note).toBeUndefined();
  expect(await said(ordersLook())).not.toContain(order);
  expect(await said(orderMail([order, 'LG-NOBODY']))).toBe('');
  expect(JSON.stringify(await eventsOf(order))).not.toContain('example.in"');
});

it('what support sends in place of the first mail goes where that was to go', async () => {
  mailbox.setBehavior(ELSEWHERE, 'blocked');
  const birthDetails = await buildBirthDetails(app.url, { name: 'Uncle' });
  const id = await freeReport({ birthDetails, email: ELSEWHERE });
  await happened(id, 'ReportEmailFailed');
  mailbox.setBehavior(ELSEWHERE);
  await said(orderMail([id]));
  await happened(id, 'ReportEmailResent');
  expect(mailsTo(ELSEWHERE)).toHaveLength(1);
});

it('a mail whose job is lost is given up once; that of a member who has left is not waited for', async () => {
  const ours = await printed('LG-2611-LST234', asha.member.id);
  const gone = await printed('LG-2611-GNE234', '01a1fc95-f371-7670-9d6a-e9a8c297290f');
  const deps = await composeForJobs({ app });
  for (const _round of [1, 2]) await failLostReportEmails(deps.deps);
  await deps.close();
  const stops = (await eventsOf(ours)).filter(({ type }) => type === 'ReportEmailFailed');
  expect(stops.map(({ data }) => data.reason)).toEqual(['job-lost']);
  expect((await loadOrder(app.db, gone))!.order.report.emailFailedAt).toBeUndefined();
});

it('orders that are rebuilt equal those that lived', async () => {
  const rows = () => app.db('orders').orderBy('id');
  const before = await rows();
  await rebuildOrders(app.db);
  expect(await rows()).toEqual(before);
});

/** Printed, and no job to mail it. */
async function printed(orderId: string, memberId: string): Promise<string> {
  const events = [placed({ orderId, memberId, kind: 'free' }), ...paid.slice(-1), rendered];
  const birthed = events.map((event) =>
    event.type === 'GenerationRequested' ? { ...event, data: { ...event.data, birthId: memberId } } : event,
  );
  await app.db.transaction(async (trx) => {
    await appendEvents(trx, orderId, 0, birthed, { actor: 'system', cause: 'test', at: AT });
    await projectOrder(trx, foldOrder(birthed)!, birthed.length);
  });
  return orderId;
}
