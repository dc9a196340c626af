/**
 * Sessions. The cookie holds an opaque id whose SHA-256 is the key of a row in PostgreSQL. The bearer token that login
 * returns belongs to the same session and ends with it.
 */
import { randomBytes } from 'node:crypto';
import Keygrip from 'keygrip';
import type Koa from 'koa';
import session from 'koa-session';
import { hashSha256Bytes } from '#src/platform/crypto.ts';
import { HOUR_MS, MINUTE_MS } from '#src/platform/contract-time.ts';
import { findMember, type MemberRow } from '#src/accounts/members.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { createNotSignedInError } from '#src/platform/http/errors.ts';
import { labelUserAgent } from './user-agent-label.ts';

/** With remember-me: 30 days after the last request. */
const REMEMBER_ME_MS = 30 * 24 * HOUR_MS;
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

export const hashToken = (text: string) => hashSha256Bytes(text);

/** `seen_at` is updated at most every five minutes, so that reads do not cause writes. */
const SEEN_AT_INTERVAL_MS = 5 * MINUTE_MS;
/** Absolute lifetime: after this a member has to log in again, however often the session was used. */
export const MAX_SESSION_MS = 90 * 24 * HOUR_MS;

type SessionRow = { data: SessionData; created_at: Date; seen_at: Date };

function createSessionStore(db: Database, clock: Clock, cookieName: string) {
  return {
    async get(id: string) {
      const now = clock.now();
      const key = { id_hash: hashToken(id) };
      const row: SessionRow | undefined = await db('sessions')
        .where(key)
        .where('expires_at', '>', now)
        .first();
      if (!row || now.getTime() - row.created_at.getTime() > MAX_SESSION_MS) return undefined;
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

/**
 * Opens a session under a new id, which prevents session fixation. `isRemembered`: the session outlasts the browser's.
 * @returns the bearer token
 */
export async function signIn(
  ctx: Koa.Context,
  member: MemberRow,
  { isRemembered }: { isRemembered: boolean },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const sessionData = getSessionData(ctx);
  sessionData.memberId = member.id;
  sessionData.tokenHash = hashToken(token).toString('hex');
  sessionData.isBoundToCookie = ctx.get('sec-fetch-site') !== '';
  sessionData.isRemembered = isRemembered;
  sessionData.device = labelUserAgent(ctx.get('user-agent'));
  ctx.session!.maxAge = isRemembered ? REMEMBER_ME_MS : 'session';
  ctx.state.memberId = member.id;
  ctx.state.member = member;
  // Awaited: otherwise headers would be set after the response was sent.
  await ctx.session!.regenerate();
  return token;
}

/**
 * Gives the current session a new id after the password was entered again, so that a stolen id stops working.
 * `tokenHash` is from `getCurrentTokenHash`. A caller with a bearer token but no cookie has no id to rotate.
 */
export async function rotateSessionId(ctx: Koa.Context, tokenHash: Buffer | undefined): Promise<void> {
  const { tokenHash: cookieTokenHash } = getSessionData(ctx);
  // The cookie may belong to another session than the token, and this request may have ended that session.
  if (cookieTokenHash && tokenHash?.equals(Buffer.from(cookieTokenHash, 'hex')))
    await ctx.session!.regenerate();
}

/**
 * Ends the session of the request's cookie and the session of its bearer token. Only a token that signs its caller in ends
 * a session: a stolen browser token alone does not.
 */
export async function endCurrentSession(ctx: Koa.Context, db: Database, clock: Clock): Promise<void> {
  const member = await findSignedInMember(ctx, db, clock);
  const tokenHash = getCurrentTokenHash(ctx);
  if (member && tokenHash) await db('sessions').where({ token_hash: tokenHash }).delete();
  signOut(ctx);
}

export function signOut(ctx: Koa.Context): void {
  ctx.session = null;
  delete ctx.state.member;
}

/**
 * The member of a request, by session cookie or by bearer token. A session that a browser opened accepts its token only
 * together with its cookie, so a token stolen from web storage is useless elsewhere.
 */
export async function findSignedInMember(
  ctx: Koa.Context,
  db: Database,
  clock: Clock,
): Promise<MemberRow | undefined> {
  // Read once per request: the rate limits and the route both need the member.
  ctx.state.member ??= await findMemberOfRequest(ctx, db, clock);
  const member = ctx.state.member as MemberRow | undefined;
  if (member) ctx.state.memberId = member.id;
  return member;
}

async function findMemberOfRequest(
  ctx: Koa.Context,
  db: Database,
  clock: Clock,
): Promise<MemberRow | undefined> {
  const sessionData = getSessionData(ctx);
  const token = readBearerToken(ctx);
  if (token === undefined) return sessionData.memberId ? findMember(db, sessionData.memberId) : undefined;
  const hash = hashToken(token);
  const row = await findOpenSession(db, clock, hash);
  if (!row?.member_id) return undefined;
  if (row.bound_to_cookie && sessionData.tokenHash !== hash.toString('hex')) return undefined;
  return findMember(db, row.member_id as string);
}

const findOpenSession = (db: Database, clock: Clock, tokenHash: Buffer) =>
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

/** @throws HttpError 401 */
export async function requireMember(ctx: Koa.Context, db: Database, clock: Clock): Promise<MemberRow> {
  const member = await findSignedInMember(ctx, db, clock);
  if (!member) throw createNotSignedInError();
  return member;
}

/** The token hash of the request's session; undefined when nobody is signed in. */
export function getCurrentTokenHash(ctx: Koa.Context): Buffer | undefined {
  const token = readBearerToken(ctx);
  if (token !== undefined) return hashToken(token);
  const { tokenHash } = getSessionData(ctx);
  return tokenHash ? Buffer.from(tokenHash, 'hex') : undefined;
}

const getSessionData = (ctx: Koa.Context) => (ctx.session ?? {}) as SessionData;

/** `Authorization: Bearer …`, or the specification's `auth-Token` header. */
function readBearerToken(ctx: Koa.Context): string | undefined {
  const [scheme, value] = ctx.get('authorization').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && value) return value;
  return ctx.get('auth-token') || undefined;
}
