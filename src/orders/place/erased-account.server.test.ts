/** A request that began before the account was erased places no order, because the order would have no owner. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMember } from '#src/accounts/members.ts';
import type { ComposedApp } from '#src/compose.ts';
import { createCheckoutOrder } from '#src/payments/checkout/create-order.ts';
import { composeForJobs, startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';
import { placeFreeOrder } from './place-free-order.ts';

let setup: AppWithBuyers;
let composed: ComposedApp;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  composed = await composeForJobs(setup);
});
afterAll(async () => {
  await composed.close();
  await setup.close();
});

it('an order of an account that was erased since the request began is not placed, free or priced', async () => {
  const { db } = setup.app;
  const member = (await findMember(db, setup.ravi.member.id))!;
  await db('members').where({ id: member.id }).delete();
  const meta = { actor: `member:${member.id}`, cause: 'test', at: setup.app.clock.now().toISOString() };
  const withoutBirth = { ...member, birth: null, dob: null };
  await expect(placeFreeOrder(composed.deps, withoutBirth, 'free-kundli', {}, meta)).rejects.toMatchObject({
    status: 401,
  });
  await expect(
    createCheckoutOrder(composed.deps, withoutBirth, { reportKey: 'janam-kundli', amount: 999 }, meta),
  ).rejects.toMatchObject({ status: 401 });
  expect(await db('orders').where({ member_id: member.id })).toEqual([]);
});
