import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '#src/accounts/testing.ts';
import { readStream } from '#src/ledger/read.ts';
import { cancelUnpaidOrder } from '#src/orders/domain/payment-commands.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { eraseMember } from '#src/privacy/erase.ts';
import { runCli, runCliInTerminal } from '#src/support/testing.ts';
import {
  composeForJobs,
  placePaidOrder,
  startAppWithBuyers,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';

const REASON = ['--reason', 'mistyped address at sign-up'];

let setup: AppWithBuyers;
let ravi: TestUser;
let orderId: string;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  ({ orderId } = await placePaidOrder(setup, 'Asha'));
  ({ ravi } = setup);
  await setup.app.db('contact_messages').insert({
    id: 'T-1',
    member_id: setup.asha.member.id,
    order_id: orderId,
    name: 'Asha',
    email: setup.asha.member.email,
    phone: '',
    subject: 'No e-mail',
    message: 'I mistyped my address.',
    created_at: new Date(),
  });
  await setup.app.db('email_deliveries').insert({
    message_id: `<${orderId}.test@lagna.example>`,
    member_id: setup.asha.member.id,
    status: 'bounced',
    recorded_at: new Date(),
  });
  await setup.app.db('order_tax_details').insert({
    order_id: orderId,
    member_id: setup.asha.member.id,
    details: JSON.stringify({ state: '07' }),
    created_at: new Date(),
  });
}, 120_000);
afterAll(() => setup.close());

const getDatabase = () => ({ url: setup.app.databaseUrl, ownerUrl: setup.app.ownerUrl });
const run = (...args: string[]) => runCli(getDatabase(), 'order', 'reassign', ...args, ...REASON);
const listOwners = async () => {
  const { db } = setup.app;
  const { member_id: owner, birth_id: birthId } = await db('orders').where({ id: orderId }).first();
  const birth = await db('order_birth_details').where({ id: birthId }).first();
  const tax = await db('order_tax_details').where({ order_id: orderId }).first();
  const message = await db('contact_messages').where({ order_id: orderId }).first();
  const delivery = await db('email_deliveries').whereLike('message_id', `<${orderId}.test@%`).first();
  const owners = [{ member_id: owner }, birth, tax, message, delivery].map((row) => row.member_id as string);
  return { owners, email: birth.email as string };
};

/** Frees the first-report offer. */
async function cancelOrder(id: string): Promise<void> {
  const { deps, close } = await composeForJobs(setup);
  const meta = createJobMeta(deps, 'test', 'test');
  await changeOrder(deps, id, meta, (order) => cancelUnpaidOrder(order, 'replaced', meta.at));
  await close();
}

describe('order reassign', () => {
  it('an unknown account, the same account and an unpaid order are refused', async () => {
    expect(await run(orderId, '--member', 'nobody@example.in', '--yes')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('No account nobody@example.in found'),
    });
    expect((await run(orderId, '--member', setup.asha.member.email, '--yes')).stderr).toContain('already');
    const unpaid = await setup.placeOrderFor(setup.asha, { personName: 'Unpaid' });
    expect((await run(unpaid.orderId, '--member', ravi.member.email, '--yes')).stderr).toContain(
      'paid or free',
    );
    expect((await run(orderId)).code).toBe(2);
  });

  it('an account that will be deleted is refused', async () => {
    const members = setup.app.db('members').where({ id: ravi.member.id });
    await members.clone().update({ deletion_scheduled_at: new Date() });
    expect((await run(orderId, '--member', ravi.member.email, '--yes')).stderr).toContain('will be deleted');
    await members.clone().update({ deletion_scheduled_at: null });
  });

  it('an account that holds the first-report offer gets no second order with it', async () => {
    const holder = await setup.placeOrder(ravi);
    expect((await run(orderId, '--member', ravi.member.email, '--yes')).stderr).toContain(holder.orderId);
    await cancelOrder(holder.orderId);
  });

  it('a dry run names both accounts and moves nothing', async () => {
    const { stdout } = await run(orderId, '--member', ravi.member.email, '--dry-run');
    expect(stdout).toContain(setup.asha.member.email);
    expect(stdout).toContain(ravi.member.email);
    expect(new Set((await listOwners()).owners)).toEqual(new Set([setup.asha.member.id]));
  });

  it('an order moves with its birth details, address, tax details, messages and delivery log', async () => {
    const args = ['order', 'reassign', orderId, '--member', ravi.member.email, ...REASON];
    const { code } = await runCliInTerminal(getDatabase(), { answer: orderId }, ...args);
    expect(code).toBe(0);
    expect(await listOwners()).toEqual({
      owners: Array.from({ length: 5 }, () => ravi.member.id),
      email: ravi.member.email,
    });
    await ravi.get(`/api/orders/${orderId}`).expect(200);
    await setup.asha.get(`/api/orders/${orderId}`).expect(404);
    const event = (await readStream(setup.app.db, orderId)).at(-1);
    expect(event).toMatchObject({
      type: 'OrderReassignedBySupport',
      data: { fromMemberId: setup.asha.member.id, toMemberId: ravi.member.id },
      meta: { actor: 'support:asha', cause: REASON[1] },
    });
    expect(JSON.stringify(event)).not.toContain('@example');
  });

  it('a rebuild keeps the order with its new account', async () => {
    const { code } = await runCli(getDatabase(), 'projection', 'rebuild', '--reason', 'test');
    expect(code).toBe(0);
    expect((await listOwners()).owners[0]).toBe(ravi.member.id);
    expect(await runCli(getDatabase(), 'ledger', 'verify')).toMatchObject({ code: 0 });
  });

  it('the erasure of the former account leaves the order and its birth details', async () => {
    const { id, email } = setup.asha.member;
    await setup.app.db.transaction((trx) => eraseMember(trx, { id, email }));
    await ravi.get(`/api/orders/${orderId}/birth-details`).expect(200);
  });
});
