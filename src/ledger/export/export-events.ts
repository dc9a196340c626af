import type { Database, Transaction } from '#src/platform/database.ts';
import { GENESIS_HASH, HASHED_TEXT_SQL } from '#src/ledger/hash.ts';

/** An event as it was hashed: `hash` is SHA-256 of the 32 bytes of `previousHash` and the UTF-8 bytes of `text`. */
export type ExportedEvent = {
  position: number;
  stream: string;
  version: number;
  type: string;
  /** ISO UTC with microseconds */
  recordedAt: string;
  /** hex; 64 zeros for the first event of a stream; undefined when the event before this one is missing */
  previousHash?: string;
  /** hex */
  hash: string;
  /** exactly the hashed text: RFC 8785 JSON of data, meta, recordedAt, stream, type and version */
  text: string;
};

/** Positions, both inclusive. */
export type ExportRange = { from?: number; to?: number };

const ROWS_PER_BATCH = 2000;

/** Exports one snapshot in order of position. Without one, an event that commits late would look like a removed one. */
export async function* exportEvents(
  db: Database,
  { from = 1, to = Number.MAX_SAFE_INTEGER }: ExportRange = {},
): AsyncGenerator<ExportedEvent> {
  const trx = await db.transaction({ isolationLevel: 'repeatable read', readOnly: true });
  try {
    for (let first = from; ;) {
      const rows = await readBatch(trx, first, to);
      for (const row of rows) yield toExportedEvent(row);
      if (rows.length < ROWS_PER_BATCH) return;
      first = Number(rows.at(-1)!.position) + 1;
    }
  } finally {
    await trx.rollback();
  }
}

type ExportRow = Omit<ExportedEvent, 'position' | 'previousHash'> & {
  position: string;
  previousHash: string | null;
};

const readBatch = (trx: Transaction, first: number, to: number): Promise<ExportRow[]> =>
  trx('events')
    .where('position', '>=', first)
    .where('position', '<=', to)
    .orderBy('position')
    .limit(ROWS_PER_BATCH)
    .select(
      'position',
      'stream',
      'version',
      'type',
      trx.raw(
        `to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "recordedAt",
        (select encode(previous.hash, 'hex') from events as previous
          where previous.stream = events.stream and previous.version = events.version - 1) as "previousHash",
        encode(hash, 'hex') as hash, ${HASHED_TEXT_SQL} as text`,
      ),
    );

function toExportedEvent({ position, previousHash, ...row }: ExportRow): ExportedEvent {
  const { stream, version, type, recordedAt, hash, text } = row;
  const previous = previousHash ?? (version === 1 ? GENESIS_HASH.toString('hex') : undefined);
  return {
    position: Number(position),
    stream,
    version,
    type,
    recordedAt,
    ...(previous === undefined ? {} : { previousHash: previous }),
    hash,
    text,
  };
}
