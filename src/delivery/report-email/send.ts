import { sendMemberEmail } from '#src/accounts/emails/send-member-email.ts';
import { recordStep } from '#src/orders/domain/decide.ts';
import type { EventOf } from '#src/orders/domain/events.ts';
import { isRefunding } from '#src/orders/domain/order-state.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import { composeReportEmail, type ReportEmailDeps } from './compose.ts';

export const ADDRESS_REJECTED = 'the mail server rejected the address';

/** Sends the PDF of an edition once: an e-mail with a recorded outcome is not sent again. @throws when a retry can succeed */
export async function sendReportEmail(
  deps: ReportEmailDeps,
  { orderId, edition }: { orderId: string; edition: number },
  isLastAttempt = false,
): Promise<void> {
  const order = (await loadOrder(deps.db, orderId))?.order;
  if (!order || isRefunding(order.status)) return;
  const { report, birthId, memberId } = order;
  if (!report.file || report.edition !== edition || report.deliveredAt || !birthId) return;
  const email = await composeReportEmail(deps, order);
  const outcome = await sendMemberEmail(deps, { memberId, email, isLastAttempt });
  const at = deps.clock.now().toISOString();
  const { messageId } = email;
  if (outcome === 'sent')
    await record(deps, orderId, { type: 'ReportEmailSent', data: { edition, messageId, at } });
  if (outcome === 'bounced')
    await record(deps, orderId, {
      type: 'ReportEmailBounced',
      data: { edition, reason: ADDRESS_REJECTED, at },
    });
}

async function record(
  deps: ReportEmailDeps,
  orderId: string,
  event: EventOf<'ReportEmailSent' | 'ReportEmailBounced'>,
): Promise<void> {
  const meta = createJobMeta(deps, 'send-report-email', event.type);
  await changeOrder(deps, orderId, meta, (order) => recordStep(order, event));
}
