import type Router from '@koa/router';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { input, parse } from '#src/platform/http/validate.ts';
import { changeEmail } from '#src/accounts/profile/change-email.ts';
import { changePassword } from '#src/accounts/password/change-password.ts';
import { ChangeEmail, ChangePassword } from '#src/accounts/contract-account-security.ts';
import { memberView } from '#src/accounts/members.ts';
import type { AccountDeps } from '#src/accounts/enqueue-email.ts';
import { endSession, endSessions, listSessions } from './session-list.ts';
import { rotateSessionId, requireMember, signOut, tokenHashOf } from './sessions.ts';

/** Members, their own account: password, e-mail, and where they are signed in. */
export function securityRoutes(router: Router, deps: AccountDeps): void {
  const { db, clock } = deps;
  const caller = async (ctx: Context) => ({
    member: await requireMember(ctx, db, clock),
    keep: tokenHashOf(ctx),
  });

  router.post('/api/account/password', async (ctx) => {
    const { member, keep } = await caller(ctx);
    await changePassword(deps, { member, keep, ...input(ctx, ChangePassword) });
    await rotateSessionId(ctx, keep);
    tell(ctx, 'Your password is changed. Everywhere else you have been signed out.');
  });

  router.post('/api/account/email', async (ctx) => {
    const { member, keep } = await caller(ctx);
    const changed = await changeEmail(deps, { member, keep, ...input(ctx, ChangeEmail) });
    await rotateSessionId(ctx, keep);
    const message = 'Your email is changed. Everywhere else you have been signed out.';
    ctx.body = { success: true, message, user: memberView(changed) };
  });

  router.get('/api/account/sessions', async (ctx) => {
    const { member, keep } = await caller(ctx);
    ctx.body = { success: true, sessions: await listSessions(db, member.id, keep, clock.now()) };
  });

  router.delete('/api/account/sessions/:id', async (ctx) => {
    const { member, keep } = await caller(ctx);
    const { id } = parse(z.object({ id: z.uuid() }), ctx.params);
    if (await endSession(db, member.id, id, keep)) signOut(ctx);
    tell(ctx, 'Signed out there.');
  });

  router.post('/api/account/sign-out-everywhere', async (ctx) => {
    const { member } = await caller(ctx);
    await endSessions(db, member.id);
    signOut(ctx);
    tell(ctx, 'You are signed out everywhere.');
  });
}

function tell(ctx: Context, message: string): void {
  ctx.body = { success: true, message };
}
