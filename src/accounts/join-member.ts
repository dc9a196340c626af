import { addMember, type MemberRow, type NewMember } from './members.ts';
import { postLetter, type AccountDesk } from './post-letter.ts';

/** A new member and their welcome letter: both or neither. @returns undefined when the e-mail is taken */
export function joinMember(desk: AccountDesk, given: NewMember): Promise<MemberRow | undefined> {
  return desk.db.transaction(async (trx) => {
    const member = await addMember(trx, given, desk.clock.now());
    if (member) await postLetter(desk, trx, { letter: 'welcome', email: member.email, memberId: member.id });
    return member;
  });
}
