import { v7 as uuid } from 'uuid';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import { conflict } from '#src/platform/http/errors.ts';
import { MAX_SAVED_PEOPLE, type Person } from './contract.ts';

export const listPeople = (db: Database, memberId: string): Promise<Person[]> =>
  db('saved_people')
    .where({ member_id: memberId })
    .orderBy([{ column: 'created_at' }, { column: 'id' }])
    .select('id', 'birth');

/**
 * The same birth saved twice (a double click) is one person. One member's people are saved one at a time, so that the
 * limit holds.
 * @throws Refused 409 when there are twenty
 */
export function savePerson(db: Database, memberId: string, birth: BirthDetails, now: Date): Promise<Person> {
  return db.transaction(async (trx) => {
    await trx('members').where({ id: memberId }).forUpdate().first('id');
    const known = await twin(trx, memberId, birth);
    if (known) return known;
    const saved = await trx('saved_people').where({ member_id: memberId }).select('id');
    if (saved.length >= MAX_SAVED_PEOPLE)
      throw conflict('people-full', `You have saved ${MAX_SAVED_PEOPLE} people. Remove one to add another.`);
    const person = { id: uuid(), birth };
    const row = { id: person.id, member_id: memberId, birth: JSON.stringify(birth), created_at: now };
    await trx('saved_people').insert(row);
    return person;
  });
}

/** @returns undefined when this member saved nobody under that id */
export async function changePerson(
  db: Database,
  memberId: string,
  id: string,
  birth: BirthDetails,
): Promise<Person | undefined> {
  const own = db('saved_people').where({ id, member_id: memberId });
  const changed = await own.update({ birth: JSON.stringify(birth) });
  return changed > 0 ? { id, birth } : undefined;
}

/** @returns false when this member saved nobody under that id */
export const removePerson = async (db: Database, memberId: string, id: string): Promise<boolean> =>
  (await db('saved_people').where({ id, member_id: memberId }).delete()) > 0;

const twin = (trx: Transaction, memberId: string, birth: BirthDetails): Promise<Person | undefined> =>
  trx('saved_people')
    .where({ member_id: memberId })
    .whereRaw('birth = ?::jsonb', [JSON.stringify(birth)])
    .first('id', 'birth');
