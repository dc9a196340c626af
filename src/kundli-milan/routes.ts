import type Router from '@koa/router';
import { parseBody } from '#src/platform/http/validate.ts';
import { createMatchResponse, type MatchDeps } from './match-response.ts';
import { MatchRequest } from './contract.ts';
import { readSharedMatch } from './shared-match.ts';

export function registerKundliMilanRoutes(router: Router, deps: MatchDeps): void {
  /** Public: computed for each request. Nothing is stored, and the births are not logged. */
  router.post('/api/kundli-milan', (ctx) => {
    ctx.body = createMatchResponse(deps, parseBody(ctx, MatchRequest));
  });

  /** Public: for every visitor who has the link. */
  router.get('/api/kundli-milan/shared/:token', (ctx) => {
    const { token } = ctx.params as { token: string };
    ctx.body = { success: true, match: readSharedMatch(token, deps.shareKeys) };
  });
}
