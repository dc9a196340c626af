/** The mail with a corrected edition, on a real mail server. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { buildBirthDetails, registerUser, TEST_USERS } from '#src/accounts/testing.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { waitUntil } from '#src/testing/test-shop.ts';

let mailbox: TestSmtpServer;
let app: TestApp;
beforeAll(async () => {
  mailbox = await startSmtpServer();
  app = await startApp({ env: { SMTP_URL: mailbox.url } });
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

it('is sent once, says what it takes the place of, and carries the new PDF', async () => {
  const asha = await registerUser(app.url, 'asha');
  const birthDetails = await buildBirthDetails(app.url);
  const wish = { reportType: 'free-kundli', birthDetails };
  const { order } = (await asha.post('/api/payment/payment-success', wish).expect(200)).body;
  const delivered = (edition: number) =>
    waitUntil(async () => {
      const view = (await asha.get(`/api/orders/${order}`)).body.order;
      return view.report === 'delivered' && view.edition === edition;
    });
  await delivered(1);
  const right = { ...birthDetails, time: '02:30' };
  await asha.post(`/api/orders/${order}/correction`, { birthDetails: right }).expect(200);
  await delivered(2);
  const mails = mailbox.received.filter(({ text }) => text.includes(`<${order}.report.v2@localhost>`));
  expect(mails.map(({ to }) => to)).toEqual([TEST_USERS.asha.email]);
  expect(mails[0]!.text).toContain('It takes the place of the one before');
  expect(mails[0]!.text).toContain(`filename=Lagna-${order}-edition-2.pdf`);
}, 90_000);
