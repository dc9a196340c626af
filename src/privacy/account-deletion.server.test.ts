import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#src/platform/contract-time.ts';
import { SignInResponse } from '#src/accounts/contract.ts';
import { createTestUser, TEST_USERS, type TestUser } from '#src/accounts/testing.ts';
import type { ComposedApp } from '#src/compose.ts';
import { recordPendingRefund, recordRefundFailure } from '#src/orders/domain/refund-commands.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { reconcilePayments } from '#src/payments/capture/reconcile.ts';
import { refundDuplicatePayment } from '#src/payments/refunds/refund-duplicate-payment.ts';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { createSmtpMailer, type Mailer } from '#src/platform/mailer.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { composeForJobs, startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';
import { DeletionStatus } from './contract.ts';
import { deleteDueAccounts } from './delete-accounts.ts';
import { sendAccountDeletedEmail } from './send-account-deleted-email.ts';
import { sendDeletionScheduledEmail } from './send-deletion-scheduled-email.ts';

const SENDER = { from: 'Lagna <post@lagna.example>' };

let setup: AppWithBuyers;
let composed: ComposedApp;
let mailbox: TestSmtpServer;
let mailer: Mailer;
beforeAll(async () => {
  [setup, mailbox] = await Promise.all([startAppWithBuyers(), startSmtpServer()]);
  mailer = createSmtpMailer({ url: mailbox.url, envelope: SENDER });
  composed = await composeForJobs(setup);
});
afterAll(async () => {
  mailer.close();
  await mailbox.close();
  await composed.close();
  await setup.close();
});

const { password } = TEST_USERS.ravi;
const requestDeletion = async (caller: TestUser, status = 200) => {
  await caller.post('/api/account/confirm', { password }).expect(200);
  return caller.delete('/api/account').expect(status);
};
const findDeletionDate = async (caller: TestUser) =>
  DeletionStatus.parse((await caller.get('/api/account/deletion').expect(200)).body).deletionScheduledAt;
const runDeletion = () => deleteDueAccounts(composed.deps);
const listLastEmails = (): Promise<{ id: string; email: string }[]> =>
  setup.app.db('account_email_outbox').where({ kind: 'account-deleted' });
/** As the job does. */
const sendLastEmail = async (email: string, sendingMailer: Mailer, isLastAttempt = false) => {
  const { id } = (await listLastEmails()).find((row) => row.email === email)!;
  await sendAccountDeletedEmail({ ...composed.deps, mailer: sendingMailer }, id, isLastAttempt);
};
const findEmails = (address: string) =>
  mailbox.received.filter(({ to }) => to === address).map(({ text }) => text);
const isMember = async (email: string) =>
  (await setup.app.db('members').where({ email }).first()) !== undefined;

/** Registers a member with remember-me, because the tests advance the clock by days. */
async function registerMember(name: string): Promise<TestUser & { email: string }> {
  const registration = { name, email: `${name.toLowerCase()}@example.in`, password };
  await supertest(setup.app.url).post('/api/auth/register').send(registration).expect(201);
  const { body } = await supertest(setup.app.url)
    .post('/api/auth/login')
    .send({ ...registration, remember: true })
    .expect(200);
  return { ...createTestUser(setup.app.url, SignInResponse.parse(body)), email: registration.email };
}

