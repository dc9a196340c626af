import type { Database } from '#src/platform/database.ts';

const MEMBER_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** @param text e-mail address, or id. The id of a deleted member is found, because orders keep it. @returns the id */
export async function findMemberId(db: Database, text: string): Promise<string | undefined> {
  if (MEMBER_ID.test(text)) return text.toLowerCase();
  const row: { id: string } | undefined = await db('members')
    .where({ email: text.trim().toLowerCase() })
    .first('id');
  return row?.id;
}
