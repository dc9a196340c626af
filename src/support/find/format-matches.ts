import { formatAmount, formatIstMinute } from '#src/support/terminal/format.ts';
import { formatIstDay } from '#src/support/terminal/ist-time.ts';
import { formatTable, type Cell } from '#src/support/terminal/table.ts';
import type { Terminal } from '#src/support/terminal/terminal.ts';
import { MAX_MATCHES, type Match } from './match.ts';

const INDENT = '  ';
/** Of “payment” and “dispute”; a longer kind moves its own table only. */
const KIND_WIDTH = 7;

/** The matches as a table, at most twenty of a kind, and the commands that show one. */
export function formatMatches(
  text: string,
  matches: readonly Match[],
  { columns, styles }: Pick<Terminal, 'columns' | 'styles'>,
): string[] {
  if (matches.length === 0) return [];
  const kinds = [...Map.groupBy(matches, ({ kind }) => kind).values()];
  const shown = kinds.flatMap((ofKind) => ofKind.slice(0, MAX_MATCHES));
  const isMore = shown.length < matches.length;
  const count = shown.length === 1 ? '1 match' : `${isMore ? 'More than ' : ''}${shown.length} matches`;
  const width = columns === undefined ? undefined : columns - INDENT.length;
  return [
    styles.bold(`${count} for "${text}"`),
    '',
    ...kinds
      .flatMap((ofKind) => formatKind(ofKind.slice(0, MAX_MATCHES), width))
      .map((line) => INDENT + line),
    ...(isMore
      ? ['', `Only the newest ${MAX_MATCHES} of a kind are listed: add another word, or use an id.`]
      : []),
    ...formatCommands(listCommands(shown)),
  ];
}

/** Empty when no command shows a match: of a subscriber, for example. */
const formatCommands = (commands: readonly string[]): string[] =>
  commands.length > 0 ? ['', `Show one: ${commands.join('   ')}`] : [];

/** A table for each kind: a long name of one kind leaves the amounts of another in 80 columns. */
const formatKind = (matches: readonly Match[], columns: number | undefined): string[] =>
  formatTable(
    matches.map((match) => [match.kind.replace('-', ' ').padEnd(KIND_WIDTH), ...toCells(match)]),
    { columns },
  );

/** What it is called, what it belongs to, state, amount, time. */
function toCells(match: Match): Cell[] {
  switch (match.kind) {
    case 'member':
      return [match.name, match.email, 'joined', '', formatIstDay(match.joinedAt)];
    case 'order':
      return [
        match.id,
        match.reportName,
        match.needsAttention ? 'needs attention' : match.status,
        { right: formatAmount(match.amount, 'INR') },
        formatIstMinute(match.placedAt),
      ];
    case 'payment':
      return [
        match.id,
        match.orderId ?? 'no order',
        match.state,
        { right: formatAmount(match.amount, match.currency) },
        formatIstMinute(match.at),
      ];
    case 'refund':
    case 'dispute':
      return [
        match.id,
        match.orderId ?? match.paymentId,
        match.state,
        { right: formatAmount(match.amount, 'INR') },
        formatIstMinute(match.at),
      ];
    case 'webhook':
      return [match.id, match.type, match.state, '', formatIstMinute(match.at)];
    case 'ticket':
      return [match.id, `${match.name} <${match.email}>`, match.subject, '', formatIstMinute(match.at)];
    case 'kept-match':
      return [match.id, match.names, match.email, '', formatIstDay(match.at)];
    case 'subscriber':
      return [match.email, 'newsletter', match.state, '', formatIstDay(match.at)];
    default:
      return [
        match.id,
        match.orderId,
        'issued',
        { right: formatAmount(match.amount, 'INR') },
        formatIstMinute(match.at),
      ];
  }
}

/** One command for each kind that a command shows: for its first match. A kept match is shown by the member who keeps it. */
function listCommands(matches: readonly Match[]): string[] {
  const order = matches.find(({ kind }) => kind === 'order');
  const memberWithEmail =
    matches.find((match) => match.kind === 'member') ?? matches.find((match) => match.kind === 'kept-match');
  const webhook = matches.find(({ kind }) => kind === 'webhook');
  const payment = matches.find(({ kind }) => kind === 'payment');
  return [
    ...(order?.kind === 'order' ? [`lagna order show ${order.id}`] : []),
    ...(memberWithEmail ? [`lagna member show ${memberWithEmail.email}`] : []),
    ...(webhook?.kind === 'webhook' ? [`lagna webhook show ${webhook.id}`] : []),
    ...(payment?.kind === 'payment' && !payment.orderId ? ['lagna order list --needs-attention'] : []),
  ];
}
