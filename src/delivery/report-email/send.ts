import { mailMember, type EmailDeps } from '#src/accounts/emails/send-member-email.ts';
import { changeOrder, loadOrder, type OrderDeps } from '#src/orders/store/change-order.ts';
import { recordStep } from '#src/orders/domain/decide.ts';
import type { EventOf } from '#src/orders/domain/events.ts';
import { isRefunding } from '#src/orders/domain/order-state.ts';
import { editionMail } from './compose.ts';
import type { ReportStore } from '#src/delivery/report-store.ts';

export type ReportEmailDeps = OrderDeps & EmailDeps & { store: ReportStore };

/** Mails the PDF of an edition once: a recorded mail is never sent again. @throws when another try is worth it */
export async function mailReport(
  deps: ReportEmailDeps,
  orderId: string,
  edition: number,
  lastTry = false,
): Promise<void> {
  const loaded = await loadOrder(deps.db, orderId);
  if (!loaded || isRefunding(loaded.order.status)) return;
  const { report, birthId, memberId } = loaded.order;
  if (!report.file || report.edition !== edition || report.deliveredAt || !birthId) return;
  const mail = await editionMail(deps, loaded.order);
  const outcome = await mailMember(deps, { memberId, mail, lastTry });
  const { messageId } = mail;
  const at = now(deps);
  if (outcome === 'sent')
    await record(deps, orderId, { type: 'ReportEmailSent', data: { edition, messageId, at } });
  if (outcome === 'bounced') {
    const reason = 'the address was refused';
    await record(deps, orderId, { type: 'ReportEmailBounced', data: { edition, reason, at } });
  }
}

async function record(
  deps: ReportEmailDeps,
  orderId: string,
  event: EventOf<'ReportEmailSent' | 'ReportEmailBounced'>,
): Promise<void> {
  const meta = { actor: 'job:mail-report', cause: event.type, at: now(deps) };
  await changeOrder(deps, orderId, meta, (order) => recordStep(order, event));
}

const now = ({ clock }: ReportEmailDeps) => clock.now().toISOString();
