import { v7 as uuid } from 'uuid';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { Database } from '#src/platform/database.ts';
import { createConflictError } from '#src/platform/http/errors.ts';
import { KEEP_CONSENT_TEXT_VERSION, MAX_KEPT_MATCHES } from './contract-keep-consent.ts';
import type { KeptCouple, KeptMatch } from './contract-kept.ts';

type Row = { id: string; groom: BirthDetails; bride: BirthDetails; created_at: Date };

const COLUMNS = ['id', 'groom', 'bride', 'created_at'] as const;

const toKeptMatch = ({ created_at, ...row }: Row): KeptMatch => ({
  ...row,
  keptAt: created_at.toISOString(),
});

/** Newest first. */
export async function listKeptMatches(db: Database, memberId: string): Promise<KeptMatch[]> {
  const rows: Row[] = await db('kept_matches')
    .where({ member_id: memberId })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select(COLUMNS);
  return rows.map(toKeptMatch);
}

/** @returns undefined when the member keeps no match with this id */
export async function findKeptMatch(
  db: Database,
  memberId: string,
  id: string,
): Promise<KeptMatch | undefined> {
  const row: Row | undefined = await db('kept_matches').where({ id, member_id: memberId }).first(COLUMNS);
  return row && toKeptMatch(row);
}

/**
 * Idempotent: keeping the same couple again, such as by a double click, returns the kept match. The member's row is locked,
 * so that concurrent requests cannot exceed the limit.
 * @throws HttpError 409 `kept-matches-limit`
 */
export function keepMatch(
  db: Database,
  memberId: string,
  { groom, bride }: KeptCouple,
  now: Date,
): Promise<KeptMatch> {
  const births = { groom: JSON.stringify(groom), bride: JSON.stringify(bride) };
  return db.transaction(async (trx) => {
    await trx('members').where({ id: memberId }).forUpdate().first('id');
    const same: Row | undefined = await trx('kept_matches')
      .where({ member_id: memberId })
      .whereRaw('groom = ?::jsonb and bride = ?::jsonb', [births.groom, births.bride])
      .first(COLUMNS);
    if (same) return toKeptMatch(same);
    const kept = await trx('kept_matches').where({ member_id: memberId }).select('id');
    if (kept.length >= MAX_KEPT_MATCHES)
      throw createConflictError(
        'kept-matches-limit',
        `You keep ${MAX_KEPT_MATCHES} matches. Delete one in your profile to keep another.`,
      );
    const id = uuid();
    await trx('kept_matches').insert({
      id,
      member_id: memberId,
      ...births,
      consent_text_version: KEEP_CONSENT_TEXT_VERSION,
      created_at: now,
    });
    return { id, groom, bride, keptAt: now.toISOString() };
  });
}

/** @returns false when the member keeps no match with this id */
export const deleteKeptMatch = async (db: Database, memberId: string, id: string): Promise<boolean> =>
  (await db('kept_matches').where({ id, member_id: memberId }).delete()) > 0;
