/** Which stored sessions are open: neither idle for too long nor too old. */
import { HOUR_MS } from '#src/platform/contract-time.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';

/** Absolute lifetime: after this a member has to log in again, however often the session was used. */
export const MAX_SESSION_MS = 90 * 24 * HOUR_MS;

/** @returns undefined when the session has ended or expired */
export const findOpenSession = (db: Database, clock: Clock, tokenHash: Buffer) =>
  db('sessions')
    .where({ token_hash: tokenHash })
    .where('expires_at', '>', clock.now())
    .where('created_at', '>', new Date(clock.now().getTime() - MAX_SESSION_MS))
    .first('member_id', 'bound_to_cookie');

/** Whether a session is still open, for responses that stream for minutes. `tokenHash` is from `getCurrentTokenHash`. */
export const isSessionOpen = async (
  db: Database,
  clock: Clock,
  tokenHash: Buffer | undefined,
): Promise<boolean> =>
  tokenHash !== undefined && Boolean((await findOpenSession(db, clock, tokenHash))?.member_id);

/** Those of the tokens whose session is open. Tokens are hashes in hex. */
export async function findOpenTokens(
  db: Database,
  clock: Clock,
  tokens: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.raw<{ rows: { token: string }[] }>(
    `select encode(token_hash, 'hex') as token from sessions
      where token_hash = any(?::bytea[]) and member_id is not null and expires_at > ? and created_at > ?`,
    [
      tokens.map((token) => Buffer.from(token, 'hex')),
      clock.now(),
      new Date(clock.now().getTime() - MAX_SESSION_MS),
    ],
  );
  return new Set(rows.map(({ token }) => token));
}
