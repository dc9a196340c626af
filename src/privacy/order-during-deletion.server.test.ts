/** An order that is placed during the deletion of its account: it could be paid, and its report would have no recipient. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMember } from '#src/accounts/members.ts';
import type { ComposedApp } from '#src/compose.ts';
import { createCheckoutOrder } from '#src/payments/checkout/create-order.ts';
import { composeForJobs, startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';
import { deleteAccount } from './delete-accounts.ts';

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

it('an account is erased only after the order was cancelled that was placed during the deletion', async () => {
  const { deps } = composed;
  const member = (await findMember(deps.db, setup.asha.member.id))!;
  const meta = { actor: `member:${member.id}`, cause: 'test', at: setup.app.clock.now().toISOString() };
  await createCheckoutOrder(deps, member, { reportKey: 'janam-kundli', amount: 999 }, meta);
  let hasOrdered = false;
  const gateway = {
    ...deps.gateway,
    /** Called for the first order after the orders of the account were listed. */
    async fetchPaymentsOfOrder(id: string) {
      if (!hasOrdered)
        await createCheckoutOrder(deps, member, { reportKey: 'love-marriage', amount: 899 }, meta);
      hasOrdered = true;
      return deps.gateway.fetchPaymentsOfOrder(id);
    },
  };
  expect(await deleteAccount({ ...deps, gateway }, member)).toBe(false);
  expect(await findMember(deps.db, member.id)).toBeDefined();
  expect(await deleteAccount(deps, member)).toBe(true);
});
