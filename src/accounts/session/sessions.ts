/**
 * The cookie is the session: an opaque id whose SHA-256 is the key of a row in PostgreSQL. The bearer token that login
 * returns belongs to that same session and dies with it.
 */
import { createHash, randomBytes } from 'node:crypto';
import Keygrip from 'keygrip';
import type Koa from 'koa';
import session from 'koa-session';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { notSignedIn } from '#src/platform/http/errors.ts';
import { deviceOf } from './user-agent-label.ts';
import { findMember, type MemberRow } from '#src/accounts/members.ts';

const HOUR = 3_600_000;
/** With remember-me: 30 days, rolling. */
const REMEMBERED = 30 * 24 * HOUR;
/** Without: until the browser closes, and twelve idle hours at most. */
const IDLE = 12 * HOUR;

export type SessionData = {
  memberId?: string;
  token?: string;
  browserBorn?: boolean;
  remember?: boolean;
  device?: string;
  /** who has come back from Google and is not signed in yet; `until` in milliseconds since 1970 */
  arrival?: { memberId: string; isNew: boolean; passwordDropped: boolean; until: number };
};

type Settings = { db: Database; clock: Clock; keys: string[]; secure: boolean };

/** Callers without a cookie get none until they sign in: pages stay cookie-free. */
export function sessions(app: Koa, { db, clock, keys, secure }: Settings): Koa.Middleware {
  app.keys = new Keygrip(keys, 'sha256');
  const key = secure ? '__Host-sid' : 'sid';
  const options = {
    key,
    httpOnly: true,
    sameSite: 'lax' as const,
    secure,
    path: '/',
    signed: true,
    overwrite: true,
    maxAge: 'session' as const,
    renew: true,
    genid: () => randomBytes(32).toString('base64url'),
    store: sessionStore(db, clock, key),
  };
  return session(options, app) as Koa.Middleware;
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** A session in use is noted at most every five minutes, so that reading does not mean writing. */
const TOUCH_MS = 5 * 60_000;
/** However often it is used, nobody stays signed in longer than this without a password. */
export const LONGEST = 90 * 24 * HOUR;

type SessionRow = { data: SessionData; created_at: Date; seen_at: Date };

function sessionStore(db: Database, clock: Clock, cookie: string) {
  return {
    async get(id: string) {
      const now = clock.now();
      const key = { id_hash: sha256(id) };
      const row: SessionRow | undefined = await db('sessions')
        .where(key)
        .where('expires_at', '>', now)
        .first();
      if (!row || now.getTime() - row.created_at.getTime() > LONGEST) return undefined;
      if (now.getTime() - row.seen_at.getTime() > TOUCH_MS)
        await db('sessions')
          .where(key)
          .update({ seen_at: now, expires_at: lastsUntil(row.data, now) });
      return row.data;
    },
    async set(id: string, data: StoredSession, _maxAge: unknown, saving?: { ctx?: Koa.Context }) {
      const now = clock.now();
      const kept = data.remember ? data : untilTheBrowserCloses(data);
      const row = {
        id_hash: sha256(id),
        member_id: data.memberId ?? data.arrival?.memberId ?? null,
        token_hash: data.token ? Buffer.from(data.token, 'hex') : null,
        bound_to_cookie: data.browserBorn ?? false,
        device: data.device ?? null,
        data: JSON.stringify(kept),
        seen_at: now,
        expires_at: lastsUntil(data, now),
      };
      // What the caller brought along may have been ended meanwhile: a call that was under way does not bring it back.
      if (saving?.ctx?.cookies.get(cookie, { signed: true }) === id)
        await db('sessions').where({ id_hash: row.id_hash }).update(row);
      else
        await db('sessions')
          .insert({ ...row, created_at: now, reauthenticated_at: now })
          .onConflict('id_hash')
          .merge(Object.keys(row));
    },
    async destroy(id: string) {
      await db('sessions')
        .where({ id_hash: sha256(id) })
        .delete();
    },
  };
}

/** What koa-session adds for itself. */
type StoredSession = SessionData & { _expire?: number; _maxAge?: number; _session?: boolean };

/** koa-session forgets at its second save that a cookie was to end with the browser, and would give it a day. */
function untilTheBrowserCloses({ _expire, _maxAge, ...data }: StoredSession): StoredSession {
  return { ...data, _session: true };
}

const lastsUntil = (data: SessionData, now: Date) =>
  new Date(now.getTime() + (data.remember ? REMEMBERED : IDLE));

/** Opens a session for a member under a fresh id (nothing planted before login survives). @returns the bearer token */
export async function signIn(ctx: Koa.Context, member: MemberRow, remember: boolean): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const current = sessionOf(ctx);
  current.memberId = member.id;
  current.token = sha256(token).toString('hex');
  current.browserBorn = ctx.get('sec-fetch-site') !== '';
  current.remember = remember;
  current.device = deviceOf(ctx.get('user-agent'));
  ctx.session!.maxAge = remember ? REMEMBERED : 'session';
  ctx.state.memberId = member.id;
  // Awaited: an unawaited regenerate sets headers after the answer has left.
  await ctx.session!.regenerate();
  return token;
}

