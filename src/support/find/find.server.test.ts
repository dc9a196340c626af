/** `lagna find` by everything that a caller can name. */
import { randomUUID } from 'node:crypto';
import stringWidth from 'string-width';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { projectOrder } from '#src/orders/store/projection.ts';
import {
  NOW,
  birthDetailsFrozenEvent,
  createCapturedPayment,
  createOrderPlacedEvent,
  paymentRequestedEvent,
} from '#src/orders/testing.ts';
import { runCli, runCliInTerminal } from '#src/support/testing.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';

const ORDER = 'LG-2611-7K3QX9';
const SHA256 = 'abcdef12'.repeat(8);
const CODE = '0123456789abcdef'.repeat(2);
const MEMBER = randomUUID();
const BIRTH = randomUUID();

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await addMember(MEMBER, 'Ananya Rathore', 'ananya.r@example.in', '+91 98765 43210');
  await addMember(randomUUID(), 'Ananya Iyer', 'a.iyer@example.in');
  await addMember(randomUUID(), 'अनन्या राठौर', 'rathaur@example.in');
  await addMember(randomUUID(), 'Evil \u001b[2J\u202eName', 'evil@example.in');
  await addOrder();
  await addRecords();
});
afterAll(() => database.close());

const addMember = (id: string, name: string, email: string, phone?: string) =>
  database.db('members').insert({ id, name, email, phone, created_at: NOW });

/** Paid twice, with a report, a refund of a part and a dispute. */
async function addOrder(): Promise<void> {
  await database.db('order_birth_details').insert({
    id: BIRTH,
    member_id: MEMBER,
    details: {},
    partner: { role: 'groom', birthDetails: { name: 'Vikram Malhotra' } },
    person_hash: Buffer.from('a'),
    email: 'Mother@example.in',
    created_at: NOW,
  });
  const file = { sha256: SHA256, bytes: 1, pages: 1, renderer: 'test' };
  const events: OrderEvent[] = [
    createOrderPlacedEvent({ orderId: ORDER, memberId: MEMBER }),
    { ...birthDetailsFrozenEvent, data: { birthId: BIRTH, at: NOW } } as OrderEvent,
    paymentRequestedEvent,
    { type: 'PaymentCapturedByWebhook', data: createCapturedPayment() },
    { type: 'DuplicatePaymentDetected', data: { gatewayPaymentId: 'pay_B', amountPaise: 99_900, at: NOW } },
    {
      type: 'GenerationRequested',
      data: { edition: 1, birthId: BIRTH, attempt: 1, cause: 'payment', at: NOW },
    },
    {
      type: 'ReportRendered',
      data: { edition: 1, ...file, at: NOW, verification: { code: CODE, documentCreatedAt: NOW } },
    },
    { type: 'PaymentPartiallyRefunded', data: { gatewayRefundId: 'rfnd_A', amountPaise: 20_000, at: NOW } },
    {
      type: 'DisputeOpened',
      data: {
        disputeId: 'disp_A',
        gatewayPaymentId: 'pay_A',
        amount: 99_900,
        reasonCode: 'fraud',
        phase: 'chargeback',
        respondBy: NOW,
        at: NOW,
      },
    },
  ];
  await database.db.transaction(async (trx) => {
    await appendEvents(trx, ORDER, 0, events, { actor: 'system', cause: 'test', at: NOW });
    await projectOrder(trx, foldOrder(events)!, events.length);
  });
}

async function addRecords(): Promise<void> {
  const { db } = database;
  await db('webhook_inbox').insert({
    event_id: 'evt_A',
    signature: 's',
    body: Buffer.from('{}'),
    received_at: NOW,
    type: 'payment.captured',
    gateway_order_id: 'order_A',
    gateway_payment_id: 'pay_A',
  });
  await db('contact_messages').insert({
    id: 'LT-2611-AB12CD',
    order_id: ORDER,
    name: 'Ananya',
    email: 'Other@example.in',
    phone: '91234 56789',
    subject: 'Where is my report?',
    message: 'Please',
    created_at: NOW,
  });
  await db('tax_documents').insert({
    number: 'LG/26-27/000018',
    kind: 'invoice',
    order_id: ORDER,
    issued_at: NOW,
    seller: {},
    place_of_supply: '07',
    total_paise: 99_900,
    taxable_paise: 99_900,
    cgst_paise: 0,
    sgst_paise: 0,
    igst_paise: 0,
  });
  await db('subscribers').insert({ email: 'reader@example.in', state: 'confirmed', subscribed_at: NOW });
}

