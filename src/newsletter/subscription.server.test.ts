import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerUser, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { composeForJobs } from '#src/testing/app-with-buyers.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { queueNewsletters } from './send/queue-newsletters.ts';
import { deleteUnconfirmed } from './delete-unconfirmed.ts';
import { addSubscriber, confirm, listConfirmationTokens } from './testing.ts';

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
const findEmails = (address: string) => mailbox.received.filter(({ to }) => to === address);
const waitForEmails = (address: string, count: number) =>
  expect.poll(() => findEmails(address).length, { timeout: 15_000 }).toBe(count);

/** Subscribes and waits for the token of the link. */
async function requestToken(email: string): Promise<string> {
  await subscribe(email).expect(201);
  await waitForEmails(email, 1);
  return listConfirmationTokens(mailbox, email)[0]!;
}

const NEUTRAL_RESPONSE = {
  success: true,
  message: 'We have sent you an e-mail. Please open it to confirm your address.',
};

describe('POST /api/newsletter/subscribe', () => {
  it('answers the same for a new, a pending and a confirmed address', async () => {
    await addSubscriber(app.db, 'known@example.in');
    for (const email of ['new@example.in', ' New@Example.IN ', 'known@example.in'])
      expect((await subscribe(email).expect(201)).body).toEqual(NEUTRAL_RESPONSE);
  });

  it('rejects an invalid and a missing address', async () => {
    for (const email of ['nowhere', '', undefined]) {
      const { body } = await subscribe(email).expect(422);
      expect(body).toMatchObject({ success: false, message: 'Please enter a valid email address.' });
    }
  });

  it('sends at most three e-mails a day to one address', async () => {
    for (let count = 0; count < 5; count += 1) await subscribe('flooded@example.in').expect(201);
    const { id } = await findRow('flooded@example.in');
    expect(await app.db('subscription_requests').where({ subscriber_id: id })).toHaveLength(3);
  });

  it('informs a subscriber that the address is subscribed already', async () => {
    await waitForEmails('known@example.in', 1);
    const [email] = findEmails('known@example.in');
    expect(email!.text).toContain('You get it already, so you need not do anything.');
    expect(email!.text).not.toContain('/confirm-subscription#');
    const { unsubscribe_token: token } = await findRow('known@example.in');
    expect(email!.text).toContain(`/unsubscribe?token=${token}`);
  });
});

describe('a confirmation link', () => {
  it('confirms the address once and records the consent', async () => {
    const token = await requestToken('reader@example.in');
    expect(await findRow('reader@example.in')).toMatchObject({ state: 'pending', confirmed_at: null });
    await confirm(app.url, token).expect(200);
    expect(await findRow('reader@example.in')).toMatchObject({
      state: 'confirmed',
      confirmed_at: app.clock.now(),
    });
    expect((await confirm(app.url, token).expect(404)).body.code).toBe('token-expired');
  });

  it('is stored as a hash and expires after seven days', async () => {
    const token = await requestToken('late@example.in');
    const rows = await app.db('subscription_tokens');
    expect(JSON.stringify(rows)).not.toContain(token);
    await app.db('subscription_tokens').update({ expires_at: app.clock.now() });
    await confirm(app.url, token).expect(404);
    expect(await findRow('late@example.in')).toMatchObject({ state: 'pending' });
  });

  it('of an earlier e-mail stays valid after a second one', async () => {
    await requestToken('twice@example.in');
    await subscribe('twice@example.in').expect(201);
    await waitForEmails('twice@example.in', 2);
    const [firstToken, secondToken] = listConfirmationTokens(mailbox, 'twice@example.in');
    await confirm(app.url, firstToken!).expect(200);
    await confirm(app.url, secondToken!).expect(404);
  });

  it('is not used by a GET request', async () => {
    await supertest(app.url).get('/api/newsletter/confirm').expect(404);
  });
});

