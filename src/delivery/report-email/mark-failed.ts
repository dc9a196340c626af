import type { EmailFailureReason } from '#src/orders/domain/events.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { recordEmailFailure } from '#src/orders/domain/report-email-commands.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { EmailDeferredError, SenderRejectedError } from '#src/platform/email-errors.ts';
import type { ReportEmailDeps } from './compose.ts';

type FailedEmail = { orderId: string; edition: number; resendNumber?: number | undefined };

/** Records that the last attempt failed. Only the class of the error is recorded, because its message may contain an address. */
export async function markReportEmailFailed(
  deps: ReportEmailDeps,
  { orderId, edition, resendNumber }: FailedEmail,
  error: unknown,
): Promise<void> {
  const reason = classifyFailure(error);
  const meta = createJobMeta(deps, 'send-report-email', 'all attempts failed');
  await changeOrder(deps, orderId, meta, (order) =>
    recordEmailFailure(order, { edition, resendNumber, reason, at: meta.at }),
  );
  deps.log.error(
    { event: 'report_emails.failed', orderId, reason },
    'A report e-mail failed after all attempts',
  );
}

function classifyFailure(error: unknown): EmailFailureReason {
  if (error instanceof SenderRejectedError) return 'sender-rejected';
  return error instanceof EmailDeferredError ? 'deferred' : 'internal-error';
}
