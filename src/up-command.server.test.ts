import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Database } from '#src/platform/database.ts';
import { startPostgres } from '#src/platform/embedded/postgres.ts';
import { findFreePort } from '#src/platform/free-port.ts';

const UP_SCRIPT = new URL('../scripts/up.ts', import.meta.url).pathname;
/** The first start creates the cluster and runs all migrations. */
const START_TIMEOUT_MS = 120_000;

let varDir: string;
let databaseDir: string;
let up: ChildProcess | undefined;
beforeAll(async () => {
  varDir = await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-up-'));
  // the user of PostgreSQL must be able to enter it
  await fs.chmod(varDir, 0o755);
  databaseDir = path.join(varDir, 'postgres');
});
afterAll(async () => {
  up?.kill('SIGKILL');
  await (await startPostgres(databaseDir)).stop();
  await fs.rm(varDir, { recursive: true, force: true });
});

/** Runs the command in the foreground until the site answers. */
async function startSite(): Promise<{ up: ChildProcess; output: string[] }> {
  const env = {
    PATH: process.env.PATH,
    PORT: String(await findFreePort()),
    VAR_DIR: varDir,
    LOG_LEVEL: 'warn',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    TMPDIR: process.env.TMPDIR,
  };
  const child = spawn(process.execPath, [UP_SCRIPT], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const output: string[] = [];
  const lines = readline.createInterface({ input: child.stdout });
  const started = new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      output.push(line);
      if (line.includes('Ctrl+C stops')) resolve();
    });
    child.once('exit', () => reject(new Error(`The site did not start: ${output.join('\n')}`)));
  });
  up = child;
  await started;
  return { up: child, output };
}

/** Ctrl+C in a terminal. @returns the exit status */
async function sendCtrlC(child: ChildProcess): Promise<number | null> {
  const exit = once(child, 'exit');
  child.kill('SIGINT');
  return (await exit)[0] as number | null;
}

const connectToDatabase = async (): Promise<Database> =>
  connect((await startPostgres(databaseDir)).adminUrl, { max: 1 });

const isPostgresRunning = () => existsSync(path.join(databaseDir, 'postmaster.pid'));

it(
  'Ctrl+C on make up stops its PostgreSQL too, but not while another program uses it',
  async () => {
    const firstSite = await startSite();
    const otherProgram = await connectToDatabase();
    await otherProgram.raw('select 1');
    expect(await sendCtrlC(firstSite.up)).toBe(0);
    await otherProgram.raw('select 1');
    expect(firstSite.output.at(-1)).toContain('make down');
    await otherProgram.destroy();

    const secondSite = await startSite();
    expect(isPostgresRunning()).toBe(true);
    expect(await sendCtrlC(secondSite.up)).toBe(0);
    expect(isPostgresRunning()).toBe(false);
  },
  START_TIMEOUT_MS,
);
