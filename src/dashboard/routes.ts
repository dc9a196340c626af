import type Router from '@koa/router';
import { requireMember } from '#src/accounts/session/sessions.ts';
import { computeSky } from '#src/astrology/current-positions.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { readDashboard } from './dashboard.ts';

type Deps = { db: Database; clock: Clock; gazetteer: Gazetteer };

export function registerDashboardRoutes(router: Router, deps: Deps): void {
  /** For members: their own dashboard, computed for each request and not stored. */
  router.get('/api/dashboard', async (ctx) => {
    ctx.body = await readDashboard(deps, await requireMember(ctx, deps.db, deps.clock));
  });

  /** Public: the current positions of the nine grahas. */
  router.get('/api/sky', (ctx) => {
    ctx.set('Cache-Control', 'public, max-age=60');
    ctx.body = computeSky(deps.clock.now());
  });
}
