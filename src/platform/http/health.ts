import type Router from '@koa/router';

/** Public. /healthz: the process is alive. /readyz: its dependencies work; 503 names those that do not. */
export function healthRoutes(router: Router, checkReadiness: () => Promise<Record<string, boolean>>): void {
  router.get('/healthz', (ctx) => {
    ctx.body = { alive: true };
  });
  router.get('/readyz', async (ctx) => {
    const parts = await checkReadiness();
    ctx.status = Object.values(parts).every(Boolean) ? 200 : 503;
    ctx.body = parts;
  });
}
