/** Lists as Razorpay returns them: newest first, `count` (10, at most 100), `skip`, `from` and `to` in Unix seconds. */
import type { Knex } from 'knex';
import { createInvalidFieldError } from './errors.ts';

export type Query = Record<string, string | string[] | undefined>;

/** Restricts a query on a table with `created_at` and `position` to the requested page. */
export function paginate<Q extends Knex.QueryBuilder>(selection: Q, query: Query): Q {
  const from = readTime(query, 'from');
  const to = readTime(query, 'to');
  if (from !== undefined) void selection.where('created_at', '>=', new Date(from * 1000));
  if (to !== undefined) void selection.where('created_at', '<', new Date((to + 1) * 1000));
  const { count, skip } = readPage(query);
  void selection.orderBy('position', 'desc').limit(count).offset(skip);
  return selection;
}

export function readPage(query: Query, maxCount = 100): { count: number; skip: number } {
  const count = readInteger(query, 'count') ?? 10;
  if (count < 1) throw createInvalidFieldError('count', 'The count must be at least 1.');
  if (count > maxCount)
    throw createInvalidFieldError('count', `The count may not be greater than ${maxCount}.`);
  return { count, skip: readInteger(query, 'skip') ?? 0 };
}

export const toCollection = <T>(items: T[]) => ({
  entity: 'collection' as const,
  count: items.length,
  items,
});

/**
 * `expand[]=card&expand[]=payments`. Every other form is ignored, as Razorpay ignores it: the official SDK sends
 * `expand[expand]=card`.
 */
export const isExpanded = (query: Query, field: string): boolean =>
  [query['expand[]']].flat().includes(field);

/** The years 2000 to 2120, as in Razorpay's error text. */
const [MIN_TIME, MAX_TIME] = [946_684_800, 4_765_046_400];

function readTime(query: Query, name: string): number | undefined {
  const time = readInteger(query, name);
  if (time !== undefined && (time < MIN_TIME || time > MAX_TIME))
    throw createInvalidFieldError(name, `${name} must be between ${MIN_TIME} and ${MAX_TIME}`);
  return time;
}

export function readInteger(query: Query, name: string): number | undefined {
  const value = query[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^\d{1,10}$/.test(value))
    throw createInvalidFieldError(name, `The ${name} must be an integer.`);
  return Number(value);
}
