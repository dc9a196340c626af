/** The mail once more, by a real mail server: to the member's own address, three times a day. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { registerUser, logInRemembered, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { waitUntil } from '#src/testing/test-shop.ts';
import { ResendResponse, OrderResponse } from './contract.ts';
import { maskEmail } from './request-resend.ts';

const ELSEWHERE = 'uncle@example.in';

let mailbox: TestSmtpServer;
let app: TestApp;
let asha: TestUser;
let ravi: TestUser;
let order: string;
beforeAll(async () => {
  mailbox = await startSmtpServer({ unknown: ELSEWHERE });
  app = await startApp({ env: { SMTP_URL: mailbox.url } });
  await Promise.all([registerUser(app.url, 'asha'), registerUser(app.url, 'ravi')]);
  [asha, ravi] = await Promise.all([logInRemembered(app.url, 'asha'), logInRemembered(app.url, 'ravi')]);
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

async function freeReport(body: object): Promise<string> {
  const wish = { reportType: 'free-kundli', ...body };
  return (await asha.post('/api/payment/payment-success', wish).expect(200)).body.order as string;
}

const again = (id = order, who = asha) => who.post(`/api/orders/${id}/resend`);
const mailAgain = async () =>
  OrderResponse.parse((await asha.get(`/api/orders/${order}`)).body).order.resendQuota!;
const delivered = (id: string) =>
  waitUntil(async () => (await asha.get(`/api/orders/${id}`)).body.order.report === 'delivered');
const mailsTo = (to: string) =>
  mailbox.received.filter((mail) => mail.to === to && mail.text.includes('Free Kundli'));

describe('a report that was mailed', () => {
  it('is mailed again to the member, and the answer shortens the address', async () => {
    order = await freeReport({ birthDetails: await buildBirthDetails(app.url) });
    await delivered(order);
    expect(await mailAgain()).toEqual({ remaining: 3 });
    const { body } = await again().expect(200);
    expect(body).toMatchObject({
      success: true,
      message: 'Your report is on its way to a…a@example.in.',
      to: 'a…a@example.in',
      order: { id: order, resendQuota: { remaining: 2 } },
    });
    await waitUntil(() => Promise.resolve(mailsTo('asha@example.in').length === 2));
    expect(mailsTo('asha@example.in')[1]!.text).toContain(`<${order}.report.v1.again1@localhost>`);
    expect(mailsTo('asha@example.in')[1]!.text).toContain(`filename=Lagna-${order}.pdf`);
  });

  it('is not mailed for anybody else', async () => {
    await again(order, ravi).expect(404);
  });

  it('is mailed three times a day, then again the day after', async () => {
    app.clock.advance(1);
    await again().expect(200);
    expect(ResendResponse.parse((await again().expect(200)).body).order.resendQuota).toEqual(
      await mailAgain(),
    );
    const { availableAt } = await mailAgain();
    expect(Date.parse(availableAt!) - app.clock.now().getTime()).toBeCloseTo(23 * 3_600_000, -4);
    const { body, headers } = await again().expect(429);
    expect(body).toMatchObject({
      code: 'resend-limit',
      message:
        'We have mailed this report three times within a day. It can be mailed again tomorrow; until then you can download it here.',
    });
    expect(Number(headers['retry-after']) / 3600).toBeCloseTo(23, 1);
    app.clock.advance(23.5);
    expect(await mailAgain()).toEqual({ remaining: 1 });
    expect((await again().expect(200)).body.order.resendQuota.remaining).toBe(0);
    await waitUntil(() => Promise.resolve(mailsTo('asha@example.in').length === 5));
    await again().expect(429);
  });

  it('leaves each mail in the ledger, without an address', async () => {
    await waitUntil(
      async () => (await eventsOf(order)).filter(({ type }) => type === 'ReportEmailResent').length === 4,
    );
    expect(JSON.stringify(await eventsOf(order))).not.toContain('example.in"');
  });
});

const eventsOf = (id: string) =>
  app.db('events').where({ stream: id }).orderBy('version').select('type', 'data');

describe('a report whose first mail was refused', () => {
  it('reaches the member’s own address, and is delivered by that', async () => {
    const birthDetails = await buildBirthDetails(app.url, { name: 'Refused' });
    const id = await freeReport({ birthDetails, email: ELSEWHERE });
    await waitUntil(async () => (await eventsOf(id)).some(({ type }) => type === 'ReportEmailBounced'));
    expect((await asha.get(`/api/orders/${id}`)).body.order.note).toMatch(/did not accept the mail/);
    await again(id).expect(200);
    await delivered(id);
    expect((await asha.get(`/api/orders/${id}`)).body.order.note).toBeUndefined();
    expect(mailsTo(ELSEWHERE)).toEqual([]);
  });
});

describe('a report that is not there', () => {
  it('cannot be mailed', async () => {
    const id = await freeReport({});
    expect((await asha.get(`/api/orders/${id}`)).body.order).not.toHaveProperty('resendQuota');
    const { body } = await again(id).expect(409);
    expect(body).toMatchObject({
      code: 'not-ready',
      message: 'This report is not ready yet. It is mailed as soon as it is.',
    });
  });
});

describe('an address, shortened', () => {
  it.each([
    ['asha@example.in', 'a…a@example.in'],
    ['ab@example.in', 'a…@example.in'],
    ['a@b.in', 'a…@b.in'],
  ])('%s is shown as %s', (email, shown) => {
    expect(maskEmail(email)).toBe(shown);
  });
});
