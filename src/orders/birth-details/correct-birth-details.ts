import type { Core } from '#src/platform/core.ts';
import { conflict } from '#src/platform/http/errors.ts';
import { validateBirthDetails } from '#src/places/validate-birth-details.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { isSamePerson } from './same-person.ts';
import {
  insertBirthDetails,
  createFrozenBirthDetails,
  findBirthDetails,
  isSameBirth,
} from './order-birth-details.ts';
import {
  changeOrder,
  loadOrder,
  OrderNotFoundError,
  type Change,
  type OrderDeps,
} from '#src/orders/store/change-order.ts';
import { requestCorrectedEdition, assertCorrectable } from '#src/orders/domain/decide.ts';

const OTHER_PERSON_MESSAGE =
  'These details look like another person’s. A report stays with the person it was ordered for, and anybody else needs a report of their own. If it is the same person, please write to support on our Contact page, and we will gladly put it right for you.';

type CorrectionInput = { memberId: string; orderId: string; birthDetails: BirthDetails };

/**
 * Stores corrected birth details and requests the next edition, which is sent to the address of the first.
 * @throws HttpError 409 `no-changes` or `other-person`, 422 on invalid details; OrderRuleError when a correction is not possible
 */
export async function correctBirthDetails(
  deps: OrderDeps & Pick<Core, 'clock'> & { gazetteer: Gazetteer },
  { memberId, orderId, birthDetails }: CorrectionInput,
  meta: EventMeta,
): Promise<Change> {
  const now = deps.clock.now();
  const at = now.toISOString();
  const loaded = await loadOrder(deps.db, orderId);
  if (!loaded) throw new OrderNotFoundError(orderId);
  // Before validation, so that nobody fixes a field only to learn that the correction is too late.
  assertCorrectable(loaded.order, at);
  const details = validateBirthDetails(deps.gazetteer, birthDetails, now);
  const current = await findBirthDetails(deps.db, loaded.order.birthId!);
  if (!current) throw new Error(`Birth details of order ${orderId} not found.`);
  if (isSameBirth(current.details, details))
    throw conflict('no-changes', 'These are the details the report was written from. Nothing has changed.');
  if (!isSamePerson(current.details, details)) throw conflict('other-person', OTHER_PERSON_MESSAGE);
  const birth = createFrozenBirthDetails(details, current.email);
  return changeOrder(
    deps,
    orderId,
    meta,
    (order) => requestCorrectedEdition(order, birth.id, at),
    (trx) => insertBirthDetails(trx, memberId, birth, now),
  );
}
