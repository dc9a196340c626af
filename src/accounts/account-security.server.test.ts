import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SignedIn } from './contract.ts';
import { EmailChanged, SessionsAnswer } from './contract-account-security.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { createBrowserAgent, registerUser, TEST_USERS } from './testing.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';

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
  app.clock.advance(1);
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

type Who = { email: string; password: string };
/** A browser of its own, signed in. */
async function browse(who: Who = TEST_USERS.asha, userAgent = CHROME) {
  const browser = createBrowserAgent(app.url).set('User-Agent', userAgent);
  await browser.post('/api/auth/login').send(who).expect(200);
  return browser;
}
type Browser = Awaited<ReturnType<typeof browse>>;
const sessionsOf = async (browser: Browser) =>
  SessionsAnswer.parse((await browser.get('/api/account/sessions').expect(200)).body).sessions;
const mailsTo = (to: string, subject: string) => () =>
  mailbox.received.filter((mail) => mail.to === to && mail.text.includes(`Subject: ${subject}`)).length;

describe('the sessions of a member', () => {
  it('are listed in plain words, the asking one first, and nobody else’s', async () => {
    const phone = await browse();
    app.clock.advance(1);
    const deps = await browse(
      TEST_USERS.asha,
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    );
    await browse(TEST_USERS.ravi);
    app.clock.advance(1);
    const [own, other, ...more] = await sessionsOf(phone);
    expect(own).toMatchObject({ current: true, device: 'Chrome on Android' });
    expect(other).toMatchObject({ current: false, device: 'Firefox on Linux' });
    expect(more).toEqual([]);
    expect(Date.parse(own!.seenAt) - Date.parse(own!.startedAt)).toBe(2 * 3_600_000);
    expect((await sessionsOf(deps))[0]!.id).toBe(other!.id);
  });

  it('know a script by its token', async () => {
    const { body } = await supertest(app.url)
      .post('/api/auth/login')
      .set('User-Agent', 'curl/8')
      .send(TEST_USERS.asha);
    const { body: list } = await supertest(app.url)
      .get('/api/account/sessions')
      .set('Authorization', `Bearer ${SignedIn.parse(body).token}`)
      .expect(200);
    expect(list.sessions).toMatchObject([{ current: true, device: 'A program, not a browser' }]);
  });

  it('keep no more of a browser than the words', async () => {
    await browse();
    expect(JSON.stringify(await app.db('sessions'))).not.toContain('AppleWebKit');
  });

  it('end one by one', async () => {
    const [phone, deps] = [await browse(), await browse()];
    const other = (await sessionsOf(phone)).find(({ current }) => !current)!;
    await phone.delete(`/api/account/sessions/${other.id}`).expect(200);
    await deps.get('/api/profile').expect(401);
    await phone.get('/api/profile').expect(200);
    await phone.delete(`/api/account/sessions/${other.id}`).expect(404);
    const [own] = await sessionsOf(phone);
    await phone.delete(`/api/account/sessions/${own!.id}`).expect(200);
    await phone.get('/api/profile').expect(401);
  });

  it('end by their own member only, and never by another site', async () => {
    const [asha, ravi] = [await browse(), await browse(TEST_USERS.ravi)];
    const [own] = await sessionsOf(asha);
    const { body } = await ravi.delete(`/api/account/sessions/${own!.id}`).expect(404);
    expect(body.code).toBe('session-not-found');
    await ravi.delete('/api/account/sessions/1').expect(422);
    await asha.delete(`/api/account/sessions/${own!.id}`).set('Sec-Fetch-Site', 'cross-site').expect(403);
    await asha.get('/api/profile').expect(200);
  });

  it('end everywhere at once, this one too', async () => {
    const [phone, deps, ravi] = [await browse(), await browse(), await browse(TEST_USERS.ravi)];
    await phone.post('/api/account/sign-out-everywhere').send({}).expect(200);
    await phone.get('/api/profile').expect(401);
    await deps.get('/api/profile').expect(401);
    await ravi.get('/api/profile').expect(200);
  });

  it('are for members', async () => {
    await supertest(app.url).get('/api/account/sessions').expect(401);
    await supertest(app.url).post('/api/account/sign-out-everywhere').send({}).expect(401);
    await supertest(app.url).post('/api/account/password').send({}).expect(401);
    await supertest(app.url).post('/api/account/email').send({}).expect(401);
  });
});

