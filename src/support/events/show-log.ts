import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { readCount } from '#src/support/period.ts';
import { formatIstMinute } from '#src/support/terminal/format.ts';
import { formatTable } from '#src/support/terminal/table.ts';
import { describeSupportEvent, readSupportEvents, SUPPORT_STREAMS } from './support-events.ts';

const DEFAULT_LIMIT = 50;

/** Shows what support did outside of orders, oldest first. Changes of an order are in `order show`. */
export async function showSupportLog(
  { openDatabase, terminal }: CommandContext,
  { limit }: { limit?: string },
): Promise<CommandResult> {
  const count = readCount('--limit', limit, DEFAULT_LIMIT);
  const db = await openDatabase();
  const streams = await Promise.all(SUPPORT_STREAMS.map((stream) => readSupportEvents(db, stream)));
  const events = streams
    .flat()
    .toSorted((first, second) => first.position - second.position)
    .slice(-count);
  if (events.length === 0) terminal.printMessage('Support has replayed no webhook and retried no job.');
  return {
    json: events,
    lines: formatTable(
      events.map((event) => [
        formatIstMinute(event.recordedAt),
        event.meta.actor,
        `${describeSupportEvent(event)} ${event.meta.cause}`,
      ]),
      terminal,
    ),
  };
}
