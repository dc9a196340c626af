/** The birth a report is made for: found, checked, and frozen with the order in a table that can be erased. */
import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Clock } from '#src/platform/clock.ts';
import { unprocessable } from '#src/platform/http/errors.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import { checkedBirth } from '#src/places/validate-birth-details.ts';
import { nameProblem } from '#src/places/contract-name-scripts.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { EMAIL } from '#src/accounts/contract-signup.ts';
import { PlaceTimeError, resolveBirth } from '#src/places/birth-time.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { EventOf } from './events.ts';

export type BirthDetailsResult =
  | { kind: 'complete'; details: BirthDetails }
  | { kind: 'needed'; reason: EventOf<'BirthDetailsRequested'>['data']['reason'] };

/**
 * Given details are checked and refused when wrong; without any, the profile is used as far as it is unambiguous.
 * @throws Refused 422 naming the field
 */
export function resolveBirthDetails(
  { gazetteer, clock }: { gazetteer: Gazetteer; clock: Clock },
  member: MemberRow,
  given: BirthDetails | undefined,
): BirthDetailsResult {
  if (given) return { kind: 'complete', details: checkedBirth(gazetteer, given, clock.now()) };
  if (member.birth) return { kind: 'complete', details: member.birth };
  return fromSignUp(gazetteer, member);
}

function fromSignUp(
  gazetteer: Gazetteer,
  { name, dob, tob, place_of_birth: text }: MemberRow,
): BirthDetailsResult {
  if (!dob || !text) return { kind: 'needed', reason: 'missing' };
  // a member may be called by letters that no report can print: then the form asks for others
  if (nameProblem(name)) return { kind: 'needed', reason: 'name' };
  const found = gazetteer.match(text);
  if (found.kind !== 'one')
    return { kind: 'needed', reason: found.kind === 'several' ? 'place-ambiguous' : 'place-unknown' };
  const details: BirthDetails = {
    name,
    date: dob,
    ...(tob ? { time: tob, timeKind: 'exact' } : { timeKind: 'unknown' }),
    place: found.place,
  };
  try {
    resolveBirth(details);
  } catch (error) {
    if (error instanceof PlaceTimeError) return { kind: 'needed', reason: 'clock' };
    throw error;
  }
  return { kind: 'complete', details };
}

/** @throws Refused 422 for an address that cannot be one */
export function deliveryAddress(member: MemberRow, given: string | undefined): string {
  const address = given?.trim() || member.email;
  if (address.length > 254 || !EMAIL.test(address))
    throw unprocessable('email', 'Please enter a valid email address.', [
      { path: 'email', message: 'Please enter a valid email address.' },
    ]);
  return address;
}

export type FrozenBirth = { id: string; details: BirthDetails; email: string };

/** A row ready to be kept; its id is what the ledger knows. */
export const newFrozenBirth = (details: BirthDetails, email: string): FrozenBirth => ({
  id: uuid(),
  details,
  email,
});

export async function keepBirth(
  trx: Transaction,
  memberId: string,
  { id, details, email }: FrozenBirth,
  now: Date,
): Promise<void> {
  const row = {
    id,
    member_id: memberId,
    details: JSON.stringify(details),
    person_hash: personHash(details),
    email,
    created_at: now,
  };
  await trx('order_birth_details').insert(row);
}

export async function readBirth(db: Database, id: string): Promise<FrozenBirth | undefined> {
  return db('order_birth_details').where({ id }).first('id', 'details', 'email');
}

/** The same birth, as a report would tell it. */
export const sameBirth = (a: BirthDetails, b: BirthDetails): boolean => told(a) === told(b);

const told = ({ name, date, time, timeKind, utcOffsetSeconds, place }: BirthDetails) =>
  JSON.stringify([name, date, time, timeKind, utcOffsetSeconds, place.id]);

/** The same person however the name was spaced or cased. */
export function personHash({ name, date, time, timeKind, place }: BirthDetails): Buffer {
  const person = [name.toLowerCase().replace(/\s+/g, ' ').trim(), date, time ?? '', timeKind, place.id];
  return createHash('sha256').update(JSON.stringify(person)).digest();
}
