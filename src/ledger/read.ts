import type { Database } from '#src/platform/database.ts';
import type { StoredEvent } from './event.ts';

type EventRow = {
  position: string;
  stream: string;
  version: number;
  type: string;
  data: unknown;
  meta: StoredEvent['meta'];
  recorded_at: string;
  hash: string;
};

/** Reads the events of one stream in order. `data` is unparsed: use the schema of the domain folder. */
export async function readStream(db: Database, stream: string): Promise<StoredEvent[]> {
  const rows: EventRow[] = await selectEvents(db).where({ stream }).orderBy('version');
  return rows.map(toStoredEvent);
}

/** Lists sorted names of streams that start with `prefix`, at most `limit`, after the name `after`. */
export const listStreams = (db: Database, prefix: string, after: string, limit: number): Promise<string[]> =>
  db('events')
    .where({ version: 1 })
    .whereLike('stream', `${prefix}%`)
    .where('stream', '>', after)
    .orderBy('stream')
    .limit(limit)
    .pluck('stream');

/** An event without what only the ledger needs. */
export type StreamEvent = { stream: string; version: number; type: string; data: unknown };

/** Reads the events of several streams for projections, each stream in order. Streams without events are not in the map. */
export async function readStreams(
  db: Database,
  streams: readonly string[],
): Promise<Map<string, StreamEvent[]>> {
  const { rows } = await db
    .raw<{ rows: [string, number, string, unknown][] }>(SELECT_STREAMS, [[...streams]])
    .options({ rowMode: 'array' });
  const events = rows.map(([stream, version, type, data]) => ({ stream, version, type, data }));
  return Map.groupBy(events, ({ stream }) => stream);
}

const SELECT_STREAMS =
  'select stream, version, type, data from events where stream = any(?) order by stream, version';

/** Counts the streams that start with `prefix`. */
export async function countStreams(db: Database, prefix: string): Promise<number> {
  const [row] = await db('events')
    .where({ version: 1 })
    .whereLike('stream', `${prefix}%`)
    .count<{ count: string }[]>({ count: '*' });
  return Number(row!.count);
}

/** Reads all events after a position in batches, for projections and verification. */
export async function* readAll(
  db: Database,
  { after = 0, batchSize = 1000 } = {},
): AsyncGenerator<StoredEvent> {
  let position = after;
  for (;;) {
    const rows: EventRow[] = await selectEvents(db)
      .where('position', '>', position)
      .orderBy('position')
      .limit(batchSize);
    for (const row of rows) yield toStoredEvent(row);
    const lastRow = rows.at(-1);
    if (!lastRow || rows.length < batchSize) return;
    position = Number(lastRow.position);
  }
}

const selectEvents = (db: Database) =>
  db('events').select(
    'position',
    'stream',
    'version',
    'type',
    'data',
    'meta',
    db.raw(`to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as recorded_at`),
    db.raw(`encode(hash, 'hex') as hash`),
  );

const toStoredEvent = (row: EventRow): StoredEvent => ({
  position: Number(row.position),
  stream: row.stream,
  version: row.version,
  type: row.type,
  data: row.data,
  meta: row.meta,
  recordedAt: row.recorded_at,
  hash: row.hash,
});
