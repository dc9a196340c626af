import type { Transaction } from '#src/platform/database.ts';
import { toCanonicalJson } from './hash.ts';
import { VersionConflictError, type EventMeta, type NewEvent, type StoredEvent } from './event.ts';

type AppendedRow = { out_position: string; out_version: number; recorded_at: string; hash: string };

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
  const payload = toCanonicalJson(events.map(({ type, data }) => ({ type, data, meta })));
  const { rows } = await trx
    .raw<{ rows: AppendedRow[] }>(APPEND, [stream, expectedVersion, payload])
    .catch((error: unknown) => {
      throw isVersionConflict(error) ? new VersionConflictError(stream) : error;
    });
  return rows.map((row, index) => ({
    ...events[index]!,
    position: Number(row.out_position),
    stream,
    version: row.out_version,
    meta,
    recordedAt: row.recorded_at,
    hash: row.hash,
  }));
}

const APPEND = `
  select out_position, out_version, encode(out_hash, 'hex') as hash,
    to_char(out_recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as recorded_at
  from ledger_append(?, ?, ?::json)`;

function isVersionConflict(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === 'LD001' || (code === '23505' && constraint === 'events_stream_version');
}
