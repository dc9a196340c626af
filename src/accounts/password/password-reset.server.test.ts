import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ResetPasswordRequest, Acknowledgement } from '#src/accounts/contract-account-security.ts';
import { createBrowserAgent, registerUser, TEST_USERS, type TestUser } from '#src/accounts/testing.ts';
import { HOUR_MS, MINUTE_MS } from '#src/platform/contract-time.ts';
import { createTestSender } from '#src/platform/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { startSmtpServer, type TestSmtpServer, type ReceivedEmail } from '#src/testing/smtp-server.ts';

let mailbox: TestSmtpServer;
let app: TestApp;
let asha: TestUser;
beforeAll(async () => {
  mailbox = await startSmtpServer();
  app = await startApp({ env: { SMTP_URL: mailbox.url } });
  asha = await registerUser(app.url, 'asha');
});
// rate limit: five links an hour for one address
beforeEach(() => app.clock.advanceHours(2));
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

const { email } = TEST_USERS.asha;
const post = (path: string, body: object) => supertest(app.url).post(path).send(body);
const requestReset = (to: string) => post('/api/auth/forgot-password', { email: to });
const resetPassword = (token: string, password: string) =>
  post('/api/auth/reset-password', { token, password } satisfies ResetPasswordRequest);
const login = (password: string) => post('/api/auth/login', { email, password });

const findEmails = (to: string, text: string) =>
  mailbox.received.filter((receivedEmail) => receivedEmail.to === to && receivedEmail.text.includes(text));
/** Waits until `count` e-mails contain the text. @returns the last one */
async function waitForEmail(to: string, text: string, count: number): Promise<ReceivedEmail> {
  await expect.poll(() => findEmails(to, text).length, { timeout: 15_000 }).toBe(count);
  return findEmails(to, text).at(-1)!;
}
const RESET_LINK = /\/reset-password#([\w-]{43})/;
const countLinks = () => findEmails(email, 'Choose a new password').length;
async function requestToken(): Promise<string> {
  const linkCountBefore = countLinks();
  await requestReset(email).expect(200);
  return RESET_LINK.exec((await waitForEmail(email, 'Choose a new password', linkCountBefore + 1)).text)![1]!;
}
const EXPIRED_MESSAGE =
  'This link has been used, replaced by a newer one, or is older than 30 minutes. Please ask for a new one.';

describe('the welcome e-mail', () => {
  it('is sent once, as HTML and text', async () => {
    const { text } = await waitForEmail(email, 'Subject: Welcome to Lagna', 1);
    expect(text).toContain('Content-Type: text/plain');
    expect(text).toContain('Content-Type: text/html');
    expect(text).toContain('Welcome to Lagna');
    expect(text).not.toContain('Asha Rao');
    expect(text).toContain(`${app.url}/reports`);
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });
});

describe('POST /api/auth/forgot-password', () => {
  it('answers the same for every address, and only a member gets an e-mail', async () => {
    const knownResponse = await requestReset(` ${email.toUpperCase()} `).expect(200);
    const unknownResponse = await requestReset('nobody@example.in').expect(200);
    expect(Acknowledgement.parse(knownResponse.body)).toEqual(unknownResponse.body);
    expect(Object.keys(knownResponse.headers).toSorted()).toEqual(
      Object.keys(unknownResponse.headers).toSorted(),
    );
    await waitForEmail(email, 'Choose a new password', 1);
    await expect.poll(() => app.db('account_email_outbox'), { timeout: 15_000 }).toEqual([]);
    expect(mailbox.received.filter(({ to }) => to.startsWith('nobody'))).toEqual([]);
  });

  it('stores the same outbox row for known and unknown addresses', async () => {
    const appWithoutWorker = await startApp({ role: 'web' });
    await registerUser(appWithoutWorker.url, 'asha');
    await appWithoutWorker.db('account_email_outbox').delete();
    for (const address of [email, 'nobody@example.in'])
      await supertest(appWithoutWorker.url)
        .post('/api/auth/forgot-password')
        .send({ email: address })
        .expect(200);
    const rows = await appWithoutWorker.db('account_email_outbox').orderBy('created_at');
    const expectedRow = { kind: 'reset-link', member_id: null };
    expect(rows).toMatchObject([
      { ...expectedRow, email },
      { ...expectedRow, email: 'nobody@example.in' },
    ]);
    await appWithoutWorker.close();
  });

  it.each(['', 'nobody', 'аsha@example.in', `${'a'.repeat(250)}@example.in`])(
    'rejects %j as an invalid address',
    async (address) => {
      const { body } = await requestReset(address).expect(422);
      expect(body).toMatchObject({ code: 'invalid', message: 'Please enter a valid email address.' });
    },
  );

  it('stores no address or token in the job queue, and only a hash of the token', async () => {
    const token = await requestToken();
    const { rows } = await app.db.raw(`select data from pgboss.job where name = 'send-account-email'`);
    for (const { data } of rows) expect(Object.keys(data)).toEqual(['id', '_origin']);
    const storedTokens = await app.db('password_reset_tokens');
    expect(storedTokens).toHaveLength(1);
    expect(JSON.stringify([rows, storedTokens, await app.db('account_email_outbox')])).not.toContain(token);
  });
});

