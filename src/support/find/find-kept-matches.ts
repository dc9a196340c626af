/** Matches that members keep, by id, by the name of one of the two people, or of the members that were found. */
import type { Knex } from 'knex';
import type { Database } from '#src/platform/database.ts';
import { LIMIT, type KeptMatchHit } from './search-hit.ts';
import { KEPT_NAME_WORDS } from './search-expressions.ts';
import type { SearchQuery } from './search-query.ts';

type Row = {
  id: string;
  groom: string | null;
  bride: string | null;
  member_id: string;
  email: string;
  created_at: Date;
};

/** The newest first. */
export async function findKeptMatches(
  db: Database,
  { uuid, nameCondition }: SearchQuery,
  memberIds: readonly string[],
): Promise<KeptMatchHit[]> {
  const select = (): Knex.QueryBuilder => db('kept_matches').orderBy('created_at', 'desc').limit(LIMIT);
  // One query for each condition, so that each uses its own index.
  const queries = [
    ...(uuid ? [select().where({ id: uuid })] : []),
    ...(nameCondition
      ? KEPT_NAME_WORDS.map((words) => select().whereRaw(`${words} @@ ?::tsquery`, [nameCondition]))
      : []),
    ...(memberIds.length > 0 ? [select().whereIn('member_id', [...memberIds])] : []),
  ];
  const ids: string[][] = await Promise.all(queries.map((query) => query.pluck('id')));
  if (ids.flat().length === 0) return [];
  const rows: Row[] = await db('kept_matches as k')
    .join('members as m', 'm.id', 'k.member_id')
    .whereIn('k.id', [...new Set(ids.flat())])
    .orderBy('k.created_at', 'desc')
    .limit(LIMIT)
    .select('k.id', 'k.member_id', 'm.email', 'k.created_at', {
      groom: db.raw(`k.groom #>> '{name}'`),
      bride: db.raw(`k.bride #>> '{name}'`),
    });
  return rows.map(({ id, groom, bride, member_id: memberId, email, created_at: at }) => ({
    kind: 'kept-match',
    id,
    names: `${groom || 'groom'} and ${bride || 'bride'}`,
    memberId,
    email,
    at: at.toISOString(),
  }));
}
