import type Router from '@koa/router';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Clock } from '#src/platform/clock.ts';
import { parseBody } from '#src/platform/http/validate.ts';
import { SkyQuestion } from './contract.ts';
import { answerSkyQuestion } from './sky-answers.ts';

export function registerSkyAnswerRoutes(router: Router, deps: { gazetteer: Gazetteer; clock: Clock }): void {
  /** Public, for the calculators: computed for each request. Nothing is stored, and the birth is not logged. */
  router.post('/api/sky-answers', (ctx) => {
    ctx.body = answerSkyQuestion(deps, parseBody(ctx, SkyQuestion));
  });
}
