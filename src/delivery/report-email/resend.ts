import { mailMember } from '#src/accounts/emails/send-member-email.ts';
import { findMember } from '#src/accounts/members.ts';
import { changeOrder, loadOrder } from '#src/orders/store/change-order.ts';
import type { EventOf } from '#src/orders/domain/events.ts';
import type { Resend } from '#src/orders/domain/order-state.ts';
import { isRefunding, type Order } from '#src/orders/domain/order-state.ts';
import { recordResend } from '#src/orders/domain/report-email-commands.ts';
import { editionMail } from './compose.ts';
import type { ReportEmailDeps } from './send.ts';

/**
 * A further mail, to the member's own address whatever address the report was ordered to; what support sends goes where
 * the mail that was given up went. Sent once for each time it was asked for; one whose edition was replaced meanwhile is
 * left alone. @throws when another try is worth it
 */
export async function mailReportAgain(
  deps: ReportEmailDeps,
  orderId: string,
  { edition, resendNumber, lastTry = false }: { edition: number; resendNumber: number; lastTry?: boolean },
): Promise<void> {
  const loaded = await loadOrder(deps.db, orderId);
  const asked = loaded?.order.resends.find((one) => one.resendNumber === resendNumber);
  if (!loaded || !asked || asked.outcome || loaded.order.report.edition !== edition) return;
  if (isRefunding(loaded.order.status)) return;
  const member = await findMember(deps.db, loaded.order.memberId);
  if (!member) return;
  const to = isForOrdered(loaded.order, asked) ? {} : { to: member.email };
  const mail = await editionMail(deps, loaded.order, { ...to, mark: `.again${resendNumber}` });
  const outcome = await mailMember(deps, { memberId: member.id, mail, lastTry });
  const { messageId } = mail;
  const at = now(deps);
  if (outcome === 'sent')
    await record(deps, orderId, {
      type: 'ReportEmailResent',
      data: { edition, resendNumber, messageId, at },
    });
  if (outcome === 'bounced') {
    const reason = 'the address was refused';
    await record(deps, orderId, {
      type: 'ReportEmailResendBounced',
      data: { edition, resendNumber, reason, at },
    });
  }
}

/** The member has asked for none: what support sends stands for the first mail. */
const isForOrdered = ({ resends }: Order, asked: Resend) =>
  asked.requestedBy === 'support' &&
  resends.every(({ requestedBy, edition }) => requestedBy === 'support' || edition !== asked.edition);

async function record(
  deps: ReportEmailDeps,
  orderId: string,
  event: EventOf<'ReportEmailResent' | 'ReportEmailResendBounced'>,
): Promise<void> {
  const meta = { actor: 'job:mail-report', cause: event.type, at: now(deps) };
  await changeOrder(deps, orderId, meta, (order) => recordResend(order, event));
}

const now = ({ clock }: ReportEmailDeps) => clock.now().toISOString();
