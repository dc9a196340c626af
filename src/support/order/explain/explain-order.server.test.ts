/** `lagna order explain` and `order timeline` for orders of a running application without a worker that produces reports. */
import stringWidth from 'string-width';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { failGeneration } from '#src/orders/domain/decide.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { requestRefund } from '#src/orders/domain/refund-commands.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import { reportEmailSentEvent, reportRenderedEvent } from '#src/orders/testing.ts';
import {
  composeForJobs,
  placePaidOrder,
  startAppWithBuyers,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { runCli, runCliInTerminal, type CliDatabase } from '#src/support/testing.ts';

let setup: AppWithBuyers;
let composed: ComposedApp;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  composed = await composeForJobs(setup);
});
afterEach(() => setup.setFaults({}));
afterAll(async () => {
  await composed.close();
  await setup.close();
});

const getDatabase = (): CliDatabase => ({
  url: setup.app.databaseUrl,
  ownerUrl: setup.app.ownerUrl,
  env: { NODE_ENV: 'test', PORT: new URL(setup.app.localUrl).port, VAR_DIR: setup.app.varDir },
});
const runAdmin = (...args: string[]) => runCli(getDatabase(), ...args);
const explain = (id: string, ...args: string[]) => runAdmin('order', 'explain', id, ...args);

const change = (orderId: string, decide: (order: Order, at: string) => OrderEvent[]) => {
  const at = new Date().toISOString();
  return changeOrder(composed.deps, orderId, { actor: 'system', cause: 'test', at }, (order) =>
    decide(order, at),
  );
};

/** The command after "Next" or the given label, with a reason. */
const readStep = (stdout: string, label = 'Next'): string[] => {
  const [, command] = new RegExp(`^${label} +lagna (.+?)(?: {3}.*)?$`, 'm').exec(stdout)!;
  return command!.match(/"[^"]*"|\S+/g)!.map((word) => (word === '"…"' ? 'cause is fixed' : word));
};

