/** `lagna newsletter status`: subscribers by state, and deliveries by month and status. Prints no addresses. */
import type { Database } from '#src/platform/database.ts';
import { countDeliveries } from '#src/newsletter/send/delivery-counts.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';

type StateCounts = { pending: number; confirmed: number; bounced: number; unsubscribed: number };

export async function showNewsletterStatus({
  openDatabase,
  terminal,
}: CommandContext): Promise<CommandResult> {
  const db = await openDatabase();
  const subscribers = await countSubscribers(db);
  const months = await countDeliveries(db);
  if (months.size === 0) terminal.printMessage('No newsletter has been queued.');
  return {
    json: { subscribers, months: Object.fromEntries(months) },
    lines: [
      `Subscribers: ${formatCounts(subscribers)}`,
      ...[...months].map(([month, counts]) => `${month}: ${formatCounts(counts)}`),
    ],
  };
}

const formatCounts = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

/** `bounced`: confirmed, but the address rejects e-mails, so that it gets none. */
async function countSubscribers(db: Database): Promise<StateCounts> {
  const { rows } = await db.raw<{ rows: [Record<keyof StateCounts, string>] }>(
    `select count(*) filter (where state = 'pending') as pending,
            count(*) filter (where state = 'confirmed' and email_bounced_at is null) as confirmed,
            count(*) filter (where state = 'confirmed' and email_bounced_at is not null) as bounced,
            count(*) filter (where state = 'unsubscribed') as unsubscribed
     from subscribers`,
  );
  const [{ pending, confirmed, bounced, unsubscribed }] = rows;
  return {
    pending: Number(pending),
    confirmed: Number(confirmed),
    bounced: Number(bounced),
    unsubscribed: Number(unsubscribed),
  };
}
