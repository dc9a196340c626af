import { DAY_MS } from '#src/platform/contract-time.ts';
import { normalizeEmail, type MemberRow } from '#src/accounts/members.ts';
import type { Transaction } from '#src/platform/database.ts';
import { HttpError } from '#src/platform/http/errors.ts';

/** Free reports that all members together can send to one address that is not their own. */
const MAX_REPORTS_PER_RECIPIENT = 3;
const PERIOD_DAYS = 30;

/** Distinguishes this lock from the lock of a member's orders, which hashes with seed 0. */
const RECIPIENT_LOCK_SEED = 1;

/**
 * Limits the free reports that are sent to an address of another person, who did not ask for them. Reports that the
 * owner of the address ordered do not count.
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
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, ?))', [address, RECIPIENT_LOCK_SEED]);
  const since = new Date(now.getTime() - PERIOD_DAYS * DAY_MS);
  if ((await countFreeReports(trx, address, since)) >= MAX_REPORTS_PER_RECIPIENT)
    throw new HttpError(
      429,
      'recipient-limit',
      'This address has received several reports already. Please have the report sent to your own address, and share it from there.',
    );
}

/**
 * Counts each free order once: by its current birth details (a correction stores further ones), or by its pending address
 * while the details are missing.
 */
async function countFreeReports(trx: Transaction, address: string, since: Date): Promise<number> {
  const { rows } = await trx.raw<{ rows: { count: string }[] }>(
    `select count(*) from (
       select b.member_id, b.created_at from order_birth_details b
         join orders o on o.member_id = b.member_id and o.birth_id = b.id and o.status = 'free'
        where lower(b.email) = :address
       union all
       select p.member_id, p.created_at from pending_delivery_addresses p
         join orders o on o.id = p.order_id and o.status = 'free'
        where lower(p.email) = :address
     ) as report
     join members m on m.id = report.member_id and m.email <> :address
     where report.created_at > :since`,
    { address, since },
  );
  return Number(rows[0]!.count);
}
