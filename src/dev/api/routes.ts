/** /dev/api: the routes of the API as a page, for development. */
import type Router from '@koa/router';
import { createPlainPagePolicy } from '#src/platform/http/content-policy.ts';
import type { RouteLimit } from '#src/platform/http/rate-limits.ts';

/** Registered outside production only. */
export function registerApiPageRoute(router: Router, limits: RouteLimit[]): void {
  router.get('/dev/api', async (ctx) => {
    const [{ buildDocument }, { renderApiPage }] = await Promise.all([
      import('#src/openapi/document.ts'),
      import('./page.ts'),
    ]);
    const html = renderApiPage(buildDocument(limits), ctx.origin);
    ctx.set('Content-Security-Policy', createPlainPagePolicy(html));
    ctx.type = 'html';
    ctx.body = html;
  });
}
