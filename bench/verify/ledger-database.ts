/** A sealed ledger of orders, written as ledger_append would write it, but with one statement for an event of all streams. */
import { toCanonicalJson } from '#src/ledger/hash.ts';
import { sealLedger } from '#src/ledger/seals/seal-ledger.ts';
import {
  NOW,
  birthDetailsFrozenEvent,
  chartComputedEvent,
  createCapturedPayment,
  createOrderPlacedEvent,
  generationRequestedEvent,
  paymentRequestedEvent,
  reportEmailSentEvent,
  reportRenderedEvent,
  reportWrittenEvent,
} from '#src/orders/testing.ts';
import { MAINTENANCE_LIMITS, connect, type Database } from '#src/platform/database.ts';
import { APP_ROLE, type DatabaseUrls } from '#src/platform/embedded/roles.ts';

const MIGRATIONS = new URL('../../migrations', import.meta.url).pathname;
const META = toCanonicalJson({ actor: 'system', cause: 'benchmark', at: NOW });

/** The events of one delivered order. */
const EVENTS = [
  createOrderPlacedEvent({}),
  birthDetailsFrozenEvent,
  paymentRequestedEvent,
  { type: 'PaymentCapturedByCheckout', data: createCapturedPayment({}) },
  generationRequestedEvent,
  chartComputedEvent,
  reportWrittenEvent,
  reportRenderedEvent,
  reportEmailSentEvent,
];

/** `db`: one connection, as the application. */
export type LedgerDatabase = { db: Database; eventCount: number };

/** Creates at least `minEventCount` events. Those of all streams alternate, as those of concurrent orders. */
export async function createLedgerDatabase(
  urls: DatabaseUrls,
  minEventCount: number,
): Promise<LedgerDatabase> {
  const owner = connect(urls.ownerUrl, { max: 1, limits: MAINTENANCE_LIMITS });
  owner.userParams = { appRole: APP_ROLE };
  await owner.migrate.latest({ directory: MIGRATIONS, loadExtensions: ['.ts'] });
  const streamCount = Math.ceil(minEventCount / EVENTS.length);
  for (const [index, { type, data }] of EVENTS.entries())
    await owner.raw(INSERT_EVENTS, {
      version: index + 1,
      type,
      data: toCanonicalJson(data),
      meta: META,
      streamCount,
    });
  await owner.raw('vacuum analyze');
  await owner.destroy();
  const db = connect(urls.url, { max: 1, limits: MAINTENANCE_LIMITS });
  await sealLedger(db);
  return { db, eventCount: streamCount * EVENTS.length };
}

/** The hashed text is composed as in ledger_append. */
const INSERT_EVENTS = `
  insert into events (stream, version, type, data, meta, recorded_at, hash)
  select stream, :version, :type, :data, :meta, recorded_at,
    sha256(coalesce(previous_hash, decode(repeat('00', 32), 'hex')) || convert_to(
      '{"data":' || :data || ',"meta":' || :meta
      || ',"recordedAt":"' || to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
      || '","stream":"' || stream || '","type":"' || :type || '","version":' || :version || '}', 'UTF8'))
  from (
    select 'LG-2611-' || lpad(number::text, 8, '0') as stream, now() as recorded_at,
      (select hash from events as previous
        where previous.stream = 'LG-2611-' || lpad(number::text, 8, '0') and previous.version = :version::integer - 1) as previous_hash
    from generate_series(1, :streamCount::integer) as number
  ) as streams`;
