import type Koa from 'koa';
import { withSpan } from '#src/platform/tracing/tracing.ts';
import { getRouteTemplate } from './request-metrics.ts';

/** A span for each request that is not answered from memory. Its name and attributes have the route, never the path. */
export function traceRequests({ trustProxy }: { trustProxy: boolean }): Koa.Middleware {
  return (ctx, next) => {
    const { method } = ctx;
    const attributes = {
      'http.request.method': method,
      'lagna.request.id': ctx.state.requestId as string,
    };
    const parent = trustProxy ? ctx.get('traceparent') || undefined : undefined;
    return withSpan(method, { kind: 'server', attributes, parent }, async (span) => {
      await next();
      const route = getRouteTemplate(ctx);
      span.rename(`${method} ${route}`);
      span.setAttribute('http.route', route);
      span.setAttribute('http.response.status_code', ctx.status);
      if (ctx.status >= 500) span.fail(undefined);
    });
  };
}
