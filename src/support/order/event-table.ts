import type { StoredEvent } from '#src/ledger/event.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { formatIstShort } from '#src/support/terminal/ist-time.ts';
import { cutToWidth, formatTable, type Cell } from '#src/support/terminal/table.ts';
import type { Terminal } from '#src/support/terminal/terminal.ts';
import { measureWidth } from '#src/support/terminal/text-width.ts';
import { describeEvent } from './event-descriptions.ts';

/** An order begins the same way every time; what support looks for is at its end. */
const FIRST_EVENTS = 5;
const LAST_EVENTS = 8;
const INDENT = '  ';

/** The first events and the last ones, as a table: number, time, what happened, who did it. */
export function formatEventTable(
  orderId: string,
  events: readonly StoredEvent<OrderEvent>[],
  { columns, styles }: Pick<Terminal, 'columns' | 'styles'>,
): string[] {
  const hiddenCount = Math.max(0, events.length - FIRST_EVENTS - LAST_EVENTS);
  const shown = hiddenCount > 0 ? [...events.slice(0, FIRST_EVENTS), ...events.slice(-LAST_EVENTS)] : events;
  const rows = shown.map((event) => [
    String(event.version),
    formatIstShort(event.recordedAt),
    describeWithReason(event),
    formatActor(event.meta.actor),
  ]);
  const lines = formatTable(toCells([['#', 'Time (IST)', 'Event', 'Actor'], ...rows], columns)).map((line) =>
    cutToWidth(INDENT + line, columns),
  );
  const [header, ...eventLines] = lines;
  if (hiddenCount > 0)
    eventLines.splice(FIRST_EVENTS, 0, `${INDENT}…  ${hiddenCount} more: lagna order timeline ${orderId}`);
  return [styles.bold(header!), ...eventLines];
}

const GAP_WIDTH = 2;
const MIN_EVENT_WIDTH = 20;

/** Cuts the description of the event, so that the actor stays readable in a narrow terminal. */
function toCells(rows: readonly string[][], columns: number | undefined): Cell[][] {
  const widths = [0, 1, 3].map((index) => Math.max(...rows.map((row) => measureWidth(row[index]!))));
  const otherWidth = INDENT.length + widths.reduce((sum, width) => sum + width + GAP_WIDTH, 0);
  const eventWidth = columns === undefined ? undefined : Math.max(MIN_EVENT_WIDTH, columns - otherWidth);
  return rows.map(([number, time, event, actor]) => [
    { right: number! },
    time!,
    cutToWidth(event!, eventWidth),
    actor!,
  ]);
}

/** The cause of an event by support is the reason that support gave. */
export const describeWithReason = (event: StoredEvent<OrderEvent>): string =>
  event.meta.actor.startsWith('support:') && event.type !== 'NoteAddedBySupport'
    ? `${describeEvent(event)} Reason: ${event.meta.cause}`
    : describeEvent(event);

/** "member:01a1…" becomes "member", "job:produce-report" becomes "produce-report"; support keeps the login. */
export const formatActor = (actor: string): string =>
  actor.startsWith('member:') ? 'member' : actor.replace(/^job:/, '');
