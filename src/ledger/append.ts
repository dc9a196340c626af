import type { Transaction } from '#src/platform/database.ts';
import { createCounter } from '#src/platform/metrics/registry.ts';
import { UNIQUE_VIOLATION } from '#src/platform/sql-states.ts';
import { VERSION_CONFLICT } from './sql-states.ts';
import { toCanonicalJson } from './hash.ts';
import { VersionConflictError, type EventMeta, type NewEvent, type StoredEvent } from './event.ts';

type AppendedRow = { appended: { position: number; recordedAt: string; hash: string } };

const appends = createCounter('lagna_ledger_events_total', 'Events appended to the ledger.', ['type']);

/**
 * Appends events to a stream at `expectedVersion` (0: a new stream), inside the caller's transaction, so that read
 * models and jobs commit with them.
 * @throws VersionConflictError when the stream is at another version; the transaction must then be rolled back
 */
export async function appendEvents<E extends NewEvent>(
  trx: Transaction,
  stream: string,
  expectedVersion: number,
  events: readonly E[],
  meta: EventMeta,
): Promise<StoredEvent<E>[]> {
  const { rows } = await sendAppend(trx, stream, expectedVersion, events, toCanonicalJson(meta)).catch(
    (error: unknown) => {
      throw isVersionConflict(error) ? new VersionConflictError(stream) : error;
    },
  );
  countOnCommit(trx, events);
  return rows.map(({ appended }, index) => ({
    ...events[index]!,
    ...appended,
    stream,
    version: expectedVersion + index + 1,
    meta,
  }));
}

/** A transaction that is rolled back has appended nothing. */
function countOnCommit(trx: Transaction, events: readonly NewEvent[]): void {
  const count = () => {
    for (const { type } of events) appends.inc({ type });
  };
  trx.executionPromise.then(count, () => {});
}

/** Prepared once per connection: parsing and planning would take as long as the insert. */
function sendAppend(
  trx: Transaction,
  stream: string,
  expectedVersion: number,
  events: readonly NewEvent[],
  meta: string,
) {
  const [event] = events;
  if (event && events.length === 1) {
    const values = [stream, expectedVersion, event.type, toCanonicalJson(event.data), meta];
    return trx.raw<{ rows: AppendedRow[] }>(APPEND_ONE, values).options({ name: 'ledger_append_one' });
  }
  const types = events.map(({ type }) => type);
  const data = events.map((newEvent) => toCanonicalJson(newEvent.data));
  return trx
    .raw<{ rows: AppendedRow[] }>(APPEND_MANY, [stream, expectedVersion, meta, types, data])
    .options({ name: 'ledger_append_many' });
}

const APPEND_ONE = 'select ledger_append(?, ?, ?, ?, ?) as appended';

/** Each call is checked against the version that the call before it wrote. */
const APPEND_MANY = `
  select ledger_append(?, ?::integer + (number - 1)::integer, type, data::json, ?::json) as appended
  from (
    select * from unnest(?::text[], ?::text[]) with ordinality as event (type, data, number) order by number offset 0
  ) as ordered`;

function isVersionConflict(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === VERSION_CONFLICT || (code === UNIQUE_VIOLATION && constraint === 'events_stream_version');
}
