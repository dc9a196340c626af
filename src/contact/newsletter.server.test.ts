import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';

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

const subscribe = (email: string | undefined) =>
  supertest(app.url).post('/api/newsletter/subscribe').send({ email });
const unsubscribe = (token: string) => supertest(app.url).post(`/api/newsletter/unsubscribe/${token}`);
const findRow = (email: string) => app.db('subscribers').where({ email }).first();

it('POST /api/newsletter/subscribe accepts an address once, in any case', async () => {
  const firstResponse = await subscribe('Reader@Example.in').expect(201);
  expect(firstResponse.body).toEqual({
    success: true,
    message: 'You have successfully subscribed to our newsletter.',
  });
  const secondResponse = await subscribe(' reader@example.IN ').expect(409);
  expect(secondResponse.body).toMatchObject({ success: false, message: 'Email already subscribed.' });
});

it('POST /api/newsletter/subscribe rejects an invalid and a missing address', async () => {
  for (const email of ['nowhere', '', undefined]) {
    const { body } = await subscribe(email).expect(422);
    expect(body).toMatchObject({ success: false, message: 'Please enter a valid email address.' });
  }
});

describe('a newsletter subscriber', () => {
  const findWelcomeEmails = () => mailbox.received.filter(({ to }) => to === 'reader@example.in');

  it('gets one welcome e-mail with an unsubscribe link', async () => {
    await expect
      .poll(async () => (await findRow('reader@example.in')).welcomed_at, { timeout: 15_000 })
      .not.toBeNull();
    expect(findWelcomeEmails()).toHaveLength(1);
    const { unsubscribe_token: token } = await findRow('reader@example.in');
    expect(findWelcomeEmails()[0]!.text).toContain(`/unsubscribe?token=${token}`);
    expect(findWelcomeEmails()[0]!.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(findWelcomeEmails()[0]!.text).toContain(`/api/newsletter/unsubscribe/${token}>`);
  });

  it('unsubscribes with one click, and the address is deleted', async () => {
    const { unsubscribe_token: token } = await findRow('reader@example.in');
    const { body } = await unsubscribe(token).type('form').send('List-Unsubscribe=One-Click').expect(200);
    expect(body).toEqual({ success: true, message: 'You are unsubscribed.' });
    expect(await findRow('reader@example.in')).toBeUndefined();
    await unsubscribe(token).expect(200);
  });

  it('can subscribe again and gets a new welcome e-mail', async () => {
    await subscribe('reader@example.in').expect(201);
    await expect.poll(() => findWelcomeEmails().length, { timeout: 15_000 }).toBe(2);
  });

  it('is not unsubscribed by GET or by an unknown token', async () => {
    const { unsubscribe_token: token } = await findRow('reader@example.in');
    await supertest(app.url).get(`/api/newsletter/unsubscribe/${token}`).expect(404);
    await unsubscribe('00000000-0000-4000-8000-000000000000').expect(200);
    await unsubscribe('not-a-token').expect(422);
    expect(await findRow('reader@example.in')).toBeDefined();
  });
});
