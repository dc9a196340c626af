/** Lists as Razorpay gives them: newest first, `count` (10, at most 100), `skip`, `from` and `to` in unix seconds. */
import type { Knex } from 'knex';
import { invalid } from './errors.ts';

export type Query = Record<string, string | string[] | undefined>;

/** Narrows a query on a table with `created_at` and `position` to the page that was asked for. */
export function page<Q extends Knex.QueryBuilder>(rows: Q, query: Query): Q {
  const from = whole(query, 'from');
  const to = whole(query, 'to');
  if (from !== undefined) void rows.where('created_at', '>=', new Date(from * 1000));
  if (to !== undefined) void rows.where('created_at', '<', new Date((to + 1) * 1000));
  const count = whole(query, 'count') ?? 10;
  if (count < 1 || count > 100) throw invalid('count', 'The count must be between 1 and 100.');
  void rows
    .orderBy('position', 'desc')
    .limit(count)
    .offset(whole(query, 'skip') ?? 0);
  return rows;
}

export const collection = <T>(items: T[]) => ({ entity: 'collection' as const, count: items.length, items });

/** `expand[]=card&expand[]=payments` */
export function expands(query: Query, what: string): boolean {
  return [query['expand[]']].flat().includes(what);
}

function whole(query: Query, name: string): number | undefined {
  const value = query[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^\d{1,10}$/.test(value))
    throw invalid(name, `The ${name} must be an integer.`);
  return Number(value);
}
