import type { Database } from '#src/platform/database.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { readCount } from '#src/support/period.ts';
import {
  getCatalogueStream,
  JOB_STREAM,
  NEWSLETTER_STREAM,
  PROJECTION_STREAM,
  readSupportEvents,
  WEBHOOK_STREAM,
} from '#src/support/support-events.ts';
import { formatIstMinute } from '#src/support/terminal/format.ts';
import { formatTable } from '#src/support/terminal/table.ts';
import { describeSupportEvent } from './describe-support-event.ts';

const DEFAULT_LIMIT = 50;

/**
 * Shows what support did outside of orders and accounts, oldest first. Changes of an order are in `order show`.
 */
export async function showSupportLog(
  { openDatabase, terminal }: CommandContext,
  { limit }: { limit?: string },
): Promise<CommandResult> {
  const count = readCount('--limit', limit, DEFAULT_LIMIT);
  const db = await openDatabase();
  const names = await listLoggedStreams(db);
  const streams = await Promise.all(names.map((name) => readSupportEvents(db, name)));
  const events = streams
    .flat()
    .toSorted((first, second) => first.position - second.position)
    .slice(-count);
  if (events.length === 0)
    terminal.printMessage('Support has changed nothing outside of orders and accounts.');
  return {
    json: events,
    // Not cut at the width of the terminal: the reason is at the end.
    lines: formatTable(
      events.map((event) => [
        formatIstMinute(event.recordedAt),
        event.meta.actor,
        `${describeSupportEvent(event)} ${event.meta.cause}`,
      ]),
    ),
  };
}

/** Streams by their names: a search by prefix would read the whole index of the events. */
const listLoggedStreams = async (db: Database): Promise<string[]> => {
  const reportKeys: string[] = await db('reports').pluck('key');
  return [
    WEBHOOK_STREAM,
    JOB_STREAM,
    NEWSLETTER_STREAM,
    PROJECTION_STREAM,
    ...reportKeys.map(getCatalogueStream),
  ];
};
