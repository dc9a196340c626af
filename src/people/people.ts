import { v7 as uuid } from 'uuid';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import { createConflictError } from '#src/platform/http/errors.ts';
import { MAX_SAVED_PEOPLE, type Person } from './contract.ts';

export const listPeople = (db: Database, memberId: string): Promise<Person[]> =>
  db('saved_people')
    .where({ member_id: memberId })
    .orderBy([{ column: 'created_at' }, { column: 'id' }])
    .select('id', 'birth');

/**
 * Idempotent: saving the same birth again, such as by a double click, returns the saved person. The member's row is
 * locked, so that concurrent requests cannot exceed the limit.
 * @throws HttpError 409 `saved-people-limit`
 */
export function savePerson(db: Database, memberId: string, birth: BirthDetails, now: Date): Promise<Person> {
  return db.transaction(async (trx) => {
    await trx('members').where({ id: memberId }).forUpdate().first('id');
    const samePerson = await findSameBirth(trx, memberId, birth);
    if (samePerson) return samePerson;
    const savedPeople = await trx('saved_people').where({ member_id: memberId }).select('id');
    if (savedPeople.length >= MAX_SAVED_PEOPLE)
      throw createConflictError(
        'saved-people-limit',
        `You have saved ${MAX_SAVED_PEOPLE} people. Remove one to add another.`,
      );
    const person = { id: uuid(), birth };
    const row = { id: person.id, member_id: memberId, birth: JSON.stringify(birth), created_at: now };
    await trx('saved_people').insert(row);
    return person;
  });
}

/** @returns undefined when the member has no saved person with this id */
export async function changePerson(
  db: Database,
  memberId: string,
  id: string,
  birth: BirthDetails,
): Promise<Person | undefined> {
  const query = db('saved_people').where({ id, member_id: memberId });
  const changedCount = await query.update({ birth: JSON.stringify(birth) });
  return changedCount > 0 ? { id, birth } : undefined;
}

/** @returns false when the member has no saved person with this id */
export const removePerson = async (db: Database, memberId: string, id: string): Promise<boolean> =>
  (await db('saved_people').where({ id, member_id: memberId }).delete()) > 0;

const findSameBirth = (
  trx: Transaction,
  memberId: string,
  birth: BirthDetails,
): Promise<Person | undefined> =>
  trx('saved_people')
    .where({ member_id: memberId })
    .whereRaw('birth = ?::jsonb', [JSON.stringify(birth)])
    .first('id', 'birth');
