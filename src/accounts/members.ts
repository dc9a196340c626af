import { v7 as uuid } from 'uuid';
import { DEFAULT_CONVENTIONS, type Conventions } from '#src/astrology/contract.ts';
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { Database } from '#src/platform/database.ts';
import type { Gender, Member } from './contract.ts';

export type MemberRow = {
  id: string;
  /** normalized (see normalizeEmail), unique */
  email: string;
  name: string;
  phone: string | null;
  gender: Gender | null;
  dob: string | null;
  tob: string | null;
  /** as typed or picked at sign-up */
  place_of_birth: string | null;
  /** the gazetteer's id, if the place was picked from the list */
  place_of_birth_id: string | null;
  /** null for a member who signed up with Google and never chose a password */
  password_hash: string | null;
  /** the last address that the member proved to own; counts only while it equals `email` */
  verified_email: string | null;
  chart_style: 'north' | 'south' | 'east';
  sign_vocabulary: SignVocabulary;
  /** null: the default conventions */
  conventions: Conventions | null;
  birth: BirthDetails | null;
  created_at: Date;
  /** set when the last e-mail to the address bounced */
  email_bounced_at: Date | null;
  /** when the account will be deleted, for a member who requested it */
  deletion_scheduled_at: Date | null;
};

export type NewMember = Omit<
  MemberRow,
  | 'id'
  | 'verified_email'
  | 'chart_style'
  | 'sign_vocabulary'
  | 'conventions'
  | 'birth'
  | 'created_at'
  | 'deletion_scheduled_at'
  | 'email_bounced_at'
>;

/** @returns undefined when the e-mail is taken */
export async function addMember(db: Database, member: NewMember, now: Date): Promise<MemberRow | undefined> {
  const row = { id: uuid(), ...member, created_at: now };
  const [memberRow] = await db('members').insert(row).onConflict('email').ignore().returning('*');
  return memberRow as MemberRow | undefined;
}

export const getConventions = ({ conventions }: Pick<MemberRow, 'conventions'>): Conventions =>
  conventions ?? DEFAULT_CONVENTIONS;

export const findMember = (db: Database, id: string): Promise<MemberRow | undefined> =>
  db('members').where({ id }).first();

/** PostgreSQL rejects text with a NUL byte; no member has such an address. */
export const findMemberByEmail = async (db: Database, email: string): Promise<MemberRow | undefined> =>
  email.includes('\0')
    ? undefined
    : db('members')
        .where({ email: normalizeEmail(email) })
        .first();

/** Upper and lower case are one address. ASCII only: toLowerCase() would also turn the Kelvin sign into a k. */
export const normalizeEmail = (email: string) =>
  email.trim().replace(/[A-Z]/g, (capital) => capital.toLowerCase());

/** The fields that the member's own browser may see. */
export function toMemberView(row: MemberRow): Member {
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

/** For a response to the member: their address, if the last e-mail to it bounced. */
export const toBouncedEmailField = ({ email, email_bounced_at: at }: MemberRow) =>
  at === null ? {} : { bouncedEmail: email };
