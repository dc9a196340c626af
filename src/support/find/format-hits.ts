import { formatAmount, formatIstMinute } from '#src/support/terminal/format.ts';
import { formatIstDay } from '#src/support/terminal/ist-time.ts';
import { formatTable, type Cell } from '#src/support/terminal/table.ts';
import type { Terminal } from '#src/support/terminal/terminal.ts';
import { MAX_HITS, type SearchHit } from './search-hit.ts';

const INDENT = '  ';
/** Width of “payment” and “dispute”; a longer kind moves its own table only. */
const KIND_WIDTH = 7;

/** The hits as a table, at most twenty of a kind, and the commands that show one. */
export function formatHits(
  text: string,
  hits: readonly SearchHit[],
  { columns, styles }: Pick<Terminal, 'columns' | 'styles'>,
): string[] {
  if (hits.length === 0) return [];
  const kinds = [...Map.groupBy(hits, ({ kind }) => kind).values()];
  const shown = kinds.flatMap((ofKind) => ofKind.slice(0, MAX_HITS));
  const isMore = shown.length < hits.length;
  const count = shown.length === 1 ? '1 match' : `${isMore ? 'More than ' : ''}${shown.length} matches`;
  const width = columns === undefined ? undefined : columns - INDENT.length;
  return [
    styles.bold(`${count} for "${text}"`),
    '',
    ...kinds.flatMap((ofKind) => formatKind(ofKind.slice(0, MAX_HITS), width)).map((line) => INDENT + line),
    ...(isMore
      ? ['', `Only the newest ${MAX_HITS} of a kind are listed: add another word, or use an id.`]
      : []),
    ...formatCommands(listCommands(shown)),
  ];
}

/** Empty when no command shows a hit: of a subscriber, for example. */
const formatCommands = (commands: readonly string[]): string[] =>
  commands.length > 0 ? ['', `Show one: ${commands.join('   ')}`] : [];

/** A table for each kind: a long name of one kind leaves the amounts of another in 80 columns. */
const formatKind = (hits: readonly SearchHit[], columns: number | undefined): string[] =>
  formatTable(
    hits.map((hit) => [hit.kind.replace('-', ' ').padEnd(KIND_WIDTH), ...toCells(hit)]),
    { columns },
  );

/** What it is called, what it belongs to, state, amount, time. */
function toCells(hit: SearchHit): Cell[] {
  switch (hit.kind) {
    case 'member':
      return [hit.name, hit.email, 'joined', '', formatIstDay(hit.joinedAt)];
    case 'order':
      return [
        hit.id,
        hit.reportName,
        hit.needsAttention ? 'needs attention' : hit.status,
        { right: formatAmount(hit.amount, 'INR') },
        formatIstMinute(hit.placedAt),
      ];
    case 'payment':
      return [
        hit.id,
        hit.orderId ?? 'no order',
        hit.state,
        { right: formatAmount(hit.amount, hit.currency) },
        formatIstMinute(hit.at),
      ];
    case 'refund':
    case 'dispute':
      return [
        hit.id,
        hit.orderId ?? hit.paymentId,
        hit.state,
        { right: formatAmount(hit.amount, 'INR') },
        formatIstMinute(hit.at),
      ];
    case 'webhook':
      return [hit.id, hit.type, hit.state, '', formatIstMinute(hit.at)];
    case 'ticket':
      return [hit.id, `${hit.name} <${hit.email}>`, hit.subject, '', formatIstMinute(hit.at)];
    case 'kept-match':
      return [hit.id, hit.names, hit.email, '', formatIstDay(hit.at)];
    case 'subscriber':
      return [hit.email, 'newsletter', hit.state, '', formatIstDay(hit.at)];
    default:
      return [
        hit.id,
        hit.orderId,
        'issued',
        { right: formatAmount(hit.amount, 'INR') },
        formatIstMinute(hit.at),
      ];
  }
}

/** One command for each kind that a command shows: for its first hit. A kept match is shown by the member who keeps it. */
function listCommands(hits: readonly SearchHit[]): string[] {
  const order = hits.find(({ kind }) => kind === 'order');
  const memberWithEmail =
    hits.find((hit) => hit.kind === 'member') ?? hits.find((hit) => hit.kind === 'kept-match');
  const webhook = hits.find(({ kind }) => kind === 'webhook');
  const hasPaymentWithoutOrder = hits.some((hit) => hit.kind === 'payment' && !hit.orderId);
  return [
    ...(order?.kind === 'order' ? [`lagna order show ${order.id}`] : []),
    ...(memberWithEmail ? [`lagna member show ${memberWithEmail.email}`] : []),
    ...(webhook?.kind === 'webhook' ? [`lagna webhook show ${webhook.id}`] : []),
    ...(hasPaymentWithoutOrder ? ['lagna order list --needs-attention'] : []),
  ];
}
