/**
 * Erases what an order for two people has about its second person, on that person's request. Both births and every PDF go: a
 * report without one of them cannot be printed, and the PDF is about both. The events stay, which contain no personal data.
 */
import type { Database, Transaction } from '#src/platform/database.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { ReportStore } from '#src/delivery/report-store.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import { findBirthDetails, hashPerson } from '#src/orders/birth-details/order-birth-details.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { eraseSecondPersonBySupport } from '#src/orders/domain/support-commands.ts';
import { changeOrder, type OrderChange, type OrderDeps } from '#src/orders/store/change-order.ts';
import { listReportFiles } from './report-files.ts';

/** Where the buyer has the second person besides the order: ids of rows. */
type SavedCopies = { people: string[]; matches: string[] };

export type SecondPersonErasure = { files: string[]; copies: SavedCopies };

/** @returns undefined when the details are erased already, or the order is for one person */
export async function findSecondPerson(db: Database, order: Order): Promise<BirthDetails | undefined> {
  const birth = order.birthId ? await findBirthDetails(db, order.birthId) : undefined;
  return birth?.partner?.birthDetails;
}

export async function planErasure(
  db: Database,
  order: Order,
  person: BirthDetails | undefined,
): Promise<SecondPersonErasure> {
  return {
    files: await listReportFiles(db, [order.id]),
    copies: person ? await findSavedCopies(db, order.memberId, person) : { people: [], matches: [] },
  };
}

/**
 * The rows first and the files after them: no job can print a file again without the details, and a second call deletes files
 * that a crash has left.
 * @throws OrderRuleError
 */
export async function eraseSecondPerson(
  deps: OrderDeps & { store: ReportStore },
  order: Order,
  person: BirthDetails | undefined,
  meta: EventMeta,
): Promise<OrderChange> {
  const change = await changeOrder(
    deps,
    order.id,
    meta,
    (current) => eraseSecondPersonBySupport(current, meta.at),
    async (trx, erased) => {
      await trx('order_birth_details').whereIn('id', listBirthIds(erased)).delete();
      if (person) await deleteSavedCopies(trx, erased.memberId, person);
    },
  );
  for (const sha256 of await listReportFiles(deps.db, [order.id])) await deps.store.remove(sha256);
  return change;
}

/** Lists the rows of every edition: a correction inserts another row. */
const listBirthIds = ({ birthId, supersededEditions }: Order): string[] =>
  [birthId, ...supersededEditions.map((edition) => edition.birthId)].filter((id) => id !== undefined);

async function deleteSavedCopies(trx: Transaction, memberId: string, person: BirthDetails): Promise<void> {
  const { people, matches } = await findSavedCopies(trx, memberId, person);
  await trx('saved_people').whereIn('id', people).delete();
  await trx('kept_matches').whereIn('id', matches).delete();
}

async function findSavedCopies(db: Database, memberId: string, person: BirthDetails): Promise<SavedCopies> {
  const hash = hashPerson(person);
  const isPerson = (birth: BirthDetails) => hashPerson(birth).equals(hash);
  const people: { id: string; birth: BirthDetails }[] = await db('saved_people')
    .where({ member_id: memberId })
    .select('id', 'birth');
  const matches: { id: string; groom: BirthDetails; bride: BirthDetails }[] = await db('kept_matches')
    .where({ member_id: memberId })
    .select('id', 'groom', 'bride');
  return {
    people: people.filter(({ birth }) => isPerson(birth)).map(({ id }) => id),
    matches: matches.filter(({ groom, bride }) => isPerson(groom) || isPerson(bride)).map(({ id }) => id),
  };
}
