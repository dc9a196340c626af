import type Router from '@koa/router';

/** Open. /healthz: the process answers. /readyz: everything it needs does too; 503 with what is missing otherwise. */
export function healthRoutes(router: Router, ready: () => Promise<Record<string, boolean>>): void {
  router.get('/healthz', (ctx) => {
    ctx.body = { alive: true };
  });
  router.get('/readyz', async (ctx) => {
    const parts = await ready();
    ctx.status = Object.values(parts).every(Boolean) ? 200 : 503;
    ctx.body = parts;
  });
}
