/**
 * `npm run freeze-statements [-- <test path> …]`: records every statement of the application that the server tests run, and
 * writes them with the names of the migrations to migrations/frozen.json. Run it when a release is made. The next release's
 * schema must work for them, because both releases run during an update (CONTRIBUTING.md, "A migration").
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import readline from 'node:readline';
import { listMigrations } from '#src/migration-source.ts';
import { connect, type Database } from '#src/platform/database.ts';
import { APP_ROLE } from '#src/platform/embedded/roles.ts';
import { startTestPostgres } from '#src/testing/postgres.ts';
import { exitWithMessage } from './exit-with-message.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const FROZEN_FILE = `${ROOT}migrations/frozen.json`;

async function freezeStatements(testPaths: string[]): Promise<void> {
  const { adminUrl } = await startTestPostgres();
  const admin = connect(adminUrl, { max: 1 });
  try {
    const { file, size } = await startRecording(admin);
    await runTests(testPaths);
    const statements = await readStatements(file, size);
    const frozen = { migrations: await listMigrations(), statements };
    await fs.writeFile(FROZEN_FILE, `${JSON.stringify(frozen, undefined, 1)}\n`);
    console.log(`${statements.length} statements written to ${FROZEN_FILE}`);
  } finally {
    await stopRecording(admin);
    await admin.destroy();
  }
}

/** @returns the log of the server, and how long it is before the recording */
async function startRecording(admin: Database): Promise<{ file: string; size: number }> {
  await admin.raw(`alter role ${APP_ROLE} set log_statement = 'all'`);
  await admin.raw(`alter system set log_line_prefix = '%a|'`);
  await admin.raw('select pg_reload_conf()');
  const { rows } = await admin.raw<{ rows: [{ folder: string }] }>(
    `select current_setting('data_directory') as folder`,
  );
  const file = `${rows[0].folder}/server.log`;
  return { file, size: (await fs.stat(file)).size };
}

async function stopRecording(admin: Database): Promise<void> {
  await admin.raw(`alter role ${APP_ROLE} reset log_statement`);
  await admin.raw('alter system reset log_line_prefix');
  await admin.raw('select pg_reload_conf()');
}

async function runTests(paths: string[]): Promise<void> {
  const child = spawn('vitest', ['run', '--project', 'server', ...paths], { cwd: ROOT, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) console.error('Some tests failed: statements after the failure are missing.');
}

/** Matches log lines of the connection pools of the application and its CLI. pg-boss, the sandbox and the tests have other names. */
const FIRST_LINE = /^(lagna|lagna-cli)\|LOG: {2}(?:execute [^:]+|statement): (.*)$/;
const DATA_STATEMENT = /^\s*(select|insert|update|delete|with)\b/i;

/** @returns each statement once, sorted */
async function readStatements(file: string, start: number): Promise<string[]> {
  const byShape = new Map<string, string>();
  let current: string | undefined;
  const finish = () => {
    if (current !== undefined && DATA_STATEMENT.test(current)) byShape.set(toShape(current), current);
    current = undefined;
  };
  for await (const line of readline.createInterface({ input: createReadStream(file, { start }) })) {
    // The other lines of a statement begin with a tab.
    if (line.startsWith('\t') && current !== undefined) current += `\n${line.slice(1)}`;
    else {
      finish();
      current = FIRST_LINE.exec(line)?.[2];
    }
  }
  finish();
  return [...byShape.values()].toSorted();
}

/** Statements that differ in literals, or in the length of a list of values or conditions, have one shape. */
const toShape = (statement: string): string =>
  statement
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/'[^']*'/g, '?')
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\?(, \?)+/g, '?')
    .replaceAll(/\((\?|DEFAULT)(, (\?|DEFAULT))*\)(, \((\?|DEFAULT)(, (\?|DEFAULT))*\))*/g, '(?)')
    .replaceAll(/(data @> \?::jsonb)( or data @> \?::jsonb)+/g, '$1');

await freezeStatements(process.argv.slice(2)).catch(exitWithMessage('npm run freeze-statements'));
