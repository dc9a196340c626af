/** Which stored sessions are open: neither idle for too long nor too old. */
import { HOUR_MS } from '#src/platform/contract-time.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';

/** Absolute lifetime: after this a member has to log in again, however often the session was used. */
const MAX_SESSION_MS = 90 * 24 * HOUR_MS;

/** The query of sessions that are open at `now`, for further conditions. */
export const selectOpenSessions = (db: Database, now: Date) =>
  db('sessions')
    .where('expires_at', '>', now)
    .where('created_at', '>', new Date(now.getTime() - MAX_SESSION_MS));

/** @returns undefined when the session has ended or expired */
export const findOpenSession = (db: Database, clock: Clock, tokenHash: Buffer) =>
  selectOpenSessions(db, clock.now()).where({ token_hash: tokenHash }).first('member_id', 'bound_to_cookie');

/** Whether a session is still open, for responses that stream for minutes. `tokenHash` is from `getCurrentTokenHash`. */
export const isSessionOpen = async (
  db: Database,
  clock: Clock,
  tokenHash: Buffer | undefined,
): Promise<boolean> =>
  tokenHash !== undefined && Boolean((await findOpenSession(db, clock, tokenHash))?.member_id);

/** Those of the token hashes, in hex, whose session is open and has a member. */
export async function findOpenTokenHashes(
  db: Database,
  clock: Clock,
  tokenHashes: readonly string[],
): Promise<Set<string>> {
  const hashes = tokenHashes.map((hash) => Buffer.from(hash, 'hex'));
  const rows: { token_hash: Buffer }[] = await selectOpenSessions(db, clock.now())
    .whereRaw('token_hash = any(?::bytea[])', [hashes])
    .whereNotNull('member_id')
    .select('token_hash');
  return new Set(rows.map(({ token_hash: hash }) => hash.toString('hex')));
}
