/**
 * Verifies the ledger in one pass over all events, in order of position: the hash chain of every stream, and the Merkle root of
 * every seal. Memory grows with the number of streams, not of events.
 */
import { hash } from 'node:crypto';
import type { Database, Transaction } from '#src/platform/database.ts';
import type { SealCopies } from '#src/ledger/seals/seal-copies.ts';
import type { Seal } from '#src/ledger/seals/seal.ts';
import { classifyEventDamage, findSealDamage, type FindProjectedVersion } from './classify-damage.ts';
import { loadEarlierHeads } from './earlier-heads.ts';
import { readHashedEvents, type HashedEventRow } from './read-hashed-events.ts';
import { createSealRoots } from './seal-roots.ts';
import { createStreamHeads, type StreamHeads } from './stream-heads.ts';
import type { Damage, LedgerVerification } from './verification.ts';
import { verifySeals } from './verify-seals.ts';

export type VerifyOptions = {
  /** Verifies the events of the seals from this time on. The events before them are trusted. */
  since?: Date;
  /** copies of the seals outside of the database */
  sealCopies?: Pick<SealCopies, 'listHashes'>;
  /** distinguishes an inserted event from a changed one after the last seal */
  findProjectedVersion?: FindProjectedVersion;
  /** `position` of `lastPosition` is verified */
  onProgress?: (position: number, lastPosition: number) => void;
};

/** Verifies one snapshot: appends of concurrent transactions are not seen, so that they cannot look like damage. */
export const verifyLedger = (db: Database, options: VerifyOptions = {}): Promise<LedgerVerification> =>
  db.transaction((trx) => verifySnapshot(trx, options), {
    isolationLevel: 'repeatable read',
    readOnly: true,
  });

async function verifySnapshot(trx: Transaction, options: VerifyOptions): Promise<LedgerVerification> {
  const { seals, damage: sealDamage, ...copyCounts } = await verifySeals(trx, options);
  const { damage, ...counts } = await verifyEvents(trx, seals, options);
  const damages = [sealDamage, damage].filter((found) => found !== undefined);
  return { isIntact: damages.length === 0, ...counts, ...copyCounts, damages };
}

type EventsVerification = Omit<LedgerVerification, 'isIntact' | 'uncopiedSeals' | 'damages'> & {
  damage?: Damage;
};

/** Verifies the events up to the first damage. */
async function verifyEvents(
  trx: Transaction,
  seals: readonly Seal[],
  { since, findProjectedVersion, onProgress }: VerifyOptions,
): Promise<EventsVerification> {
  const heads = createStreamHeads();
  const roots = createSealRoots(seals);
  const lastPosition = await readMaximum(trx, 'events', 'position');
  let events = 0;
  let unsealedEvents = 0;
  const createResult = (damage?: Damage): EventsVerification => ({
    events,
    streams: heads.size,
    seals: roots.verifiedCount,
    unsealedEvents,
    ...(damage ? { damage } : {}),
  });
  for await (const batch of readHashedEvents(trx, since ? await findStart(trx, seals) : 0)) {
    if (since) await loadEarlierHeads(trx, heads, batch);
    for (const row of batch) {
      const unequalSeal = roots.closeBefore(Number(row[0]));
      if (unequalSeal) return createResult(await findSealDamage(trx, unequalSeal));
      const eventHash = extendChain(heads, row);
      if (!eventHash) {
        const context = { seal: roots.current, findProjectedVersion };
        return createResult(await classifyEventDamage(trx, row, heads.getVersion(row[1]), context));
      }
      roots.add(eventHash);
      events += 1;
      if (!roots.current) unsealedEvents += 1;
    }
    onProgress?.(Number(batch.at(-1)![0]), lastPosition);
  }
  const unequalSeal = roots.closeBefore(Infinity);
  return createResult(unequalSeal && (await findSealDamage(trx, unequalSeal)));
}

const HASH_LENGTH = 32;
/** The hash of the previous event and the text of an event. Texts are below a megabyte; a longer one gets its own buffer. */
let hashedBytes = Buffer.allocUnsafe(64 * 1024);

/**
 * Adds an event to its chain. @returns its hash, valid until the next event; undefined when version or hash do not follow from
 * the previous event
 */
function extendChain(
  heads: StreamHeads,
  [, stream, version, text, storedHash]: HashedEventRow,
): Buffer | undefined {
  if (version !== heads.getVersion(stream) + 1) return undefined;
  // UTF-8 needs at most three bytes per UTF-16 code unit.
  const capacity = HASH_LENGTH + text.length * 3;
  if (capacity > hashedBytes.length) hashedBytes = Buffer.allocUnsafe(capacity);
  heads.copyHash(stream, hashedBytes);
  const length = HASH_LENGTH + hashedBytes.write(text, HASH_LENGTH);
  // As text, because a Buffer for every hash would take as long as the hash.
  if (hash('sha256', hashedBytes.subarray(0, length), 'hex') !== storedHash) return undefined;
  return heads.set(stream, version, storedHash);
}

/** The position before the first event to verify: the end of the seals that are trusted. */
async function findStart(trx: Transaction, seals: readonly Seal[]): Promise<number> {
  if (seals[0]) return seals[0].firstPosition - 1;
  return readMaximum(trx, 'ledger_seals', 'last_position');
}

async function readMaximum(trx: Transaction, table: string, column: string): Promise<number> {
  const [row]: { maximum: string | null }[] = await trx(table).max({ maximum: column });
  return Number(row!.maximum ?? 0);
}
