import { v7 as uuid } from 'uuid';
import type { Database } from '#src/platform/database.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { Gender, Member } from './contract.ts';

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
  /** absent for a member who comes in by Google and never chose one */
  password_hash: string | null;
  /** the address that was last proven to be theirs; counts only while it is `email` */
  verified_email: string | null;
  chart_style: 'north' | 'south' | 'east';
  birth: BirthDetails | null;
  created_at: Date;
  /** since when their address takes no mail from us; known from the last mail to it */
  email_bounced_at: Date | null;
  /** when everything personal goes, for a member who asked for it */
  deletion_scheduled_at: Date | null;
};

export type NewMember = Omit<
  MemberRow,
  | 'id'
  | 'verified_email'
  | 'chart_style'
  | 'birth'
  | 'created_at'
  | 'deletion_scheduled_at'
  | 'email_bounced_at'
>;

/** @returns undefined when the e-mail is taken */
export async function addMember(db: Database, member: NewMember, now: Date): Promise<MemberRow | undefined> {
  const row = { id: uuid(), ...member, created_at: now };
  const [added] = await db('members').insert(row).onConflict('email').ignore().returning('*');
  return added as MemberRow | undefined;
}

export const findMember = (db: Database, id: string): Promise<MemberRow | undefined> =>
  db('members').where({ id }).first();

/** PostgreSQL takes no text with a null byte in it; no member has such an address. */
export const findMemberByEmail = async (db: Database, email: string): Promise<MemberRow | undefined> =>
  email.includes('\0')
    ? undefined
    : db('members')
        .where({ email: normalizeEmail(email) })
        .first();

/** Two spellings of one address are one member. Only our own capitals: the Kelvin sign, too, becomes a k. */
export const normalizeEmail = (email: string) =>
  email.trim().replace(/[A-Z]/g, (capital) => capital.toLowerCase());

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

/** For an answer to the member: which address took no mail, if it did not. */
export const refusedEmail = ({ email, email_bounced_at: at }: MemberRow) =>
  at === null ? {} : { refusedEmail: email };
