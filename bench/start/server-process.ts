/** Starts `node src/server.ts` with an environment of production, and waits until it is ready. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readProcessorSeconds } from '#bench/processes/proc.ts';
import { findFreePort } from '#src/platform/free-port.ts';
import {
  OPERATOR_SECRETS,
  OPERATOR_SETTINGS,
  UNREACHABLE_GATEWAY,
} from '#src/testing/production-environment.ts';

export type StartedProcess = {
  pid: number;
  url: string;
  /** from the start of the process until /readyz answers with 200 */
  readySeconds: number;
  /** of the process, until then */
  processorSeconds: number;
  stop(): Promise<void>;
};

export type Role = 'web' | 'worker';

type Options = { role: Role; databaseUrl: string; smtpUrl: string; varDir: string };

const ROOT = new URL('../..', import.meta.url).pathname;
const POLL_MS = 10;
const TIMEOUT_MS = 60_000;

export async function startServerProcess(options: Options): Promise<StartedProcess> {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: ROOT,
    env: createEnvironment(options, port, metricsPort),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntilReady(child, `http://127.0.0.1:${metricsPort}/readyz`, startedAt);
  return {
    pid: child.pid!,
    url: `http://127.0.0.1:${port}`,
    readySeconds: (performance.now() - startedAt) / 1000,
    processorSeconds: readProcessorSeconds(child.pid!),
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

const createEnvironment = (
  { role, databaseUrl, smtpUrl, varDir }: Options,
  port: number,
  metricsPort: number,
): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  // as in the Dockerfile
  NODE_OPTIONS: '--max-semi-space-size=4',
  NODE_COMPILE_CACHE: path.join(ROOT, 'build/compile-cache'),
  NODE_ENV: 'production',
  ROLE: role,
  PORT: String(port),
  METRICS_PORT: String(metricsPort),
  VAR_DIR: varDir,
  LOG_LEVEL: 'error',
  TRUST_PROXY: 'true',
  PUBLIC_URL: 'https://lagna.in',
  DATABASE_URL: databaseUrl,
  SMTP_URL: smtpUrl,
  ...OPERATOR_SECRETS,
  ...OPERATOR_SETTINGS,
  ...UNREACHABLE_GATEWAY,
  ...(process.env.CHROMIUM_PATH ? { CHROMIUM_PATH: process.env.CHROMIUM_PATH } : {}),
});

async function waitUntilReady(child: ChildProcess, url: string, startedAt: number): Promise<void> {
  while (performance.now() - startedAt < TIMEOUT_MS) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready.');
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(POLL_MS);
  }
  throw new Error(`The server is not ready after ${TIMEOUT_MS / 1000} s.`);
}
