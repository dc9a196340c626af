import type Router from '@koa/router';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import type { AccountDeps } from '#src/accounts/enqueue-email.ts';
import { parseInput } from '#src/platform/http/validate.ts';
import { endSession, endSessions, listSessions } from './session-list.ts';
import { getCurrentTokenHash, requireMember, signOut } from './sessions.ts';

/** The sessions of the signed-in member. */
export function registerSessionRoutes(router: Router, { db, clock }: AccountDeps): void {
  router.get('/api/account/sessions', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const sessions = await listSessions(db, member.id, getCurrentTokenHash(ctx), clock.now());
    ctx.body = { success: true, sessions };
  });

  router.delete('/api/account/sessions/:id', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const { id } = parseInput(z.object({ id: z.uuid() }), ctx.params);
    if (await endSession(db, member.id, id, getCurrentTokenHash(ctx))) signOut(ctx);
    acknowledge(ctx, 'Logged out on that device.');
  });

  router.post('/api/account/sign-out-everywhere', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    await endSessions(db, member.id);
    signOut(ctx);
    acknowledge(ctx, 'You are logged out on all devices.');
  });
}

function acknowledge(ctx: Context, message: string): void {
  ctx.body = { success: true, message };
}
