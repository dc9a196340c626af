/** The server process. ROLE=web serves HTTP, ROLE=worker runs jobs, ROLE=all does both. */
import type { RequestListener, Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createApp } from '#src/app.ts';
import { composeApp, composeWeb, type ServerDatabase } from '#src/compose.ts';
import { ConfigError, readConfig, type Config } from '#src/config.ts';
import type { AppDeps } from '#src/deps.ts';
import { createMetrics } from '#src/metrics.ts';
import { closeHttpServer, createHttpServer } from '#src/platform/http/http-server.ts';
import { startOperationsServer, type OperationsServer } from '#src/platform/http/operations-server.ts';
import { listenForJobs } from '#src/platform/jobs.ts';
import { startTracing } from '#src/platform/tracing/tracing.ts';
import { watchOutages } from '#src/outage-watch.ts';
import { loadEnvFile } from '#src/platform/env-file.ts';
import { stopOnSignal } from '#src/stop-on-signal.ts';

/** `url` is the URL for members, `localUrl` the one on this machine. */
export type RunningServer = {
  url: string;
  localUrl: string;
  /** port of /metrics, /livez and /readyz; undefined without METRICS_PORT */
  operationsPort: number | undefined;
  stop: () => Promise<void>;
};

/** The database must be migrated. */
export async function startServer(
  config: Config,
  database: ServerDatabase,
  options: Partial<Parameters<typeof composeApp>[1]> = {},
): Promise<RunningServer> {
  const closeFunctions: (() => Promise<void>)[] = [];
  // Closed last: until the end it answers that the process is alive and not ready.
  const operations = await listenForOperators(config);
  const stopTracing = config.tracing && (await startTracing({ ...config.tracing, role: config.role }));
  let startShutdown = async () => {};
  const stop = async () => {
    await startShutdown();
    for (const close of closeFunctions) await close();
    await operations?.close();
    await stopTracing?.();
  };
  const server =
    config.role === 'worker'
      ? undefined
      : await prepareServer(config).catch(async (error: unknown) => {
          await operations?.close();
          await stopTracing?.();
          throw error;
        });
  if (server) closeFunctions.push(() => closeHttpServer(server));
  const localUrl = server ? getUrl(server, config) : (config.publicUrl ?? `http://localhost:${config.port}`);
  const url = config.publicUrl ?? localUrl;
  const isWorker = config.role !== 'web';
  try {
    const urls = { url: database.url, publicUrl: url, localUrl };
    const app = await composeApp(config, { ...urls, isWorker, ...options });
    closeFunctions.push(app.close);
    startShutdown = async () => {
      app.deps.readiness.startShutdown();
      await delay(config.shutdownDelayMs);
    };
    if (server) {
      const web = await composeWeb(app.deps, database, localUrl);
      // Closed after the server and before the dependencies that it shares with the worker.
      closeFunctions.splice(1, 0, web.close);
      serve(server, createApp(web.deps).callback());
      if (!server.listening) await listen(server, config);
    }
    if (isWorker) await startJobs(app.deps, database.url, closeFunctions);
    const { readiness, log } = app.deps;
    operations?.serve({ readiness, renderMetrics: createMetrics(app.deps, options.observationCacheMs) });
    log.info(
      { event: 'servers.started', role: config.role, url, operationsPort: operations?.port },
      'Server started',
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, localUrl, operationsPort: operations?.port, stop };
}

/** The jobs are loaded here: a process that serves only the site needs neither them nor the chapters of reports. */
async function startJobs(
  app: AppDeps,
  databaseUrl: string,
  closeFunctions: (() => Promise<void>)[],
): Promise<void> {
  const [{ composeWorker, listServices }, { listJobs, startWorker }] = await Promise.all([
    import('#src/compose-worker.ts'),
    import('#src/worker.ts'),
  ]);
  const notifications = await listenForJobs(databaseUrl, app.log);
  // Closed with the server, before the connections of the application: until then requests may send jobs.
  closeFunctions.splice(closeFunctions.length - 1, 0, () => notifications.close());
  const worker = await composeWorker(app);
  // Closed last: a running job needs the mailer until the queue has drained.
  closeFunctions.push(worker.close);
  const jobs = listJobs(app.config.reportConcurrency);
  const outages = watchOutages({ boss: app.boss, log: app.log, services: listServices(worker.deps) });
  closeFunctions.splice(closeFunctions.length - 2, 0, () => outages.close());
  await startWorker(
    app.boss,
    { ...worker.deps, onFailure: (queue) => outages.noteFailure(queue) },
    jobs,
    notifications,
  );
}

/** @throws ConfigError when the port is used by another process */
async function listenForOperators({ metrics }: Config): Promise<OperationsServer | undefined> {
  if (!metrics) return undefined;
  return startOperationsServer(metrics).catch((error: unknown) => {
    throw isPortInUse(error)
      ? new ConfigError([`METRICS_PORT: ${metrics.port} is used by another process; choose another port`])
      : error;
  });
}

/**
 * A given port is opened when the site can be served: a proxy sends a refused connection to another process, or tries again, but
 * returns a 503 to the visitor. A port that the system chooses is opened now, because the dependencies need the URL; it answers
 * 503 until `serve` is called. @throws ConfigError
 */
async function prepareServer(config: Config): Promise<Server> {
  const server = createHttpServer(rejectWhileStarting);
  if (config.port === 0) await listen(server, config);
  else await checkPort(config);
  return server;
}

const listen = (server: net.Server, { host, port }: Config) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(isPortInUse(error) ? new ConfigError([createPortMessage(port)]) : error),
    );
    server.listen(port, host, resolve);
  });

/** Fails at once if another process uses the port, before a command builds for a minute. @throws ConfigError */
export async function checkPort(config: Config): Promise<void> {
  const server = net.createServer((socket) => socket.destroy());
  await listen(server, config);
  await new Promise((resolve) => server.close(resolve));
}

const rejectWhileStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '1' }).end('Starting');
};

function serve(server: Server, listener: RequestListener): void {
  server.off('request', rejectWhileStarting);
  server.on('request', listener);
}

const getUrl = (server: Server, { port }: Config) =>
  `http://localhost:${port === 0 ? (server.address() as AddressInfo).port : port}`;

const isPortInUse = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
const createPortMessage = (port: number) =>
  `PORT: ${port} is used by another process; end that process or choose another port, for example PORT=3001 make up`;

async function main(): Promise<void> {
  loadEnvFile();
  const config = readConfig(process.env);
  if (!config.database)
    throw new ConfigError(['DATABASE_URL is missing; `make up` starts an embedded database']);
  const starting = startServer(config, config.database);
  // Before the start has finished: as process 1 of a container it would otherwise ignore the signal.
  stopOnSignal(async () => (await starting).stop(), config.shutdownDelayMs);
  await starting;
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  });
}
