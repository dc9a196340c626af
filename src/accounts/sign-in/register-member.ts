import { addMember, type MemberRow, type NewMember } from '#src/accounts/members.ts';
import { enqueueEmail, type AccountDeps } from '#src/accounts/enqueue-email.ts';

/** A new member and their welcome letter: both or neither. @returns undefined when the e-mail is taken */
export function joinMember(deps: AccountDeps, given: NewMember): Promise<MemberRow | undefined> {
  return deps.db.transaction(async (trx) => {
    const member = await addMember(trx, given, deps.clock.now());
    if (member)
      await enqueueEmail(deps, trx, { letter: 'welcome', email: member.email, memberId: member.id });
    return member;
  });
}
