/** The member behind a Google account: known already, found by a proven address, or new. */
import { addMember, type MemberRow } from '#src/accounts/members.ts';
import { enqueueEmail, type AccountDeps } from '#src/accounts/enqueue-email.ts';
import { revokeResetTokens } from '#src/accounts/password/reset-tokens.ts';
import { endSessions } from '#src/accounts/session/session-list.ts';
import type { Transaction } from '#src/platform/database.ts';
import type { GooglePerson } from './callback.ts';
import { NoSignIn } from './sign-in-error.ts';

export type Entered = { member: MemberRow; isNew: boolean; passwordDropped: boolean };

/** @throws NoSignIn `unverified`, `other` */
export const memberOfGoogle = (deps: AccountDeps, person: GooglePerson): Promise<Entered> =>
  deps.db.transaction(async (tx) => (await known(tx, person)) ?? (await byAddress(deps, tx, person)));

async function known(tx: Transaction, { issuer, subject }: GooglePerson): Promise<Entered | undefined> {
  const member: MemberRow | undefined = await tx('members')
    .whereIn('id', tx('google_accounts').where({ issuer, subject }).select('member_id'))
    .first();
  return member && { member, isNew: false, passwordDropped: false };
}

async function byAddress(deps: AccountDeps, tx: Transaction, person: GooglePerson): Promise<Entered> {
  const now = deps.clock.now();
  const { verifiedEmail: email } = person;
  if (email === undefined) throw new NoSignIn('unverified');
  const added = await addMember(tx, newcomer(email, person.name), now);
  if (added) await prove(tx, added);
  const member = added ?? (await atAddress(tx, email));
  const passwordDropped = !added && (await claim(tx, member, person));
  await link(tx, member, person, now);
  const letter = added ? 'welcome' : 'google-linked';
  await enqueueEmail(deps, tx, { letter, email, memberId: member.id });
  return { member, isNew: added !== undefined, passwordDropped };
}

async function atAddress(tx: Transaction, email: string): Promise<MemberRow> {
  const member: MemberRow | undefined = await tx('members').where({ email }).forUpdate().first();
  if (!member) throw new NoSignIn('failed');
  return member;
}

/**
 * An account whose address nobody has proven may have been made by a stranger who waits for its owner to come: what
 * could let that stranger in ends now. @returns whether a password was among it
 */
async function claim(
  tx: Transaction,
  member: MemberRow,
  { issuer, subject }: GooglePerson,
): Promise<boolean> {
  const others = tx('google_accounts')
    .where({ member_id: member.id })
    .whereRaw('(issuer, subject) <> (?, ?)', [issuer, subject]);
  if (member.verified_email === member.email) {
    if (await others.first()) throw new NoSignIn('other');
    return false;
  }
  await others.delete();
  await endSessions(tx, member.id);
  await revokeResetTokens(tx, member.id);
  await tx('members').where({ id: member.id }).update({ password_hash: null });
  await prove(tx, member);
  return member.password_hash !== null;
}

const prove = (tx: Transaction, { id, email }: MemberRow) =>
  tx('members').where({ id }).update({ verified_email: email });

const link = (tx: Transaction, { id }: MemberRow, { issuer, subject }: GooglePerson, now: Date) =>
  tx('google_accounts')
    .insert({ issuer, subject, member_id: id, linked_at: now })
    .onConflict(['issuer', 'subject'])
    .ignore();

const newcomer = (email: string, name: string | undefined) => ({
  email,
  name: printable(name ?? '') || email.split('@')[0]!.slice(0, 80),
  phone: null,
  gender: null,
  dob: null,
  tob: null,
  place_of_birth: null,
  password_hash: null,
});

/** Google lets people write into their names what our own form refuses. */
const printable = (name: string) =>
  name
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .trim()
    .slice(0, 80)
    .trim();
