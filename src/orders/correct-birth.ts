import type { Clock } from '#src/platform/clock.ts';
import { conflict } from '#src/platform/http/errors.ts';
import { checkedBirth } from '#src/places/validate-birth-details.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { Meta } from '#src/ledger/event.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { keepBirth, newFrozenBirth, readBirth, sameBirth } from './birth.ts';
import { changeOrder, loadOrder, OrderNotFound, type Change, type OrderDeps } from './change.ts';
import { correctBirth, refuseCorrection } from './decide.ts';

type Wish = { memberId: string; orderId: string; given: BirthDetails };

/**
 * Puts the birth details of a report right and has the next edition made; it is mailed to where the first one went.
 * The ledger learns the new details' id and nothing about the person.
 * @throws Refused 409 (nothing differs), 422 (details); OrderRule when it is too late, done already or not ready
 */
export async function correctBirthDetails(
  deps: OrderDeps & { clock: Clock; gazetteer: Gazetteer },
  { memberId, orderId, given }: Wish,
  meta: Meta,
): Promise<Change> {
  const now = deps.clock.now();
  const at = now.toISOString();
  const loaded = await loadOrder(deps.db, orderId);
  if (!loaded) throw new OrderNotFound(orderId);
  // First whether it can be done at all: nobody mends a date only to hear that it is too late.
  refuseCorrection(loaded.order, at);
  const details = checkedBirth(deps.gazetteer, given, now);
  const before = await readBirth(deps.db, loaded.order.birthId!);
  if (!before) throw new Error('The birth details of this order are gone.');
  if (sameBirth(before.details, details))
    throw conflict('nothing-differs', 'These are the details the report was written from. Nothing differs.');
  const birth = newFrozenBirth(details, before.email);
  return changeOrder(
    deps,
    orderId,
    meta,
    (order) => correctBirth(order, birth.id, at),
    (trx) => keepBirth(trx, memberId, birth, now),
  );
}