describe('changing the password', () => {
  const change = (browser: Browser, password: string, newPassword: string) =>
    browser.post('/api/account/password').send({ password, newPassword });
  const { email, password } = TEST_USERS.asha;

  it('asks for the present one', async () => {
    const { body } = await change(await browse(), 'not-this-one', 'chakra-yantra').expect(403);
    expect(body.code).toBe('wrong-password');
  });

  it('takes no common one', async () => {
    const { body } = await change(await browse(), password, 'qwerty123').expect(422);
    expect(body.issues[0].path).toBe('newPassword');
  });

  it('ends the other sessions and open links, keeps this one, and is told by mail', async () => {
    const [phone, deps] = [await browse(), await browse()];
    await supertest(app.url).post('/api/auth/forgot-password').send({ email }).expect(200);
    await expect.poll(() => app.db('password_reset_tokens'), { timeout: 15_000 }).toHaveLength(1);
    await change(phone, password, 'chakra-yantra').expect(200);
    await phone.get('/api/profile').expect(200);
    await deps.get('/api/profile').expect(401);
    expect(await app.db('password_reset_tokens')).toEqual([]);
    await supertest(app.url).post('/api/auth/login').send(TEST_USERS.asha).expect(401);
    await expect.poll(mailsTo(email, 'Your password was changed'), { timeout: 15_000 }).toBe(1);
    await change(phone, 'chakra-yantra', password).expect(200);
  });
});

describe('changing the e-mail', () => {
  const { email, password } = TEST_USERS.asha;
  const change = (browser: Browser, to: string, by: string = password) =>
    browser.post('/api/account/email').send({ password: by, email: to });

  it('asks for the password, and for a new address that is one and is free', async () => {
    const browser = await browse();
    expect((await change(browser, 'asha@new.example', 'not-this-one').expect(403)).body.code).toBe(
      'wrong-password',
    );
    expect((await change(browser, TEST_USERS.ravi.email.toUpperCase()).expect(409)).body.code).toBe(
      'email-taken',
    );
    for (const wrong of ['asha', 'аsha@example.in', 'a\u0000@example.in', ` ${email} `])
      expect((await change(browser, wrong).expect(422)).body.issues[0].path).toBe('email');
  });

  it('tells the old address, greets the new one, and ends the other sessions', async () => {
    const [phone, deps] = [await browse(), await browse()];
    const { body } = await change(phone, ' Asha@New.example ').expect(200);
    expect(EmailChanged.parse(body).user.email).toBe('asha@new.example');
    await phone.get('/api/profile').expect(200);
    await deps.get('/api/profile').expect(401);
    await expect.poll(mailsTo(email, 'Your e-mail at Lagna was changed'), { timeout: 15_000 }).toBe(1);
    await expect
      .poll(mailsTo('asha@new.example', 'This is your e-mail at Lagna now'), { timeout: 15_000 })
      .toBe(1);
    const told = mailbox.received.find(({ text }) => text.includes('Your e-mail at Lagna was changed'));
    expect(told!.text).not.toContain('asha@new.example');
    await supertest(app.url).post('/api/auth/login').send({ email, password }).expect(401);
    await supertest(app.url)
      .post('/api/auth/login')
      .send({ email: 'asha@new.example', password })
      .expect(200);
    await change(phone, email).expect(200);
  });

  it('lets no link that went to the old address open the account', async () => {
    const browser = await browse();
    await supertest(app.url).post('/api/auth/forgot-password').send({ email }).expect(200);
    await expect.poll(() => app.db('password_reset_tokens'), { timeout: 15_000 }).toHaveLength(1);
    await change(browser, 'asha@third.example').expect(200);
    expect(await app.db('password_reset_tokens')).toEqual([]);
    await change(browser, email).expect(200);
  });
});

describe('signing up', () => {
  it('takes no password that everybody has, nor the member’s own name', async () => {
    const join = (password: string) =>
      supertest(app.url)
        .post('/api/auth/register')
        .send({ name: 'Meera Iyer', email: 'meera@example.in', password });
    expect((await join('iloveyou').expect(422)).body.issues[0].path).toBe('password');
    expect((await join('meeraiyer1').expect(422)).body.issues[0].path).toBe('password');
    expect(await app.db('members').where({ email: 'meera@example.in' })).toEqual([]);
  });
});
