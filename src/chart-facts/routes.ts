import type Router from '@koa/router';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Clock } from '#src/platform/clock.ts';
import { parseBody } from '#src/platform/http/validate.ts';
import { BirthQuery } from './contract.ts';
import { computeChartFacts } from './compute-chart-facts.ts';

export function registerChartFactsRoutes(router: Router, deps: { gazetteer: Gazetteer; clock: Clock }): void {
  /** Public, for the calculators: computed for each request. Nothing is stored, and the birth is not logged. */
  router.post('/api/chart-facts', (ctx) => {
    ctx.body = computeChartFacts(deps, parseBody(ctx, BirthQuery));
  });
}
