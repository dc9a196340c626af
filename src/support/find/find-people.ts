/** Members, messages to support and newsletter subscribers, by e-mail address, telephone number, name or number. */
import type { Database } from '#src/platform/database.ts';
import { LIMIT, type MemberHit, type SubscriberHit, type TicketHit } from './search-hit.ts';
import type { SearchQuery } from './search-query.ts';
import { LAST_DIGITS, NAME_WORDS } from './search-expressions.ts';

/** The most members that are examined, so that a very common name does not make the search slow. */
const MAX_SORTED_MEMBERS = 2000;

type MemberRow = { id: string; name: string; email: string; created_at: Date };

/** The newest first. */
export async function findMembers(db: Database, query: SearchQuery): Promise<MemberHit[]> {
  const conditions = listMemberConditions(db, query);
  if (conditions.length === 0) return [];
  const found: MemberRow[][] = await Promise.all(
    conditions.map((condition) =>
      db
        .select('*')
        .from(condition.select('id', 'name', 'email', 'created_at').limit(MAX_SORTED_MEMBERS).as('found'))
        .orderBy('created_at', 'desc')
        .limit(LIMIT),
    ),
  );
  const rows = new Map(found.flat().map((row) => [row.id, row]));
  return [...rows.values()].slice(0, LIMIT).map(({ id, name, email, created_at: joinedAt }) => ({
    kind: 'member',
    id,
    name,
    email,
    joinedAt: joinedAt.toISOString(),
  }));
}

/** One query for each condition, so that each uses its own index. */
const listMemberConditions = (db: Database, query: SearchQuery) => [
  ...(query.uuid ? [db('members').where({ id: query.uuid })] : []),
  ...(query.email ? [db('members').whereLike('email', `${escapeLike(query.email)}%`)] : []),
  ...(query.phoneDigits
    ? [
        db('members')
          .whereNotNull('phone')
          .whereRaw(`${LAST_DIGITS} like ?`, [`${query.phoneDigits}%`]),
      ]
    : []),
  ...(query.nameCondition
    ? [db('members').whereRaw(`${NAME_WORDS} @@ ?::tsquery`, [query.nameCondition])]
    : []),
];

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

type TicketRow = {
  id: string;
  name: string;
  email: string;
  subject: string;
  order_id: string | null;
  created_at: Date;
};

export async function findTickets(db: Database, query: SearchQuery): Promise<TicketHit[]> {
  const conditions = [
    ...(query.id ? [db('contact_messages').where({ id: query.id.toUpperCase() })] : []),
    ...(query.email ? [db('contact_messages').whereRaw('lower(email) = ?', [query.email])] : []),
    ...(query.phoneDigits
      ? [db('contact_messages').whereRaw(`${LAST_DIGITS} like ?`, [`${query.phoneDigits}%`])]
      : []),
  ];
  const found: TicketRow[][] = await Promise.all(
    conditions.map((condition) =>
      condition
        .select('id', 'name', 'email', 'subject', 'order_id', 'created_at')
        .orderBy('created_at', 'desc')
        .limit(LIMIT),
    ),
  );
  return found.flat().map(({ order_id: orderId, created_at: createdAt, ...row }) => ({
    kind: 'ticket',
    ...row,
    orderId,
    at: createdAt.toISOString(),
  }));
}

export async function findSubscribers(db: Database, { email }: SearchQuery): Promise<SubscriberHit[]> {
  if (!email) return [];
  const row: { email: string; state: string; subscribed_at: Date } | undefined = await db('subscribers')
    .where({ email })
    .first('email', 'state', 'subscribed_at');
  return row
    ? [{ kind: 'subscriber', email: row.email, state: row.state, at: row.subscribed_at.toISOString() }]
    : [];
}
