import type Router from '@koa/router';
import { parseBody } from '#src/platform/http/validate.ts';
import { answerMatch, type MatchDeps } from './answer-match.ts';
import { MatchQuestion } from './contract.ts';
import { readSharedMatch } from './shared-match.ts';

export function registerKundliMilanRoutes(router: Router, deps: MatchDeps): void {
  /** Public: computed for each request. Nothing is stored, and the births are not logged. */
  router.post('/api/kundli-milan', (ctx) => {
    ctx.body = answerMatch(deps, parseBody(ctx, MatchQuestion));
  });

  /** Public: for every visitor who has the link. */
  router.get('/api/kundli-milan/shared/:token', (ctx) => {
    const { token } = ctx.params as { token: string };
    ctx.body = { success: true, match: readSharedMatch(token, deps.shareKeys) };
  });
}
