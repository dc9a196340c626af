import { sendMemberEmail } from '#src/accounts/emails/send-member-email.ts';
import { findMember } from '#src/accounts/members.ts';
import type { EventOf } from '#src/orders/domain/events.ts';
import { isRefunding, type Order, type Resend } from '#src/orders/domain/order-state.ts';
import { recordResendResult } from '#src/orders/domain/report-email-commands.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import { composeReportEmail, type ReportEmailDeps } from './compose.ts';
import { ADDRESS_REJECTED } from './send.ts';

/**
 * Sends a resend that the member or support requested, once per request, to the member's own address. A resend by
 * support that replaces a failed first e-mail goes to the address of the order. Skipped when a newer edition exists.
 * @throws when a retry can succeed
 */
export async function resendReportEmail(
  deps: ReportEmailDeps,
  { orderId, edition, resendNumber }: { orderId: string; edition: number; resendNumber: number },
  isLastAttempt = false,
): Promise<void> {
  const order = (await loadOrder(deps.db, orderId))?.order;
  const resend = order?.resends.find((candidate) => candidate.resendNumber === resendNumber);
  if (!order || !resend || resend.outcome || order.report.edition !== edition) return;
  if (isRefunding(order.status)) return;
  const member = await findMember(deps.db, order.memberId);
  if (!member) return;
  const recipient = isForOrderAddress(order, resend) ? {} : { to: member.email };
  const email = await composeReportEmail(deps, order, {
    ...recipient,
    messageIdSuffix: `.resend${resendNumber}`,
  });
  const outcome = await sendMemberEmail(deps, { memberId: member.id, email, isLastAttempt });
  const at = deps.clock.now().toISOString();
  const { messageId } = email;
  if (outcome === 'sent')
    await record(deps, orderId, {
      type: 'ReportEmailResent',
      data: { edition, resendNumber, messageId, at },
    });
  if (outcome === 'bounced')
    await record(deps, orderId, {
      type: 'ReportEmailResendBounced',
      data: { edition, resendNumber, reason: ADDRESS_REJECTED, at },
    });
}

/** Whether support requested the resend, and the member requested no resend of this edition. */
const isForOrderAddress = ({ resends }: Order, resend: Resend) =>
  resend.requestedBy === 'support' &&
  resends.every(({ requestedBy, edition }) => requestedBy === 'support' || edition !== resend.edition);

async function record(
  deps: ReportEmailDeps,
  orderId: string,
  event: EventOf<'ReportEmailResent' | 'ReportEmailResendBounced'>,
): Promise<void> {
  const meta = createJobMeta(deps, 'send-report-email', event.type);
  await changeOrder(deps, orderId, meta, (order) => recordResendResult(order, event));
}
