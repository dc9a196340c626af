import type Router from '@koa/router';
import type { Log } from '#src/platform/log.ts';

/** One check of a dependency by its name; it rejects when the dependency does not work. */
export type Probes = Record<string, () => Promise<unknown>>;

/** Less than the usual timeout of a load balancer's probe. */
const PROBE_TIMEOUT_MS = 2000;

/** Public. /healthz: the process is alive. /readyz: 200, or 503 when a probe fails; the body names each probe. */
export function registerHealthRoutes(router: Router, probes: Probes, log: Log): void {
  router.get('/healthz', (ctx) => {
    ctx.body = { alive: true };
  });
  router.get('/readyz', async (ctx) => {
    const results = await Promise.all(
      Object.entries(probes).map(async ([name, probe]) => [name, await runProbe(name, probe, log)] as const),
    );
    ctx.status = results.every(([, works]) => works) ? 200 : 503;
    ctx.body = Object.fromEntries(results);
  });
}

async function runProbe(name: string, probe: () => Promise<unknown>, log: Log): Promise<boolean> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error('No answer in time')), PROBE_TIMEOUT_MS);
  try {
    await Promise.race([probe(), timeout.promise]);
    return true;
  } catch (error) {
    log.warn({ event: 'readiness_probes.failed', probe: name, err: error }, 'A readiness probe failed');
    return false;
  } finally {
    clearTimeout(timer);
  }
}