describe('order explain', () => {
  it('says that a queued report waits, and that the money is with us', async () => {
    const { orderId } = await placePaidOrder(setup, 'Queued');
    const { code, stdout } = await explain(orderId);
    expect(stdout).toMatch(/^Paid 0 min ago, the report is in production\.\n/);
    expect(stdout).toMatch(/^Why {4}The report waits in the queue for 0 min.* The delivery deadline is /m);
    expect(stdout).toMatch(/^Money {2}₹499\.00 is with us\. The gateway agrees \(answered in /m);
    expect(code).toBe(0);
  });

  it('says that no worker runs', async () => {
    const { orderId } = await placePaidOrder(setup, 'No Worker');
    await setup.app.db.raw(
      `update pgboss.queue set monitor_on = null, monitor_claim_on = now() - interval '10 minutes' where name = 'produce-report'`,
    );
    const { code, stdout } = await explain(orderId);
    await setup.app.db.raw('update pgboss.queue set monitor_claim_on = now()');
    expect([code, stdout]).toEqual([1, expect.stringMatching(/No worker runs; the last one was seen /)]);
  });

  it('finds a payment that no webhook reported, and its command repairs the books', async () => {
    await setup.setFaults({ webhooks: 'lost' });
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.ravi, { personName: 'Missed' });
    expect(await explain(orderId)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^Not paid; ordered 0 min ago\.[^]*Nothing was paid\. The gateway agrees/,
      ),
    });
    const { razorpay_payment_id: paymentId } = await setup.payAtGateway(gatewayOrderId);
    const { code, stdout } = await explain(orderId);
    expect(code).toBe(1);
    expect(stdout).toContain(`(${paymentId}), our books have no such payment`);
    const step = readStep(stdout);
    expect(step).toEqual(['reconcile', '--from', getTodayInIndia(), '--to', getTodayInIndia()]);
    await runAdmin(...step);
    expect(await explain(orderId)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('in production'),
    });
  });

  it('names the step and the error of a failed report, and its command starts it again', async () => {
    const { orderId } = await placePaidOrder(setup, 'Failed');
    await change(orderId, (order, at) => failGeneration(order, 'printing', 'TimeoutError', at));
    const { code, stdout } = await explain(orderId);
    expect(code).toBe(1);
    expect(stdout).toContain('The report failed at “printing”');
    expect(stdout).toMatch(/^Or {5}lagna order refund .* gives ₹\d+\.00 back$/m);
    expect((await runAdmin(...readStep(stdout))).code).toBe(0);
    expect((await explain(orderId)).code).toBe(0);
  });

  it('says that the job of a report is lost, and its command sends it again', async () => {
    const { orderId } = await placePaidOrder(setup, 'Lost Job');
    await setup.app
      .db('pgboss.job')
      .whereRaw(`data->>'orderId' = ?`, [orderId])
      .where({ name: 'produce-report' })
      .delete();
    const { code, stdout } = await explain(orderId);
    expect(code).toBe(1);
    expect(stdout).toContain('No job makes the report any more');
    expect((await runAdmin(...readStep(stdout))).code).toBe(0);
    expect((await explain(orderId)).stdout).toContain('waits in the queue');
  });

  it('names a failed report e-mail, and its command sends it again', async () => {
    const { orderId } = await placePaidOrder(setup, 'Refused');
    await change(orderId, (_order, at) => [
      reportRenderedEvent,
      { type: 'ReportEmailFailed', data: { edition: 1, reason: 'sender-rejected', at } },
    ]);
    const { code, stdout } = await explain(orderId);
    expect([code, stdout]).toEqual([1, expect.stringContaining('the mail server rejects our sender')]);
    expect((await runAdmin(...readStep(stdout))).code).toBe(0);
    expect(await explain(orderId)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('The e-mail waits in the queue'),
    });
  });

  it('names a rejected refund, and its command requests it again', async () => {
    const { orderId } = await placePaidOrder(setup, 'Rejected');
    await change(orderId, (order, at) => requestRefund(order, 'support', at));
    expect(await explain(orderId)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('The refund waits in the queue'),
    });
    await change(orderId, (_order, at) => [
      { type: 'RefundRejected', data: { code: 'BAD_REQUEST_ERROR', at } },
    ]);
    const { code, stdout } = await explain(orderId);
    expect([code, stdout]).toEqual([1, expect.stringContaining('Its last code is BAD_REQUEST_ERROR.')]);
    expect((await runAdmin(...readStep(stdout), '--yes')).code).toBe(0);
    expect((await explain(orderId)).code).toBe(0);
  });

  it('names an open dispute with its deadline', async () => {
    const { orderId, paymentId } = await placePaidOrder(setup, 'Disputed');
    await setup.sandbox.openDispute(paymentId);
    await setup.waitForEvent(orderId, 'DisputeOpened');
    const { code, stdout } = await explain(orderId);
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/^The payer disputes ₹[^]*needs an answer by /),
    ]);
  });

  it('finds nothing wrong with a delivered order, also when the gateway does not answer', async () => {
    const { orderId } = await placePaidOrder(setup, 'Delivered');
    await change(orderId, () => [reportRenderedEvent, reportEmailSentEvent]);
    await setup.setFaults({ fail: '500' });
    const { code, stdout } = await explain(orderId);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Delivered 21 Nov 2026 08:30: nothing is wrong\./);
    expect(stdout).toMatch(/is with us\. The gateway could not be asked: /);
    expect(stdout).toContain('Next   nothing to do\n');
  });

  it('--json prints one object, and an unknown order exits with 1', async () => {
    const { orderId } = await placePaidOrder(setup, 'Json');
    expect(JSON.parse((await explain(orderId, '--json')).stdout)).toMatchObject({
      orderId,
      needsAction: false,
      gateway: { kind: 'answered', payments: [{ amount: expect.any(Number), status: 'captured' }] },
      findings: [{ needsAction: false }],
    });
    expect(await explain('LG-2611-NOBODY')).toMatchObject({ code: 1, stdout: '' });
  });

  it.each([80, 120])('fits %i columns, except for commands, which are not cut', async (columns) => {
    const { orderId } = await placePaidOrder(setup, `Columns ${columns}`);
    await change(orderId, (order, at) => failGeneration(order, 'printing', 'TimeoutError', at));
    const { stdout } = await runCliInTerminal(getDatabase(), { columns }, 'order', 'explain', orderId);
    for (const line of stdout.split('\n').filter((text) => !text.includes('lagna ')))
      expect(stringWidth(line)).toBeLessThanOrEqual(columns);
    expect(stdout).toContain(`lagna order regenerate ${orderId} --reason "…"`);
  });
});

describe('order timeline', () => {
  it('merges events, webhooks, jobs, e-mails and acts of support, in order of time', async () => {
    const { orderId } = await placePaidOrder(setup, 'Timeline');
    await runAdmin('order', 'note', orderId, 'buyer called');
    const { member_id: memberId } = await setup.app.db('orders').where({ id: orderId }).first('member_id');
    await setup.app.db('email_deliveries').insert({
      message_id: `<${orderId}.receipt@lagna.example>`,
      member_id: memberId,
      status: 'sent',
      recorded_at: new Date(),
    });
    await expect
      .poll(() => setup.app.db('webhook_inbox').whereNull('handled_at').first(), { timeout: 20_000 })
      .toBeUndefined();
    const { code, stdout } = await runAdmin('order', 'timeline', orderId);
    expect(code).toBe(0);
    expect(stdout).toMatch(/ event +janam-kundli ordered for .* \[member\]\n/);
    expect(stdout).toMatch(/ webhook +(payment|order)\.\w+ .*: handled \[gateway\]\n/);
    expect(stdout).toMatch(/ job +produce-report created, 0 of 12 retries\n/);
    expect(stdout).toMatch(/ job +send-order-email created/);
    expect(stdout).toMatch(/ mail +receipt: sent </);
    expect(stdout).toMatch(/ support +Note: buyer called \[support:asha\]\n/);
    const { entries } = JSON.parse((await runAdmin('order', 'timeline', orderId, '--json')).stdout) as {
      entries: { at: string }[];
    };
    const times = entries.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const narrow = await runCliInTerminal(getDatabase(), { columns: 80 }, 'order', 'timeline', orderId);
    for (const line of narrow.stdout.split('\n')) expect(stringWidth(line)).toBeLessThanOrEqual(80);
  });
});
