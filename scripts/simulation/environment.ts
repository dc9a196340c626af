/**
 * Starts everything that a simulation or `npm run load` runs: two PostgreSQL servers, the gateway, web and worker processes, a
 * mail server.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { SANDBOX_PATH } from '#sandbox/index.ts';
import { composeApp, type ComposedApp } from '#src/compose.ts';
import { readConfig } from '#src/config.ts';
import { MAINTENANCE_LIMITS, connect, type Database } from '#src/platform/database.ts';
import { startPostgres, type EmbeddedPostgres } from '#src/platform/embedded/postgres.ts';
import { createDatabaseWithRoles, type DatabaseUrls } from '#src/platform/embedded/roles.ts';
import { findFreePort } from '#src/platform/free-port.ts';
import { getMemoryFolder, hasFreeMemoryDisk } from '#src/testing/memory-disk.ts';
import { migrateAndSeed } from '#scripts/prepare-database.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import { startMailbox, type Mailbox } from './mailbox.ts';
import { startManagedProcess, type ManagedProcess } from './managed-process.ts';
import { createMovableClock, type MovableClock } from './simulated-clock.ts';

export type Environment = {
  directory: string;
  /** PDFs */
  varDirectory: string;
  /** of the processes of the application alone */
  temporaryDirectory: string;
  clock: MovableClock;
  /** of the site, through the load balancer */
  url: string;
  /** of the web processes, without the load balancer */
  webUrls: string[];
  gatewayUrl: string;
  postgres: PostgresServer;
  gatewayDb: Database;
  webs: ManagedProcess[];
  workers: ManagedProcess[];
  gateway: ManagedProcess;
  mailbox: Mailbox;
  /** the dependencies of the application, as a support command has them */
  supportDeps: ComposedApp['deps'];
  /** Stops the web processes and the workers, so that nothing changes while the checks read. */
  stopApplication(): Promise<void>;
  /** Stops everything. */
  stop(): Promise<void>;
};

export type PostgresServer = { stop(): Promise<void>; start(): Promise<void> };

type Options = {
  webCount: number;
  workerCount: number;
  /** PostgreSQL of the site waits for the disk at every commit */
  isDurable?: boolean;
  onUnexpectedExit: (message: string) => void;
};

