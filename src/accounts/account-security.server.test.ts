import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#src/platform/contract-time.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { ChangeEmailResponse, SessionsResponse } from './contract-account-security.ts';
import { SignInResponse } from './contract.ts';
import { createBrowserAgent, registerUser, TEST_USERS } from './testing.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

let mailbox: TestSmtpServer;
let app: TestApp;
beforeAll(async () => {
  mailbox = await startSmtpServer();
  app = await startApp({ env: { SMTP_URL: mailbox.url } });
  await registerUser(app.url, 'asha');
  await registerUser(app.url, 'ravi');
});
beforeEach(async () => {
  await app.db('sessions').delete();
  app.clock.advanceHours(1);
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

type Credentials = { email: string; password: string };
/** Logs in with a new browser. */
async function logIn(credentials: Credentials = TEST_USERS.asha, userAgent = CHROME) {
  const browser = createBrowserAgent(app.url).set('User-Agent', userAgent);
  await browser.post('/api/auth/login').send(credentials).expect(200);
  return browser;
}
type Browser = Awaited<ReturnType<typeof logIn>>;
const listSessions = async (browser: Browser) =>
  SessionsResponse.parse((await browser.get('/api/account/sessions').expect(200)).body).sessions;
const countEmails = (address: string, subject: string) => () =>
  mailbox.received.filter((email) => email.to === address && email.text.includes(`Subject: ${subject}`))
    .length;

describe('the session list', () => {
  it('has labels, the current session first, and no sessions of other members', async () => {
    const phone = await logIn();
    app.clock.advanceHours(1);
    const laptop = await logIn(
      TEST_USERS.asha,
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    );
    await logIn(TEST_USERS.ravi);
    app.clock.advanceHours(1);
    const [currentSession, otherSession, ...moreSessions] = await listSessions(phone);
    expect(currentSession).toMatchObject({ isCurrent: true, device: 'Chrome on Android' });
    expect(otherSession).toMatchObject({ isCurrent: false, device: 'Firefox on Linux' });
    expect(moreSessions).toEqual([]);
    expect(Date.parse(currentSession!.seenAt) - Date.parse(currentSession!.startedAt)).toBe(2 * HOUR_MS);
    expect((await listSessions(laptop))[0]!.id).toBe(otherSession!.id);
  });

  it('includes the session of a script with a bearer token', async () => {
    const { body } = await supertest(app.url)
      .post('/api/auth/login')
      .set('User-Agent', 'curl/8')
      .send(TEST_USERS.asha);
    const { body: listBody } = await supertest(app.url)
      .get('/api/account/sessions')
      .set('Authorization', `Bearer ${SignInResponse.parse(body).token}`)
      .expect(200);
    expect(listBody.sessions).toMatchObject([{ isCurrent: true, device: 'A program, not a browser' }]);
  });

  it('stores the label of the browser, not its user agent', async () => {
    await logIn();
    expect(JSON.stringify(await app.db('sessions'))).not.toContain('AppleWebKit');
  });

  it('ends single sessions', async () => {
    const [phone, laptop] = [await logIn(), await logIn()];
    const otherSession = (await listSessions(phone)).find(({ isCurrent }) => !isCurrent)!;
    await phone.delete(`/api/account/sessions/${otherSession.id}`).expect(200);
    await laptop.get('/api/profile').expect(401);
    await phone.get('/api/profile').expect(200);
    await phone.delete(`/api/account/sessions/${otherSession.id}`).expect(404);
    const [currentSession] = await listSessions(phone);
    await phone.delete(`/api/account/sessions/${currentSession!.id}`).expect(200);
    await phone.get('/api/profile').expect(401);
  });

  it('rejects other members and other sites', async () => {
    const [asha, ravi] = [await logIn(), await logIn(TEST_USERS.ravi)];
    const [currentSession] = await listSessions(asha);
    const { body } = await ravi.delete(`/api/account/sessions/${currentSession!.id}`).expect(404);
    expect(body.code).toBe('session-not-found');
    await ravi.delete('/api/account/sessions/1').expect(422);
    await asha
      .delete(`/api/account/sessions/${currentSession!.id}`)
      .set('Sec-Fetch-Site', 'cross-site')
      .expect(403);
    await asha.get('/api/profile').expect(200);
  });

  it('ends all sessions at once, including the current one', async () => {
    const [phone, laptop, ravi] = [await logIn(), await logIn(), await logIn(TEST_USERS.ravi)];
    await phone.post('/api/account/sign-out-everywhere').send({}).expect(200);
    await phone.get('/api/profile').expect(401);
    await laptop.get('/api/profile').expect(401);
    await ravi.get('/api/profile').expect(200);
  });

  it('requires a login, as do password and e-mail changes', async () => {
    await supertest(app.url).get('/api/account/sessions').expect(401);
    await supertest(app.url).post('/api/account/sign-out-everywhere').send({}).expect(401);
    await supertest(app.url).post('/api/account/password').send({}).expect(401);
    await supertest(app.url).post('/api/account/email').send({}).expect(401);
  });
});

describe('a password change', () => {
  const changePassword = (browser: Browser, password: string, newPassword: string) =>
    browser.post('/api/account/password').send({ password, newPassword });
  const { email, password } = TEST_USERS.asha;

  it('requires the current password', async () => {
    const { body } = await changePassword(await logIn(), 'not-this-one', 'chakra-yantra').expect(403);
    expect(body.code).toBe('wrong-password');
  });

  it('rejects a common password', async () => {
    const { body } = await changePassword(await logIn(), password, 'qwerty123').expect(422);
    expect(body.issues[0].path).toBe('newPassword');
  });

  it('ends other sessions and reset tokens, keeps the current session and sends an e-mail', async () => {
    const [phone, laptop] = [await logIn(), await logIn()];
    await supertest(app.url).post('/api/auth/forgot-password').send({ email }).expect(200);
    await expect.poll(() => app.db('password_reset_tokens'), { timeout: 15_000 }).toHaveLength(1);
    await changePassword(phone, password, 'chakra-yantra').expect(200);
    await phone.get('/api/profile').expect(200);
    await laptop.get('/api/profile').expect(401);
    expect(await app.db('password_reset_tokens')).toEqual([]);
    await supertest(app.url).post('/api/auth/login').send(TEST_USERS.asha).expect(401);
    await expect.poll(countEmails(email, 'Your password was changed'), { timeout: 15_000 }).toBe(1);
    await changePassword(phone, 'chakra-yantra', password).expect(200);
  });
});

describe('an e-mail change', () => {
  const { email, password } = TEST_USERS.asha;
  const changeEmail = (browser: Browser, newEmail: string, currentPassword: string = password) =>
    browser.post('/api/account/email').send({ password: currentPassword, email: newEmail });

  it('requires the password and a valid, unused address', async () => {
    const browser = await logIn();
    expect((await changeEmail(browser, 'asha@new.example', 'not-this-one').expect(403)).body.code).toBe(
      'wrong-password',
    );
    expect((await changeEmail(browser, TEST_USERS.ravi.email.toUpperCase()).expect(409)).body.code).toBe(
      'email-taken',
    );
    for (const invalidEmail of ['asha', 'аsha@example.in', 'a\u0000@example.in', ` ${email} `])
      expect((await changeEmail(browser, invalidEmail).expect(422)).body.issues[0].path).toBe('email');
  });

  it('sends e-mails to both addresses and ends the other sessions', async () => {
    const [phone, laptop] = [await logIn(), await logIn()];
    const { body } = await changeEmail(phone, ' Asha@New.example ').expect(200);
    expect(ChangeEmailResponse.parse(body).user.email).toBe('asha@new.example');
    await phone.get('/api/profile').expect(200);
    await laptop.get('/api/profile').expect(401);
    await expect
      .poll(countEmails(email, 'The email address of your Lagna account was changed'), { timeout: 15_000 })
      .toBe(1);
    await expect
      .poll(countEmails('asha@new.example', 'Your Lagna account now uses this email address'), {
        timeout: 15_000,
      })
      .toBe(1);
    const oldAddressEmail = mailbox.received.find(({ text }) =>
      text.includes('The email address of your Lagna account was changed'),
    );
    expect(oldAddressEmail!.text).not.toContain('asha@new.example');
    await supertest(app.url).post('/api/auth/login').send({ email, password }).expect(401);
    await supertest(app.url)
      .post('/api/auth/login')
      .send({ email: 'asha@new.example', password })
      .expect(200);
    await changeEmail(phone, email).expect(200);
  });

  it('revokes reset tokens sent to the old address', async () => {
    const browser = await logIn();
    await supertest(app.url).post('/api/auth/forgot-password').send({ email }).expect(200);
    await expect.poll(() => app.db('password_reset_tokens'), { timeout: 15_000 }).toHaveLength(1);
    await changeEmail(browser, 'asha@third.example').expect(200);
    expect(await app.db('password_reset_tokens')).toEqual([]);
    await changeEmail(browser, email).expect(200);
  });
});

describe('sign-up', () => {
  it('rejects a common password and the member’s own name as password', async () => {
    const register = (password: string) =>
      supertest(app.url)
        .post('/api/auth/register')
        .send({ name: 'Meera Iyer', email: 'meera@example.in', password });
    expect((await register('iloveyou').expect(422)).body.issues[0].path).toBe('password');
    expect((await register('meeraiyer1').expect(422)).body.issues[0].path).toBe('password');
    expect(await app.db('members').where({ email: 'meera@example.in' })).toEqual([]);
  });
});
