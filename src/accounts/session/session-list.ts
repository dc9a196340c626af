/** Where a member is signed in, and how those places are shut. */
import type { Database, Transaction } from '#src/platform/database.ts';
import { notFound } from '#src/platform/http/errors.ts';
import type { Session } from '#src/accounts/contract-account-security.ts';
import { LONGEST } from './sessions.ts';

type Row = { id: string; token_hash: Buffer | null; created_at: Date; seen_at: Date; device: string | null };

/** @param current the hash of the token of the session that asks; it comes first */
export async function listSessions(
  db: Database,
  memberId: string,
  current: Buffer | undefined,
  now: Date,
): Promise<Session[]> {
  const rows: Row[] = await db('sessions')
    .where({ member_id: memberId })
    .where('expires_at', '>', now)
    .where('created_at', '>', new Date(now.getTime() - LONGEST))
    .orderBy('seen_at', 'desc');
  return rows.map((row) => view(row, current)).sort((a, b) => Number(b.current) - Number(a.current));
}

const view = (row: Row, current: Buffer | undefined): Session => ({
  id: row.id,
  current: isThis(row, current),
  startedAt: row.created_at.toISOString(),
  seenAt: row.seen_at.toISOString(),
  device: row.device ?? 'A device from before we kept this list',
});

const isThis = ({ token_hash }: Row, current: Buffer | undefined) =>
  token_hash !== null && current !== undefined && token_hash.equals(current);

/** @returns whether it was the one that asks. @throws Refused 404 when the member has no such session */
export async function endSession(
  db: Database,
  memberId: string,
  id: string,
  current: Buffer | undefined,
): Promise<boolean> {
  const [ended]: Row[] = await db('sessions').where({ member_id: memberId, id }).delete().returning('*');
  if (!ended) throw notFound('session-not-found', 'This session has ended already.');
  return isThis(ended, current);
}

/** All of a member's, but the one whose token hashes to `keep`. */
export async function endSessions(
  db: Database | Transaction,
  memberId: string,
  keep?: Buffer,
): Promise<void> {
  const sessions = db('sessions').where({ member_id: memberId });
  // "is distinct from": a session without a token is another one, too
  await (keep ? sessions.whereRaw('token_hash is distinct from ?', [keep]) : sessions).delete();
}
