import type { Database } from '#src/platform/database.ts';
import { GENESIS_HASH, computeHash } from './hash.ts';
import type { StoredEvent } from './event.ts';
import { readAll } from './read.ts';

/** `events`, `streams`: numbers, counted up to the first event that does not match. */
export type LedgerVerification =
  | { isIntact: true; events: number; streams: number }
  | {
      isIntact: false;
      events: number;
      streams: number;
      firstMismatch: { position: number; stream: string; version: number; reason: string };
    };

type StreamHead = { version: number; hash: Buffer };

/** Recomputes the hash chain of every stream and returns the first event that does not match. */
export const verifyLedger = (db: Database): Promise<LedgerVerification> =>
  // One snapshot: without it, an event that commits between two batches would seem to be missing.
  db.transaction(verifySnapshot, { isolationLevel: 'repeatable read', readOnly: true });

async function verifySnapshot(db: Database): Promise<LedgerVerification> {
  const heads = new Map<string, StreamHead>();
  let events = 0;
  for await (const event of readAll(db)) {
    const head = heads.get(event.stream) ?? { version: 0, hash: GENESIS_HASH };
    const reason = findMismatch(head, event);
    if (reason) {
      const { position, stream, version } = event;
      return {
        isIntact: false,
        events,
        streams: heads.size,
        firstMismatch: { position, stream, version, reason },
      };
    }
    heads.set(event.stream, { version: event.version, hash: Buffer.from(event.hash, 'hex') });
    events += 1;
  }
  return { isIntact: true, events, streams: heads.size };
}

function findMismatch(head: StreamHead, event: StoredEvent): string | undefined {
  if (event.version !== head.version + 1)
    return `expected version ${head.version + 1}: an event is missing or out of order`;
  if (computeHash(head.hash, event).toString('hex') !== event.hash)
    return 'hash does not match the content and the previous event';
  return undefined;
}
