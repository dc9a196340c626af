import type Router from '@koa/router';
import { hashSha256 } from '#src/platform/crypto.ts';
import type { RouteLimit } from '#src/platform/http/rate-limits.ts';

/** Public: the site's own scripts show the same. Built at the first request and kept, because it never changes. */
export function registerOpenApiRoute(router: Router, limits: RouteLimit[]): void {
  let document: Promise<{ text: string; etag: string }> | undefined;
  router.get('/api/openapi.json', async (ctx) => {
    const { text, etag } = await (document ??= serializeDocument(limits));
    ctx.set({ 'Cache-Control': 'public, max-age=300', ETag: etag });
    ctx.type = 'application/json';
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    ctx.body = text;
  });
}

/** Loaded at the first request: most processes never need the library. */
async function serializeDocument(limits: RouteLimit[]) {
  const { buildDocument } = await import('./document.ts');
  const text = JSON.stringify(buildDocument(limits));
  return { text, etag: `"${hashSha256(text, 'base64url').slice(0, 22)}"` };
}
