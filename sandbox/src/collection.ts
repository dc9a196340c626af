/** Lists as Razorpay returns them: newest first, `count` (10, at most 100), `skip`, `from` and `to` in Unix seconds. */
import type { Knex } from 'knex';
import { createInvalidField } from './errors.ts';

export type Query = Record<string, string | string[] | undefined>;

/** Restricts a query on a table with `created_at` and `position` to the requested page. */
export function paginate<Q extends Knex.QueryBuilder>(rows: Q, query: Query): Q {
  const from = readInteger(query, 'from');
  const to = readInteger(query, 'to');
  if (from !== undefined) void rows.where('created_at', '>=', new Date(from * 1000));
  if (to !== undefined) void rows.where('created_at', '<', new Date((to + 1) * 1000));
  const count = readInteger(query, 'count') ?? 10;
  if (count < 1 || count > 100) throw createInvalidField('count', 'The count must be between 1 and 100.');
  void rows
    .orderBy('position', 'desc')
    .limit(count)
    .offset(readInteger(query, 'skip') ?? 0);
  return rows;
}

export const toCollection = <T>(items: T[]) => ({
  entity: 'collection' as const,
  count: items.length,
  items,
});

/** `expand[]=card&expand[]=payments` */
export const isExpanded = (query: Query, field: string): boolean =>
  [query['expand[]']].flat().includes(field);

function readInteger(query: Query, name: string): number | undefined {
  const value = query[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^\d{1,10}$/.test(value))
    throw createInvalidField(name, `The ${name} must be an integer.`);
  return Number(value);
}
