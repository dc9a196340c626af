/** Correction of birth details by support: validated as the member's, without its limits of time, number and person. */
import { findMember } from '#src/accounts/members.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import { correctBySupport } from '#src/orders/domain/support-commands.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { assertMinimumAge } from '#src/orders/place/minimum-age.ts';
import { changeOrder, type OrderChange, type OrderDeps } from '#src/orders/store/change-order.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { CoreDeps } from '#src/platform/core-deps.ts';
import { validateCorrection } from './correct-birth-details.ts';
import { createFrozenBirthDetails, insertBirthDetails, type OrderBirth } from './order-birth-details.ts';
import { hasSamePeople } from './same-person.ts';
import { replaceSavedBirths } from './saved-birth.ts';

type Deps = Pick<CoreDeps, 'db' | 'clock'> & { gazetteer: Gazetteer };

export type PreparedCorrection = {
  before: OrderBirth;
  after: OrderBirth;
  /** address of the edition before, to which the next is sent */
  email: string;
  /** the details look like another person's, which the member's own correction rejects */
  isOtherPerson: boolean;
};

/**
 * Validates a correction, and changes nothing.
 * @throws HttpError 409 `no-changes`, 422 on invalid details or `person-too-young`; OrderRuleError without a printed report
 */
export async function prepareCorrectionBySupport(
  deps: Deps,
  order: Order,
  requested: OrderBirth,
): Promise<PreparedCorrection> {
  const now = deps.clock.now();
  correctBySupport(order, order.birthId ?? '', now.toISOString());
  const { corrected, currentBirth } = await validateCorrection(deps, order, requested, now);
  assertMinimumAge(order.reportKey, corrected.details.date, now, 'Please check the year.');
  return {
    before: currentBirth,
    after: corrected,
    email: currentBirth.email,
    isOtherPerson: !hasSamePeople(currentBirth, corrected),
  };
}

/**
 * Stores the corrected details and requests the next edition. `updateSaved`: they also replace those that the member has
 * saved.
 */
export function applyCorrectionBySupport(
  deps: OrderDeps & Deps,
  order: Order,
  { before, after, email, updateSaved }: PreparedCorrection & { updateSaved: boolean },
  meta: EventMeta,
): Promise<OrderChange> {
  const birth = createFrozenBirthDetails(after, email);
  const now = deps.clock.now();
  return changeOrder(
    deps,
    order.id,
    meta,
    (current) => correctBySupport(current, birth.id, now.toISOString()),
    async (trx, { memberId }) => {
      await insertBirthDetails(trx, memberId, birth, now);
      const member = updateSaved ? await findMember(trx, memberId) : undefined;
      if (member) await replaceSavedBirths(trx, deps, member, { before, after });
    },
  );
}
