import { UNPRINTABLE_CHARACTER } from '#src/accounts/contract-signup.ts';
import { MAX_NAME_LENGTH } from '#src/places/contract-name-length.ts';
import { enqueueEmail, type AccountDeps } from '#src/accounts/enqueue-email.ts';
import { addMember, type MemberRow, type NewMember } from '#src/accounts/members.ts';
import { revokeResetTokens } from '#src/accounts/password/reset-tokens.ts';
import { endSessions } from '#src/accounts/session/session-list.ts';
import type { Transaction } from '#src/platform/database.ts';
import type { GoogleIdentity } from './callback.ts';
import { SignInError } from './sign-in-error.ts';

export type SignInResult = { member: MemberRow; isNew: boolean; wasPasswordRemoved: boolean };

/**
 * Finds the member of a Google account, links the account to the member with its address, or creates a member.
 * @throws SignInError `email-unverified`, `other-google-account`
 */
export const linkMember = (deps: AccountDeps, identity: GoogleIdentity): Promise<SignInResult> =>
  deps.db.transaction(
    async (trx) => (await findLinkedMember(trx, identity)) ?? (await linkByEmail(deps, trx, identity)),
  );

async function findLinkedMember(
  trx: Transaction,
  { issuer, subject }: GoogleIdentity,
): Promise<SignInResult | undefined> {
  const member: MemberRow | undefined = await trx('members')
    .whereIn('id', trx('google_accounts').where({ issuer, subject }).select('member_id'))
    .first();
  return member && { member, isNew: false, wasPasswordRemoved: false };
}

async function linkByEmail(
  deps: AccountDeps,
  trx: Transaction,
  identity: GoogleIdentity,
): Promise<SignInResult> {
  const now = deps.clock.now();
  const { verifiedEmail: email } = identity;
  if (email === undefined) throw new SignInError('email-unverified');
  const newMember = await addMember(trx, toNewMember(email, identity.name), now);
  if (newMember) await markEmailVerified(trx, newMember);
  const member = newMember ?? (await lockMemberByEmail(trx, email));
  const wasPasswordRemoved = !newMember && (await resetAccountIfUnverified(trx, member, identity));
  await insertGoogleAccount(trx, member, identity, now);
  const kind = newMember ? 'welcome' : 'google-linked';
  await enqueueEmail(deps, trx, { kind, email, memberId: member.id });
  return { member, isNew: newMember !== undefined, wasPasswordRemoved };
}

async function lockMemberByEmail(trx: Transaction, email: string): Promise<MemberRow> {
  const member: MemberRow | undefined = await trx('members').where({ email }).forUpdate().first();
  if (!member) throw new SignInError('internal-error');
  return member;
}

/**
 * Prevents pre-hijacking: somebody else may have registered an account with this address before its owner. If nobody has
 * verified the address, its password, sessions, reset tokens and other Google accounts are removed.
 * @returns whether a password was removed
 * @throws SignInError `other-google-account` when a verified account is linked to another Google account
 */
async function resetAccountIfUnverified(
  trx: Transaction,
  member: MemberRow,
  { issuer, subject }: GoogleIdentity,
): Promise<boolean> {
  const otherAccounts = trx('google_accounts')
    .where({ member_id: member.id })
    .whereRaw('(issuer, subject) <> (?, ?)', [issuer, subject]);
  if (member.verified_email === member.email) {
    if (await otherAccounts.first()) throw new SignInError('other-google-account');
    return false;
  }
  await otherAccounts.delete();
  await endSessions(trx, member.id);
  await revokeResetTokens(trx, member.id);
  await trx('members').where({ id: member.id }).update({ password_hash: null });
  await markEmailVerified(trx, member);
  return member.password_hash !== null;
}

const markEmailVerified = (trx: Transaction, { id, email }: MemberRow) =>
  trx('members').where({ id }).update({ verified_email: email });

const insertGoogleAccount = (
  trx: Transaction,
  { id }: MemberRow,
  { issuer, subject }: GoogleIdentity,
  now: Date,
) =>
  trx('google_accounts')
    .insert({ issuer, subject, member_id: id, linked_at: now })
    .onConflict(['issuer', 'subject'])
    .ignore();

const toNewMember = (email: string, name: string | undefined): NewMember => ({
  email,
  name: sanitizeName(name ?? '') || email.split('@')[0]!.slice(0, MAX_NAME_LENGTH),
  phone: null,
  gender: null,
  dob: null,
  tob: null,
  place_of_birth: null,
  place_of_birth_id: null,
  password_hash: null,
});

/** Google allows characters in names that our sign-up form rejects. */
const sanitizeName = (name: string) =>
  name.replaceAll(new RegExp(UNPRINTABLE_CHARACTER, 'g'), ' ').trim().slice(0, MAX_NAME_LENGTH).trim();
