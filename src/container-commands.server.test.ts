/** The command of each service of docker-compose.yml, run on this machine with the environment of its container. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  OPERATOR_SECRETS,
  OPERATOR_SETTINGS,
  UNREACHABLE_GATEWAY,
} from '#src/testing/production-environment.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';

const ROOT = new URL('../', import.meta.url).pathname;

type Service = { command: string[]; environment: Record<string, string>; stop_grace_period?: string };

/** What the operator writes into .env. */
const OPERATOR: Record<string, string> = {
  ...OPERATOR_SETTINGS,
  SITE_DOMAIN: 'lagna.in',
  GOOGLE_CLIENT_ID: 'client.apps.googleusercontent.com',
};

let services: Record<string, Service>;
let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  const text = await fs.readFile(path.join(ROOT, 'docker-compose.yml'), 'utf8');
  ({ services } = parse(text, { merge: true }) as { services: Record<string, Service> });
  database = await createTestDatabase();
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-containers-'));
  const secrets = {
    ...OPERATOR_SECRETS,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    SMTP_URL: 'smtp://127.0.0.1:9',
    GOOGLE_CLIENT_SECRET: 'secret-of-the-client',
  };
  for (const [name, secret] of Object.entries(secrets))
    await fs.writeFile(path.join(folder, name.toLowerCase()), `${secret}\n`);
});
afterAll(async () => {
  await database.close();
  await fs.rm(folder, { recursive: true, force: true });
});

/** As Compose does: `:-` is followed by a default, `:+` by what replaces a value, `:?` by the error without one. */
const substitute = (value: string): string =>
  value.replaceAll(/\$\{(\w+):([-+?])([^}]*)\}/g, (_, name: string, operator: string, text: string) => {
    if (operator === '+') return OPERATOR[name] ? text : '';
    return OPERATOR[name] ?? (operator === '-' ? text : '');
  });

/** Secrets and volumes are in the folder of the test, and ports are free ones. */
function start(name: string, args: string[] = []): ChildProcess {
  const { command, environment } = services[name]!;
  const variables = Object.entries(environment).map(([variable, value]) => [
    variable,
    substitute(value).replace('/run/secrets', folder),
  ]);
  const [, ...rest] = command.map((part) => part.replace('/backups', path.join(folder, 'backups')));
  return spawn(process.execPath, [...rest, ...args], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...(Object.fromEntries(variables) as Record<string, string>),
      VAR_DIR: path.join(folder, 'data'),
      PORT: '0',
      METRICS_PORT: '0',
      SHUTDOWN_DELAY_SECONDS: '0',
      ...UNREACHABLE_GATEWAY,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function waitForEvent(child: ChildProcess, event: string): Promise<Record<string, unknown>> {
  for await (const line of readline.createInterface({ input: child.stdout! })) {
    const entry = line.startsWith('{') ? (JSON.parse(line) as Record<string, unknown>) : {};
    if (entry.event === event) {
      child.stdout!.resume();
      return entry;
    }
  }
  throw new Error(`The process ended before ${event}.`);
}

async function waitForStatus(child: ChildProcess): Promise<number> {
  child.stdout!.resume();
  const [status] = (await once(child, 'exit')) as [number];
  return status;
}

it('migrate ends with status 0, also on a migrated database', async () => {
  expect(await waitForStatus(start('migrate'))).toBe(0);
});

it('web and worker start, and end within their grace period after SIGTERM', async () => {
  await Promise.all(
    ['web', 'worker'].map(async (name) => {
      const child = start(name);
      expect(await waitForEvent(child, 'servers.started')).toMatchObject({ role: name });
      const seconds = parseInt(services[name]!.stop_grace_period!, 10);
      const exit = once(child, 'exit', { signal: AbortSignal.timeout(seconds * 1000) });
      child.kill('SIGTERM');
      expect(await exit).toEqual([0, null]);
    }),
  );
});

it('backup writes a backup at its start, is healthy then, and ends after SIGTERM', async () => {
  await fs.mkdir(path.join(folder, 'backups'));
  expect(await waitForStatus(start('backup', ['check']))).toBe(1);
  const child = start('backup');
  expect(await waitForEvent(child, 'backups.finished')).toMatchObject({ status: 0 });
  expect(await waitForStatus(start('backup', ['check']))).toBe(0);
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});
