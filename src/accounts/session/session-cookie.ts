/** The session cookie: an opaque id whose SHA-256 is the key of a row in PostgreSQL. */
import { randomBytes } from 'node:crypto';
import Keygrip from 'keygrip';
import type Koa from 'koa';
import session from 'koa-session';
import type { Clock } from '#src/platform/clock.ts';
import { HOUR_MS, MINUTE_MS } from '#src/platform/contract-time.ts';
import type { Database } from '#src/platform/database.ts';
import { hashToken } from './hash-token.ts';
import { selectOpenSessions } from './open-sessions.ts';

/** With remember-me: 30 days after the last request. */
export const REMEMBER_ME_MS = 30 * 24 * HOUR_MS;
/** Without remember-me: until the browser closes, and at most twelve hours after the last request. */
const IDLE_TIMEOUT_MS = 12 * HOUR_MS;

export type SessionData = {
  memberId?: string;
  /** hex SHA-256 of the bearer token */
  tokenHash?: string;
  /** the bearer token is accepted only together with the session cookie */
  isBoundToCookie?: boolean;
  /** the session outlasts the browser */
  isRemembered?: boolean;
  device?: string;
  /** returned from Google, not signed in yet; `expiresAt` in milliseconds since 1970 */
  pendingSignIn?: { memberId: string; isNew: boolean; wasPasswordRemoved: boolean; expiresAt: number };
};

type Settings = { db: Database; clock: Clock; keys: string[]; isSecure: boolean };

/** Sets no cookie before sign-in, so public pages stay free of cookies. */
export function createSessionMiddleware(app: Koa, { db, clock, keys, isSecure }: Settings): Koa.Middleware {
  app.keys = new Keygrip(keys, 'sha256');
  const key = isSecure ? '__Host-sid' : 'sid';
  const options = {
    key,
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: isSecure,
    path: '/',
    signed: true,
    overwrite: true,
    maxAge: 'session' as const,
    renew: true,
    genid: () => randomBytes(32).toString('base64url'),
    store: createSessionStore(db, clock, key),
  };
  return session(options, app) as Koa.Middleware;
}

/** `seen_at` is updated at most every five minutes, so that reads do not cause writes. */
const SEEN_AT_INTERVAL_MS = 5 * MINUTE_MS;
type SessionRow = { data: SessionData; seen_at: Date };

function createSessionStore(db: Database, clock: Clock, cookieName: string) {
  return {
    async get(id: string) {
      const now = clock.now();
      const key = { id_hash: hashToken(id) };
      const row: SessionRow | undefined = await selectOpenSessions(db, now).where(key).first();
      if (!row) return undefined;
      if (now.getTime() - row.seen_at.getTime() > SEEN_AT_INTERVAL_MS)
        await db('sessions')
          .where(key)
          .update({ seen_at: now, expires_at: computeExpiry(row.data, now) });
      return row.data;
    },
    async set(id: string, data: StoredSession, _maxAge: unknown, saveOptions?: { ctx?: Koa.Context }) {
      const now = clock.now();
      const storedData = data.isRemembered ? data : keepAsBrowserSession(data);
      const row = {
        id_hash: hashToken(id),
        member_id: data.memberId ?? data.pendingSignIn?.memberId ?? null,
        token_hash: data.tokenHash ? Buffer.from(data.tokenHash, 'hex') : null,
        bound_to_cookie: data.isBoundToCookie ?? false,
        device: data.device ?? null,
        data: JSON.stringify(storedData),
        seen_at: now,
        expires_at: computeExpiry(data, now),
      };
      // Do not re-create a session that was ended while this request was running.
      if (saveOptions?.ctx?.cookies.get(cookieName, { signed: true }) === id)
        await db('sessions').where({ id_hash: row.id_hash }).update(row);
      else
        await db('sessions')
          .insert({ ...row, created_at: now, reauthenticated_at: now })
          .onConflict('id_hash')
          .merge(Object.keys(row));
    },
    async destroy(id: string) {
      await db('sessions')
        .where({ id_hash: hashToken(id) })
        .delete();
    },
  };
}

/** Fields that koa-session adds. */
type StoredSession = SessionData & { _expire?: number; _maxAge?: number; _session?: boolean };

/** On the second save koa-session drops `_session`, and the cookie would last a day instead of ending with the browser. */
function keepAsBrowserSession({ _expire, _maxAge, ...data }: StoredSession): StoredSession {
  return { ...data, _session: true };
}

const computeExpiry = (data: SessionData, now: Date) =>
  new Date(now.getTime() + (data.isRemembered ? REMEMBER_ME_MS : IDLE_TIMEOUT_MS));
