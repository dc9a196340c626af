/** Where a member has saved the birth of an order: in the profile, or among the saved people. */
import type { Clock } from '#src/platform/clock.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import type { SavedIn } from '#src/orders/contract.ts';
import { changePerson, listPeople } from '#src/people/people.ts';
import { hashPerson, resolveBirthDetails, type OrderBirth } from './order-birth-details.ts';

type Deps = { db: Database; clock: Clock; gazetteer: Gazetteer };

/** @returns 'profile' also when a saved person has the same birth; undefined when it is saved nowhere */
export async function findSavedBirth(
  deps: Deps,
  member: MemberRow,
  birth: BirthDetails,
): Promise<SavedIn | undefined> {
  if (isProfileBirth(deps, member, birth)) return 'profile';
  const people = await listPeople(deps.db, member.id);
  return people.some((person) => isSamePersonHash(person.birth, birth)) ? 'people' : undefined;
}

/** Replaces the details of one person, or of both, where the member has saved them. */
export async function replaceSavedBirths(
  trx: Transaction,
  deps: Omit<Deps, 'db'>,
  member: MemberRow,
  { before, after }: { before: OrderBirth; after: OrderBirth },
): Promise<void> {
  await replaceSavedBirth(trx, deps, member, { before: before.details, after: after.details });
  if (before.partner && after.partner)
    await replaceSavedBirth(trx, deps, member, {
      before: before.partner.birthDetails,
      after: after.partner.birthDetails,
    });
}

/** Replaces `before` by `after` in the profile and in every saved person that has it. Other births stay. */
async function replaceSavedBirth(
  trx: Transaction,
  deps: Omit<Deps, 'db'>,
  member: MemberRow,
  { before, after }: { before: BirthDetails; after: BirthDetails },
): Promise<void> {
  if (isProfileBirth(deps, member, before))
    await trx('members')
      .where({ id: member.id })
      .update({ birth: JSON.stringify(after) });
  const people = await listPeople(trx, member.id);
  for (const { id, birth } of people)
    if (isSamePersonHash(birth, before)) await changePerson(trx, member.id, id, after);
}

/** The details that the next order of the member uses, which may still be the fields of sign-up. */
function isProfileBirth(deps: Omit<Deps, 'db'>, member: MemberRow, birth: BirthDetails): boolean {
  const profileBirth = resolveBirthDetails(deps, member, undefined);
  return profileBirth.kind === 'complete' && isSamePersonHash(profileBirth.details, birth);
}

const isSamePersonHash = (a: BirthDetails, b: BirthDetails): boolean => hashPerson(a).equals(hashPerson(b));
