/**
 * Records a failure for report e-mails whose job is lost, because its worker was killed in the last attempt or
 * its row was deleted. The member can then request a resend, and the order is on support's list.
 */
import type { CoreDeps } from '#src/platform/core-deps.ts';
import { findPendingEmail, recordEmailFailure } from '#src/orders/domain/report-email-commands.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { changeOrder, isEmailJobUnfinished, type OrderDeps } from '#src/orders/store/change-order.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import { iterateOrderIds } from './iterate-order-ids.ts';
import { createNewerReleaseSkipper, type NewerReleaseSkipper } from './newer-release-skipper.ts';

/**
 * @param signal ends the run between two orders
 * @returns the number of e-mails recorded as failed
 */
export async function failReportEmailsWithLostJobs(
  deps: OrderDeps & CoreDeps,
  signal?: AbortSignal,
): Promise<number> {
  const skipper = createNewerReleaseSkipper(deps, 'fail-report-emails');
  let failedCount = 0;
  for await (const id of listOrdersAwaitingEmail(deps, signal))
    if (await tryFailEmail(deps, id, skipper)) failedCount += 1;
  skipper.logSkipped();
  return failedCount;
}

/** An error on one order does not stop the run. */
async function tryFailEmail(
  deps: OrderDeps & CoreDeps,
  id: string,
  skipper: NewerReleaseSkipper,
): Promise<boolean> {
  try {
    return await failEmailIfJobIsLost(deps, id, skipper);
  } catch (error) {
    deps.log.error(
      { event: 'report_emails.recovery_failed', orderId: id, err: error },
      'The failure of a report e-mail with a lost job could not be recorded',
    );
    return false;
  }
}

/** The join excludes orders of deleted accounts. */
const listOrdersAwaitingEmail = ({ db }: OrderDeps, signal?: AbortSignal): AsyncGenerator<string> =>
  iterateOrderIds(
    () =>
      db('orders as o')
        .join('members as m', 'm.id', 'o.member_id')
        .where({ 'o.report_status': 'ready', 'o.report_note': null })
        .whereIn('o.status', ['paid', 'free']),
    { id: 'o.id', instant: 'o.placed_at' },
    signal,
  );

async function failEmailIfJobIsLost(
  deps: OrderDeps & CoreDeps,
  id: string,
  skipper: NewerReleaseSkipper,
): Promise<boolean> {
  const { order: current } = (await loadOrder(deps.db, id))!;
  if (skipper.skipIfNewer(current)) return false;
  const email = findPendingEmail(current);
  if (!email || (await isEmailJobUnfinished(deps.jobs, { orderId: id, ...email }))) return false;
  const meta = createJobMeta(deps, 'recover-lost-jobs', 'job lost');
  const { events } = await changeOrder(deps, id, meta, (order) =>
    recordEmailFailure(order, { ...email, reason: 'job-lost', at: meta.at }),
  );
  if (events.length > 0)
    deps.log.error({ event: 'report_emails.job_lost', orderId: id }, 'Job of a report e-mail was lost');
  return events.length > 0;
}
