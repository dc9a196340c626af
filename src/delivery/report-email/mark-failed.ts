import { changeOrder } from '#src/orders/store/change-order.ts';
import type { EmailFailureReason } from '#src/orders/domain/events.ts';
import { giveUpMail } from '#src/orders/domain/failed-email.ts';
import { SenderRejected, EmailDeferred } from '#src/platform/mail-problems.ts';
import type { ReportEmailDeps } from './send.ts';

/**
 * Notes that a report mail has no tries left. The reason that reaches the ledger is the sort of the problem, never its
 * text: a text may quote an address.
 */
export async function giveUpReportMail(
  deps: ReportEmailDeps,
  { orderId, edition, again }: { orderId: string; edition: number; again?: number | undefined },
  error: unknown,
): Promise<void> {
  const at = deps.clock.now().toISOString();
  const meta = { actor: 'job:mail-report', cause: 'tries used up', at };
  const stopped = { edition, again, reason: sortOf(error), at };
  await changeOrder(deps, orderId, meta, (order) => giveUpMail(order, stopped));
}

function sortOf(error: unknown): EmailFailureReason {
  if (error instanceof SenderRejected) return 'sender-rejected';
  return error instanceof EmailDeferred ? 'deferred' : 'internal-error';
}
