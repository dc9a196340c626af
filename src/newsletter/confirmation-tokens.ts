/** Tokens of confirmation links: 32 random bytes, stored as a hash, for one use. */
import { randomBytes } from 'node:crypto';
import { hashToken } from '#src/accounts/session/hash-token.ts';
import { DAY_MS } from '#src/platform/contract-time.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import { createNotFoundError } from '#src/platform/http/errors.ts';
import { CONFIRMATION_DAYS } from './subscribers.ts';

/** @returns the token, which is stored nowhere */
export async function createConfirmationToken(db: Database, requestId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db('subscription_tokens').insert({
    token_hash: hashToken(token),
    request_id: requestId,
    expires_at: new Date(now.getTime() + CONFIRMATION_DAYS * DAY_MS),
  });
  return token;
}

/** Of two simultaneous uses the second gets 404. @returns the id of the request @throws HttpError 404 `token-expired` */
export async function consumeConfirmationToken(trx: Transaction, token: string, now: Date): Promise<string> {
  const [row]: { request_id: string }[] = await trx('subscription_tokens')
    .where({ token_hash: hashToken(token) })
    .where('expires_at', '>', now)
    .delete()
    .returning('request_id');
  if (!row) throw createTokenExpiredError();
  return row.request_id;
}

export const createTokenExpiredError = () =>
  createNotFoundError(
    'token-expired',
    'This link has been used, or is older than seven days. If you confirmed before, you need not do anything. Otherwise please subscribe again.',
  );
