import { findProfileErrors, type SignupError } from '#src/accounts/contract-signup.ts';
import type { ProfileChange } from '#src/accounts/contract.ts';
import { findMember, type MemberRow } from '#src/accounts/members.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { validateBirthDetails } from '#src/places/validate-birth-details.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { createUnprocessableError } from '#src/platform/http/errors.ts';

type Deps = { db: Database; clock: Clock; gazetteer: Gazetteer };

/** Changes the fields that are present; an empty phone or gender is removed. @throws HttpError 422 naming the field */
export async function changeProfile(deps: Deps, member: MemberRow, input: ProfileChange): Promise<MemberRow> {
  validateFields(member, input);
  const { name, phone, gender, birth, chartStyle, signVocabulary, conventions } = input;
  const change = {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(phone === undefined ? {} : { phone: phone.trim() || null }),
    ...(gender === undefined ? {} : { gender: gender || null }),
    ...(birth
      ? { birth: JSON.stringify(validateBirthDetails(deps.gazetteer, birth, deps.clock.now())) }
      : {}),
    ...(chartStyle ? { chart_style: chartStyle } : {}),
    ...(signVocabulary ? { sign_vocabulary: signVocabulary } : {}),
    ...(conventions ? { conventions: JSON.stringify(conventions) } : {}),
  };
  if (Object.keys(change).length > 0) await deps.db('members').where({ id: member.id }).update(change);
  return (await findMember(deps.db, member.id))!;
}

function validateFields(member: MemberRow, input: ProfileChange): void {
  const fields = { name: input.name ?? member.name, phone: input.phone?.trim() ?? '' };
  const missingName: SignupError = { path: 'name', message: 'Please give your name.' };
  const errors = [...(fields.name.trim() ? [] : [missingName]), ...findProfileErrors(fields)];
  if (errors[0]) throw createUnprocessableError('invalid', errors[0].message, errors);
}
