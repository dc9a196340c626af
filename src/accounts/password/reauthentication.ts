/** Step-up authentication: sensitive actions require a login, or the password again, within the last ten minutes. */
import type { Context } from 'koa';
import { MINUTE_MS } from '#src/platform/contract-time.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { getCurrentTokenHash } from '#src/accounts/session/sessions.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { HttpError } from '#src/platform/http/errors.ts';
import { verifyPassword } from './verify-password.ts';

/** Long enough to read the page before deciding, short enough for a phone that was left unlocked. */
const RECENT_AUTH_MS = 10 * MINUTE_MS;

type Deps = { db: Database; clock: Clock };

/** @throws HttpError 403 `wrong-password`, `password-not-set` */
export async function reauthenticate(
  ctx: Context,
  { db, clock }: Deps,
  member: MemberRow,
  password: string,
): Promise<void> {
  await verifyPassword(member, password);
  await queryCurrentSession(ctx, db, member).update({ reauthenticated_at: clock.now() });
}

/** @throws HttpError 403 `reauthentication-required` when the last one is older than ten minutes */
export async function requireRecentAuth(ctx: Context, { db, clock }: Deps, member: MemberRow): Promise<void> {
  const since = new Date(clock.now().getTime() - RECENT_AUTH_MS);
  if (!(await queryCurrentSession(ctx, db, member).where('reauthenticated_at', '>', since).first('id')))
    throw new HttpError(403, 'reauthentication-required', 'Please enter your password again.', [
      { path: 'password', message: 'Please enter your password again.' },
    ]);
}

const queryCurrentSession = (ctx: Context, db: Database, member: MemberRow) =>
  db('sessions').where({ member_id: member.id, token_hash: getCurrentTokenHash(ctx) ?? null });
