import type Router from '@koa/router';
import * as z from 'zod/mini';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { conflict, notFound } from '#src/platform/http/errors.ts';
import { input } from '#src/platform/http/validate.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import type { Notifications } from '#src/platform/notifications.ts';
import { BirthDetails } from '#src/accounts/contract.ts';
import { requireMember } from '#src/accounts/sessions.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { provideDetails } from './provide-details.ts';
import { streamProgress } from './progress.ts';
import { listOpenOrders, listOrders, ownOrder } from './view.ts';

type Deps = {
  db: Database;
  jobs: Jobs;
  clock: Clock;
  notifications: Notifications;
  gazetteer: Gazetteer;
  reportFile: (sha256: string) => Promise<Buffer | undefined>;
};

/** Members only, each their own orders; somebody else's order does not exist. */
export function orderRoutes(router: Router, deps: Deps): void {
  const { db, clock } = deps;
  const noOrder = () => notFound('order-not-found', 'We could not find that order.');

  router.get('/api/orders', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const { before, open } = ctx.query;
    if (open !== undefined) {
      ctx.body = { success: true, orders: await listOpenOrders(db, member.id, clock.now()) };
      return;
    }
    ctx.body = {
      success: true,
      ...(await listOrders(db, member.id, typeof before === 'string' ? before : undefined)),
    };
  });

  router.get('/api/orders/:id', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const found = await ownOrder(db, member.id, ctx.params.id!);
    if (!found) throw noOrder();
    ctx.body = { success: true, order: found.view };
  });

  router.get('/api/orders/:id/progress', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    if (!(await ownOrder(db, member.id, ctx.params.id!))) throw noOrder();
    streamProgress(ctx, deps, member.id, ctx.params.id!);
  });

  router.get('/api/orders/:id/report.pdf', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const found = await ownOrder(db, member.id, ctx.params.id!);
    if (!found) throw noOrder();
    const file = found.row.sha256 ? await deps.reportFile(found.row.sha256) : undefined;
    if (!file) throw conflict('not-ready', 'This report is not ready yet.');
    ctx.set('Cache-Control', 'private, no-store');
    ctx.attachment(`Lagna-${found.row.report_key}-${found.row.id}.pdf`);
    ctx.type = 'application/pdf';
    ctx.body = file;
  });

  router.post('/api/orders/:id/details', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const found = await ownOrder(db, member.id, ctx.params.id!);
    if (!found) throw noOrder();
    const { birthDetails } = input(ctx, z.object({ birthDetails: BirthDetails }));
    const meta = {
      actor: `member:${member.id}`,
      cause: 'birth details given',
      at: clock.now().toISOString(),
      request: ctx.state.requestId as string,
    };
    await provideDetails(deps, { member, orderId: found.row.id, given: birthDetails }, meta);
    ctx.body = { success: true, order: (await ownOrder(db, member.id, found.row.id))!.view };
  });
}
