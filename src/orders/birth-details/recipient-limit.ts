import { DAY_MS } from '#src/platform/contract-time.ts';
import { normalizeEmail, type MemberRow } from '#src/accounts/members.ts';
import type { Transaction } from '#src/platform/database.ts';
import { HttpError } from '#src/platform/http/errors.ts';

/** Reports that all members together can send to one address other than their own. */
const MAX_REPORTS_PER_RECIPIENT = 3;
const PERIOD_DAYS = 30;

/**
 * Limits the free reports that are sent to an address of another person, who did not ask for them.
 * @throws HttpError 429 `recipient-limit`
 */
export async function assertUnderRecipientLimit(
  trx: Transaction,
  member: MemberRow,
  email: string,
  now: Date,
): Promise<void> {
  const address = normalizeEmail(email);
  if (address === member.email) return;
  // Simultaneous orders for one address are counted one after the other.
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 1))', [address]);
  const recentReports = await trx('order_birth_details')
    .whereRaw('lower(email) = ?', [address])
    .where('created_at', '>', new Date(now.getTime() - PERIOD_DAYS * DAY_MS))
    .limit(MAX_REPORTS_PER_RECIPIENT)
    .select('id');
  if (recentReports.length >= MAX_REPORTS_PER_RECIPIENT)
    throw new HttpError(
      429,
      'recipient-limit',
      'This address has received several reports already. Please have the report sent to your own address, and share it from there.',
    );
}
