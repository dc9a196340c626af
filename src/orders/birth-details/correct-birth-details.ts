import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { Database } from '#src/platform/database.ts';
import { createConflictError } from '#src/platform/http/errors.ts';
import { validateBirthDetails } from '#src/places/validate-birth-details.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { assertMinimumAge } from '#src/orders/place/minimum-age.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { hasSamePeople } from './same-person.ts';
import { createUnexpectedPartnerError, validatePartner } from './resolve-order-birth.ts';
import { replaceSavedBirths } from './saved-birth.ts';
import {
  insertBirthDetails,
  createFrozenBirthDetails,
  findBirthDetails,
  isSameOrderBirth,
  type FrozenBirthDetails,
  type OrderBirth,
} from './order-birth-details.ts';
import {
  changeOrder,
  OrderNotFoundError,
  type OrderChange,
  type OrderDeps,
} from '#src/orders/store/change-order.ts';
import type { Partner } from '#src/orders/contract-partner.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { requestCorrectedEdition, assertCorrectable } from '#src/orders/domain/decide.ts';

const OTHER_PERSON_MESSAGE =
  'These details look like another person’s. A report stays with the person it was ordered for, and another person needs a new order. If it is the same person, please write to us on the Contact page, and we will correct it for you.';

const TOO_YOUNG_ADVICE =
  'Please check the year. If it is right, write to us on the Contact page, and we will help you.';

type CorrectionInput = {
  member: MemberRow;
  orderId: string;
  birthDetails: BirthDetails;
  /** of a report on two people; without it the second person stays as before */
  partner?: Partner | undefined;
  /** the corrected details also replace those that the member has saved */
  useFromNow?: boolean | undefined;
};

/**
 * Stores corrected birth details and requests the next edition, which is sent to the address of the first edition.
 * @throws HttpError 409 `no-changes` or `other-person`, 422 on invalid details or `person-too-young`; OrderRuleError when a correction is not possible
 */
export async function correctBirthDetails(
  deps: OrderDeps & Pick<CoreDeps, 'clock'> & { gazetteer: Gazetteer },
  { member, orderId, birthDetails, partner, useFromNow }: CorrectionInput,
  meta: EventMeta,
): Promise<OrderChange> {
  const now = deps.clock.now();
  const at = now.toISOString();
  const loaded = await loadOrder(deps.db, orderId);
  if (!loaded) throw new OrderNotFoundError(orderId);
  // Before validation: a member should not fix a field and then learn that the correction is too late.
  assertCorrectable(loaded.order, at);
  const requested = { details: birthDetails, partner };
  const { corrected, currentBirth } = await validateCorrection(deps, loaded.order, requested, now);
  if (!hasSamePeople(currentBirth, corrected))
    throw createConflictError('other-person', OTHER_PERSON_MESSAGE);
  assertMinimumAge(loaded.order.reportKey, corrected.details.date, now, TOO_YOUNG_ADVICE);
  const birth = createFrozenBirthDetails(corrected, currentBirth.email);
  return changeOrder(
    deps,
    orderId,
    meta,
    (order) => requestCorrectedEdition(order, birth.id, at),
    async (trx) => {
      await insertBirthDetails(trx, member.id, birth, now);
      if (useFromNow) await replaceSavedBirths(trx, deps, member, { before: currentBirth, after: corrected });
    },
  );
}

/**
 * Validates corrected details of one person, or of the two people of the order.
 * @throws HttpError 409 `no-changes`, 422 on invalid details
 */
export async function validateCorrection(
  { db, gazetteer }: { db: Database; gazetteer: Gazetteer },
  order: Order,
  requested: OrderBirth,
  now: Date,
): Promise<{ corrected: OrderBirth; currentBirth: FrozenBirthDetails }> {
  const details = validateBirthDetails(gazetteer, requested.details, now);
  const currentBirth = await findBirthDetails(db, order.birthId!);
  if (!currentBirth) throw new Error(`Birth details of order ${order.id} not found.`);
  if (requested.partner && !currentBirth.partner) throw createUnexpectedPartnerError();
  const partner = requested.partner ?? currentBirth.partner;
  const corrected = partner
    ? { details, partner: validatePartner(gazetteer, now, order.reportKey, { details, partner }) }
    : { details };
  if (isSameOrderBirth(currentBirth, corrected))
    throw createConflictError(
      'no-changes',
      'These are the details the report was written from. Nothing has changed.',
    );
  return { corrected, currentBirth };
}
