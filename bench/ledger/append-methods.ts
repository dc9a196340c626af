/** The ways to write one event that bench:ledger compares. `emmett` is the event store of the package emmett-postgresql. */
import { createRequire } from 'node:module';
import pg from 'pg';
import { appendEvents } from '#src/ledger/append.ts';
import { connect, type Database, type Transaction } from '#src/platform/database.ts';
import { APP_ROLE, type DatabaseUrls } from '#src/platform/embedded/roles.ts';
import type { Append } from './append-rate.ts';

/** Connections are closed after each measurement: together the methods would need more than the server allows. */
type AppendMethod = (connections: number) => Promise<{ append: Append; close: () => Promise<unknown> }>;

export type AppendMethodName =
  'append' | 'insert' | 'append in transaction' | 'insert in transaction' | 'emmett';

/** 540 bytes with its metadata. */
const EVENT = {
  type: 'PaymentCapturedByCheckout',
  data: {
    orderId: 'LG-7Q4M-2K9D',
    memberId: '3f1d1f8e-5c0a-4d69-9d8c-5b8f6f1c2a77',
    reportKey: 'janam-kundli',
    chartStyle: 'north',
    offer: 'first-report',
    listPricePaise: 99_900,
    pricePaise: 49_900,
    gatewayOrderId: 'order_Rk9Fq2LmT4xZ7a',
    gatewayPaymentId: 'pay_Rk9GhT0pYw3VbN',
    amountPaise: 49_900,
    method: 'upi',
    feePaise: 1178,
    feeTaxPaise: 180,
    at: '2026-11-22T04:31:12.482Z',
  },
};
const META = {
  actor: 'member:3f1d1f8e-5c0a-4d69-9d8c-5b8f6f1c2a77',
  cause: 'verify-payment',
  at: '2026-11-22T04:31:12.482Z',
  requestId: '0f4c8f4e-8a4e-4b44-8d57-9a1f3ab0c1d2',
};

const INSERT = `
  insert into bare_events (stream, version, type, data, meta, recorded_at, hash)
  values (?, ?, ?, ?, ?, clock_timestamp(), ?) returning position`;

export async function createAppendMethods(
  ledger: DatabaseUrls,
  emmett: DatabaseUrls,
): Promise<Record<AppendMethodName, AppendMethod>> {
  await createTables(ledger.ownerUrl);
  const hash = Buffer.alloc(32, 1);
  const insert = (db: Database, stream: string, version: number) =>
    db.raw(INSERT, [stream, version, EVENT.type, JSON.stringify(EVENT.data), JSON.stringify(META), hash]);
  const append = (trx: Transaction, stream: string, version: number) =>
    appendEvents(trx, stream, version - 1, [EVENT], META);
  const createPooledMethod =
    (createAppend: (db: Database) => Append): AppendMethod =>
    async (connections) => {
      const db = connect(ledger.url, { max: connections });
      return { append: createAppend(db), close: () => db.destroy() };
    };
  return {
    append: createPooledMethod((db) => (stream, version) => append(withoutTransaction(db), stream, version)),
    insert: createPooledMethod((db) => (stream, version) => insert(db, stream, version)),
    'append in transaction': createPooledMethod(
      (db) => (stream, version) => db.transaction((trx) => append(trx, stream, version)),
    ),
    'insert in transaction': createPooledMethod(
      (db) => (stream, version) => db.transaction((trx) => insert(trx, stream, version)),
    ),
    emmett: await createEmmett(emmett.ownerUrl),
  };
}

/** The statement commits by itself: one round trip, as with the bare insert. */
const withoutTransaction = (db: Database) =>
  ({ raw: db.raw.bind(db), executionPromise: Promise.resolve() }) as unknown as Transaction;

const LEDGER_MIGRATION = new URL('../../migrations/20261122000100_ledger.ts', import.meta.url).href;

/** The bare table has the same columns, identity and indexes, but no checks and no triggers. */
async function createTables(ownerUrl: string): Promise<void> {
  const owner = connect(ownerUrl, { max: 1 });
  owner.userParams = { appRole: APP_ROLE };
  const { up } = (await import(LEDGER_MIGRATION)) as { up: (knex: Database) => Promise<void> };
  await up(owner);
  await owner.raw('create table bare_events (like events including identity including indexes)');
  await owner.raw('grant select, insert on bare_events to ??', [APP_ROLE]);
  await owner.destroy();
}

type EmmettEvent = { type: string; data: unknown; metadata: unknown };
type EmmettStore = {
  schema: { migrate(): Promise<unknown> };
  appendToStream(
    stream: string,
    events: EmmettEvent[],
    options: { expectedStreamVersion: bigint | 'STREAM_DOES_NOT_EXIST' },
  ): Promise<unknown>;
  close(): Promise<void>;
};
type EmmettModule = {
  getPostgreSQLEventStore: (url: string, options: { connectionOptions: { pool: pg.Pool } }) => EmmettStore;
};

async function createEmmett(url: string): Promise<AppendMethod> {
  const resolve = createRequire(new URL('../emmett/package.json', import.meta.url)).resolve;
  const { getPostgreSQLEventStore } = (await import(
    resolve('@event-driven-io/emmett-postgresql')
  )) as EmmettModule;
  return async (connections) => {
    const pool = new pg.Pool({ connectionString: url, max: connections });
    const store = getPostgreSQLEventStore(url, { connectionOptions: { pool } });
    await store.schema.migrate();
    const append: Append = (stream, version) =>
      store.appendToStream(stream, [{ ...EVENT, metadata: META }], {
        expectedStreamVersion: version === 1 ? 'STREAM_DOES_NOT_EXIST' : BigInt(version - 1),
      });
    return { append, close: () => store.close().then(() => pool.end()) };
  };
}
