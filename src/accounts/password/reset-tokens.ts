/** Tokens of password-reset links: 32 random bytes, stored as a hash; one per member, for one use. */
import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '#src/platform/contract-time.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { hashToken } from '#src/accounts/session/hash-token.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import { createNotFoundError } from '#src/platform/http/errors.ts';

export const RESET_TOKEN_MINUTES = 30;

/** Replaces the member's older token. @returns the token, which is stored nowhere */
export async function createResetToken(db: Database, memberId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + RESET_TOKEN_MINUTES * MINUTE_MS);
  await db('password_reset_tokens')
    .insert({ member_id: memberId, token_hash: hashToken(token), expires_at })
    .onConflict('member_id')
    .merge();
  return token;
}

/** @throws HttpError 404 `token-expired` for a token that is used, replaced, expired or unknown */
export async function findMemberByResetToken(db: Database, token: string, now: Date): Promise<MemberRow> {
  const member: MemberRow | undefined = await db('password_reset_tokens')
    .join('members', 'members.id', 'password_reset_tokens.member_id')
    .where({ token_hash: hashToken(token) })
    .where('expires_at', '>', now)
    .first('members.*');
  if (!member) throw createTokenExpiredError();
  return member;
}

/** A token works once: of two concurrent uses, the second gets 404. @throws HttpError 404 `token-expired` */
export async function consumeResetToken(trx: Transaction, token: string): Promise<void> {
  const deletedCount = await trx('password_reset_tokens')
    .where({ token_hash: hashToken(token) })
    .delete();
  if (!deletedCount) throw createTokenExpiredError();
}

/** Called when the password or the e-mail changes. */
export const revokeResetTokens = (trx: Transaction, memberId: string) =>
  trx('password_reset_tokens').where({ member_id: memberId }).delete();

const createTokenExpiredError = () =>
  createNotFoundError(
    'token-expired',
    'This link has been used, replaced by a newer one, or is older than 30 minutes. Please ask for a new one.',
  );
