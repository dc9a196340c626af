import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_USERS, type TestUser } from '#src/accounts/testing.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { composeForJobs, startShop, type Shop } from '#src/testing/test-shop.ts';
import type { ComposedApp } from '#src/compose.ts';
import { createSmtpMailer, type Mailer } from '#src/platform/mailer.ts';
import { DeletionStatus } from './contract.ts';
import { verifyLedger } from '#src/ledger/verify.ts';
import { sendDeletionEmail } from './send-deletion-email.ts';
import { deleteDueAccounts } from './delete-accounts.ts';

const SENDER = { from: 'Lagna <post@lagna.example>' };

let shop: Shop;
let office: ComposedApp;
let mailbox: TestSmtpServer;
let mailer: Mailer;
beforeAll(async () => {
  [shop, mailbox] = await Promise.all([startShop(), startSmtpServer()]);
  mailer = createSmtpMailer({ url: mailbox.url, envelope: SENDER });
  office = await composeForJobs(shop);
});
afterAll(async () => {
  mailer.close();
  await mailbox.close();
  await office.close();
  await shop.close();
});

const { password } = TEST_USERS.ravi;
const leave = async (caller: TestUser, status = 200) => {
  await caller.post('/api/account/confirm', { password }).expect(200);
  return caller.delete('/api/account').expect(status);
};
const leaving = async (caller: TestUser) =>
  DeletionStatus.parse((await caller.get('/api/account/deletion').expect(200)).body).deletionScheduledAt;
const round = (by: Mailer = mailer) => deleteDueAccounts({ ...office.deps, mailer: by });
const mailsTo = (address: string) =>
  mailbox.received.filter(({ to }) => to === address).map(({ text }) => text);
const isMember = async (email: string) =>
  (await shop.app.db('members').where({ email }).first()) !== undefined;

/** A new member, remembered, since days go by. */
async function member(name: string): Promise<TestUser & { email: string }> {
  const who = { name, email: `${name.toLowerCase()}@example.in`, password };
  await supertest(shop.app.url).post('/api/auth/register').send(who).expect(201);
  const { body } = await supertest(shop.app.url)
    .post('/api/auth/login')
    .send({ ...who, remember: true })
    .expect(200);
  const signed = (test: supertest.Test) => test.set('Authorization', `Bearer ${body.token}`);
  const { url } = shop.app;
  return {
    member: body.user,
    email: who.email,
    get: (path) => signed(supertest(url).get(path)),
    post: (path, sentBody = {}) => signed(supertest(url).post(path)).send(sentBody),
    put: (path, sentBody = {}) => signed(supertest(url).put(path)).send(sentBody),
    delete: (path) => signed(supertest(url).delete(path)),
  };
}

