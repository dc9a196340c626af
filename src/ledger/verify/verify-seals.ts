import type { Transaction } from '#src/platform/database.ts';
import type { SealCopies } from '#src/ledger/seals/seal-copies.ts';
import { computeSealHash, readSeals, type Seal } from '#src/ledger/seals/seal.ts';
import type { Damage } from './verification.ts';

type Options = { since?: Date; sealCopies?: Pick<SealCopies, 'listHashes'> };

export type SealsVerification = {
  /** those to verify the events with, up to the first damaged one; with `since`, those sealed from that time on */
  seals: Seal[];
  /** number of intact seals that have no copy to compare with; undefined without copies */
  uncopiedSeals?: number;
  damage?: Damage;
};

/** Verifies the chain of the seals, their streams, and the copies outside of the database. */
export async function verifySeals(
  trx: Transaction,
  { since, sealCopies }: Options,
): Promise<SealsVerification> {
  const copies = await sealCopies?.listHashes();
  const sealWithAlteredStreams = await findSealWithAlteredStreams(trx);
  const seals: Seal[] = [];
  let previous: Seal | undefined;
  let uncopiedSeals = 0;
  for await (const seal of readSeals(trx)) {
    const nextNumber = (previous?.number ?? 0) + 1;
    if (seal.number !== nextNumber) return { seals, damage: createMissingDamage(nextNumber) };
    const issue =
      findChainIssue(previous, seal) ??
      findCopyIssue(seal, copies?.get(seal.number)) ??
      (seal.number === sealWithAlteredStreams ? 'its list of streams does not match its hash' : undefined);
    if (issue) return { seals, damage: createSealDamage(seal.number, issue) };
    if (!since || new Date(seal.sealedAt) >= since) seals.push(seal);
    if (!copies?.has(seal.number)) uncopiedSeals += 1;
    previous = seal;
  }
  const lastCopy = Math.max(0, ...(copies?.keys() ?? []));
  const lastNumber = previous?.number ?? 0;
  if (lastCopy > lastNumber) {
    const detail = `; copies outside of the database exist up to seal ${lastCopy}`;
    return { seals, damage: createMissingDamage(lastNumber + 1, detail) };
  }
  return { seals, ...(copies && { uncopiedSeals }) };
}

function findChainIssue(previous: Seal | undefined, seal: Seal): string | undefined {
  if (seal.firstPosition !== (previous?.lastPosition ?? 0) + 1)
    return 'it does not begin where the previous seal ends';
  if (computeSealHash(previous?.hash, seal) !== seal.hash)
    return 'its hash does not match its content and the previous seal';
  return undefined;
}

const findCopyIssue = (seal: Seal, copiedHashes: readonly string[] | undefined): string | undefined =>
  copiedHashes && copiedHashes.some((copiedHash) => copiedHash !== seal.hash)
    ? 'it differs from its copy outside of the database'
    : undefined;

const createSealDamage = (number: number, issue: string): Damage => ({
  kind: 'seal-altered',
  seal: number,
  reason: `seal ${number} is altered: ${issue}`,
});

const createMissingDamage = (number: number, detail = ''): Damage => ({
  kind: 'seal-missing',
  seal: number,
  reason: `seal ${number} is missing${detail}`,
});

/** The first seal whose streams_root is not the hash of its rows in ledger_seal_streams (hashStreams of seal.ts, in SQL). */
async function findSealWithAlteredStreams(trx: Transaction): Promise<number | undefined> {
  const { rows } = await trx.raw<{ rows: { number: number }[] }>(`
    select seal.number from ledger_seals as seal
    left join (
      select seal_number, sha256(convert_to(
        string_agg(stream || ' ' || first_version || ' ' || last_version || ' ' || encode(hash, 'hex'), e'\\n' order by stream)
          || e'\\n', 'UTF8')) as root
      from ledger_seal_streams group by seal_number
    ) as streams on streams.seal_number = seal.number
    where streams.root is distinct from seal.streams_root
    order by seal.number limit 1`);
  return rows[0]?.number;
}
