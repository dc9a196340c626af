import type { Core } from '#src/platform/core.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { validateBirthDetails } from '#src/places/validate-birth-details.ts';
import { insertBirthDetails, createFrozenBirthDetails } from './order-birth-details.ts';
import { deletePendingDeliveryEmail, findPendingDeliveryEmail } from './pending-delivery-email.ts';
import { changeOrder, type OrderChange, type OrderDeps } from '#src/orders/store/change-order.ts';
import { freezeBirthDetails } from '#src/orders/domain/decide.ts';

type ProvideInput = { member: MemberRow; orderId: string; birthDetails: BirthDetails };

/**
 * Completes an order that waits for birth details. A paid or free order then starts its report and its SLA. The report goes to
 * the address given with the order, otherwise to the address of the account.
 */
export async function provideBirthDetails(
  deps: OrderDeps & Pick<Core, 'clock'> & { gazetteer: Gazetteer },
  { member, orderId, birthDetails }: ProvideInput,
  meta: EventMeta,
): Promise<OrderChange> {
  const now = deps.clock.now();
  const details = validateBirthDetails(deps.gazetteer, birthDetails, now);
  const email = (await findPendingDeliveryEmail(deps.db, orderId)) ?? member.email;
  const birth = createFrozenBirthDetails(details, email);
  return changeOrder(
    deps,
    orderId,
    meta,
    (order) => freezeBirthDetails(order, birth.id, now.toISOString()),
    async (trx) => {
      await insertBirthDetails(trx, member.id, birth, now);
      await deletePendingDeliveryEmail(trx, orderId);
    },
  );
}
