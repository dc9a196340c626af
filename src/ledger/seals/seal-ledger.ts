import type { Database, Transaction } from '#src/platform/database.ts';
import { SEAL_NUMBER_CONFLICT } from '#src/ledger/sql-states.ts';
import { UNIQUE_VIOLATION } from '#src/platform/sql-states.ts';
import { findSealableBoundary } from './boundary.ts';
import { createMerkleTree } from './merkle-tree.ts';
import { findLastSeal, findSeal, hashStreams, type Seal, type SealedStream } from './seal.ts';

/** The most events of one seal: an inclusion proof reads all events of its seal. */
const MAX_EVENTS = 50_000;

/** `isDelayed`: a transaction has been running for too long, so that nothing was sealed. */
export type SealingResult = { seals: Seal[]; isDelayed: boolean };

type Options = { maxEvents?: number; maxWaitMs?: number };

/** Seals all finished events that no seal covers. It writes nothing when there are none. */
export async function sealLedger(
  db: Database,
  { maxEvents = MAX_EVENTS, maxWaitMs }: Options = {},
): Promise<SealingResult> {
  const boundary = await findSealableBoundary(db, maxWaitMs);
  if (boundary === undefined) return { seals: [], isDelayed: true };
  const seals: Seal[] = [];
  for (;;) {
    const seal = await db
      .transaction((trx) => appendSeal(trx, boundary, maxEvents))
      .catch((error: unknown) => {
        if (isSealedConcurrently(error)) return undefined;
        throw error;
      });
    if (!seal) return { seals, isDelayed: false };
    seals.push(seal);
  }
}

/** Another process appended the seal of this number. */
const isSealedConcurrently = (error: unknown) =>
  [UNIQUE_VIOLATION, SEAL_NUMBER_CONFLICT].includes((error as { code?: string }).code ?? '');

async function appendSeal(trx: Transaction, boundary: number, maxEvents: number): Promise<Seal | undefined> {
  const previous = await findLastSeal(trx);
  const events = await readEvents(trx, previous?.lastPosition ?? 0, boundary, maxEvents);
  if (events.length === 0) return undefined;
  const number = (previous?.number ?? 0) + 1;
  const streams = collectStreams(events);
  // After a full seal other events remain. The last seal of a run ends at the boundary, whose own event may be rolled back.
  const lastPosition = events.length === maxEvents ? events.at(-1)!.position : boundary;
  await trx.raw('select ledger_append_seal(?, ?, ?, ?, ?, ?::json)', [
    number,
    lastPosition,
    events.length,
    computeEventsRoot(events),
    Buffer.from(hashStreams(streams), 'hex'),
    JSON.stringify(
      streams.map(({ stream, firstVersion, lastVersion, hash }) => [stream, firstVersion, lastVersion, hash]),
    ),
  ]);
  return findSeal(trx, number);
}

export type SealedEvent = { position: number; stream: string; version: number; hash: Buffer };

/** Reads the events after a position, up to a position inclusive, in order. */
export async function readEvents(
  db: Database,
  after: number,
  upTo: number,
  limit?: number,
): Promise<SealedEvent[]> {
  const query = db('events')
    .where('position', '>', after)
    .where('position', '<=', upTo)
    .orderBy('position')
    .select('position', 'stream', 'version', 'hash');
  const rows: (Omit<SealedEvent, 'position'> & { position: string })[] = await (limit
    ? query.limit(limit)
    : query);
  return rows.map((row) => ({ ...row, position: Number(row.position) }));
}

export function computeEventsRoot(events: readonly SealedEvent[]): Buffer {
  const tree = createMerkleTree();
  for (const { hash } of events) tree.add(hash);
  return tree.computeRoot();
}

/** Summarizes events in order of position: the versions of each stream, and the hash of its last one. */
export function collectStreams(events: readonly SealedEvent[]): SealedStream[] {
  const streams = new Map<string, SealedStream>();
  for (const { stream, version, hash } of events) {
    const firstVersion = streams.get(stream)?.firstVersion ?? version;
    streams.set(stream, { stream, firstVersion, lastVersion: version, hash: hash.toString('hex') });
  }
  return [...streams.values()];
}
