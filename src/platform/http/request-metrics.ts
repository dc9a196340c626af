import type Koa from 'koa';
import { createDurationHistogram, getSecondsSince } from '#src/platform/metrics/registry.ts';

const requestDuration = createDurationHistogram(
  'lagna_http_request_duration_seconds',
  'Time until a request was answered. Its count is the number of requests.',
  {
    labelNames: ['route', 'method', 'status_class'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  },
);

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The first middleware, because pages and files are answered by the next one. */
export function measureRequests(): Koa.Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    const observe = (status: number) =>
      requestDuration.observe(
        {
          route: getRouteTemplate(ctx),
          method: METHODS.has(ctx.method) ? ctx.method : 'other',
          status_class: `${Math.floor(status / 100)}xx`,
        },
        getSecondsSince(startedAt),
      );
    try {
      await next();
    } catch (error) {
      observe(500);
      throw error;
    }
    observe(ctx.status);
  };
}

/** Never the path: it may contain a token or an order number, and anybody could create a million of them. */
export function getRouteTemplate(ctx: Koa.Context): string {
  const { _matchedRoute: template } = ctx as { _matchedRoute?: string | RegExp };
  if (template) return String(template);
  if (ctx.path.startsWith('/api/')) return 'unknown API route';
  return ctx.response.is('html') ? 'page' : 'file';
}
