import { MINUTE_MS, toIstDate } from '#src/platform/contract-time.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import { GENESIS_HASH, HASHED_TEXT_SQL } from '#src/ledger/hash.ts';
import { computeAuditPath } from '#src/ledger/seals/merkle-tree.ts';
import { computeEventsRoot, readEvents } from '#src/ledger/seals/seal-ledger.ts';
import { findSeal, findSealOfPosition, readSeals, toSealText, type Seal } from '#src/ledger/seals/seal.ts';
import { LedgerProofError, type LedgerProof, type ProvenEvent, type ProvenSeal } from './proof.ts';

/** An event by its stream and version, or by its position. */
export type EventReference = { stream: string; version: number } | number;

/**
 * Creates the proof that a seal covers an event. @param untilSeal number of the newest seal to include; default: the seal of
 * the event
 * @throws LedgerProofError
 */
export const createProof = (
  db: Database,
  reference: EventReference,
  untilSeal?: number,
): Promise<LedgerProof> =>
  db.transaction((trx) => createProofInSnapshot(trx, reference, untilSeal), {
    isolationLevel: 'repeatable read',
    readOnly: true,
  });

async function createProofInSnapshot(
  trx: Transaction,
  reference: EventReference,
  untilSeal: number | undefined,
): Promise<LedgerProof> {
  const event = await findEvent(trx, reference);
  const seal = await findSealOfPosition(trx, event.position);
  if (!seal) throw await createNotSealedError(trx, event);
  const { leafIndex, auditPath } = await computePath(trx, event, seal);
  const previousSeal = await findSeal(trx, seal.number - 1);
  return {
    event,
    leafIndex,
    auditPath,
    seal: toProvenSeal(seal, previousSeal?.hash),
    laterSeals: untilSeal === undefined ? [] : await readLaterSeals(trx, seal, untilSeal),
  };
}

type EventRow = Omit<ProvenEvent, 'position' | 'previousHash'> & {
  position: string;
  previousHash: string | null;
};

async function findEvent(trx: Transaction, reference: EventReference): Promise<ProvenEvent> {
  const row: EventRow | undefined = await trx('events')
    .where(typeof reference === 'number' ? { position: reference } : reference)
    .first(
      'position',
      'stream',
      'version',
      trx.raw(`${HASHED_TEXT_SQL} as text`),
      trx.raw(`encode(hash, 'hex') as hash`),
      trx.raw(
        `(select encode(previous.hash, 'hex') from events as previous
          where previous.stream = events.stream and previous.version = events.version - 1) as "previousHash"`,
      ),
    );
  if (!row)
    throw new LedgerProofError('event-not-found', `The ledger has no ${describeReference(reference)}.`);
  if (row.previousHash === null && row.version > 1)
    throw createDamagedError(`event ${row.version - 1} of ${row.stream} is missing`);
  const { position, stream, version, text, previousHash, hash } = row;
  return {
    position: Number(position),
    stream,
    version,
    text,
    previousHash: previousHash ?? GENESIS_HASH.toString('hex'),
    hash,
  };
}

const describeReference = (reference: EventReference) =>
  typeof reference === 'number'
    ? `event at position ${reference}`
    : `event ${reference.version} of ${reference.stream}`;

async function computePath(
  trx: Transaction,
  { position }: ProvenEvent,
  seal: Seal,
): Promise<Pick<LedgerProof, 'leafIndex' | 'auditPath'>> {
  const sealedEvents = await readEvents(trx, seal.firstPosition - 1, seal.lastPosition);
  if (computeEventsRoot(sealedEvents).toString('hex') !== seal.eventsRoot)
    throw createDamagedError(`the stored events do not match seal ${seal.number}`);
  const leafIndex = sealedEvents.findIndex((event) => event.position === position);
  const leaves = sealedEvents.map(({ hash }) => hash);
  const auditPath = computeAuditPath(leaves, leafIndex).map(({ hash }) => hash.toString('hex'));
  return { leafIndex, auditPath };
}

const createDamagedError = (issue: string) =>
  new LedgerProofError('ledger-damaged', `No proof is possible: ${issue}. "ledger verify" names the damage.`);

async function readLaterSeals(trx: Transaction, seal: Seal, untilSeal: number): Promise<ProvenSeal[]> {
  if (untilSeal < seal.number)
    throw new LedgerProofError(
      'seal-not-found',
      `The event is in seal ${seal.number}, so a proof up to seal ${untilSeal} is not possible.`,
    );
  const laterSeals: ProvenSeal[] = [];
  let previousHash = seal.hash;
  if (untilSeal === seal.number) return laterSeals;
  for await (const later of readSeals(trx, seal.number)) {
    laterSeals.push(toProvenSeal(later, previousHash));
    if (later.number === untilSeal) return laterSeals;
    previousHash = later.hash;
  }
  throw new LedgerProofError('seal-not-found', `The ledger has no seal ${untilSeal}.`);
}

const toProvenSeal = (seal: Seal, previousHash = GENESIS_HASH.toString('hex')): ProvenSeal => ({
  number: seal.number,
  text: toSealText(seal),
  previousHash,
  hash: seal.hash,
});

/** The schedule of the job seal-ledger. */
const SEAL_INTERVAL_MS = 5 * MINUTE_MS;

async function createNotSealedError(trx: Transaction, { stream, version }: ProvenEvent) {
  // By the clock of the database, as the schedule of the job.
  const { rows } = await trx.raw<{ rows: { now: Date }[] }>('select clock_timestamp() as now');
  const nextRun = Math.floor(rows[0]!.now.getTime() / SEAL_INTERVAL_MS + 1) * SEAL_INTERVAL_MS;
  const time = toIstDate(nextRun).toISOString().slice(11, 16);
  return new LedgerProofError(
    'event-not-sealed',
    `Event ${version} of ${stream} is not sealed yet. Seals are made every five minutes, the next one at ${time} (Indian time).`,
  );
}
