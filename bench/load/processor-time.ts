/** Processor time of the processes of a load run, by kind. */
import process from 'node:process';
import type { Environment } from '#scripts/simulation/environment.ts';
import { readParent, readProcessorSeconds, readTreeProcessorSeconds } from '#bench/processes/proc.ts';

export type ProcessKind = 'web' | 'worker' | 'Chromium' | 'PostgreSQL' | 'gateway' | 'buyers';

type Observed = Pick<Environment, 'webs' | 'workers' | 'gateway' | 'supportDeps' | 'gatewayDb'>;

/** @returns a function that returns the seconds of each kind since the start; the buyers include load balancer and mail server */
export async function startProcessorTime(site: Observed): Promise<() => Record<ProcessKind, number>> {
  const [database, gatewayDatabase] = await Promise.all(
    [site.supportDeps.db, site.gatewayDb].map(findPostgresServer),
  );
  const read = (): Record<ProcessKind, number> => {
    const worker = sum(site.workers.map((managed) => readProcessorSeconds(managed.getPid())));
    return {
      web: sum(site.webs.map((managed) => readProcessorSeconds(managed.getPid()))),
      worker,
      Chromium: sum(site.workers.map((managed) => readTreeProcessorSeconds(managed.getPid()))) - worker,
      PostgreSQL: readTreeProcessorSeconds(database!),
      gateway: readProcessorSeconds(site.gateway.getPid()) + readTreeProcessorSeconds(gatewayDatabase!),
      buyers: readProcessorSeconds(process.pid),
    };
  };
  const first = read();
  return () => {
    const last = read();
    const kinds = Object.keys(first) as ProcessKind[];
    return Object.fromEntries(kinds.map((kind) => [kind, last[kind] - first[kind]])) as typeof first;
  };
}

/** Process id of the server, which is the parent of the process of each connection. */
export async function findPostgresServer(db: Observed['gatewayDb']): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ pid: number }] }>('select pg_backend_pid() as pid');
  return readParent(rows[0].pid);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
