/** The one process. ROLE=web serves, ROLE=worker runs jobs, ROLE=all does both. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '#src/app.ts';
import { composeCore, composeWeb, composeWorker } from '#src/compose.ts';
import { ConfigProblem, readConfig, type Config } from '#src/config.ts';
import { loadEnvFile } from '#src/platform/env-file.ts';
import { startWorker } from '#src/worker.ts';

/** `url` as readers know it, `localUrl` as this machine does. */
export type Running = { url: string; localUrl: string; stop: () => Promise<void> };

/** `url` is the application role's database, already migrated. */
export async function startServer(
  config: Config,
  url: string,
  options: Partial<Parameters<typeof composeCore>[1]> = {},
): Promise<Running> {
  const address = { local: config.publicUrl ?? '' };
  const works = config.role !== 'web';
  const publicUrl = () => config.publicUrl ?? address.local;
  const core = await composeCore(config, {
    url,
    publicUrl,
    localUrl: () => address.local,
    worker: works,
    ...options,
  });
  const closers: (() => Promise<void>)[] = [core.close];
  const stop = async () => {
    for (const close of closers) await close();
  };
  try {
    if (config.role !== 'worker') closers.unshift(await serve(config, core.deps, url, address));
    if (works) {
      const worker = await composeWorker(core.deps);
      // Last to go: a running job still needs the mailer until the queue has drained.
      closers.push(worker.close);
      await startWorker(worker.deps);
    }
  } catch (problem) {
    await stop();
    throw problem;
  }
  return { url: publicUrl(), localUrl: address.local, stop };
}

async function serve(
  config: Config,
  core: Parameters<typeof composeWeb>[0],
  url: string,
  address: { local: string },
): Promise<() => Promise<void>> {
  const web = await composeWeb(core, url);
  const server = createApp(web.deps).listen(config.port, config.host);
  await listening(server).catch(async (problem: unknown) => {
    await web.close();
    throw isTaken(problem) ? new ConfigProblem([taken(config.port)]) : problem;
  });
  address.local = `http://localhost:${(server.address() as AddressInfo).port}`;
  return async () => {
    await closeServer(server);
    await web.close();
  };
}

const listening = (server: Server) =>
  new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });

const isTaken = (problem: unknown) => (problem as NodeJS.ErrnoException).code === 'EADDRINUSE';
const taken = (port: number) =>
  `PORT: ${port} is taken by another process; end that one, or choose another port, as in PORT=3001 make up`;

/** Stops taking calls and lets running ones end; kept-alive and event-stream sockets would hold it open for good. */
async function closeServer(server: Server): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const force = setTimeout(() => server.closeAllConnections(), 3000);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
  clearTimeout(force);
}

/** Longer than a job's drain, shorter than a container's grace period. */
const FORCE_QUIT_MS = 25_000;

async function main(): Promise<void> {
  loadEnvFile();
  const config = readConfig(process.env);
  if (!config.database)
    throw new ConfigProblem([
      'DATABASE_URL and DATABASE_OWNER_URL are missing; `make up` brings an embedded database',
    ]);
  const running = await startServer(config, config.database.url);
  stopOnSignal(running.stop);
}

export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), FORCE_QUIT_MS).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

if (import.meta.main) {
  main().catch((problem: unknown) => {
    console.error(problem instanceof ConfigProblem ? problem.message : problem);
    process.exit(1);
  });
}
