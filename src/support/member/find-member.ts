import { findMember, findMemberByEmail, type MemberRow } from '#src/accounts/members.ts';
import type { Database } from '#src/platform/database.ts';
import { CommandError } from '#src/support/command.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @param emailOrId e-mail address or member id. @throws CommandError when there is no such member */
export async function loadMember(db: Database, emailOrId: string): Promise<MemberRow> {
  const member = UUID.test(emailOrId)
    ? await findMember(db, emailOrId)
    : await findMemberByEmail(db, emailOrId);
  if (!member) throw new CommandError(`No member ${emailOrId} found.`);
  return member;
}