describe('a confirmed subscriber', () => {
  it('leaves with one click, and the address is erased', async () => {
    const { id, unsubscribe_token: token } = await addSubscriber(app.db, 'leaver@example.in');
    const { body } = await unsubscribe(token).type('form').send('List-Unsubscribe=One-Click').expect(200);
    expect(body).toEqual({ success: true, message: 'You are unsubscribed.' });
    expect(await app.db('subscribers').where({ id }).first()).toMatchObject({
      state: 'unsubscribed',
      email: null,
      confirmed_at: expect.any(Date),
      unsubscribed_at: app.clock.now(),
    });
    await unsubscribe(token).expect(200);
  });

  it('leaves by a request of a mail provider from another origin without cookies', async () => {
    const { id, unsubscribe_token: token } = await addSubscriber(app.db, 'webmail@example.in');
    await unsubscribe(token)
      .set({ Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' })
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);
    expect(await app.db('subscribers').where({ id }).first()).toMatchObject({ state: 'unsubscribed' });
  });

  it('is not unsubscribed by GET, which leads to the page, or by an unknown token', async () => {
    const { unsubscribe_token: token } = await addSubscriber(app.db, 'scanned@example.in');
    const { headers } = await supertest(app.url).get(`/api/newsletter/unsubscribe/${token}`).expect(303);
    expect(headers.location).toBe(`/unsubscribe?token=${token}`);
    await unsubscribe('00000000-0000-4000-8000-000000000000').expect(200);
    await unsubscribe('not-a-token').expect(422);
    expect(await findRow('scanned@example.in')).toMatchObject({ state: 'confirmed' });
  });

  it('can subscribe again after leaving', async () => {
    const { unsubscribe_token: token } = await addSubscriber(app.db, 'returner@example.in');
    await unsubscribe(token).expect(200);
    await confirm(app.url, await requestToken('returner@example.in')).expect(200);
    expect(await findRow('returner@example.in')).toMatchObject({ state: 'confirmed' });
  });
});

describe('the journey of a reader', () => {
  it('leads from the form over both links to one newsletter and out again', async () => {
    const address = 'journey@example.in';
    await confirm(app.url, await requestToken(address)).expect(200);
    const composed = await composeForJobs({ app });
    await queueNewsletters(composed.deps, '2026-12');
    await waitForEmails(address, 2);
    await queueNewsletters(composed.deps, '2026-12');
    await composed.close();
    const newsletter = findEmails(address)[1]!.text;
    expect(newsletter).toMatch(/^Subject: The sky in December 2026\r$/m);
    const [, path] = /^List-Unsubscribe:\s+<https?:\/\/[^/]+(\/\S+)>\r$/m.exec(newsletter)!;
    await supertest(app.url).post(path!).type('form').send('List-Unsubscribe=One-Click').expect(200);
    expect(await findRow(address)).toBeUndefined();
  });
});

describe('an address that is not confirmed', () => {
  it('is deleted after eight days, and confirmed ones stay', async () => {
    await subscribe('forgotten@example.in').expect(201);
    await addSubscriber(app.db, 'loyal@example.in');
    const deps = (days: number) => ({
      db: app.db,
      clock: { now: () => new Date(app.clock.now().getTime() + days * 86_400_000) },
    });
    await deleteUnconfirmed(deps(7.9));
    expect(await findRow('forgotten@example.in')).toBeDefined();
    const result = await deleteUnconfirmed(deps(8.1));
    expect(result.subscribers).toBeGreaterThan(0);
    expect(await findRow('forgotten@example.in')).toBeUndefined();
    expect(await findRow('loyal@example.in')).toBeDefined();
  });
});

describe('the subscription of a member', () => {
  let asha: TestUser;
  let ravi: TestUser;
  beforeAll(async () => {
    asha = await registerUser(app.url, 'asha');
    ravi = await registerUser(app.url, 'ravi');
  });
  const readState = async (user: TestUser) =>
    (await user.get('/api/newsletter/subscription').expect(200)).body;
  const waitForToken = async (email: string) => {
    await expect.poll(() => listConfirmationTokens(mailbox, email).length, { timeout: 15_000 }).toBe(1);
    return listConfirmationTokens(mailbox, email)[0]!;
  };

  it('belongs to the member who asked for it and confirmed it', async () => {
    const { email } = asha.member;
    expect(await readState(asha)).toMatchObject({
      state: 'none',
      email,
      withMoonSign: false,
      moonSign: null,
    });
    await asha.post('/api/newsletter/subscribe', { email }).expect(201);
    expect(await readState(asha)).toMatchObject({ state: 'requested' });
    await confirm(app.url, await waitForToken(email)).expect(200);
    expect(await readState(asha)).toMatchObject({ state: 'confirmed' });
  });

  it('has a paragraph for the Moon sign if the member chose it', async () => {
    const birth = await buildBirthDetails(app.url);
    await asha.put('/api/profile', { birth }).expect(200);
    const { body } = await asha.put('/api/newsletter/subscription', { withMoonSign: true }).expect(200);
    // 4 June 1996, 14:30 in Kota: the Moon is in Dhanu (Sagittarius).
    expect(body).toMatchObject({ state: 'confirmed', withMoonSign: true, moonSign: 9 });
  });

  it('is not shown to a member who did not prove to own the address', async () => {
    const { email } = ravi.member;
    await addSubscriber(app.db, email);
    expect(await readState(ravi)).toMatchObject({ state: 'none' });
    await ravi.put('/api/newsletter/subscription', { withMoonSign: true }).expect(404);
    await ravi.post('/api/newsletter/subscribe', { email }).expect(201);
    await confirm(app.url, await waitForToken(email)).expect(200);
    expect(await readState(ravi)).toMatchObject({ state: 'confirmed' });
  });

  it('ends from the profile', async () => {
    const { body } = await ravi.delete('/api/newsletter/subscription').expect(200);
    expect(body).toMatchObject({ state: 'none' });
    expect(await findRow(ravi.member.email)).toBeUndefined();
  });
});
