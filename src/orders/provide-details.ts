import type { Clock } from '#src/platform/clock.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import type { Meta } from '#src/ledger/event.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { checkedBirth } from '#src/places/validate-birth-details.ts';
import { keepBirth, newFrozenBirth } from './birth.ts';
import { changeOrder, type Change, type OrderDeps } from './change.ts';
import { freezeBirth } from './decide.ts';

type Given = { member: MemberRow; orderId: string; given: BirthDetails };

/** Completes an order that waits for its birth details; a settled one starts at once, and the twelve hours with it. */
export async function provideDetails(
  deps: OrderDeps & { clock: Clock; gazetteer: Gazetteer },
  { member, orderId, given }: Given,
  meta: Meta,
): Promise<Change> {
  const now = deps.clock.now();
  const birth = newFrozenBirth(checkedBirth(deps.gazetteer, given, now), member.email);
  return changeOrder(
    deps,
    orderId,
    meta,
    (order) => freezeBirth(order, birth.id, now.toISOString()),
    (trx) => keepBirth(trx, member.id, birth, now),
  );
}
