/** A seal: the Merkle root of a range of events, chained to the previous seal. */
import type { Database } from '#src/platform/database.ts';
import { hashSha256 } from '#src/platform/crypto.ts';
import { GENESIS_HASH, toCanonicalJson } from '#src/ledger/hash.ts';

/** The hashed content of a seal. Positions of rolled-back appends are missing, so `eventCount` can be below the range. */
export type SealContent = {
  /** 1, 2, 3 … without gaps */
  number: number;
  /** the position after the last one of the previous seal */
  firstPosition: number;
  lastPosition: number;
  eventCount: number;
  /** Merkle root (merkle-tree.ts) of the event hashes in order of position; hex */
  eventsRoot: string;
  streamCount: number;
  /** SHA-256 of the streams (hashStreams); hex */
  streamsRoot: string;
  /** ISO UTC with microseconds, by the clock of the database */
  sealedAt: string;
};

/** `hash`: SHA-256 of the hash of the previous seal and the content; hex */
export type Seal = SealContent & { hash: string };

/** The events of one stream within a seal. `hash`: of the last one, hex. */
export type SealedStream = { stream: string; firstVersion: number; lastVersion: number; hash: string };

/** Computes the hash of a seal, as ledger_append_seal does in SQL. @param previousHash hex; of the first seal: undefined */
export function computeSealHash(previousHash: string | undefined, seal: SealContent): string {
  const previous = previousHash === undefined ? GENESIS_HASH : Buffer.from(previousHash, 'hex');
  return hashSha256(Buffer.concat([previous, Buffer.from(toSealText(seal))]));
}

/** The hashed text of a seal: RFC 8785 JSON of its content. */
export function toSealText(seal: SealContent): string {
  const { eventCount, eventsRoot, firstPosition, lastPosition, number, sealedAt, streamCount, streamsRoot } =
    seal;
  return toCanonicalJson({
    eventCount,
    eventsRoot,
    firstPosition,
    lastPosition,
    number,
    sealedAt,
    streamCount,
    streamsRoot,
  });
}

/** Computes the SHA-256 of the streams of a seal, sorted by name: one line per stream. @returns hex */
export function hashStreams(streams: readonly SealedStream[]): string {
  const sorted = streams.toSorted((a, b) => (a.stream < b.stream ? -1 : 1));
  const lines = sorted.map(({ stream, firstVersion, lastVersion, hash }) =>
    [stream, firstVersion, lastVersion, hash].join(' '),
  );
  return hashSha256(`${lines.join('\n')}\n`);
}

type SealRow = {
  number: number;
  first_position: string;
  last_position: string;
  event_count: number;
  events_root: string;
  stream_count: number;
  streams_root: string;
  sealed_at: string;
  hash: string;
};

export async function findLastSeal(db: Database): Promise<Seal | undefined> {
  const row: SealRow | undefined = await selectSeals(db).orderBy('number', 'desc').first();
  return row && toSeal(row);
}

export async function findSeal(db: Database, number: number): Promise<Seal | undefined> {
  const row: SealRow | undefined = await selectSeals(db).where({ number }).first();
  return row && toSeal(row);
}

/** Finds the seal whose range contains the position. */
export async function findSealOfPosition(db: Database, position: number): Promise<Seal | undefined> {
  const row: SealRow | undefined = await selectSeals(db)
    .where('last_position', '>=', position)
    .orderBy('last_position')
    .first();
  return row && Number(row.first_position) <= position ? toSeal(row) : undefined;
}

const SEALS_PER_BATCH = 1000;

/** Reads the seals after a number, in order. */
export async function* readSeals(db: Database, afterNumber = 0): AsyncGenerator<Seal> {
  let number = afterNumber;
  for (;;) {
    const rows: SealRow[] = await selectSeals(db)
      .where('number', '>', number)
      .orderBy('number')
      .limit(SEALS_PER_BATCH);
    yield* rows.map(toSeal);
    if (rows.length < SEALS_PER_BATCH) return;
    number = rows.at(-1)!.number;
  }
}

/** Lists the streams of a seal, sorted by name. */
export async function listSealedStreams(db: Database, sealNumber: number): Promise<SealedStream[]> {
  return db('ledger_seal_streams')
    .where({ seal_number: sealNumber })
    .orderBy('stream')
    .select(
      'stream',
      { firstVersion: 'first_version', lastVersion: 'last_version' },
      db.raw(`encode(hash, 'hex') as hash`),
    );
}

const selectSeals = (db: Database) =>
  db('ledger_seals').select(
    'number',
    'first_position',
    'last_position',
    'event_count',
    'stream_count',
    db.raw(`encode(events_root, 'hex') as events_root`),
    db.raw(`encode(streams_root, 'hex') as streams_root`),
    db.raw(`to_char(sealed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as sealed_at`),
    db.raw(`encode(hash, 'hex') as hash`),
  );

const toSeal = (row: SealRow): Seal => ({
  number: row.number,
  firstPosition: Number(row.first_position),
  lastPosition: Number(row.last_position),
  eventCount: row.event_count,
  eventsRoot: row.events_root,
  streamCount: row.stream_count,
  streamsRoot: row.streams_root,
  sealedAt: row.sealed_at,
  hash: row.hash,
});
