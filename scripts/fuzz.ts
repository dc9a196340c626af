/**
 * `npm run fuzz -- --requests 100000 --seed 7`: hostile requests to every route of the OpenAPI document, to an application
 * on a database for this run. Exit status 1 when an answer, the books, the log or the memory breaks a rule. Needs the build.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Command } from 'commander';
import { ARGON2_PARAMETERS } from '#src/accounts/password/password-hash.ts';
import { readConfig } from '#src/config.ts';
import { MAINTENANCE_LIMITS, connect } from '#src/platform/database.ts';
import { startPostgres } from '#src/platform/embedded/postgres.ts';
import { createDatabaseWithRoles } from '#src/platform/embedded/roles.ts';
import { createLog } from '#src/platform/log.ts';
import { startServer } from '#src/server.ts';
import { runFuzz } from '#src/testing/fuzz/run-fuzz.ts';
import { createTestClock } from '#src/testing/test-clock.ts';
import { exitWithMessage } from './exit-with-message.ts';
import { migrateAndSeed } from './prepare-database.ts';

type Options = Record<'requests' | 'seed' | 'first', number>;

const PROGRESS_EVERY = 5000;
const SEED_LIMIT = 1_000_000;
const MEGABYTE = 2 ** 20;
/** What the heap may grow after the first requests: caches are bounded, and a leak of a kilobyte per request is 100 MB. */
const MAX_GROWTH_MB = 60;

const parseWholeNumber = (text: string) => {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`${text} is not a whole number`);
  return number;
};

const readOptions = (): Options =>
  new Command('fuzz')
    .description('sends hostile requests to every route, and checks answers, books, log and memory')
    .option('--requests <number>', 'requests to send', parseWholeNumber, 100_000)
    .option(
      '--seed <number>',
      'repeats an earlier run',
      parseWholeNumber,
      Math.floor(Math.random() * SEED_LIMIT),
    )
    .option(
      '--first <number>',
      'number of the first request; with --requests 1 it is sent alone',
      parseWholeNumber,
      0,
    )
    .parse()
    .opts<Options>();

async function startTarget(onLogLine: (line: string) => void) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'lagna-fuzz-'));
  // As root, PostgreSQL is started as the user postgres, which must be able to enter the directory.
  fs.chmodSync(directory, 0o755);
  const postgres = await startPostgres(path.join(directory, 'postgres'), { withoutDurability: true });
  const urls = await createDatabaseWithRoles(postgres.adminUrl, 'fuzz');
  await migrateAndSeed(urls);
  const env = { NODE_ENV: 'test', PORT: '0', ROLE: 'web', VAR_DIR: directory, TRUST_PROXY: 'true' };
  const config = readConfig(env);
  const clock = createTestClock(new Date().toISOString());
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      onLogLine(chunk.toString().trim());
      done();
    },
  });
  const server = await startServer(config, urls, {
    clock,
    log: createLog('error', stream),
    monitorSeconds: 2,
  });
  const db = connect(urls.ownerUrl, { max: 2, limits: MAINTENANCE_LIMITS });
  return {
    url: server.localUrl,
    db,
    clock,
    webhookSecret: config.gateway.webhookSecrets[0]!,
    async stop() {
      await db.destroy();
      await server.stop();
      await postgres.stop();
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function main(): Promise<void> {
  const { requests: count, seed, first } = readOptions();
  console.log(`seed ${seed}, ${count} requests`);
  // Thousands of real password hashes would take most of the time.
  Object.assign(ARGON2_PARAMETERS, { memory: 64, passes: 1 });
  const logLines: string[] = [];
  process.on('unhandledRejection', (error) => logLines.push(`unhandled rejection: ${String(error)}`));
  const target = await startTarget((line) => logLines.push(line));
  const heap: number[] = [];
  const { failures, statuses } = await runFuzz({
    ...target,
    seed,
    count,
    first,
    onProgress(done) {
      if (done % PROGRESS_EVERY !== 0 && done !== count) return;
      heap.push(measureHeap());
      console.log(`${String(done).padStart(7)} requests, heap ${heap.at(-1)} MB`);
    },
  });
  await target.stop();
  const growth = heap.at(-1)! - heap[0]!;
  const all = [
    ...failures,
    ...logLines.map((line) => `the log has: ${line.slice(0, 600)}`),
    ...(growth > MAX_GROWTH_MB ? [`the heap grew by ${growth} MB`] : []),
  ];
  console.log(`answers by status: ${JSON.stringify(statuses)}`);
  all.forEach((failure) => console.log(failure));
  console.log(
    all.length === 0 ? `seed ${seed}: every check passed` : `seed ${seed}: ${all.length} checks failed`,
  );
  process.exit(all.length === 0 ? 0 : 1);
}

/** MB after a collection. */
function measureHeap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return Math.round(process.memoryUsage().heapUsed / MEGABYTE);
}

await main().catch(exitWithMessage('npm run fuzz'));
