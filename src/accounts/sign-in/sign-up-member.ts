import { findSignupErrors } from '#src/accounts/contract-signup.ts';
import type { SignUpRequest } from '#src/accounts/contract.ts';
import { enqueueEmail, type AccountDeps } from '#src/accounts/enqueue-email.ts';
import { addMember, normalizeEmail, type MemberRow, type NewMember } from '#src/accounts/members.ts';
import { hashPassword } from '#src/accounts/password/password-hash.ts';
import { validatePassword } from '#src/accounts/password/password-rules.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import { createConflictError, createUnprocessableError } from '#src/platform/http/errors.ts';

export type SignUpDeps = AccountDeps & { gazetteer: Gazetteer };

/** Creates the member and queues the welcome e-mail. @throws HttpError 409 `email-taken`, 422 `invalid` */
export async function signUpMember(deps: SignUpDeps, form: SignUpRequest): Promise<MemberRow> {
  const errors = findSignupErrors(form, getTodayInIndia(deps.clock.now().getTime()));
  if (errors[0]) throw createUnprocessableError('invalid', errors[0].message, errors);
  validatePassword('password', form.password, form);
  const newMember = await toNewMember(form, deps.gazetteer);
  const member = await deps.db.transaction(async (trx) => {
    const memberRow = await addMember(trx, newMember, deps.clock.now());
    if (memberRow)
      await enqueueEmail(deps, trx, { kind: 'welcome', email: memberRow.email, memberId: memberRow.id });
    return memberRow;
  });
  if (!member)
    throw createConflictError(
      'email-taken',
      'An account with this email already exists. Please log in instead.',
    );
  return member;
}

const toNewMember = async (form: SignUpRequest, gazetteer: Gazetteer): Promise<NewMember> => ({
  email: normalizeEmail(form.email),
  name: form.name.trim(),
  phone: form.phone || null,
  gender: form.gender ?? null,
  dob: form.dob || null,
  tob: form.tob || null,
  place_of_birth: form.placeOfBirth?.trim() || null,
  place_of_birth_id: (form.placeId && gazetteer.findById(form.placeId)?.id) || null,
  password_hash: await hashPassword(form.password),
});
