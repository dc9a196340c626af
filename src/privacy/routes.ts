import { Readable } from 'node:stream';
import type Router from '@koa/router';
import { reauthenticate, requireRecentAuth } from '#src/accounts/password/reauthentication.ts';
import { getCurrentTokenHash, requireMember, rotateSessionId } from '#src/accounts/session/sessions.ts';
import type { ReportStore } from '#src/delivery/report-store.ts';
import { parseBody } from '#src/platform/http/validate.ts';
import { PasswordConfirmation } from './contract.ts';
import { exportMember } from './export.ts';
import { cancelDeletion, scheduleDeletion, type ScheduleDeletionDeps } from './schedule-deletion.ts';
import { zipEntries } from './zip.ts';

/** For members: export and deletion of the account. */
export function registerPrivacyRoutes(
  router: Router,
  deps: ScheduleDeletionDeps & { store: ReportStore },
): void {
  registerExportRoutes(router, deps);
  registerDeletionRoutes(router, deps);
}

function registerExportRoutes(router: Router, deps: ScheduleDeletionDeps & { store: ReportStore }): void {
  const { db, clock } = deps;

  /** Step-up authentication for export and deletion. */
  router.post('/api/account/confirm', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    await reauthenticate(ctx, deps, member, parseBody(ctx, PasswordConfirmation).password);
    await rotateSessionId(ctx, getCurrentTokenHash(ctx));
    ctx.body = { success: true };
  });

  /** Fails as the export would: a page cannot read the response of a download link. */
  router.get('/api/account/export/availability', async (ctx) => {
    await requireRecentAuth(ctx, deps, await requireMember(ctx, db, clock));
    ctx.body = { success: true };
  });

  /** Requires recent authentication. */
  router.get('/api/account/export', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    await requireRecentAuth(ctx, deps, member);
    ctx.attachment(`Lagna-my-data-${clock.now().toISOString().slice(0, 10)}.zip`);
    ctx.type = 'application/zip';
    ctx.set('Cache-Control', 'private, no-store');
    ctx.body = Readable.from(zipEntries(exportMember(deps, member)));
  });
}

function registerDeletionRoutes(router: Router, deps: ScheduleDeletionDeps): void {
  const { db, clock } = deps;

  router.get('/api/account/deletion', async (ctx) => {
    const { deletion_scheduled_at: date } = await requireMember(ctx, db, clock);
    ctx.body = { success: true, ...(date ? { deletionScheduledAt: date.toISOString() } : {}) };
  });

  /** Schedules the deletion. Requires recent authentication. */
  router.delete('/api/account', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    await requireRecentAuth(ctx, deps, member);
    const date = await scheduleDeletion(deps, member);
    ctx.body = { success: true, deletionScheduledAt: date.toISOString() };
  });

  /** Cancels the deletion. No password needed. */
  router.delete('/api/account/deletion', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    await cancelDeletion(deps, member.id);
    ctx.body = { success: true };
  });
}
