/** Records once a second the memory of the processes, and the connections to the database of the site. */
import type { Environment } from '#scripts/simulation/environment.ts';
import {
  listDescendants,
  readProportionalBytes,
  readResidentBytes,
  type ProcessIdentity,
} from '#bench/processes/proc.ts';
import type { Point } from '#bench/statistics/fit-line.ts';

export type Observations = {
  /** megabytes over seconds by process; "chromium of worker-0" are the processes that the worker started, together */
  memory: Map<string, Point[]>;
  /** at most, at one moment */
  maxConnections: number;
  /** every process that a web or worker process started */
  children: ProcessIdentity[];
};

const INTERVAL_MS = 1000;
export const CHROMIUM_PREFIX = 'chromium of ';

type Observed = Pick<Environment, 'webs' | 'workers' | 'supportDeps'>;

/** `onChild` gets each new process of a web or worker process. */
export function startObserving(
  { webs, workers, supportDeps }: Observed,
  onChild: (child: ProcessIdentity) => void = () => {},
): () => Promise<Observations> {
  const observations: Observations = { memory: new Map(), maxConnections: 0, children: [] };
  const knownChildren = new Set<string>();
  const startedAt = performance.now();
  const record = (name: string, bytes: number) => {
    if (bytes === 0) return;
    const points = observations.memory.get(name) ?? [];
    points.push({ x: (performance.now() - startedAt) / 1000, y: bytes / 1e6 });
    observations.memory.set(name, points);
  };
  const observe = async () => {
    for (const managed of [...webs, ...workers]) {
      const [name, pid] = [managed.name, managed.getPid()];
      record(name, readResidentBytes(pid));
      const children = listDescendants(pid);
      record(CHROMIUM_PREFIX + name, sum(children.map(({ pid }) => readProportionalBytes(pid))));
      for (const child of children) {
        const key = `${child.pid} ${child.startedAt}`;
        if (knownChildren.has(key)) continue;
        knownChildren.add(key);
        observations.children.push(child);
        onChild(child);
      }
    }
    observations.maxConnections = Math.max(observations.maxConnections, await countConnections(supportDeps));
  };
  // One at a time: on a loaded machine an observation may take longer than the interval.
  let running = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = observe().finally(() => (isBusy = false));
  }, INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    await running;
    return observations;
  };
}

async function countConnections({ db }: Observed['supportDeps']): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ count: number }] }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return rows[0].count;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