/**
 * The session that asks goes on under a fresh id, after a password was asked for again: whoever had got hold of the old
 * one is out. `keep` is the session's, as `tokenHashOf` gives it; a caller by token alone has no id to change.
 */
export async function rotateSessionId(ctx: Koa.Context, keep: Buffer | undefined): Promise<void> {
  const { token } = sessionOf(ctx);
  // A cookie of another session than the token's may name one that has just been ended: it must not come back.
  if (token && keep?.equals(Buffer.from(token, 'hex'))) await ctx.session!.regenerate();
}

export function signOut(ctx: Koa.Context): void {
  ctx.session = null;
}

/**
 * The member behind a call: by the session's cookie, or by the token of a session. A session born in a browser honours
 * its token only beside its own cookie, so a token stolen from web storage is worth nothing elsewhere.
 */
export async function memberOf(ctx: Koa.Context, db: Database, clock: Clock): Promise<MemberRow | undefined> {
  const member = await memberBehind(ctx, db, clock);
  if (member) ctx.state.memberId = member.id;
  return member;
}

async function memberBehind(ctx: Koa.Context, db: Database, clock: Clock): Promise<MemberRow | undefined> {
  const own = sessionOf(ctx);
  const token = bearer(ctx);
  if (token === undefined) return own.memberId ? findMember(db, own.memberId) : undefined;
  const hash = sha256(token);
  const row = await openSession(db, clock, hash);
  if (!row?.member_id) return undefined;
  if (row.bound_to_cookie && own.token !== hash.toString('hex')) return undefined;
  return findMember(db, row.member_id as string);
}

const openSession = (db: Database, clock: Clock, tokenHash: Buffer) =>
  db('sessions')
    .where({ token_hash: tokenHash })
    .where('expires_at', '>', clock.now())
    .where('created_at', '>', new Date(clock.now().getTime() - LONGEST))
    .first('member_id', 'bound_to_cookie');

/** Whether a session still stands, for a call that outlives its first answer; `token` as `tokenHashOf` gives it. */
export const isSessionOpen = async (
  db: Database,
  clock: Clock,
  token: Buffer | undefined,
): Promise<boolean> => token !== undefined && Boolean((await openSession(db, clock, token))?.member_id);

/** @throws Refused 401 */
export async function requireMember(ctx: Koa.Context, db: Database, clock: Clock): Promise<MemberRow> {
  const member = await memberOf(ctx, db, clock);
  if (!member) throw notSignedIn();
  return member;
}

/** Which session a call belongs to, as the hash of its token; undefined when nobody is signed in. */
export function tokenHashOf(ctx: Koa.Context): Buffer | undefined {
  const token = bearer(ctx);
  if (token !== undefined) return sha256(token);
  const own = sessionOf(ctx).token;
  return own ? Buffer.from(own, 'hex') : undefined;
}

const sessionOf = (ctx: Koa.Context) => (ctx.session ?? {}) as SessionData;

/** `Authorization: Bearer …`, or the specification's `auth-Token` header. */
function bearer(ctx: Koa.Context): string | undefined {
  const [scheme, value] = ctx.get('authorization').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && value) return value;
  return ctx.get('auth-token') || undefined;
}
