import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { SealCopies } from './seal-copies.ts';
import { sealLedger } from './seal-ledger.ts';
import { readSeals, type Seal } from './seal.ts';

export type SealingDeps = Pick<CoreDeps, 'db' | 'log'> & { sealCopies: SealCopies };

/** Seals the finished events. Each seal leaves the database twice: as a log line and as a copy. @returns the new seals */
export async function sealAndCopy({ db, log, sealCopies }: SealingDeps): Promise<Seal[]> {
  const { seals, isDelayed } = await sealLedger(db);
  if (isDelayed)
    log.warn(
      { event: 'ledger_seals.delayed' },
      'The ledger was not sealed, because a transaction has been running for too long',
    );
  for (const { number, hash, lastPosition, eventCount } of seals)
    log.info(
      { event: 'ledger_seals.created', number, hash, lastPosition, eventCount },
      'Events of the ledger sealed',
    );
  await copyNewSeals({ db, sealCopies });
  return seals;
}

/** Also writes the copies that an earlier run could not write. Seals before the newest copy are never copied again. */
async function copyNewSeals({ db, sealCopies }: Omit<SealingDeps, 'log'>): Promise<void> {
  for await (const seal of readSeals(db, await sealCopies.findNewest())) await sealCopies.write(seal);
}
