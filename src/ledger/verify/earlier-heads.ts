import type { Transaction } from '#src/platform/database.ts';
import type { HashedEventRow } from './read-hashed-events.ts';
import type { StreamHeads } from './stream-heads.ts';

/**
 * For a verification that starts within the ledger: loads the stored hash of the event before the first one of each stream.
 * A stream whose earlier event is missing stays unknown, so that its next event is found to be damaged.
 */
export async function loadEarlierHeads(
  trx: Transaction,
  heads: StreamHeads,
  batch: readonly HashedEventRow[],
): Promise<void> {
  const firstVersions = new Map<string, number>();
  for (const [, stream, version] of batch)
    if (heads.getVersion(stream) === 0 && !firstVersions.has(stream)) firstVersions.set(stream, version);
  const continued = [...firstVersions].filter(([, version]) => version > 1);
  if (continued.length === 0) return;
  const rows: { stream: string; version: number; hash: string }[] = await trx('events')
    .whereIn(
      ['stream', 'version'],
      continued.map(([stream, version]) => [stream, version - 1]),
    )
    .select('stream', 'version', trx.raw(`encode(hash, 'hex') as hash`));
  for (const { stream, version, hash } of rows) heads.set(stream, version, hash);
}
