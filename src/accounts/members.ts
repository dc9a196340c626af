import { v7 as uuid } from 'uuid';
import type { Database } from '#src/platform/database.ts';
import type { BirthDetails, Gender, Member } from './contract.ts';

export type MemberRow = {
  id: string;
  /** lower-cased, the identity */
  email: string;
  name: string;
  phone: string | null;
  gender: Gender | null;
  dob: string | null;
  tob: string | null;
  place_of_birth: string | null;
  password_hash: string;
  chart_style: 'north' | 'south' | 'east';
  birth: BirthDetails | null;
  created_at: Date;
};

export type NewMember = Omit<MemberRow, 'id' | 'chart_style' | 'birth' | 'created_at'>;

/** @returns undefined when the e-mail is taken */
export async function addMember(db: Database, member: NewMember, now: Date): Promise<MemberRow | undefined> {
  const row = { id: uuid(), ...member, created_at: now };
  const [added] = await db('members').insert(row).onConflict('email').ignore().returning('*');
  return added as MemberRow | undefined;
}

export const findMember = (db: Database, id: string): Promise<MemberRow | undefined> =>
  db('members').where({ id }).first();

export const findMemberByEmail = (db: Database, email: string): Promise<MemberRow | undefined> =>
  db('members')
    .where({ email: identity(email) })
    .first();

/** Two spellings of one address are one member. */
export const identity = (email: string) => email.trim().toLowerCase();

/** What the member's own browser may see; an absent value is omitted. */
export function memberView(row: MemberRow): Member {
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    fullname: row.name,
    email: row.email,
    ...(row.phone === null ? {} : { phone: row.phone }),
    ...(row.gender === null ? {} : { gender: row.gender }),
    ...(row.dob === null ? {} : { dob: row.dob }),
    ...(row.tob === null ? {} : { tob: row.tob }),
    ...(row.place_of_birth === null ? {} : { placeOfBirth: row.place_of_birth }),
    createdAt: row.created_at.toISOString(),
  };
}
