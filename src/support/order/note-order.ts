import { changeOrder } from '#src/orders/store/change-order.ts';
import { createSupportMeta } from '#src/support/change.ts';
import { UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { findReasonIssue } from '#src/support/reason.ts';
import { withJobs } from '#src/support/with-jobs.ts';
import { describeEvent } from './event-descriptions.ts';
import { loadOrderById } from './find-order-id.ts';

/** Adds a note for colleagues to an order. It changes nothing else. @throws UsageError for a text that a reason cannot be either */
export async function addNote(
  context: CommandContext,
  [id, ...words]: string[],
  { dryRun = false }: { dryRun?: boolean },
): Promise<CommandResult> {
  const text = words.join(' ').trim();
  const issue = findReasonIssue(text, 'The note');
  if (issue) throw new UsageError(issue);
  const db = await context.openDatabase();
  const order = await loadOrderById(db, id!);
  const plan = [`Would add this note to ${order.id}: ${text}`];
  if (dryRun) return { json: { isDryRun: true, plan }, lines: [...plan, 'Nothing was changed.'] };
  const meta = createSupportMeta(context, 'order note');
  return withJobs(db, async (jobs) => {
    const { events } = await changeOrder({ db, jobs }, order.id, meta, () => [
      { type: 'NoteAddedBySupport', data: { text, at: meta.at } },
    ]);
    return { json: events, lines: events.map(describeEvent) };
  });
}
