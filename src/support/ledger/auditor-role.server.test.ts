/** What the role of an auditor can do: read the ledger with the commands of docs/audit.md, and nothing else. */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import { findLastSeal } from '#src/ledger/seals/seal.ts';
import { sealLedger } from '#src/ledger/seals/seal-ledger.ts';
import { migrate } from '#src/migrate.ts';
import {
  NOW,
  createCapturedPayment,
  createOrderPlacedEvent,
  paymentRequestedEvent,
} from '#src/orders/testing.ts';
import { MAINTENANCE_LIMITS, connect, type Database } from '#src/platform/database.ts';
import { APP_ROLE, AUDITOR_ROLE, getRoleUrl } from '#src/platform/embedded/roles.ts';
import { runCli, type CliDatabase } from '#src/support/testing.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';

const ROOT = new URL('../../../', import.meta.url);
const execute = promisify(execFile);

/** Named in docs/audit.md. */
const STREAM = 'LG-2611-7K3QX9';
/** What the commands of docs/audit.md read. */
const LEDGER_TABLES = ['public.events', 'public.ledger_seal_streams', 'public.ledger_seals'];

let database: TestDatabase;
let auditor: Database;
let cliDatabase: CliDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // A clone of the template does not have the privileges on the database itself.
  await migrate(database.ownerUrl, APP_ROLE);
  const auditorUrl = getRoleUrl(database.adminUrl, AUDITOR_ROLE);
  auditor = connect(auditorUrl, { max: 1, limits: MAINTENANCE_LIMITS });
  // An auditor has none of the settings that production requires.
  cliDatabase = { url: '', ownerUrl: '', env: { AUDITOR_DATABASE_URL: auditorUrl, NODE_ENV: 'production' } };
  await database.db.transaction((trx) =>
    appendEvents(
      trx,
      STREAM,
      0,
      [
        createOrderPlacedEvent({}),
        paymentRequestedEvent,
        { type: 'PaymentCapturedByWebhook', data: createCapturedPayment() },
      ],
      { actor: 'system', cause: 'test', at: NOW },
    ),
  );
  await sealLedger(database.db);
});
afterAll(async () => {
  await auditor.destroy();
  await database.close();
});

const runAsAuditor = (...args: string[]) => runCli(cliDatabase, ...args);

describe('the CLI with AUDITOR_DATABASE_URL', () => {
  it('ledger verify verifies events and seals, and says that the projections are not compared', async () => {
    const { code, stdout, stderr } = await runAsAuditor('ledger', 'verify');
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^The ledger is intact: 3 events in 1 streams, 1 seals/),
    });
    expect(stderr).toContain('The tables derived from the ledger are not compared');
  });

  it('ledger verify names a damage that only the projection could classify further', async () => {
    const admin = connect(database.adminUrl, { max: 1 });
    await admin.raw(`begin; set session_replication_role = replica;
      insert into events (stream, version, type, data, meta, recorded_at, hash)
      values ('LG-2611-FAKE01', 1, 'OrderPlaced', '{}', '{}', now(), sha256('')); commit`);
    const { code, stdout } = await runAsAuditor('ledger', 'verify');
    await admin.raw(`begin; set session_replication_role = replica;
      delete from events where stream = 'LG-2611-FAKE01'; commit`);
    await admin.destroy();
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: expect.stringContaining('BROKEN  changed: event 1 of LG-2611-FAKE01'),
    });
  });

  it('ledger proof prints the proof of an event', async () => {
    const { code, stdout } = await runAsAuditor('ledger', 'proof', `${STREAM}#2`);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ event: { version: 2 }, seal: { number: 1 } });
  });

  it('ledger export prints every event', async () => {
    const { code, stdout } = await runAsAuditor('ledger', 'export');
    expect(code).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(3);
  });

  it('ledger tail prints the newest events', async () => {
    expect(await runAsAuditor('ledger', 'tail')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`${STREAM}#3`),
    });
  });

  it('refuses the commands of support with the message of PostgreSQL', async () => {
    for (const command of [
      ['order', 'show', STREAM],
      ['find', 'asha@example.in'],
    ])
      expect(await runAsAuditor(...command), command.join(' ')).toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(/permission denied/),
      });
  });
});