describe('asking to leave', () => {
  it('needs a login, and the password again when that is ten minutes ago', async () => {
    await supertest(shop.app.url).delete('/api/account').expect(401);
    shop.app.clock.advance(11 / 60);
    const late = await shop.ravi.delete('/api/account').expect(403);
    expect(late.body).toMatchObject({ code: 'reauthentication-required', issues: [{ path: 'password' }] });
    await shop.ravi.post('/api/account/confirm', { password: 'a guess' }).expect(403);
    await shop.ravi.delete('/api/account').expect(403);
    expect(await leaving(shop.ravi)).toBeUndefined();
  });

  it('gives 48 hours, and asking again gives no more', async () => {
    const dev = await member('Dev');
    const asked = shop.app.clock.now().getTime();
    const { body } = await leave(dev);
    expect(Date.parse(body.leavingAt) - asked).toBe(48 * 3_600_000);
    shop.app.clock.advance(5);
    expect((await leave(dev)).body.leavingAt).toBe(body.leavingAt);
    expect(await leaving(dev)).toBe(body.leavingAt);
  });

  it('is mailed with the hour in Indian time and the way back, and not after a change of mind', async () => {
    const isha = await member('Isha');
    const { body } = await leave(isha);
    const errand = { memberId: isha.member.id, leavingAt: body.leavingAt as string };
    const deps = { ...office.deps, mailer };
    await sendDeletionEmail(deps, errand);
    expect(mailsTo(isha.email)).toEqual([
      expect.stringContaining('Subject: Your Lagna account will be deleted'),
    ]);
    expect(mailsTo(isha.email)[0]).toMatch(/2026 at .*\(Indian time\)[\s\S]*\/profile#leave/);
    await isha.post('/api/account/keep').expect(200);
    await sendDeletionEmail(deps, errand);
    expect(mailsTo(isha.email)).toHaveLength(1);
  });

  it('is refused while a paid report is neither finished nor refunded', async () => {
    const { orderId, order } = await shop.placeOrderFor(shop.ravi, 'Ravi Menon');
    await shop.payAtGateway(orderId);
    await shop.waitForEvent(order, 'GenerationRequested');
    const { body } = await leave(shop.ravi, 409);
    expect(body).toMatchObject({ code: 'order-in-progress' });
    expect(body.message).toContain(order);
    expect(await leaving(shop.ravi)).toBeUndefined();
  });
});

describe('within the 48 hours', () => {
  it('nothing is touched, and one press takes it back', async () => {
    const tara = await member('Tara');
    await leave(tara);
    shop.app.clock.advance(47);
    await round();
    await tara.post('/api/account/keep').expect(200);
    shop.app.clock.advance(2);
    await round();
    expect(await isMember(tara.email)).toBe(true);
    expect(await leaving(tara)).toBeUndefined();
  });
});

describe('after the 48 hours', () => {
  it('the member is gone, every session with them, and the last mail says so', async () => {
    const gita = await member('Gita');
    await leave(gita);
    shop.app.clock.advance(48);
    await gita.post('/api/account/keep').expect(409);
    expect((await round()).deleted).toBeGreaterThan(0);
    expect(await isMember(gita.email)).toBe(false);
    await gita.get('/api/profile').expect(401);
    await supertest(shop.app.url).post('/api/auth/login').send({ email: gita.email, password }).expect(401);
    expect(mailsTo(gita.email).at(-1)).toContain('Subject: Your Lagna account is deleted');
  });

  it('an unpaid order is closed for good, and the ledger verifies', async () => {
    const uma = await member('Uma');
    await leave(uma);
    shop.app.clock.advance(47);
    const { order } = await shop.placeOrderFor(uma, 'Uma Iyer');
    shop.app.clock.advance(1);
    await round();
    expect(await isMember(uma.email)).toBe(false);
    expect(await shop.listEventTypes(order)).toContain('OrderExpired');
    expect(await shop.findOrderRow(order)).toMatchObject({ status: 'expired' });
    expect(await verifyLedger(shop.app.db)).toMatchObject({ intact: true });
  });

  it('waits for a payment that was made meanwhile, and for its report', async () => {
    const veda = await member('Veda');
    await leave(veda);
    shop.app.clock.advance(47);
    const { orderId, order } = await shop.placeOrderFor(veda, 'Veda Nair');
    await shop.setFaults({ webhooks: 'lost' });
    await shop.payAtGateway(orderId);
    shop.app.clock.advance(1);
    await round();
    expect(await isMember(veda.email)).toBe(true);
    expect(await shop.listEventTypes(order)).toContain('GenerationRequested');
  });

  it('is tried again when the mail server is down, for a day', async () => {
    const noor = await member('Noor');
    await leave(noor);
    shop.app.clock.advance(48);
    // nobody listens on the discard port
    const down = createSmtpMailer({ url: 'smtp://127.0.0.1:9', envelope: SENDER });
    await round(down);
    expect(await isMember(noor.email)).toBe(true);
    shop.app.clock.advance(25);
    await round(down);
    down.close();
    expect(await isMember(noor.email)).toBe(false);
  });
});
