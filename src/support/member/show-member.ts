import type { MemberRow } from '#src/accounts/members.ts';
import { listSessions } from '#src/accounts/session/session-list.ts';
import type { OrderRow } from '#src/orders/store/projection.ts';
import { formatPaise } from '#src/platform/contract-money.ts';
import type { Database } from '#src/platform/database.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { describeSupportEvent } from '#src/support/events/describe-support-event.ts';
import { getMemberStream, readSupportEvents, type StoredSupportEvent } from '#src/support/support-events.ts';
import { formatIstMinute } from '#src/support/terminal/format.ts';
import { formatIstDay } from '#src/support/terminal/ist-time.ts';
import { formatTable } from '#src/support/terminal/table.ts';
import { loadMember } from './find-member.ts';

/** Shows an account: name and address, sessions, newsletter, deletion, acts of support, and its newest orders. */
export async function showMember(context: CommandContext, emailOrId: string): Promise<CommandResult> {
  const db = await context.openDatabase();
  const member = await loadMember(db, emailOrId);
  const sessions = await listSessions(db, member.id, undefined, new Date());
  const orders = await listOrdersOfMember(db, member.id);
  const newsletter = await findNewsletterState(db, member);
  const supportEvents = await readSupportEvents(db, getMemberStream(member.id));
  const facts = toFacts(member, { sessions, newsletter });
  return {
    json: {
      ...facts,
      orders: orders.slice(0, MAX_ORDERS),
      hasMoreOrders: orders.length > MAX_ORDERS,
      supportEvents,
    },
    lines: [
      ...describeFacts(facts),
      ...supportEvents.map(describeActOfSupport),
      '',
      ...describeOrders(context, orders),
    ],
  };
}

const describeActOfSupport = (event: StoredSupportEvent): string =>
  `Support     ${formatIstMinute(event.recordedAt)}  ${describeSupportEvent(event)} ${event.meta.cause}  [${event.meta.actor}]`;

type ListedOrder = Pick<
  OrderRow,
  'id' | 'report_key' | 'price_paise' | 'status' | 'report_status' | 'placed_at'
>;

const MAX_ORDERS = 50;

/** One more than are shown. */
const listOrdersOfMember = (db: Database, memberId: string): Promise<ListedOrder[]> =>
  db('orders')
    .where({ member_id: memberId })
    .orderBy([
      { column: 'placed_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MAX_ORDERS + 1)
    .select('id', 'report_key', 'price_paise', 'status', 'report_status', 'placed_at');

/** Two look-ups, each by an index. A subscription of the address may belong to nobody until it is confirmed. */
async function findNewsletterState(db: Database, { id, email }: MemberRow): Promise<string> {
  const subscriber: { state: string } | undefined =
    (await db('subscribers').where({ member_id: id }).first('state')) ??
    (await db('subscribers').where({ email }).first('state'));
  return subscriber?.state ?? 'not subscribed';
}

type Input = { sessions: { seenAt: string }[]; newsletter: string };

function toFacts(member: MemberRow, { sessions, newsletter }: Input) {
  const { id, name, email, verified_email: verifiedEmail } = member;
  return {
    id,
    name,
    email,
    isEmailVerified: verifiedEmail === email,
    emailBouncedAt: member.email_bounced_at?.toISOString() ?? null,
    joinedAt: member.created_at.toISOString(),
    sessions: sessions.length,
    lastSeenAt: sessions[0]?.seenAt ?? null,
    newsletter,
    deletionScheduledAt: member.deletion_scheduled_at?.toISOString() ?? null,
  };
}

type Facts = ReturnType<typeof toFacts>;

function describeFacts(facts: Facts): string[] {
  const { id, name, email, emailBouncedAt, lastSeenAt, deletionScheduledAt } = facts;
  const lastUse = lastSeenAt ? `, last use ${formatIstMinute(lastSeenAt)}` : '';
  return formatTable([
    ['Member', `${name} <${email}>`],
    ['Id', id],
    ['Joined', formatIstMinute(facts.joinedAt)],
    ['Address', facts.isEmailVerified ? 'verified' : 'not verified'],
    ...(emailBouncedAt
      ? [['Bounced', `the last e-mail came back on ${formatIstMinute(emailBouncedAt)}`]]
      : []),
    ['Sessions', `${facts.sessions} open${lastUse}`],
    ['Newsletter', facts.newsletter],
    ...(deletionScheduledAt
      ? [['Deletion', `requested by the member, due ${formatIstMinute(deletionScheduledAt)}`]]
      : []),
  ]);
}

const describeStatus = ({ status, report_status: report }: ListedOrder): string =>
  (report === 'none' ? status : `${status}, report ${report}`).replaceAll('-', ' ');

function describeOrders({ terminal }: CommandContext, orders: ListedOrder[]): string[] {
  if (orders.length === 0) return ['No orders.'];
  const rows = orders
    .slice(0, MAX_ORDERS)
    .map((order) => [
      order.id,
      formatIstDay(order.placed_at.toISOString()),
      order.report_key,
      { right: formatPaise(order.price_paise) },
      describeStatus(order),
    ]);
  const more = orders.length > MAX_ORDERS ? [`… only the ${MAX_ORDERS} newest orders are shown.`] : [];
  return [...formatTable(rows, { columns: terminal.columns }), ...more];
}
