import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import type { Damage } from '#src/ledger/verify/verification.ts';
import { createFolderSealCopies } from '#src/ledger/seals/seal-copies.ts';
import path from 'node:path';
import { readConfig } from '#src/config.ts';
import { UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { formatDuration } from '#src/support/terminal/format.ts';

type VerifyCommandOptions = { since?: string };

/** Verifies chains and seals, with the copies of the seals in VAR_DIR. */
export async function runLedgerVerification(
  context: CommandContext,
  { since }: VerifyCommandOptions,
): Promise<CommandResult> {
  const startedAt = Date.now();
  const db = await context.openDatabase();
  const progress = context.terminal.startProgress('Verifying the ledger');
  const { varDir } = readConfig(context.environment);
  const result = await verifyLedger(db, {
    ...(since === undefined ? {} : { since: parseInstant(since) }),
    sealCopies: createFolderSealCopies(path.join(varDir, 'seals')),
    onProgress: progress.update,
  }).finally(progress.stop);
  const counts = `${formatCount(result.events)} events in ${formatCount(result.streams)} streams, ${formatCount(result.seals)} seals`;
  const duration = formatDuration(Date.now() - startedAt);
  return {
    json: result,
    lines: result.isIntact
      ? [
          `The ledger is intact: ${counts} (${duration}).`,
          `${formatCount(result.unsealedEvents)} events are not sealed yet.`,
        ]
      : [
          ...result.damages.map((damage) => describeDamage(context, damage)),
          `Verified before that: ${counts} (${duration}).`,
        ],
    succeeded: result.isIntact,
  };
}

const describeDamage = (
  { terminal: { styles } }: CommandContext,
  { kind, position, reason }: Damage,
): string =>
  `${styles.red('BROKEN')}  ${kind}: ${reason}${position === undefined ? '' : ` (position ${position})`}.`;

const formatCount = (count: number): string => count.toLocaleString('en-IN');

/** @throws UsageError */
function parseInstant(text: string): Date {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime()))
    throw new UsageError('--since expects a time, such as 2026-11-21 or 2026-11-21T15:00:00+05:30.');
  return instant;
}
