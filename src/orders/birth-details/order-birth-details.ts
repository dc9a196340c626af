/** Birth details of an order: resolved from request or profile, validated, and frozen in a table that can be erased. */
import { v7 as uuid } from 'uuid';
import { hashSha256Bytes } from '#src/platform/crypto.ts';
import type { Clock } from '#src/platform/clock.ts';
import { createUnprocessableError } from '#src/platform/http/errors.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import { validateBirthDetails } from '#src/places/validate-birth-details.ts';
import { findNameError } from '#src/places/contract-name-scripts.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { INVALID_EMAIL, isEmailAddress } from '#src/accounts/contract-email.ts';
import { BirthTimeError } from '#src/places/clock/birth-time-error.ts';
import { resolveBirth } from '#src/places/clock/resolve-birth.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { PlaceMatch } from '#src/places/search/match-place.ts';
import type { Partner } from '#src/orders/contract-partner.ts';
import type { EventOf } from '#src/orders/domain/events.ts';

/** `partner`: of a report on two people. */
export type OrderBirth = { details: BirthDetails; partner?: Partner | undefined };

export type BirthDetailsResult =
  | ({ kind: 'complete' } & OrderBirth)
  | { kind: 'needed'; reason: EventOf<'BirthDetailsRequested'>['data']['reason'] };

/**
 * Validates the details of the request. Without them it uses the birth of the profile, otherwise the fields of sign-up if
 * they are complete and the place was picked from the list or is unambiguous.
 * @throws HttpError 422 with the field
 */
export function resolveBirthDetails(
  { gazetteer, clock }: { gazetteer: Gazetteer; clock: Clock },
  member: MemberRow,
  requested: BirthDetails | undefined,
): BirthDetailsResult {
  if (requested)
    return { kind: 'complete', details: validateBirthDetails(gazetteer, requested, clock.now()) };
  if (member.birth) return { kind: 'complete', details: member.birth };
  return resolveFromSignUpFields(gazetteer, member);
}

function resolveFromSignUpFields(
  gazetteer: Gazetteer,
  { name, dob, tob, place_of_birth: placeText, place_of_birth_id: placeId }: MemberRow,
): BirthDetailsResult {
  if (!dob || !placeText) return { kind: 'needed', reason: 'missing' };
  // Our fonts cannot print every script, so the member is asked for another spelling.
  if (findNameError(name)) return { kind: 'needed', reason: 'name-unprintable' };
  const pickedPlace = placeId === null ? undefined : gazetteer.findById(placeId);
  const match: PlaceMatch = pickedPlace ? { kind: 'one', place: pickedPlace } : gazetteer.match(placeText);
  if (match.kind !== 'one')
    return { kind: 'needed', reason: match.kind === 'several' ? 'place-ambiguous' : 'place-unknown' };
  const details: BirthDetails = {
    name,
    date: dob,
    ...(tob ? { time: tob, timeKind: 'exact' } : { timeKind: 'unknown' }),
    place: match.place,
  };
  try {
    resolveBirth(details);
  } catch (error) {
    if (error instanceof BirthTimeError) return { kind: 'needed', reason: 'clock-change' };
    throw error;
  }
  return { kind: 'complete', details };
}

/** @throws HttpError 422 for a malformed address */
export function resolveDeliveryAddress(member: MemberRow, requested: string | undefined): string {
  const address = requested?.trim() || member.email;
  if (!isEmailAddress(address))
    throw createUnprocessableError('email', INVALID_EMAIL, [{ path: 'email', message: INVALID_EMAIL }]);
  return address;
}

export type FrozenBirthDetails = OrderBirth & { id: string; email: string };

/** A new row of order_birth_details. The ledger contains only its id. */
export const createFrozenBirthDetails = (
  { details, partner }: OrderBirth,
  email: string,
): FrozenBirthDetails => ({ id: uuid(), details, ...(partner ? { partner } : {}), email });

export async function insertBirthDetails(
  trx: Transaction,
  memberId: string,
  { id, details, partner, email }: FrozenBirthDetails,
  now: Date,
): Promise<void> {
  const row = {
    id,
    member_id: memberId,
    details: JSON.stringify(details),
    partner: partner ? JSON.stringify(partner) : null,
    person_hash: hashOrderBirth({ details, partner }),
    email,
    created_at: now,
  };
  await trx('order_birth_details').insert(row);
}

/** @param id of the row, not of the order: `birthId` of the order. @returns undefined when it was erased */
export async function findBirthDetails(db: Database, id: string): Promise<FrozenBirthDetails | undefined> {
  const row: (FrozenBirthDetails & { partner: Partner | null }) | undefined = await db('order_birth_details')
    .where({ id })
    .first('id', 'details', 'partner', 'email');
  if (!row) return undefined;
  const { partner, ...birth } = row;
  return { ...birth, ...(partner ? { partner } : {}) };
}

/** Compares the fields that determine the report. */
export const isSameOrderBirth = (a: OrderBirth, b: OrderBirth): boolean =>
  hasSameBirthDetails(a.details, b.details) &&
  a.partner?.role === b.partner?.role &&
  (!a.partner || !b.partner || hasSameBirthDetails(a.partner.birthDetails, b.partner.birthDetails));

const hasSameBirthDetails = (a: BirthDetails, b: BirthDetails): boolean =>
  toComparable(a) === toComparable(b);

const toComparable = ({ name, date, time, timeKind, utcOffsetSeconds, place }: BirthDetails) =>
  JSON.stringify([name, date, time, timeKind, utcOffsetSeconds, place.id]);

/** Finds orders for the same person or the same two people. */
export const hashOrderBirth = ({ details, partner }: OrderBirth): Buffer =>
  partner
    ? hashSha256Bytes(
        JSON.stringify([toHashedPerson(details), toHashedPerson(partner.birthDetails), partner.role]),
      )
    : hashPerson(details);

/** Finds saved births of the same person. Spaces and letter case of the name do not change the hash. */
export const hashPerson = (details: BirthDetails): Buffer =>
  hashSha256Bytes(JSON.stringify(toHashedPerson(details)));

function toHashedPerson({ name, date, time, timeKind, utcOffsetSeconds, place }: BirthDetails) {
  const normalizedName = name.toLowerCase().replace(/\s+/g, ' ').trim();
  return [normalizedName, date, time ?? '', timeKind, utcOffsetSeconds ?? '', place.id];
}
