/** Links for a new password: 32 random bytes, of which only a hash is kept; one per member, good for one use. */
import { randomBytes } from 'node:crypto';
import type { Database, Transaction } from '#src/platform/database.ts';
import { notFound } from '#src/platform/http/errors.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { sha256 } from '#src/accounts/session/sessions.ts';

export const LINK_MINUTES = 30;

/** A new link; the member's older one is worth nothing from now on. @returns the token, which is written down nowhere */
export async function createResetToken(db: Database, memberId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + LINK_MINUTES * 60_000);
  await db('password_reset_tokens')
    .insert({ member_id: memberId, token_hash: sha256(token), expires_at })
    .onConflict('member_id')
    .merge();
  return token;
}

/** Whom a link lets in. @throws Refused 404 for one that is used, replaced, too old, or never was */
export async function memberByResetToken(db: Database, token: string, now: Date): Promise<MemberRow> {
  const holder: MemberRow | undefined = await db('password_reset_tokens')
    .join('members', 'members.id', 'password_reset_tokens.member_id')
    .where({ token_hash: sha256(token) })
    .where('expires_at', '>', now)
    .first('members.*');
  if (!holder) throw linkIsOver();
  return holder;
}

/** Of two who come with one link at once, the first goes in. @throws Refused 404 for the other */
export async function consumeResetToken(trx: Transaction, token: string): Promise<void> {
  const spent = await trx('password_reset_tokens')
    .where({ token_hash: sha256(token) })
    .delete();
  if (!spent) throw linkIsOver();
}

/** When a password or an address has changed, no link from before opens the account. */
export const revokeResetTokens = (trx: Transaction, memberId: string) =>
  trx('password_reset_tokens').where({ member_id: memberId }).delete();

const linkIsOver = () =>
  notFound(
    'link-over',
    'This link has been used, replaced by a newer one, or is older than 30 minutes. Please ask for a new one.',
  );
