/** Commands that change something: they state a reason, show what they would do, and ask before what cannot be undone. */
import type { EventMeta } from '#src/ledger/event.ts';
import { UsageError, type CommandContext, type CommandResult } from './command.ts';
import { findReasonIssue } from './reason.ts';
import { wrapLine } from './terminal/wrap.ts';

/** Options of every command that changes something. */
export type ChangeOptions = { reason: string; dryRun?: boolean; yes?: boolean };

export type Change = {
  /** what the change does, in sentences that begin with "Would" */
  plan: string[];
  /** what a person types to confirm a change that cannot be undone: an order number, a payment id, an e-mail address */
  confirmation?: { question: string; expected: string };
  apply: () => Promise<CommandResult>;
};

/**
 * Prepares and applies a change. With --dry-run it only prints the plan. A change that cannot be undone is applied after its
 * confirmation was typed, or with --yes.
 * @throws UsageError without a valid reason, or without --yes outside of a terminal
 */
export async function runChange(
  context: CommandContext,
  options: ChangeOptions,
  prepare: (meta: EventMeta) => Promise<Change>,
): Promise<CommandResult> {
  const reason = options.reason.trim();
  const issue = findReasonIssue(reason);
  if (issue) throw new UsageError(issue);
  const { plan, confirmation, apply } = await prepare(createSupportMeta(context, reason));
  if (options.dryRun)
    return {
      json: { isDryRun: true, plan },
      lines: [...plan, 'Nothing was changed.'].flatMap((line) => wrapLine(line, context.terminal.columns)),
    };
  if (confirmation && !options.yes && !(await isConfirmed(context, confirmation)))
    return { json: { isConfirmed: false }, lines: ['Not confirmed. Nothing was changed.'], succeeded: false };
  return apply();
}

async function isConfirmed(
  { terminal, isJson }: CommandContext,
  { question, expected }: NonNullable<Change['confirmation']>,
): Promise<boolean> {
  if (!terminal.isInteractive || isJson)
    throw new UsageError(`This cannot be undone: add --yes, or --dry-run to see what it would do.`);
  return (await terminal.ask(`${question} Type ${expected} to confirm:`)) === expected;
}

/** Creates the metadata of the events that support appends. `cause`: the reason. */
export const createSupportMeta = ({ actor }: Pick<CommandContext, 'actor'>, cause: string): EventMeta => ({
  actor,
  cause,
  at: new Date().toISOString(),
});
