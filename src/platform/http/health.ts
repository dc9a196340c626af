/** Liveness and readiness of the process, for load balancers, containers and operators. */
import type Router from '@koa/router';
import type { Log } from '#src/platform/log.ts';

/** A check of one dependency. */
export type Probe = {
  /** Rejects when the dependency does not work: with a NotReadyError to give another reason. */
  check: () => Promise<unknown>;
  /** shown to everybody when the check fails: short, without names of hosts and without secrets */
  reason: string;
  /** named, but the process stays ready, because it can serve most requests without the dependency */
  isWarning?: boolean;
  /** milliseconds for which a result is kept; default 3000 */
  cacheMs?: number;
};

export type Probes = Record<string, Probe>;

/** Its message is shown by /readyz. */
export class NotReadyError extends Error {}

export type CheckResult = { ok: boolean; reason?: string; isWarning?: true };

export type ReadinessReport = {
  status: 'ready' | 'not ready' | 'shutting down';
  checks: Record<string, CheckResult>;
};

export type Readiness = {
  add(probes: Probes): void;
  read(): Promise<ReadinessReport>;
  /** From now on the process is not ready, so that no new requests are sent to it. */
  startShutdown(): void;
};

/** Less than the usual timeout of a load balancer's probe. */
const PROBE_TIMEOUT_MS = 2000;
const CACHE_MS = 3000;

/** Many callers may ask at any rate: each probe runs once at a time, and its result is kept for some seconds. */
export function createReadiness(log: Pick<Log, 'warn'>, cacheMs = CACHE_MS): Readiness {
  const checks = new Map<string, () => Promise<CheckResult>>();
  let isShuttingDown = false;
  return {
    add(probes) {
      for (const [name, probe] of Object.entries(probes))
        checks.set(name, createCheck(name, { cacheMs, ...probe }, log));
    },
    async read() {
      if (isShuttingDown) return { status: 'shutting down', checks: {} };
      const results = await Promise.all(
        [...checks].map(async ([name, check]) => [name, await check()] as const),
      );
      const isReady = results.every(([, { ok, isWarning }]) => ok || isWarning);
      return { status: isReady ? 'ready' : 'not ready', checks: Object.fromEntries(results) };
    },
    startShutdown() {
      isShuttingDown = true;
    },
  };
}

function createCheck(
  name: string,
  probe: Probe & { cacheMs: number },
  log: Pick<Log, 'warn'>,
): () => Promise<CheckResult> {
  let last: { result: CheckResult; at: number } | undefined;
  let running: Promise<CheckResult> | undefined;
  const run = async () => {
    const result = await runProbe(name, probe, log);
    last = { result, at: performance.now() };
    running = undefined;
    return result;
  };
  return () => {
    if (last && performance.now() - last.at < probe.cacheMs) return Promise.resolve(last.result);
    // A check that hangs is not started a second time.
    running ??= run();
    return limitTime(running, probe);
  };
}

async function runProbe(
  name: string,
  { check, reason, isWarning }: Probe,
  log: Pick<Log, 'warn'>,
): Promise<CheckResult> {
  try {
    await check();
    return { ok: true };
  } catch (error) {
    log.warn({ event: 'readiness_probes.failed', probe: name, err: error }, 'A readiness probe failed');
    return toFailure(error instanceof NotReadyError ? error.message : reason, isWarning);
  }
}

const toFailure = (reason: string, isWarning = false): CheckResult => ({
  ok: false,
  reason,
  ...(isWarning ? { isWarning } : {}),
});

async function limitTime(running: Promise<CheckResult>, { isWarning }: Probe): Promise<CheckResult> {
  const timeout = Promise.withResolvers<CheckResult>();
  const timer = setTimeout(
    () => timeout.resolve(toFailure(`no answer within ${PROBE_TIMEOUT_MS / 1000} seconds`, isWarning)),
    PROBE_TIMEOUT_MS,
  );
  return Promise.race([running, timeout.promise]).finally(() => clearTimeout(timer));
}

export const getReadinessStatus = ({ status }: ReadinessReport): number => (status === 'ready' ? 200 : 503);

/**
 * Public. /livez and /healthz: the process is alive. /readyz: 200, or 503 when a dependency that it needs does not work or it
 * is shutting down; the body names each check, with a reason if it failed.
 */
export function registerHealthRoutes(router: Router, readiness: Pick<Readiness, 'read'>): void {
  router.get(['/healthz', '/livez'], (ctx) => {
    ctx.body = { alive: true };
  });
  router.get('/readyz', async (ctx) => {
    const report = await readiness.read();
    ctx.set('Cache-Control', 'no-store');
    ctx.status = getReadinessStatus(report);
    ctx.body = report;
  });
}