const find = (...words: string[]) => runCli(database, 'find', ...words);

describe('find', () => {
  test.each([
    ['the order number', [ORDER]],
    ['the order number in small letters', [ORDER.toLowerCase()]],
    ['the beginning of the order number', ['LG-2611-7K3']],
    ['the end of the order number', ['7k3qx9']],
    ['the gateway order', ['order_A']],
    ['the payment', ['pay_A']],
    ['a duplicate payment', ['pay_B']],
    ['a refund', ['rfnd_A']],
    ['a dispute', ['disp_A']],
    ['a webhook', ['evt_A']],
    ['the SHA-256 of the report', [SHA256]],
    ['the beginning of the SHA-256', [SHA256.slice(0, 12)]],
    ['the verification code', [CODE]],
    ['a ticket', ['LT-2611-AB12CD']],
    ['an invoice', ['LG/26-27/000018']],
    ['the e-mail address of the member', ['Ananya.R@example.in']],
    ['the beginning of the e-mail address', ['ananya.r@']],
    ['the address of the report e-mail', ['mother@EXAMPLE.in']],
    ['the telephone number', ['098765', '43210']],
    ['the telephone number of a message', ['+91 91234-56789']],
    ['the name', ['Ananya', 'Rathore']],
    ['the surname', ['rathore']],
    ['the name of the second person', ['Vikram', 'malh']],
    ['the id of the member', [MEMBER]],
  ])('finds the order by %s', async (_subject, words) => {
    const { code, stdout } = await find(...words);
    expect(stdout).toMatch(
      new RegExp(`order +${ORDER} +Janam Kundli +needs attention +₹999 +21 Nov 2026 08:30`),
    );
    expect(stdout).toContain(`Show one: lagna order show ${ORDER}`);
    expect(code).toBe(0);
  });

  it('lists every member of a name, with the commands that show one', async () => {
    const { stdout } = await find('anan');
    expect(stdout).toMatch(/^3 matches for "anan"\n/);
    expect(stdout).toMatch(/member +Ananya Rathore +ananya\.r@example\.in +joined +21 Nov 2026/);
    expect(stdout).toMatch(/member +Ananya Iyer /);
    expect(stdout).toContain('lagna member show a');
  });

  it('finds a name in Devanagari by the beginning of its words', async () => {
    for (const words of [['अनन्या'], ['राठ']])
      expect((await find(...words)).stdout).toContain('rathaur@example.in');
  });

  it('finds a subscriber of the newsletter, whom no command shows', async () => {
    const { stdout } = await find('reader@example.in');
    expect(stdout).toMatch(/subscriber +reader@example\.in +newsletter +confirmed/);
    expect(stdout).not.toContain('Show one');
  });

  it('exits with 1 when nothing is found, and with 2 for a single character', async () => {
    expect(await find('nobody')).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Nothing found for "nobody"\.\nA name is found by the beginning/),
    });
    for (const text of ['100%', "o'", '((', 'a_b:*'])
      expect(await find(text)).toMatchObject({ code: 1, stdout: '' });
    expect((await find('x')).code).toBe(2);
  });

  it('--json prints one object', async () => {
    const { stdout } = await find('pay_B', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      text: 'pay_B',
      matches: [
        { kind: 'order', id: ORDER },
        { kind: 'payment', id: 'pay_B', orderId: ORDER, state: 'duplicate', amount: 99_900 },
      ],
    });
  });

  it('lists at most twenty of a kind, and says that there are more', async () => {
    for (let number = 0; number < 22; number += 1)
      await addMember(randomUUID(), `Common ${number}`, `common${number}@example.in`);
    const { stdout } = await find('common');
    expect(stdout).toContain('More than 20 matches');
    expect(stdout.match(/^ {2}member/gm)).toHaveLength(20);
  });

  it.each([80, 120])('fits %i columns, and names do not steer the terminal', async (columns) => {
    for (const word of ['anan', 'अनन्या', 'evil', ORDER]) {
      const { stdout } = await runCliInTerminal(database, { columns }, 'find', word);
      expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
      for (const line of stdout.split('\n').filter((text) => text.startsWith('  ')))
        expect(stringWidth(line)).toBeLessThanOrEqual(columns);
    }
  });
});
