/**
 * Sessions of requests: who is signed in, sign-in and sign-out. The bearer token that login returns belongs to the session of
 * the cookie and ends with it.
 */
import { randomBytes } from 'node:crypto';
import type Koa from 'koa';
import { findMember, type MemberRow } from '#src/accounts/members.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { createNotSignedInError } from '#src/platform/http/errors.ts';
import { hashToken } from './hash-token.ts';
import { findOpenSession } from './open-sessions.ts';
import { REMEMBER_ME_MS, type SessionData } from './session-cookie.ts';
import { labelUserAgent } from './user-agent-label.ts';

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
