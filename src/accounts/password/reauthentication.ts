/** What cannot be taken back asks who is there: a session is proven by its login, and again whenever its member gives the password. */
import type { Context } from 'koa';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { HttpError } from '#src/platform/http/errors.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { provePassword } from './verify-password.ts';
import { tokenHashOf } from '#src/accounts/session/sessions.ts';

/** Long enough to read what one is about to do, short enough for a phone that is left lying. */
const PROVEN_MS = 10 * 60_000;

type Deps = { db: Database; clock: Clock };

/** @throws Refused 403 `wrong-password`, `no-password` */
export async function proveAgain(
  ctx: Context,
  { db, clock }: Deps,
  member: MemberRow,
  password: string,
): Promise<void> {
  await provePassword(member, password);
  await own(ctx, db, member).update({ reauthenticated_at: clock.now() });
}

/** @throws Refused 403 `password-needed` when the last proof is older than ten minutes */
export async function requireProof(ctx: Context, { db, clock }: Deps, member: MemberRow): Promise<void> {
  const since = new Date(clock.now().getTime() - PROVEN_MS);
  if (!(await own(ctx, db, member).where('reauthenticated_at', '>', since).first('id')))
    throw new HttpError(403, 'password-needed', 'Please give your password again.', [
      { path: 'password', message: 'Please give your password again.' },
    ]);
}

const own = (ctx: Context, db: Database, member: MemberRow) =>
  db('sessions').where({ member_id: member.id, token_hash: tokenHashOf(ctx) ?? null });
