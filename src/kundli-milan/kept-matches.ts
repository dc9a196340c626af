import { v7 as uuid } from 'uuid';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { Database } from '#src/platform/database.ts';
import { createConflictError } from '#src/platform/http/errors.ts';
import { KEEP_CONSENT_TEXT_VERSION, MAX_KEPT_MATCHES, type KeptMatch } from './contract-kept.ts';

type Couple = { groom: BirthDetails; bride: BirthDetails };

/** Newest first. */
export const listKeptMatches = (db: Database, memberId: string): Promise<KeptMatch[]> =>
  db('kept_matches')
    .where({ member_id: memberId })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select('id', 'groom', 'bride');

/**
 * Idempotent: keeping the same births again returns the kept match. The member's row is locked, so that concurrent requests
 * cannot exceed the limit.
 * @throws HttpError 409 `kept-matches-limit`
 */
export function keepMatch(db: Database, memberId: string, couple: Couple, now: Date): Promise<KeptMatch> {
  const [groom, bride] = [JSON.stringify(couple.groom), JSON.stringify(couple.bride)];
  return db.transaction(async (trx) => {
    await trx('members').where({ id: memberId }).forUpdate().first('id');
    const ofMember = trx('kept_matches').where({ member_id: memberId });
    const sameMatch: KeptMatch | undefined = await ofMember
      .clone()
      .whereRaw('groom = ?::jsonb and bride = ?::jsonb', [groom, bride])
      .first('id', 'groom', 'bride');
    if (sameMatch) return sameMatch;
    if ((await ofMember.clone().select('id')).length >= MAX_KEPT_MATCHES)
      throw createConflictError(
        'kept-matches-limit',
        `You have kept ${MAX_KEPT_MATCHES} matches. Delete one to keep another.`,
      );
    const id = uuid();
    const consent = { consent_text_version: KEEP_CONSENT_TEXT_VERSION };
    await trx('kept_matches').insert({ id, member_id: memberId, groom, bride, ...consent, created_at: now });
    return { id, ...couple };
  });
}

/** @returns false when the member has no kept match with this id */
export const deleteKeptMatch = async (db: Database, memberId: string, id: string): Promise<boolean> =>
  (await db('kept_matches').where({ id, member_id: memberId }).delete()) > 0;
