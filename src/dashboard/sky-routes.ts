import type Router from '@koa/router';
import { computeSky } from '#src/astrology/sky.ts';
import type { Clock } from '#src/platform/clock.ts';

/** Open: where the nine grahas stand now. */
export function skyRoutes(router: Router, { clock }: { clock: Clock }): void {
  router.get('/api/sky', (ctx) => {
    ctx.set('Cache-Control', 'public, max-age=60');
    ctx.body = computeSky(clock.now());
  });
}
