import type { Transaction } from '#src/platform/database.ts';
import { canonical } from './canonical.ts';
import { VersionConflict, type Meta, type NewEvent, type StoredEvent } from './event.ts';

type Appended = { out_position: string; out_version: number; recorded_at: string; hash: string };

/**
 * Appends events to a stream that stands at `expectedVersion` (0: a new stream), inside the caller's transaction,
 * so that read models and jobs commit with them.
 * @throws VersionConflict when the stream has moved on; the transaction is then unusable
 */
export async function append<E extends NewEvent>(
  trx: Transaction,
  stream: string,
  expectedVersion: number,
  events: readonly E[],
  meta: Meta,
): Promise<StoredEvent<E>[]> {
  const payload = canonical(events.map(({ type, data }) => ({ type, data, meta })));
  const { rows } = await trx
    .raw<{ rows: Appended[] }>(APPEND, [stream, expectedVersion, payload])
    .catch((problem: unknown) => {
      throw isConflict(problem) ? new VersionConflict(stream) : problem;
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

function isConflict(problem: unknown): boolean {
  const { code, constraint } = problem as { code?: string; constraint?: string };
  return code === 'LD001' || (code === '23505' && constraint === 'events_stream_version');
}
