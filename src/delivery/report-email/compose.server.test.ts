/** The e-mail of a corrected edition, with a real SMTP server. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { registerUser, TEST_USERS } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { waitUntil } from '#src/testing/app-with-buyers.ts';

let smtpServer: TestSmtpServer;
let app: TestApp;
beforeAll(async () => {
  smtpServer = await startSmtpServer();
  app = await startApp({ env: { SMTP_URL: smtpServer.url } });
});
afterAll(async () => {
  await app.close();
  await smtpServer.close();
});

it('the e-mail of a corrected edition is sent once, mentions the replaced edition and contains the new PDF', async () => {
  const asha = await registerUser(app.url, 'asha');
  const birthDetails = await buildBirthDetails(app.url);
  const input = { reportType: 'free-kundli', birthDetails };
  const { order } = (await asha.post('/api/payment/payment-success', input).expect(200)).body;
  const waitForDelivery = (edition: number) =>
    waitUntil(async () => {
      const view = (await asha.get(`/api/orders/${order}`)).body.order;
      return view.reportStatus === 'delivered' && view.edition === edition;
    });
  await waitForDelivery(1);
  const correctedDetails = { ...birthDetails, time: '02:30' };
  await asha.post(`/api/orders/${order}/correction`, { birthDetails: correctedDetails }).expect(200);
  await waitForDelivery(2);
  const emails = smtpServer.received.filter(({ text }) => text.includes(`<${order}.report.v2@localhost>`));
  expect(emails.map(({ to }) => to)).toEqual([TEST_USERS.asha.email]);
  expect(emails[0]!.text).toContain('It replaces the edition before');
  expect(emails[0]!.text).toContain(`filename=Lagna-${order}-edition-2.pdf`);
}, 90_000);
