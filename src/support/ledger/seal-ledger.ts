import { readConfig } from '#src/config.ts';
import { sealAndCopy } from '#src/ledger/seals/seal-and-copy.ts';
import { findLastSeal, type Seal } from '#src/ledger/seals/seal.ts';
import { openSealCopies } from '#src/open-seal-copies.ts';
import { createLog } from '#src/platform/log.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { formatTable } from '#src/support/terminal/table.ts';

/** Does what the job `seal-ledger` does every five minutes, and shows the newest seal. */
export async function sealLedgerNow(context: CommandContext): Promise<CommandResult> {
  const db = await context.openDatabase();
  const config = readConfig(context.environment);
  const seals = await sealAndCopy({
    db,
    log: createLog(config.logLevel, process.stderr),
    sealCopies: openSealCopies(config),
  });
  const last = seals.at(-1) ?? (await findLastSeal(db));
  return {
    json: { newSeals: seals, last: last ?? null },
    lines: [
      seals.length === 0
        ? 'No events to seal.'
        : `${seals.reduce((sum, { eventCount }) => sum + eventCount, 0)} events sealed.`,
      ...(last ? describeSeal(last) : []),
    ],
  };
}

const describeSeal = ({ number, hash, sealedAt, lastPosition, streamCount }: Seal): string[] =>
  formatTable([
    ['Seal', String(number)],
    ['Hash', hash],
    ['Sealed at', sealedAt],
    ['Last position', String(lastPosition)],
    ['Streams', String(streamCount)],
  ]);
