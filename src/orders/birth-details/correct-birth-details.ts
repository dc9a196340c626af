import type { Core } from '#src/platform/core.ts';
import type { Database } from '#src/platform/database.ts';
import { createConflictError } from '#src/platform/http/errors.ts';
import { validateBirthDetails } from '#src/places/validate-birth-details.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { assertMinimumAge } from '#src/orders/place/minimum-age.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { isSamePerson } from './same-person.ts';
import { replaceSavedBirth } from './saved-birth.ts';
import {
  insertBirthDetails,
  createFrozenBirthDetails,
  findBirthDetails,
  isSameBirth,
  type FrozenBirthDetails,
} from './order-birth-details.ts';
import {
  changeOrder,
  OrderNotFoundError,
  type OrderChange,
  type OrderDeps,
} from '#src/orders/store/change-order.ts';
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
  /** the corrected details also replace those that the member has saved */
  useFromNow?: boolean | undefined;
};

/**
 * Stores corrected birth details and requests the next edition, which is sent to the address of the first edition.
 * @throws HttpError 409 `no-changes` or `other-person`, 422 on invalid details or `person-too-young`; OrderRuleError when a correction is not possible
 */
export async function correctBirthDetails(
  deps: OrderDeps & Pick<Core, 'clock'> & { gazetteer: Gazetteer },
  { member, orderId, birthDetails, useFromNow }: CorrectionInput,
  meta: EventMeta,
): Promise<OrderChange> {
  const now = deps.clock.now();
  const at = now.toISOString();
  const loaded = await loadOrder(deps.db, orderId);
  if (!loaded) throw new OrderNotFoundError(orderId);
  // Before validation: a member should not fix a field and then learn that the correction is too late.
  assertCorrectable(loaded.order, at);
  const { details, currentBirth } = await validateCorrection(deps, loaded.order, birthDetails, now);
  if (!isSamePerson(currentBirth.details, details))
    throw createConflictError('other-person', OTHER_PERSON_MESSAGE);
  assertMinimumAge(loaded.order.reportKey, details.date, now, TOO_YOUNG_ADVICE);
  const birth = createFrozenBirthDetails(details, currentBirth.email);
  return changeOrder(
    deps,
    orderId,
    meta,
    (order) => requestCorrectedEdition(order, birth.id, at),
    async (trx) => {
      await insertBirthDetails(trx, member.id, birth, now);
      const births = { before: currentBirth.details, after: details };
      if (useFromNow) await replaceSavedBirth(trx, deps, member, births);
    },
  );
}

/** @throws HttpError 409 `no-changes`, 422 on invalid details */
export async function validateCorrection(
  { db, gazetteer }: { db: Database; gazetteer: Gazetteer },
  order: Order,
  birthDetails: BirthDetails,
  now: Date,
): Promise<{ details: BirthDetails; currentBirth: FrozenBirthDetails }> {
  const details = validateBirthDetails(gazetteer, birthDetails, now);
  const currentBirth = await findBirthDetails(db, order.birthId!);
  if (!currentBirth) throw new Error(`Birth details of order ${order.id} not found.`);
  if (isSameBirth(currentBirth.details, details))
    throw createConflictError(
      'no-changes',
      'These are the details the report was written from. Nothing has changed.',
    );
  return { details, currentBirth };
}
