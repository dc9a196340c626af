/** A command loads only what it needs: loading takes most of its time, and support types it with a buyer on the line. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { projectOrder } from '#src/orders/store/projection.ts';
import { NOW, createOrderPlacedEvent } from '#src/orders/testing.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { createCliEnvironment } from './testing.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BINARY = path.join(ROOT, 'bin/lagna.js');
const RECORDER = new URL('../testing/record-imported-modules.ts', import.meta.url).href;
const ORDER = 'LG-2611-ASHA01';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'modules-'));
  const events = [createOrderPlacedEvent({ orderId: ORDER, memberId: randomUUID() })];
  await database.db.transaction(async (trx) => {
    await appendEvents(trx, ORDER, 0, events, { actor: 'system', cause: 'test', at: NOW });
    await projectOrder(trx, foldOrder(events)!, events.length);
  });
});
afterAll(async () => {
  await fs.rm(folder, { recursive: true });
  await database.close();
});

/** @returns files of the project, relative to its folder, and names of packages, of which `direct` are in package.json */
async function listModules(...args: string[]) {
  const file = path.join(folder, 'modules');
  await promisify(execFile)(process.execPath, ['--import', RECORDER, BINARY, ...args], {
    env: { ...createCliEnvironment(database), IMPORTED_MODULES_FILE: file },
  });
  const paths = (await fs.readFile(file, 'utf8')).split('\n').filter((url) => url.startsWith('file:'));
  const { dependencies } = JSON.parse(await fs.readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const packages = paths.flatMap((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []);
  return {
    packages: [...new Set(packages)].filter((name) => name in dependencies).toSorted(),
    files: paths
      .filter((url) => !url.includes('/node_modules/'))
      .map((url) => path.relative(ROOT, new URL(url).pathname)),
  };
}

test('help loads no package except commander', async () => {
  for (const args of [['--help'], ['order', '--help'], ['order', 'show', '--help']])
    expect((await listModules(...args)).packages).toEqual(['commander']);
});

test.each([
  `order show ${ORDER}`,
  'order list',
  `find ${ORDER}`,
  'sla',
  'stats',
  'ledger tail',
  'job list',
  'payment list',
  'webhook list',
  'catalogue list',
])('%s loads no metrics, log, configuration, report texts or astronomy', async (command) => {
  const { packages, files } = await listModules(...command.split(' '));
  expect(packages.filter((name) => !['commander', 'knex', 'pg', 'zod'].includes(name))).toEqual([]);
  const unexpected =
    /^(src\/(config|compose|reports|astrology|numerology|places|accounts|delivery|payments)|jobs)\b/;
  expect(files.filter((file) => unexpected.test(file) && !/\/contract[^/]*\.ts$/.test(file))).toEqual([]);
});

test('find loads no schemas', async () => {
  expect((await listModules('find', ORDER)).packages).toEqual(['commander', 'knex', 'pg']);
});