describe('a reset link', () => {
  it('changes the password, ends every session and sends an e-mail', async () => {
    const browser = createBrowserAgent(app.url);
    await browser.post('/api/auth/login').send(TEST_USERS.asha).expect(200);
    const token = await requestToken();
    const emailCountBefore = findEmails(email, 'Subject: Your password was changed').length;
    const { body } = await resetPassword(token, 'chakra-yantra').expect(200);
    expect(Acknowledgement.parse(body).message).toBe(
      'Your password is changed. Please log in with the new one.',
    );
    await browser.get('/api/profile').expect(401);
    await asha.get('/api/profile').expect(401);
    await login(TEST_USERS.asha.password).expect(401);
    await login('chakra-yantra').expect(200);
    await waitForEmail(email, 'Subject: Your password was changed', emailCountBefore + 1);
  });

  it('works once, also for two concurrent requests', async () => {
    const token = await requestToken();
    const responses = await Promise.all([
      resetPassword(token, 'first-wish-7'),
      resetPassword(token, 'second-wish-7'),
    ]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 404]));
    const { body } = await resetPassword(token, 'third-wish-7').expect(404);
    expect(body).toMatchObject({ success: false, code: 'token-expired', message: EXPIRED_MESSAGE });
    await login('third-wish-7').expect(401);
  });

  it('can be checked without using it up, and is reported as expired after its use', async () => {
    const token = await requestToken();
    const check = () => post('/api/auth/reset-password/check', { token });
    await check().expect(200, { success: true });
    await resetPassword(token, 'surya-yantra').expect(200);
    expect((await check().expect(404)).body).toMatchObject({
      code: 'token-expired',
      message: EXPIRED_MESSAGE,
    });
  });

  it('works for its member only and ignores other fields of the body', async () => {
    const ravi = await registerUser(app.url, 'ravi');
    const token = await requestToken();
    const bodyWithOtherFields = {
      token,
      password: 'by-ashas-link-7',
      email: TEST_USERS.ravi.email,
      memberId: ravi.member.id,
    };
    await post('/api/auth/reset-password', bodyWithOtherFields).expect(200);
    await ravi.get('/api/profile').expect(200);
    await post('/api/auth/login', { ...TEST_USERS.ravi, password: bodyWithOtherFields.password }).expect(401);
    await login(bodyWithOtherFields.password).expect(200);
    const truncatedToken = (await requestToken()).slice(0, 42);
    for (const wrongToken of [
      truncatedToken,
      `${truncatedToken}!`,
      `${truncatedToken}AA`,
      truncatedToken.toLowerCase(),
    ])
      await resetPassword(wrongToken, 'another-secret-7').expect(404);
  });

  it('works for 30 minutes', async () => {
    const validToken = await requestToken();
    app.clock.advanceMinutes(29);
    await resetPassword(validToken, 'in-good-time-7').expect(200);
    const expiredToken = await requestToken();
    app.clock.advanceMinutes(31);
    await resetPassword(expiredToken, 'too-late-7').expect(404);
  });

  it('is replaced by a newer one', async () => {
    const olderToken = await requestToken();
    const newerToken = await requestToken();
    await resetPassword(olderToken, 'by-the-older-7').expect(404);
    await resetPassword(newerToken, 'by-the-newer-7').expect(200);
  });

  it('stays valid after a rejected password', async () => {
    const token = await requestToken();
    for (const [password, message] of [
      ['12345', 'Password must be at least 6 characters long.'],
      [
        'password123',
        'That is one of the passwords thieves try first. Please choose one that is harder to guess.',
      ],
      ['AshaRao1', 'Your own name or email is too easy to guess as a password. Please choose another.'],
    ] as const) {
      const { body } = await resetPassword(token, password).expect(422);
      expect(body.issues).toEqual([{ path: 'password', message }]);
    }
    await resetPassword(token, TEST_USERS.asha.password).expect(200);
  });

  it('verifies the address of the member', async () => {
    await resetPassword(await requestToken(), TEST_USERS.asha.password).expect(200);
    const row = await app.db('members').where({ email }).first();
    expect(row.verified_email).toBe(email);
  });

  it.each(['', 'x', 'A'.repeat(43), "' or 1=1 --"])(
    'with the unknown token %j answers 404',
    async (token) => {
      const { body } = await resetPassword(token, 'another-secret').expect(404);
      expect(body.code).toBe('token-expired');
    },
  );
});

describe('a reset request in the outbox for more than an hour', () => {
  it('is dropped without an e-mail', async () => {
    const { sendAccountEmail } = await import('#src/accounts/emails/send-account-email.ts');
    const id = '0193c2a0-0000-7000-8000-000000000001';
    const requestedAt = new Date(app.clock.now().getTime() - HOUR_MS - MINUTE_MS);
    await app.db('account_email_outbox').insert({ id, kind: 'reset-link', email, created_at: requestedAt });
    const sentEmails: unknown[] = [];
    const mailer = {
      send: async (sentEmail: unknown) => void sentEmails.push(sentEmail),
      close: () => {},
    };
    await sendAccountEmail({ db: app.db, clock: app.clock, mailer, sender: createTestSender(app.url) }, id);
    expect([sentEmails, await app.db('account_email_outbox').where({ id })]).toEqual([[], []]);
  });
});
