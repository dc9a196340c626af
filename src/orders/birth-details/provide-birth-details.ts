import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { validateBirthDetails } from '#src/places/validate-birth-details.ts';
import { assertMinimumAge } from '#src/orders/place/minimum-age.ts';
import { insertBirthDetails, createFrozenBirthDetails } from './order-birth-details.ts';
import { deletePendingDeliveryAddress, findPendingDeliveryAddress } from './pending-delivery-address.ts';
import { changeOrder, type OrderChange, type OrderDeps } from '#src/orders/store/change-order.ts';
import { freezeBirthDetails } from '#src/orders/domain/decide.ts';

const TOO_YOUNG_ADVICE =
  'Please check the year. If it is right, write to us on the Contact page, and we will return the money.';

type ProvideInput = { member: MemberRow; orderId: string; birthDetails: BirthDetails };

/**
 * Completes an order that waits for birth details. A paid or free order then starts its report and its SLA. The report goes to
 * the address given with the order, otherwise to the address of the account.
 * @throws HttpError 422 on invalid details, `person-too-young` for a child where the report is written for adults;
 * OrderRuleError when the details are complete already
 */
export async function provideBirthDetails(
  deps: OrderDeps & Pick<CoreDeps, 'clock'> & { gazetteer: Gazetteer },
  { member, orderId, birthDetails }: ProvideInput,
  meta: EventMeta,
): Promise<OrderChange> {
  const now = deps.clock.now();
  const details = validateBirthDetails(deps.gazetteer, birthDetails, now);
  const email = (await findPendingDeliveryAddress(deps.db, orderId)) ?? member.email;
  const birth = createFrozenBirthDetails({ details }, email);
  return changeOrder(
    deps,
    orderId,
    meta,
    (order) => {
      const events = freezeBirthDetails(order, birth.id, now.toISOString());
      assertMinimumAge(order.reportKey, details.date, now, TOO_YOUNG_ADVICE);
      return events;
    },
    async (trx) => {
      await insertBirthDetails(trx, member.id, birth, now);
      await deletePendingDeliveryAddress(trx, orderId);
    },
  );
}
