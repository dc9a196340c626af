/** Names the kind of a damage. It runs once, after the first mismatch, and may read more than the verification itself. */
import type { Transaction } from '#src/platform/database.ts';
import { hashStreams, listSealedStreams, type Seal, type SealedStream } from '#src/ledger/seals/seal.ts';
import { readEvents, type SealedEvent } from '#src/ledger/seals/seal-ledger.ts';
import type { HashedEventRow } from './read-hashed-events.ts';
import type { Damage } from './verification.ts';

/** The version up to which a projection contains the stream; undefined when it does not contain it. */
export type FindProjectedVersion = (trx: Transaction, stream: string) => Promise<number | undefined>;

type Context = { seal: Seal | undefined; findProjectedVersion: FindProjectedVersion | undefined };

/** Classifies an event that does not follow `headVersion` of its stream. `seal`: the seal of its position. */
export async function classifyEventDamage(
  trx: Transaction,
  [positionText, stream, version]: HashedEventRow,
  headVersion: number,
  context: Context,
): Promise<Damage> {
  const found = {
    position: Number(positionText),
    stream,
    version,
    ...(context.seal ? { seal: context.seal.number } : {}),
  };
  if (version !== headVersion + 1) return classifyGap(trx, found);
  const isInserted = await isInsertedEvent(trx, stream, version, context);
  return isInserted
    ? { kind: 'inserted', ...found, reason: `event ${version} of ${stream} was not appended by the ledger` }
    : {
        kind: 'changed',
        ...found,
        reason: `event ${version} of ${stream} does not match its hash: its content was changed`,
      };
}

async function classifyGap(
  trx: Transaction,
  found: { position: number; stream: string; version: number },
): Promise<Damage> {
  const { stream, version } = found;
  const previousVersion = await findPreviousVersion(trx, stream, version);
  if (previousVersion === version - 1)
    return {
      kind: 'reordered',
      ...found,
      reason: `event ${version} of ${stream} is stored before event ${previousVersion}`,
    };
  const verb = previousVersion === version - 2 ? 'is' : 'are';
  return {
    kind: 'removed',
    ...found,
    reason: `${describeVersions(previousVersion + 1, version - 1)} of ${stream} ${verb} missing`,
  };
}

/** @returns 0 without an event before `version` */
async function findPreviousVersion(trx: Transaction, stream: string, version: number): Promise<number> {
  const row: { version: number } | undefined = await trx('events')
    .where({ stream })
    .where('version', '<', version)
    .orderBy('version', 'desc')
    .first('version');
  return row?.version ?? 0;
}

/** An event that its seal does not list, or that the projection does not know, was never appended. */
async function isInsertedEvent(
  trx: Transaction,
  stream: string,
  version: number,
  { seal, findProjectedVersion }: Context,
): Promise<boolean> {
  if (seal) {
    const sealed = (await listSealedStreams(trx, seal.number)).find((entry) => entry.stream === stream);
    return !sealed || version > sealed.lastVersion;
  }
  // Without a seal: later events were chained to the stored hash, so it was appended. Of the last event the projection decides.
  if (await hasVersion(trx, stream, version + 1)) return false;
  const projectedVersion = await findProjectedVersion?.(trx, stream);
  return projectedVersion !== undefined && projectedVersion < version;
}

/** Finds what differs between a seal and the events in its range. The chains of these events are verified. */
export async function findSealDamage(trx: Transaction, seal: Seal): Promise<Damage> {
  const sealedStreams = await listSealedStreams(trx, seal.number);
  if (hashStreams(sealedStreams) !== seal.streamsRoot)
    return {
      kind: 'seal-altered',
      seal: seal.number,
      reason: `seal ${seal.number} is altered: its list of streams does not match its hash`,
    };
  const events = await readEvents(trx, seal.firstPosition - 1, seal.lastPosition);
  const eventsByStream = Map.groupBy(events, ({ stream }) => stream);
  for (const sealedStream of sealedStreams) {
    const damage = await compareStream(
      trx,
      seal,
      sealedStream,
      eventsByStream.get(sealedStream.stream) ?? [],
    );
    if (damage) return damage;
  }
  return (
    findUnlistedStream(seal, sealedStreams, events) ?? {
      kind: 'reordered',
      seal: seal.number,
      reason: `the events of seal ${seal.number} are stored in another order than they were sealed`,
    }
  );
}

async function compareStream(
  trx: Transaction,
  seal: Seal,
  sealed: SealedStream,
  events: readonly SealedEvent[],
): Promise<Damage | undefined> {
  const { stream, firstVersion, lastVersion } = sealed;
  const versions = new Set(events.map(({ version }) => version));
  const added = events.find(({ version }) => version < firstVersion || version > lastVersion);
  if (added) return createInsertedDamage(seal, added);
  for (let version = firstVersion; version <= lastVersion; version += 1)
    if (!versions.has(version)) return classifyMissingEvents(trx, seal, sealed, version);
  const last = events.find(({ version }) => version === lastVersion)!;
  if (last.hash.toString('hex') === sealed.hash) return undefined;
  return {
    kind: 'chain-recomputed',
    seal: seal.number,
    stream,
    version: lastVersion,
    position: last.position,
    reason: `the chain of ${stream} was computed again: event ${lastVersion} is not the one that seal ${seal.number} of ${seal.sealedAt} covers`,
  };
}

async function classifyMissingEvents(
  trx: Transaction,
  seal: Seal,
  { stream, lastVersion }: SealedStream,
  missingVersion: number,
): Promise<Damage> {
  const found = { stream, version: missingVersion, seal: seal.number };
  const sealText = `seal ${seal.number} of ${seal.sealedAt} covers ${describeVersions(missingVersion, lastVersion)}`;
  const remaining: { version: number }[] = await trx('events')
    .where({ stream })
    .orderBy('version')
    .select('version');
  const last = remaining.at(-1)?.version ?? 0;
  if (remaining.some(({ version }) => version === missingVersion))
    return {
      kind: 'reordered',
      ...found,
      reason: `event ${missingVersion} of ${stream} is stored at another position; ${sealText}`,
    };
  if (last === 0)
    return { kind: 'stream-missing', ...found, reason: `all events of ${stream} are missing; ${sealText}` };
  if (last > missingVersion)
    return {
      kind: 'removed',
      ...found,
      reason: `event ${missingVersion} of ${stream} is missing; ${sealText}`,
    };
  return {
    kind: 'stream-truncated',
    ...found,
    reason: `the last events of ${stream} are missing after version ${last}; ${sealText}`,
  };
}

function findUnlistedStream(
  seal: Seal,
  sealedStreams: readonly SealedStream[],
  events: readonly SealedEvent[],
): Damage | undefined {
  const listed = new Set(sealedStreams.map(({ stream }) => stream));
  const added = events.find(({ stream }) => !listed.has(stream));
  return added && createInsertedDamage(seal, added);
}

const createInsertedDamage = (seal: Seal, { position, stream, version }: SealedEvent): Damage => ({
  kind: 'inserted',
  position,
  stream,
  version,
  seal: seal.number,
  reason: `event ${version} of ${stream} was not there when seal ${seal.number} of ${seal.sealedAt} was made`,
});

const hasVersion = async (trx: Transaction, stream: string, version: number): Promise<boolean> =>
  (await trx('events').where({ stream, version }).first('position')) !== undefined;

const describeVersions = (first: number, last: number): string =>
  first === last ? `event ${first}` : `events ${first} to ${last}`;
