/** `lagna order show` and `order note` in a terminal and piped. */
import { randomUUID } from 'node:crypto';
import stringWidth from 'string-width';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { projectOrder } from '#src/orders/store/projection.ts';
import {
  NOW,
  birthDetailsFrozenEvent,
  chartComputedEvent,
  createCapturedPayment,
  createOrderPlacedEvent,
  generationRequestedEvent,
  paymentRequestedEvent,
} from '#src/orders/testing.ts';
import { runCli, runCliInTerminal } from '#src/support/testing.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';

const MEMBER = randomUUID();
const BIRTH = randomUUID();
const [FAILED, DELETED] = ['LG-2611-FA1LED', 'LG-2611-DE1ETE'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db('members').insert({
    id: MEMBER,
    name: 'अनन्या\u001b[2J राठौर',
    email: 'ananya.r@example.in',
    created_at: NOW,
  });
  await addOrder(FAILED, MEMBER, [
    {
      type: 'DuplicatePaymentDetected',
      data: { gatewayPaymentId: 'pay_Twice', amountPaise: 99_900, at: NOW },
    },
    chartComputedEvent,
    ...Array.from({ length: 8 }, (): OrderEvent => ({
      type: 'PaymentAttemptFailed',
      data: { reportedBy: 'browser', reason: 'a long reason that does not fit the columns of a terminal' },
    })),
    {
      type: 'GenerationFailed',
      data: { edition: 1, attempt: 1, step: 'printing', reason: 'TimeoutError', at: NOW },
    },
  ]);
  await addOrder(DELETED, randomUUID(), []);
  await database.db('email_deliveries').insert({
    message_id: `<${FAILED}.receipt@lagna.example>`,
    member_id: MEMBER,
    status: 'sent',
    recorded_at: NOW,
  });
});
afterAll(() => database.close());

async function addOrder(orderId: string, memberId: string, further: OrderEvent[]): Promise<void> {
  const gatewayOrderId = `order_${orderId}`;
  const payment = createCapturedPayment({ gatewayOrderId, gatewayPaymentId: `pay_${orderId}` });
  const events = [
    createOrderPlacedEvent({ orderId, memberId }),
    { ...birthDetailsFrozenEvent, data: { birthId: BIRTH, at: NOW } },
    { ...paymentRequestedEvent, data: { gateway: 'razorpay', gatewayOrderId, amountPaise: 99_900 } },
    { type: 'PaymentCapturedByWebhook', data: payment },
    {
      ...generationRequestedEvent,
      data: { edition: 1, birthId: BIRTH, attempt: 1, cause: 'payment', at: NOW },
    },
    ...further,
  ] as OrderEvent[];
  await database.db.transaction(async (trx) => {
    await appendEvents(trx, orderId, 0, events, { actor: 'gateway', cause: 'test', at: NOW });
    await projectOrder(trx, foldOrder(events)!, events.length);
  });
}

const runAdmin = (...args: string[]) => runCli(database, ...args);

describe('order show', () => {
  it('shows state, member, payments, report and e-mails above the first and the last events', async () => {
    const { stdout } = await runAdmin('order', 'show', FAILED);
    expect(stdout).toMatch(/^LG-2611-FA1LED +Janam Kundli, edition 1 +PAID · NEEDS ATTENTION\n/);
    expect(stdout).toContain('Member    अनन्या[2J राठौर <ananya.r@example.in>\n');
    expect(stdout).toContain(
      `Payment   ₹999.00 by UPI   pay_${FAILED}   captured 21 Nov 2026 08:30:00 (webhook)\n`,
    );
    expect(stdout).toContain(
      'Duplicate ₹999.00   pay_Twice   captured 21 Nov 2026 08:30:00   not refunded yet\n',
    );
    expect(stdout).toContain('Report    failed at “printing”: TimeoutError   due by 21 Nov 2026 20:30\n');
    expect(stdout).toContain('E-mail    receipt sent 21 Nov 08:30:00\n');
    expect(stdout).toContain('Refunds   none\n');
    expect(stdout).toMatch(/ +# +Time \(IST\) +Event +Actor\n +1 .*janam-kundli ordered .* gateway\n/);
    expect(stdout).toContain(`…  3 more: lagna order timeline ${FAILED}\n`);
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^ +16 .*Generation failed at step “printing”/);
  });

  it('finds the order by a duplicate payment, and by its number in small letters', async () => {
    for (const id of ['pay_Twice', FAILED.toLowerCase()])
      expect((await runAdmin('order', 'show', id)).stdout).toContain(`${FAILED}   Janam`);
  });

  it('says that the account is deleted', async () => {
    const { stdout } = await runAdmin('order', 'show', DELETED);
    expect(stdout).toContain('Member    account deleted (');
    expect(stdout).toContain('E-mail    the records are erased with the account\n');
  });

  it('--json prints one object', async () => {
    const { stdout } = await runAdmin('order', 'show', FAILED, '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      order: { id: FAILED, reportName: 'Janam Kundli', attentionReason: 'report-failed' },
      member: { id: MEMBER, email: 'ananya.r@example.in' },
      payments: [
        { id: `pay_${FAILED}`, isDuplicate: false, method: 'upi' },
        { id: 'pay_Twice', isDuplicate: true },
      ],
      emails: [{ kind: 'receipt', status: 'sent' }],
      events: { length: 16 },
    });
  });

  it.each([80, 120])('fits %i columns, and a name does not steer the terminal', async (columns) => {
    const { stdout } = await runCliInTerminal(database, { columns }, 'order', 'show', FAILED);
    const lines = stdout.trimEnd().split('\n');
    expect(stringWidth(lines[0]!)).toBe(columns);
    for (const line of lines) {
      expect(stringWidth(line)).toBeLessThanOrEqual(columns);
      expect(line).not.toMatch(/\p{Cc}/u);
    }
    expect(lines.find((line) => line.includes('janam-kundli ordered'))).toMatch(/gateway$/);
  });
});

describe('order note', () => {
  it('adds a note, which order show prints with its author', async () => {
    const { code, stdout } = await runAdmin('order', 'note', DELETED, 'called twice,', 'no answer');
    expect([code, stdout]).toEqual([0, 'Note: called twice, no answer\n']);
    expect((await runAdmin('order', 'show', DELETED)).stdout).toMatch(
      /Note: called twice, no answer +support:asha\n/,
    );
  });

  it('--dry-run changes nothing, and personal data is rejected', async () => {
    const { stdout } = await runAdmin('order', 'note', DELETED, 'only a test', '--dry-run');
    expect(stdout).toContain(`Would add this note to ${DELETED}: only a test\nNothing was changed.`);
    expect(await runAdmin('order', 'note', DELETED, 'write to asha@example.in')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('The note must not contain an e-mail address'),
    });
    expect((await runAdmin('order', 'show', DELETED)).stdout).not.toContain('only a test');
  });
});
