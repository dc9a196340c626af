import { createProof, type EventReference } from '#src/ledger/proof/create-proof.ts';
import { UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';

/** Prints the proof that a seal covers an event, as JSON that an auditor verifies with the script of docs/audit.md. */
export async function proveEvent(
  context: CommandContext,
  reference: string,
  { until }: { until?: string },
): Promise<CommandResult> {
  const event = parseReference(reference);
  if (until !== undefined && !/^\d{1,9}$/.test(until))
    throw new UsageError('--until expects the number of a seal.');
  const db = await context.openDatabase();
  const proof = await createProof(db, event, until === undefined ? undefined : Number(until));
  const { seal, laterSeals } = proof;
  const newest = laterSeals.at(-1) ?? seal;
  context.terminal.printMessage(
    `Seal ${newest.number} has the hash\n${newest.hash}\nCompare it with a copy that you trust.`,
  );
  return { json: proof, lines: JSON.stringify(proof, null, 2).split('\n') };
}

/** "LG-2611-7K3QX9#3" is the third event of a stream, "8012" an event by its position. @throws UsageError */
function parseReference(reference: string): EventReference {
  const [, stream, version] = /^([A-Za-z0-9-]+)#(\d{1,9})$/.exec(reference) ?? [];
  if (stream) return { stream, version: Number(version) };
  if (/^\d{1,15}$/.test(reference)) return Number(reference);
  throw new UsageError('Name the event as <stream>#<version>, such as LG-2611-7K3QX9#3, or by its position.');
}
