import type Router from '@koa/router';
import { requireMember } from '#src/accounts/session/sessions.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { readDashboard } from './dashboard.ts';

type Deps = { db: Database; clock: Clock; gazetteer: Gazetteer };

export function dashboardRoutes(router: Router, deps: Deps): void {
  /** Members, their own. Computed at each call and kept nowhere. */
  router.get('/api/dashboard', async (ctx) => {
    ctx.body = await readDashboard(deps, await requireMember(ctx, deps.db, deps.clock));
  });
}