export async function startEnvironment(options: Options): Promise<Environment> {
  const { directory, dataDirectory, temporaryDirectory } = createDirectories(options);
  const clock = createMovableClock(path.join(directory, 'clock'));
  const [site, gateway, mailbox] = await Promise.all([
    startDatabaseServer(path.join(dataDirectory, 'site'), 'lagna', options.isDurable),
    startDatabaseServer(path.join(directory, 'gateway'), 'razorpay_sandbox'),
    startMailbox(),
  ]);
  await migrateAndSeed(site.urls);
  const ports = await Promise.all(Array.from({ length: options.webCount }, findFreePort));
  const balancer = await startBalancer(ports);
  const gatewayPort = await findFreePort();
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}${SANDBOX_PATH}`;
  const env = createEnvironmentVariables({
    temporaryDirectory,
    dataDirectory,
    clock,
    mailbox,
    balancer,
    gatewayUrl,
    urls: site.urls,
    gatewayDatabaseUrl: gateway.urls.ownerUrl,
  });
  const { webs, workers, gatewayProcess } = startProcesses({
    ...options,
    env,
    directory,
    ports,
    gatewayPort,
  });
  await Promise.all([gatewayProcess, ...webs, ...workers].map((managed) => managed.waitUntilReady()));
  const support = await composeSupport(env, site.urls, balancer.url, clock);
  const gatewayDb = connect(gateway.urls.ownerUrl, { max: 2, limits: MAINTENANCE_LIMITS });
  return {
    directory,
    varDirectory: env.VAR_DIR!,
    temporaryDirectory,
    clock,
    url: balancer.url,
    webUrls: ports.map((port) => `http://127.0.0.1:${port}`),
    gatewayUrl,
    postgres: site.server,
    gatewayDb,
    webs,
    workers,
    gateway: gatewayProcess,
    mailbox,
    supportDeps: support.deps,
    async stopApplication() {
      await Promise.all([...webs, ...workers].map((managed) => managed.stop()));
    },
    async stop() {
      await Promise.all([...webs, ...workers, gatewayProcess].map((managed) => managed.stop()));
      await Promise.all([support.close(), gatewayDb.destroy()]);
      await Promise.all([site.server.stop(), gateway.server.stop(), mailbox.close(), balancer.close()]);
      if (options.isDurable) fs.rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

function createDirectories({ isDurable = false }: Pick<Options, 'isDurable'>) {
  const directory = createDirectory({ isInMemory: hasFreeMemoryDisk() });
  const temporaryDirectory = path.join(directory, 'tmp');
  fs.mkdirSync(temporaryDirectory);
  return {
    directory,
    temporaryDirectory,
    dataDirectory: isDurable ? createDirectory({ isInMemory: false }) : directory,
  };
}

/**
 * Logs, temporary files and the data of the gateway are in memory if possible, as in the containers and on another machine. A commit of
 * the site's database flushes the disk, and would also wait for these files.
 */
function createDirectory({ isInMemory }: { isInMemory: boolean }): string {
  const name = 'lagna-simulation';
  const directory = fs.mkdtempSync(`${isInMemory ? getMemoryFolder(name) : path.join(os.tmpdir(), name)}-`);
  // As root, PostgreSQL is started as the user postgres, which must be able to enter the directory.
  fs.chmodSync(directory, 0o755);
  return directory;
}

type ProcessParts = Options & {
  env: Record<string, string>;
  directory: string;
  ports: number[];
  gatewayPort: number;
};

/** As in the containers: the Dockerfile sets the first, and V8 derives the second from the memory limit of the container. */
const NODE_OPTIONS = {
  web: '--max-semi-space-size=4 --max-old-space-size=256',
  worker: '--max-semi-space-size=4 --max-old-space-size=1024',
};

function startProcesses({ env, directory, ports, gatewayPort, workerCount, onUnexpectedExit }: ProcessParts) {
  const start = (name: string, entry: string, extraEnv: Record<string, string>) =>
    startManagedProcess({
      name,
      entry: new URL(entry, import.meta.url).pathname,
      env: { ...env, ...extraEnv },
      logFile: path.join(directory, `${name}.log`),
      onUnexpectedExit,
    });
  return {
    gatewayProcess: start('gateway', './gateway-process.ts', { SANDBOX_PORT: String(gatewayPort) }),
    webs: ports.map((port, index) =>
      start(`web-${index}`, './application-process.ts', {
        ROLE: 'web',
        PORT: String(port),
        NODE_OPTIONS: NODE_OPTIONS.web,
      }),
    ),
    workers: Array.from({ length: workerCount }, (_, index) =>
      start(`worker-${index}`, './application-process.ts', {
        ROLE: 'worker',
        PORT: '0',
        NODE_OPTIONS: NODE_OPTIONS.worker,
      }),
    ),
  };
}

async function startDatabaseServer(
  folder: string,
  name: string,
  isDurable = false,
): Promise<{ urls: DatabaseUrls; server: PostgresServer }> {
  const options = { withoutDurability: !isDurable, port: await findFreePort() };
  let postgres: EmbeddedPostgres = await startPostgres(folder, options);
  const urls = await createDatabaseWithRoles(postgres.adminUrl, name);
  const start = async () => {
    postgres = await startPostgres(folder, options);
  };
  return { urls, server: { start, stop: () => postgres.stop() } };
}

type EnvironmentParts = {
  temporaryDirectory: string;
  dataDirectory: string;
  clock: MovableClock;
  mailbox: Mailbox;
  balancer: Balancer;
  gatewayUrl: string;
  urls: DatabaseUrls;
  gatewayDatabaseUrl: string;
};

const OLD_WEBHOOK_SECRET = 'old-sandbox-webhook-secret';
export const WEBHOOK_SECRET = 'simulation-webhook-secret';

function createEnvironmentVariables({
  temporaryDirectory,
  dataDirectory,
  clock,
  mailbox,
  balancer,
  gatewayUrl,
  urls,
  gatewayDatabaseUrl,
}: EnvironmentParts): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'test',
    NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../build/compile-cache'),
    LOG_LEVEL: 'warn',
    VAR_DIR: path.join(dataDirectory, 'var'),
    TMPDIR: temporaryDirectory,
    SIMULATION_CLOCK: clock.file,
    PUBLIC_URL: balancer.url,
    // The balancer is no HTTP proxy: buyers send X-Forwarded-For themselves.
    TRUST_PROXY: 'true',
    DATABASE_URL: urls.url,
    DATABASE_OWNER_URL: urls.ownerUrl,
    SMTP_URL: mailbox.url,
    RAZORPAY_KEY_ID: 'rzp_test_Simulation0001',
    RAZORPAY_KEY_SECRET: 'simulation-key-secret',
    RAZORPAY_WEBHOOK_SECRET: `${WEBHOOK_SECRET},${OLD_WEBHOOK_SECRET}`,
    RAZORPAY_API_URL: gatewayUrl,
    RAZORPAY_CHECKOUT_URL: `${gatewayUrl}/v1/checkout.js`,
    SANDBOX_DATABASE_URL: gatewayDatabaseUrl,
    SANDBOX_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SANDBOX_WEBHOOK_URL: `${balancer.url}/api/payment/webhook`,
    SELLER_GSTIN: '07AAGFF2194N1Z1',
    SELLER_ADDRESS: 'Samrat House, Bengali Market, New Delhi 110001',
    ...(process.env.CHROMIUM_PATH ? { CHROMIUM_PATH: process.env.CHROMIUM_PATH } : {}),
  };
}

/** Support commands also run during outages, whose errors are expected: nothing is logged. */
function composeSupport(
  env: Record<string, string>,
  { url }: DatabaseUrls,
  siteUrl: string,
  clock: MovableClock,
): Promise<ComposedApp> {
  const log = pino({ level: 'silent' });
  return composeApp(readConfig({ ...env, ROLE: 'web' }), {
    url,
    publicUrl: siteUrl,
    localUrl: siteUrl,
    isWorker: false,
    clock,
    log,
  });
}
