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

const subscribe = (email: string) => supertest(app.url).post('/api/newsletter/subscribe').send({ email });
const leave = (token: string) => supertest(app.url).post(`/api/newsletter/unsubscribe/${token}`);
const row = (email: string) => app.db('subscribers').where({ email }).first();

it('takes an address once, however it is written', async () => {
  const first = await subscribe('Reader@Example.in').expect(201);
  expect(first.body).toEqual({
    success: true,
    message: 'You have successfully subscribed to our newsletter.',
  });
  const again = await subscribe(' reader@example.IN ').expect(409);
  expect(again.body).toMatchObject({ success: false, message: 'Email already subscribed.' });
});

it('refuses what is no address', async () => {
  const { body } = await subscribe('nowhere').expect(422);
  expect(body).toMatchObject({ success: false, message: 'Please enter a valid email address.' });
});

describe('a new reader', () => {
  const welcome = () => mailbox.received.filter(({ to }) => to === 'reader@example.in');

  it('is welcomed once, with a link to leave by', async () => {
    await expect
      .poll(async () => (await row('reader@example.in')).welcomed_at, { timeout: 15_000 })
      .not.toBeNull();
    expect(welcome()).toHaveLength(1);
    const { unsubscribe_token: token } = await row('reader@example.in');
    expect(welcome()[0]!.text).toContain(`/unsubscribe?token=${token}`);
    expect(welcome()[0]!.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(welcome()[0]!.text).toContain(`/api/newsletter/unsubscribe/${token}>`);
  });

  it('leaves by it, as a mailbox would do it for them, and nothing is kept', async () => {
    const { unsubscribe_token: token } = await row('reader@example.in');
    const { body } = await leave(token).type('form').send('List-Unsubscribe=One-Click').expect(200);
    expect(body).toEqual({ success: true, message: 'You are off the list.' });
    expect(await row('reader@example.in')).toBeUndefined();
    await leave(token).expect(200);
  });

  it('may come back, and is welcomed again', async () => {
    await subscribe('reader@example.in').expect(201);
    await expect.poll(() => welcome().length, { timeout: 15_000 }).toBe(2);
  });

  it('is not put off the list by a look at the link, nor by a guess', async () => {
    const { unsubscribe_token: token } = await row('reader@example.in');
    await supertest(app.url).get(`/api/newsletter/unsubscribe/${token}`).expect(404);
    await leave('00000000-0000-4000-8000-000000000000').expect(200);
    await leave('not-a-token').expect(422);
    expect(await row('reader@example.in')).toBeDefined();
  });
});
