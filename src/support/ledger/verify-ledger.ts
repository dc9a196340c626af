import path from 'node:path';
import { readConfig } from '#src/config.ts';
import { openSealCopies } from '#src/open-seal-copies.ts';
import { createFolderSealCopies, type SealCopies } from '#src/ledger/seals/seal-copies.ts';
import type { Damage, LedgerVerification } from '#src/ledger/verify/verification.ts';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { toProjectionDamage } from '#src/projections/verify.ts';
import { findProjectedVersion, verifyProjections } from '#src/payments/all-projections.ts';
import type { Database } from '#src/platform/database.ts';
import {
  UsageError,
  type CommandContext,
  type CommandResult,
  type Environment,
} from '#src/support/command.ts';
import { isCalendarDay } from '#src/support/period.ts';
import { formatDuration } from '#src/support/terminal/format.ts';

type VerifyCommandOptions = { since?: string; projections?: boolean };

/**
 * Verifies chains and seals, with the seal copies of the configured store (for an auditor: of VAR_DIR), and then the
 * projections, unless --since is given.
 */
export async function runLedgerVerification(
  context: CommandContext,
  { since, projections = true }: VerifyCommandOptions,
): Promise<CommandResult> {
  const startedAt = Date.now();
  const db = await context.openDatabase();
  const isAuditor = !(await canReadProjections(db));
  const result = await verifyEvents(context, db, { since, isAuditor });
  const hasToCompare = since === undefined && projections;
  if (hasToCompare && isAuditor)
    context.terminal.printMessage(
      'The tables derived from the ledger are not compared: this database role reads the ledger only.',
    );
  const projectionDamages = hasToCompare && !isAuditor ? await findProjectionDamages(context, db) : [];
  const damages = [...result.damages, ...projectionDamages];
  const counts = `${formatCount(result.events)} events in ${formatCount(result.streams)} streams, ${formatCount(result.seals)} seals`;
  const duration = formatDuration(Date.now() - startedAt);
  const isIntact = damages.length === 0;
  return {
    json: { ...result, isIntact, damages },
    lines: isIntact
      ? [
          `The ledger is intact: ${counts} (${duration}).`,
          `${formatCount(result.unsealedEvents)} events are not sealed yet.`,
          ...describeUncopiedSeals(result),
        ]
      : [
          ...damages.map((damage) => describeDamage(context, damage)),
          `${damages.length} ${damages.length === 1 ? 'damage' : 'damages'}. Verified events: ${counts} (${duration}).`,
        ],
    succeeded: isIntact,
  };
}

/** Without its copy a seal proves nothing against somebody who can change the whole database. */
const describeUncopiedSeals = ({ uncopiedSeals = 0 }: LedgerVerification): string[] =>
  uncopiedSeals === 0
    ? []
    : [`${formatCount(uncopiedSeals)} seals have no copy outside of the database to compare with.`];

/** The role of an auditor reads the ledger and nothing else. */
async function canReadProjections(db: Database): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { allowed: boolean }[] }>(
    `select has_table_privilege('orders', 'select') as allowed`,
  );
  return rows[0]!.allowed;
}

function verifyEvents(
  { terminal, environment }: CommandContext,
  db: Database,
  { since, isAuditor }: { since: string | undefined; isAuditor: boolean },
): Promise<LedgerVerification> {
  const progress = terminal.startProgress('Verifying the ledger');
  return verifyLedger(db, {
    ...(since === undefined ? {} : { since: parseInstant(since) }),
    ...(isAuditor ? {} : { findProjectedVersion }),
    sealCopies: openCopies(environment),
    onProgress: progress.update,
  }).finally(progress.stop);
}

/** An auditor has none of the other settings, which production requires. */
const openCopies = (environment: Environment): SealCopies =>
  environment.AUDITOR_DATABASE_URL
    ? createFolderSealCopies(path.join(environment.VAR_DIR || 'var', 'seals'))
    : openSealCopies(readConfig(environment));

const MAX_PROJECTION_DAMAGES = 20;

async function findProjectionDamages({ terminal }: CommandContext, db: Database): Promise<Damage[]> {
  const progress = terminal.startProgress('Comparing the projections');
  const { differences, newerStreams } = await verifyProjections(db, {
    limit: MAX_PROJECTION_DAMAGES,
    onProgress: progress.update,
  }).finally(progress.stop);
  if (newerStreams > 0)
    terminal.printMessage(
      `${formatCount(newerStreams)} streams have events of a newer release: their rows are not compared.`,
    );
  return differences.map(toProjectionDamage);
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
  if (Number.isNaN(instant.getTime()) || !isCalendarDay(text.slice(0, 10)))
    throw new UsageError('--since expects a time, such as 2026-11-21 or 2026-11-21T15:00:00+05:30.');
  return instant;
}
