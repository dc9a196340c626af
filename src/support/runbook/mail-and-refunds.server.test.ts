/** Recipes about e-mails that the mail server refuses, and refunds that the gateway refuses. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { TEST_USERS } from '#src/accounts/testing.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { placePaidOrder, waitUntil, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';
import { getCliDatabase, startAppWithoutRetries } from './recipe-fixture.ts';
import { describeRecipe } from './testing.ts';

const { email } = TEST_USERS.asha;

let smtpServer: TestSmtpServer;
let setup: AppWithBuyers;
beforeAll(async () => {
  smtpServer = await startSmtpServer();
  const queues = ['send-report-email', 'send-order-email', 'refund-order'];
  setup = await startAppWithoutRetries(queues, { env: { SMTP_URL: smtpServer.url } });
});
afterEach(() => setup.setFaults({}));
afterAll(async () => {
  await setup.close();
  await smtpServer.close();
});

const findFailedJob = (name: string) => setup.app.db('pgboss.job').where({ name, state: 'failed' }).first();

describeRecipe(
  'Mail refused',
  () => getCliDatabase(setup, { SMTP_URL: smtpServer.url }),
  (run) => {
    it('sends the e-mails again that the mail server refused', async () => {
      smtpServer.setBehaviour(email, 'blocked');
      const { orderId } = await placePaidOrder(setup, 'Blocked');
      await setup.waitForEvent(orderId, 'ReportEmailFailed');
      await waitUntil(async () => (await findFailedJob('send-order-email')) !== undefined);
      expect((await run('lagna order list --needs-attention')).stdout).toContain(
        `${orderId}  the report e-mail failed after all attempts`,
      );
      expect((await run('lagna job dead')).stdout).toContain('send-order-email');

      smtpServer.setBehaviour(email);
      expect((await run('lagna doctor')).stdout).toContain('accepts our login');
      await run('lagna order resend-email <id> --reason "…"', { id: orderId });
      await setup.waitForEvent(orderId, 'ReportEmailResent');
      await run('lagna job retry --queue <queue> --reason "…"', { queue: 'send-order-email' });
      await waitUntil(async () => (await findFailedJob('send-order-email')) === undefined);
      expect((await run('lagna order show <id>', { id: orderId })).stdout).toMatch(/Resend 1 sent/);
      expect((await run('lagna order list --needs-attention')).stdout).not.toContain(orderId);
      await waitUntil(async () =>
        smtpServer.received.some(({ text }) => text.includes(`${orderId}.receipt`)),
      );
    });
  },
);

describeRecipe(
  'Refund stuck',
  () => getCliDatabase(setup, { SMTP_URL: smtpServer.url }),
  (run) => {
    /** The gateway has no balance, so that the only attempt of the refund fails. */
    async function createRejectedRefund(name: string): Promise<string> {
      const { orderId } = await placePaidOrder(setup, name);
      await setup.setFaults({ noBalance: true });
      await run('lagna order refund <id> --reason "…"', { id: orderId }, { answer: orderId });
      await setup.waitForEvent(orderId, 'RefundRejected');
      return orderId;
    }

    it('requests a refund again after the gateway rejected it', async () => {
      const orderId = await createRejectedRefund('No Balance');
      expect((await run('lagna order list --needs-attention')).stdout).toContain(
        `${orderId}  every attempt of a refund failed`,
      );
      expect((await run('lagna order show <id>', { id: orderId })).stdout).toContain(
        'Every refund attempt failed',
      );
      expect((await run('lagna job list --queue refund-order')).stdout).toMatch(/failed/);

      await setup.setFaults({});
      await run('lagna order refund <id> --reason "…"', { id: orderId }, { answer: orderId });
      await setup.waitForEvent(orderId, 'PaymentRefunded');
      expect((await run('lagna order list --needs-attention')).stdout).not.toContain(orderId);
    });

    it('refunds a part of a payment', async () => {
      const { orderId } = await placePaidOrder(setup, 'Partly');
      const command = 'lagna order refund <id> --amount 100 --reason "…"';
      await run(command, { id: orderId }, { answer: orderId });
      await setup.waitForEvent(orderId, 'PaymentPartiallyRefunded');
      expect(await setup.findOrderRow(orderId)).toMatchObject({ status: 'paid' });
    });

    it('records a refund by bank transfer', async () => {
      const orderId = await createRejectedRefund('Closed Account');
      await run('lagna order record-refund <id> --reason "…"', { id: orderId }, { answer: orderId });
      expect(await setup.findOrderRow(orderId)).toMatchObject({ status: 'refunded', attention_reason: null });
    });
  },
);