describe('a deletion request', () => {
  it('requires a login, and the password again after ten minutes', async () => {
    await supertest(setup.app.url).delete('/api/account').expect(401);
    setup.app.clock.advanceMinutes(11);
    const lateResponse = await setup.ravi.delete('/api/account').expect(403);
    expect(lateResponse.body).toMatchObject({
      code: 'reauthentication-required',
      issues: [{ path: 'password' }],
    });
    await setup.ravi.post('/api/account/confirm', { password: 'a guess' }).expect(403);
    await setup.ravi.delete('/api/account').expect(403);
    expect(await findDeletionDate(setup.ravi)).toBeUndefined();
  });

  it('schedules the deletion in 48 hours, and a second request does not change it', async () => {
    const dev = await registerMember('Dev');
    const requestedAt = setup.app.clock.now().getTime();
    const { body } = await requestDeletion(dev);
    expect(Date.parse(body.deletionScheduledAt) - requestedAt).toBe(48 * HOUR_MS);
    setup.app.clock.advanceHours(5);
    expect((await requestDeletion(dev)).body.deletionScheduledAt).toBe(body.deletionScheduledAt);
    expect(await findDeletionDate(dev)).toBe(body.deletionScheduledAt);
  });

  it('is confirmed by e-mail with the time in India and a link to cancel, unless it was cancelled', async () => {
    const isha = await registerMember('Isha');
    const { body } = await requestDeletion(isha);
    const payload = { memberId: isha.member.id, deletionScheduledAt: body.deletionScheduledAt as string };
    const deps = { ...composed.deps, mailer };
    await sendDeletionScheduledEmail(deps, payload);
    expect(findEmails(isha.email)).toEqual([
      expect.stringContaining('Subject: Your Lagna account will be deleted'),
    ]);
    expect(findEmails(isha.email)[0]).toMatch(/2026 at .*\(Indian time\)[\s\S]*\/profile#delete-account/);
    await isha.delete('/api/account/deletion').expect(200);
    await sendDeletionScheduledEmail(deps, payload);
    expect(findEmails(isha.email)).toHaveLength(1);
  });

  it('is rejected while a paid order is neither delivered nor refunded', async () => {
    const { gatewayOrderId, orderId } = await setup.placeOrderFor(setup.ravi, { personName: 'Ravi Menon' });
    await setup.payAtGateway(gatewayOrderId);
    await setup.waitForEvent(orderId, 'GenerationRequested');
    const { body } = await requestDeletion(setup.ravi, 409);
    expect(body).toMatchObject({ code: 'order-in-progress' });
    expect(body.message).toContain(orderId);
    expect(await findDeletionDate(setup.ravi)).toBeUndefined();
  });
});

describe('a payment in progress', () => {
  /** An order of the member that is refunded at the gateway, so that no report is due. */
  async function placeRefundedOrder(caller: TestUser, name: string) {
    const placed = await setup.placeOrderFor(caller, { personName: name });
    const paymentId = (await setup.payAtGateway(placed.gatewayOrderId)).razorpay_payment_id;
    await setup.waitForEvent(placed.orderId, 'GenerationRequested');
    await setup.sandbox.post(`/payments/${paymentId}/refund`, {}).expect(200);
    await setup.waitForEvent(placed.orderId, 'PaymentRefunded');
    return { ...placed, paymentId };
  }

  /** @param startBlocking starts what blocks the deletion; returns the function that ends it */
  async function expectBlocked(
    name: string,
    code: string,
    startBlocking: (order: {
      orderId: string;
      gatewayOrderId: string;
      paymentId: string;
    }) => Promise<() => unknown>,
  ) {
    const member = await registerMember(name);
    const order = await placeRefundedOrder(member, `${name} Rao`);
    await requestDeletion(member);
    const endBlocking = await startBlocking(order);
    setup.app.clock.advanceHours(48);
    await runDeletion();
    expect(await isMember(member.email)).toBe(true);
    await setup.app.db('members').where({ email: member.email }).update({ deletion_scheduled_at: null });
    const { body } = await requestDeletion(member, 409);
    expect(body).toMatchObject({ code, message: expect.stringContaining(order.orderId) });
    await endBlocking();
    await requestDeletion(member);
    setup.app.clock.advanceHours(48);
    await runDeletion();
    expect(await isMember(member.email)).toBe(false);
  }

  it('an open dispute blocks the deletion until the bank has decided', () =>
    expectBlocked('Padma', 'dispute-open', async ({ orderId, paymentId }) => {
      const disputeId = await setup.sandbox.openDispute(paymentId);
      await setup.waitForEvent(orderId, 'DisputeOpened');
      return async () => {
        await setup.sandbox.decideDispute(disputeId, 'closed');
        await setup.waitForEvent(orderId, 'DisputeClosed');
      };
    }));

  it('a duplicate payment of a refunded order blocks the deletion until it is refunded', () =>
    expectBlocked('Quasar', 'refund-in-progress', async ({ orderId, gatewayOrderId }) => {
      await setup.setFaults({ allowSecondCapture: true });
      const { razorpay_payment_id: secondId } = await setup.payAtGateway(gatewayOrderId);
      await setup.waitForEvent(orderId, 'DuplicatePaymentDetected');
      await setup.setFaults({});
      return () => refundDuplicatePayment(composed.deps, orderId, secondId);
    }));

  it('a refund that waits for the bank blocks the deletion until the bank has decided', () =>
    expectBlocked('Rupa', 'refund-in-progress', async ({ orderId, paymentId }) => {
      const meta = { actor: 'test', cause: 'test', at: setup.app.clock.now().toISOString() };
      const refund = { gatewayPaymentId: paymentId, gatewayRefundId: 'rfnd_waiting', amountPaise: 100 };
      await changeOrder(composed.deps, orderId, meta, (order) => recordPendingRefund(order, refund, meta.at));
      return () =>
        changeOrder(composed.deps, orderId, meta, (order) => recordRefundFailure(order, refund, meta.at));
    }));
});

describe('before the 48 hours have passed', () => {
  it('nothing is deleted and the deletion can be cancelled', async () => {
    const tara = await registerMember('Tara');
    await requestDeletion(tara);
    setup.app.clock.advanceHours(47);
    await runDeletion();
    await tara.delete('/api/account/deletion').expect(200);
    setup.app.clock.advanceHours(2);
    await runDeletion();
    expect(await isMember(tara.email)).toBe(true);
    expect(await findDeletionDate(tara)).toBeUndefined();
  });
});

describe('after the 48 hours', () => {
  it('the member and the sessions are deleted and a last e-mail is sent', async () => {
    const gita = await registerMember('Gita');
    await requestDeletion(gita);
    setup.app.clock.advanceHours(48);
    await gita.delete('/api/account/deletion').expect(409);
    expect((await runDeletion()).deleted).toBeGreaterThan(0);
    expect(await isMember(gita.email)).toBe(false);
    await gita.get('/api/profile').expect(401);
    await supertest(setup.app.url).post('/api/auth/login').send({ email: gita.email, password }).expect(401);
    await sendLastEmail(gita.email, mailer);
    expect(findEmails(gita.email).at(-1)).toContain('Subject: Your Lagna account is deleted');
  });

  it('an unpaid order is cancelled, and the ledger verifies', async () => {
    const uma = await registerMember('Uma');
    await requestDeletion(uma);
    setup.app.clock.advanceHours(47);
    const { orderId } = await setup.placeOrderFor(uma, { personName: 'Uma Iyer' });
    setup.app.clock.advanceHours(1);
    await runDeletion();
    expect(await isMember(uma.email)).toBe(false);
    expect(await setup.listEventTypes(orderId)).toContain('OrderCancelled');
    expect(await setup.findOrderRow(orderId)).toMatchObject({ status: 'cancelled' });
    expect(await verifyLedger(setup.app.db)).toMatchObject({ isIntact: true });
  });

  it('the deletion waits for a late payment and its report', async () => {
    const veda = await registerMember('Veda');
    await requestDeletion(veda);
    setup.app.clock.advanceHours(47);
    const { gatewayOrderId, orderId } = await setup.placeOrderFor(veda, { personName: 'Veda Nair' });
    await setup.setFaults({ webhooks: 'lost' });
    await setup.payAtGateway(gatewayOrderId);
    setup.app.clock.advanceHours(1);
    await runDeletion();
    expect(await isMember(veda.email)).toBe(true);
    expect(await setup.listEventTypes(orderId)).toContain('GenerationRequested');
  });

  it('a payment that is approved after the deletion, of an order that had expired, is refunded', async () => {
    await setup.setFaults({});
    const zoya = await registerMember('Zoya');
    const { gatewayOrderId, orderId, amount } = await setup.placeOrderFor(zoya, { personName: 'Zoya Khan' });
    setup.app.clock.advanceHours(5 * 24);
    await reconcilePayments(composed.deps);
    expect(await setup.findOrderRow(orderId)).toMatchObject({ status: 'expired' });
    await requestDeletion(zoya);
    setup.app.clock.advanceHours(48);
    await runDeletion();
    expect(await isMember(zoya.email)).toBe(false);
    const { razorpay_payment_id: paymentId } = await setup.payAtGateway(gatewayOrderId);
    await setup.sandbox.post(`/payments/${paymentId}/capture`, { amount, currency: 'INR' }).expect(200);
    await setup.waitForEvent(orderId, 'RefundRequested');
    expect(await setup.listEventTypes(orderId)).not.toContain('GenerationRequested');
  });

  it('the deletion does not wait for the mail server; the address of the last e-mail is deleted after its last attempt', async () => {
    const noor = await registerMember('Noor');
    await requestDeletion(noor);
    setup.app.clock.advanceHours(48);
    await runDeletion();
    expect(await isMember(noor.email)).toBe(false);
    // nothing listens on the discard port
    const unreachableMailer = createSmtpMailer({ url: 'smtp://127.0.0.1:9', envelope: SENDER });
    await expect(sendLastEmail(noor.email, unreachableMailer)).rejects.toThrow();
    expect((await listLastEmails()).map(({ email }) => email)).toContain(noor.email);
    await sendLastEmail(noor.email, unreachableMailer, true);
    unreachableMailer.close();
    expect((await listLastEmails()).map(({ email }) => email)).not.toContain(noor.email);
  });
});
