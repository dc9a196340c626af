/** A member's open sessions: listing and ending them. */
import type { Session } from '#src/accounts/contract-account-security.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import { createNotFoundError } from '#src/platform/http/errors.ts';
import { selectOpenSessions } from './open-sessions.ts';

type ListedSessionRow = {
  id: string;
  token_hash: Buffer | null;
  created_at: Date;
  seen_at: Date;
  device: string | null;
};

/** `currentHash` is the token hash of the current session, which comes first. */
export async function listSessions(
  db: Database,
  memberId: string,
  currentHash: Buffer | undefined,
  now: Date,
): Promise<Session[]> {
  const rows: ListedSessionRow[] = await selectOpenSessions(db, now)
    .where({ member_id: memberId })
    .orderBy('seen_at', 'desc');
  return rows
    .map((row) => toSession(row, currentHash))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

const toSession = (row: ListedSessionRow, currentHash: Buffer | undefined): Session => ({
  id: row.id,
  isCurrent: isCurrentSession(row, currentHash),
  startedAt: row.created_at.toISOString(),
  seenAt: row.seen_at.toISOString(),
  device: row.device ?? 'Unknown device',
});

const isCurrentSession = ({ token_hash }: ListedSessionRow, currentHash: Buffer | undefined) =>
  token_hash !== null && currentHash !== undefined && token_hash.equals(currentHash);

/** @returns whether it was the current session. @throws HttpError 404 when the member has no such session */
export async function endSession(
  db: Database,
  memberId: string,
  id: string,
  currentHash: Buffer | undefined,
): Promise<boolean> {
  const [endedSession]: ListedSessionRow[] = await db('sessions')
    .where({ member_id: memberId, id })
    .delete()
    .returning('*');
  if (!endedSession) throw createNotFoundError('session-not-found', 'This session has already ended.');
  return isCurrentSession(endedSession, currentHash);
}

/** Ends all sessions of a member, except the one whose token hash is `exceptHash`. */
export async function endSessions(
  db: Database | Transaction,
  memberId: string,
  exceptHash?: Buffer,
): Promise<void> {
  const sessions = db('sessions').where({ member_id: memberId });
  // "is distinct from" also matches sessions without a token.
  await (exceptHash ? sessions.whereRaw('token_hash is distinct from ?', [exceptHash]) : sessions).delete();
}
