/** Resends of the report e-mail with an SMTP server: to the member's own address, three a day. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#src/platform/contract-time.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { registerUser, logInRemembered, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { waitUntil } from '#src/testing/app-with-buyers.ts';
import { ResendResponse, OrderResponse } from './contract.ts';
import { maskEmail } from './request-resend.ts';

const BOUNCING_ADDRESS = 'uncle@example.in';

let smtpServer: TestSmtpServer;
let app: TestApp;
let asha: TestUser;
let ravi: TestUser;
let order: string;
beforeAll(async () => {
  smtpServer = await startSmtpServer({ unknownAddress: BOUNCING_ADDRESS });
  app = await startApp({ env: { SMTP_URL: smtpServer.url } });
  await Promise.all([registerUser(app.url, 'asha'), registerUser(app.url, 'ravi')]);
  [asha, ravi] = await Promise.all([logInRemembered(app.url, 'asha'), logInRemembered(app.url, 'ravi')]);
});
afterAll(async () => {
  await app.close();
  await smtpServer.close();
});

async function orderFreeReport(body: object): Promise<string> {
  const input = { reportType: 'free-kundli', ...body };
  return (await asha.post('/api/payment/payment-success', input).expect(200)).body.order as string;
}

const requestResend = (id = order, user = asha) => user.post(`/api/orders/${id}/resend`);
const getQuota = async () =>
  OrderResponse.parse((await asha.get(`/api/orders/${order}`)).body).order.resendQuota!;
const waitUntilDelivered = (id: string) =>
  waitUntil(async () => (await asha.get(`/api/orders/${id}`)).body.order.reportStatus === 'delivered');
const listEmailsTo = (to: string) =>
  smtpServer.received.filter((email) => email.to === to && email.text.includes('Free Kundli'));

describe('resend of a delivered report', () => {
  it('a resend goes to the member, and the response masks the address', async () => {
    order = await orderFreeReport({ birthDetails: await buildBirthDetails(app.url) });
    await waitUntilDelivered(order);
    expect(await getQuota()).toEqual({ remaining: 3 });
    const { body } = await requestResend().expect(200);
    expect(body).toMatchObject({
      success: true,
      message: 'Your report is on its way to a…a@example.in.',
      to: 'a…a@example.in',
      order: { id: order, resendQuota: { remaining: 2 } },
    });
    await waitUntil(() => Promise.resolve(listEmailsTo('asha@example.in').length === 2));
    expect(listEmailsTo('asha@example.in')[1]!.text).toContain(`<${order}.report.v1.resend1@localhost>`);
    expect(listEmailsTo('asha@example.in')[1]!.text).toContain(`filename=Lagna-${order}.pdf`);
  });

  it('another member cannot request a resend', async () => {
    await requestResend(order, ravi).expect(404);
  });

  it('a fourth resend within 24 hours gets 429 with Retry-After, a later one is sent', async () => {
    app.clock.advanceHours(1);
    await requestResend().expect(200);
    expect(ResendResponse.parse((await requestResend().expect(200)).body).order.resendQuota).toEqual(
      await getQuota(),
    );
    const { availableAt } = await getQuota();
    expect(Date.parse(availableAt!) - app.clock.now().getTime()).toBeCloseTo(23 * HOUR_MS, -4);
    const { body, headers } = await requestResend().expect(429);
    expect(body).toMatchObject({
      code: 'resend-limit',
      message:
        'We have sent this report three times within a day. It can be sent again tomorrow; until then you can download it here.',
    });
    expect(Number(headers['retry-after']) / 3600).toBeCloseTo(23, 1);
    app.clock.advanceHours(23.5);
    expect(await getQuota()).toEqual({ remaining: 1 });
    expect((await requestResend().expect(200)).body.order.resendQuota.remaining).toBe(0);
    await waitUntil(() => Promise.resolve(listEmailsTo('asha@example.in').length === 5));
    await requestResend().expect(429);
  });

  it('each resend is recorded in the ledger without an address', async () => {
    await waitUntil(
      async () => (await listEvents(order)).filter(({ type }) => type === 'ReportEmailResent').length === 4,
    );
    expect(JSON.stringify(await listEvents(order))).not.toContain('example.in"');
  });
});

const listEvents = (id: string) =>
  app.db('events').where({ stream: id }).orderBy('version').select('type', 'data');

describe('resend of a bounced report', () => {
  it('a resend after a bounce goes to the member’s own address and delivers the report', async () => {
    const birthDetails = await buildBirthDetails(app.url, { name: 'Bounced' });
    const id = await orderFreeReport({ birthDetails, email: BOUNCING_ADDRESS });
    await waitUntil(async () => (await listEvents(id)).some(({ type }) => type === 'ReportEmailBounced'));
    expect((await asha.get(`/api/orders/${id}`)).body.order.note).toMatch(/did not accept our e-mail/);
    await requestResend(id).expect(200);
    await waitUntilDelivered(id);
    expect((await asha.get(`/api/orders/${id}`)).body.order.note).toBeUndefined();
    expect(listEmailsTo(BOUNCING_ADDRESS)).toEqual([]);
  });
});

describe('resend of a report that is not ready', () => {
  it('a resend before the report is ready gets 409', async () => {
    const id = await orderFreeReport({});
    expect((await asha.get(`/api/orders/${id}`)).body.order).not.toHaveProperty('resendQuota');
    const { body } = await requestResend(id).expect(409);
    expect(body).toMatchObject({
      code: 'not-ready',
      message: 'This report is not ready yet. It is sent as soon as it is.',
    });
  });
});

describe('simultaneous resends', () => {
  it('ten simultaneous resends get 200, 409 or 429, never a server error', async () => {
    const id = await orderFreeReport({
      birthDetails: await buildBirthDetails(app.url, { name: 'Ten Times' }),
    });
    await waitUntilDelivered(id);
    const responses = await Promise.all(Array.from({ length: 10 }, () => requestResend(id)));
    const statuses = new Set(responses.map(({ status }) => status));
    expect([...statuses].filter((status) => ![200, 409, 429].includes(status))).toEqual([]);
    for (const { body } of responses.filter(({ status }) => status === 409))
      expect(body).toMatchObject({
        code: 'busy',
        message: 'Something else changed this order at the same moment. Please try again.',
      });
    expect(responses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3);
  });
});

describe('maskEmail', () => {
  it.each([
    ['asha@example.in', 'a…a@example.in'],
    ['ab@example.in', 'a…@example.in'],
    ['a@b.in', 'a…@b.in'],
  ])('%s is masked as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