describe('docs/audit.md', () => {
  it('has lines that an auditor can type as they are, and the script verifies what they print', async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'auditor-'));
    const document = await fs.readFile(new URL('docs/audit.md', ROOT), 'utf8');
    const findBlock = (language: string) =>
      new RegExp(`\`\`\`${language}\n(.+?)\`\`\``, 's').exec(document)![1]!;
    await fs.writeFile(path.join(folder, 'audit.mjs'), findBlock('js'));
    const seal = (await findLastSeal(database.db))!;
    const lines = findBlock('sh')
      .replace(/postgres:\/\/\S+/, cliDatabase.env!.AUDITOR_DATABASE_URL!)
      .replace('<hash of seal 4118>', seal.hash)
      .replaceAll('4118', String(seal.number));
    const cli = new URL('src/support/cli.ts', ROOT).pathname;
    const script = `set -eu\nlagna() { '${process.execPath}' '${cli}' "$@"; }\n${lines}`;
    const { stdout } = await execute('bash', ['-c', script], { cwd: folder });
    await fs.rm(folder, { recursive: true });
    expect(stdout.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^The ledger is intact: 3 events in 1 streams, 1 seals/),
      '0 events are not sealed yet.',
      '1 seals have no copy outside of the database to compare with.',
      'OK: 3 events in 1 streams; 0 streams begin before the export',
      expect.stringMatching(/^OK: event 3 of LG-2611-7K3QX9 is in seal 1 of .+; trusted seal: 1$/),
    ]);
  });
});

describe('the role', () => {
  it('reads the tables of the ledger and no other table or view', async () => {
    const relations = await listRelations();
    expect(relations.length).toBeGreaterThan(30);
    const readable: string[] = [];
    for (const relation of relations)
      await auditor.raw(`select from ${relation} limit 1`).then(
        () => readable.push(relation),
        (error: { code?: string }) => expect(error.code, relation).toBe('42501'),
      );
    expect(readable).toEqual(LEDGER_TABLES);
  });

  it('has no privilege on a column of another table', async () => {
    const { rows } = await auditor.raw<{ rows: { relation: string }[] }>(
      `select distinct table_schema || '.' || table_name as relation from information_schema.column_privileges
       where table_schema not in ('pg_catalog', 'information_schema') order by 1`,
    );
    expect(rows.map(({ relation }) => relation)).toEqual(LEDGER_TABLES);
  });

  it('cannot write, also when it ends the read-only mode of its session', async () => {
    await auditor.raw('set default_transaction_read_only = off');
    const statements = [
      ...(await listRelations()).map((relation) => `delete from ${relation}`),
      ...LEDGER_TABLES.flatMap((table) => [`truncate ${table}`, `insert into ${table} default values`]),
      `update events set data = '{}'`,
      `select ledger_append('LG-2611-FAKE01', 0, 'OrderPlaced', '{}', '{}')`,
      `select ledger_append_seal(2, 99, 1, sha256(''), sha256(''), '[]')`,
      `select nextval('events_position_seq')`,
      'create table mine (word text)',
      'create temporary table mine (word text)',
      'create function mine() returns integer language sql return 1',
      `set role ${new URL(database.url).username}`,
    ];
    for (const statement of statements)
      await expect(auditor.raw(statement), statement).rejects.toMatchObject({ code: '42501' });
    await auditor.raw('reset default_transaction_read_only');
  });

  it('reads only by default, with limits of time for statements, locks and open transactions', async () => {
    const { rows } = await auditor.raw<{ rows: { name: string; setting: string }[] }>(
      `select name, setting from pg_settings where name in ('default_transaction_read_only', 'statement_timeout',
         'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      default_transaction_read_only: 'on',
      idle_in_transaction_session_timeout: '600000',
      lock_timeout: '15000',
      statement_timeout: '300000',
    });
  });
});

/** Tables and views of every schema except those of PostgreSQL itself. */
async function listRelations(): Promise<string[]> {
  const { rows } = await auditor.raw<{ rows: { relation: string }[] }>(
    `select format('%I.%I', nspname, relname) as relation
     from pg_class join pg_namespace as namespace on namespace.oid = relnamespace
     where relkind in ('r', 'p', 'v', 'm') and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
     order by 1`,
  );
  return rows.map(({ relation }) => relation);
}
