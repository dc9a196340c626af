import { Readable } from 'node:stream';
import type Router from '@koa/router';
import { WithPassword } from './contract.ts';
import { proveAgain, requireProof } from '#src/accounts/password/reauthentication.ts';
import { rotateSessionId, requireMember, tokenHashOf } from '#src/accounts/session/sessions.ts';
import type { ReportStore } from '#src/delivery/report-store.ts';
import { input } from '#src/platform/http/validate.ts';
import { everythingAbout } from './export.ts';
import { askToLeave, stay, type AccountDeletionRequestDeps } from './schedule-deletion.ts';
import { zipped } from './zip.ts';

/** Members only, for themselves. */
export function leavingRoutes(
  router: Router,
  deps: AccountDeletionRequestDeps & { store: ReportStore },
): void {
  const { db, clock } = deps;

  /** Members: the password again, which opens the two calls below for ten minutes. */
  router.post('/api/account/confirm', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    await proveAgain(ctx, deps, member, input(ctx, WithPassword).password);
    await rotateSessionId(ctx, tokenHashOf(ctx));
    ctx.body = { success: true };
  });

  /** Members: whether the next call would begin, for a page that cannot see what becomes of a download. */
  router.get('/api/account/export/allowed', async (ctx) => {
    await requireProof(ctx, deps, await requireMember(ctx, db, clock));
    ctx.body = { success: true };
  });

  /** Members, their own data, soon after their password. */
  router.get('/api/account/export', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    await requireProof(ctx, deps, member);
    ctx.attachment(`Lagna-my-data-${clock.now().toISOString().slice(0, 10)}.zip`);
    ctx.type = 'application/zip';
    ctx.set('Cache-Control', 'private, no-store');
    ctx.body = Readable.from(zipped(everythingAbout(deps, member)));
  });

  /** Members, about themselves. */
  router.get('/api/account/leaving', async (ctx) => {
    const { deletion_scheduled_at: leavingAt } = await requireMember(ctx, db, clock);
    ctx.body = { success: true, ...(leavingAt ? { leavingAt: leavingAt.toISOString() } : {}) };
  });

  /** Members, their own account, soon after their password. */
  router.delete('/api/account', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    await requireProof(ctx, deps, member);
    ctx.body = { success: true, leavingAt: (await askToLeave(deps, member)).toISOString() };
  });

  /** Members, their own account: the change of mind needs no password. */
  router.post('/api/account/keep', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    await stay(deps, member.id);
    ctx.body = { success: true };
  });
}
