import { mailMember, type EmailDeps } from '#src/accounts/mail-member.ts';
import { findMember } from '#src/accounts/members.ts';
import { findReport } from '#src/catalogue/read.ts';
import { readStream } from '#src/ledger/read.ts';
import { asOrderEvent } from '#src/orders/events.ts';
import { fold, isRefunding, type Order } from '#src/orders/order.ts';
import { documentsOf } from '#src/orders/receipt/documents.ts';
import { messageId } from '#src/platform/letter.ts';
import { dedupeKey, type EmailJob, type OrderLetter } from './called-for.ts';
import { detailsNeeded, late, promiseBroken } from './delivery-words.ts';
import { receipt } from './payment-words.ts';
import { duplicateRefunded, partRefunded, refunded } from './refund-words.ts';
import type { Told, Words } from './told.ts';

export const ORDER_WORDS: Record<OrderLetter, (told: Told) => Words> = {
  receipt,
  'details-needed': detailsNeeded,
  late,
  'sla-breached': promiseBroken,
  'part-refunded': partRefunded,
  refunded,
  'duplicate-refunded': duplicateRefunded,
};

/**
 * Writes to the member about their order, to their own address, once; not what time has overtaken, and not to a member
 * who is gone. @throws when another try is worth it
 */
export async function mailOrder(deps: EmailDeps, emailJob: EmailJob, lastTry = false): Promise<void> {
  const events = (await readStream(deps.db, emailJob.orderId)).map(asOrderEvent);
  const order = fold(events);
  const member = order && (await findMember(deps.db, order.memberId));
  if (!order || !member || isOvertaken(order, emailJob)) return;
  const sender = deps.sender();
  const told: Told = {
    order,
    events,
    reportName: (await findReport(deps.db, order.reportKey))?.name ?? order.reportKey,
    documents: await documentsOf(deps.db, order.id),
    about: emailJob.about,
    sender,
  };
  const mail = {
    to: member.email,
    messageId: messageId(sender, dedupeKey(emailJob)),
    ...ORDER_WORDS[emailJob.letter](told),
  };
  await mailMember(deps, { memberId: member.id, mail, lastTry });
}

/** A letter may wait for hours while a mail server is down; what it says must still be true when it leaves. */
function isOvertaken(order: Order, { letter, about }: EmailJob): boolean {
  const { status, birthId, report, refunds } = order;
  if (letter === 'details-needed') return birthId !== undefined || isRefunding(status);
  if (letter === 'late' || letter === 'sla-breached')
    return isRefunding(status) || report.renderedAt !== undefined || String(report.edition) !== about;
  if (letter === 'part-refunded')
    return !refunds.some(({ refundId, failedAt }) => refundId === about && !failedAt);
  if (letter === 'refunded') return status !== 'refunded';
  if (letter === 'duplicate-refunded')
    return !order.duplicatePayments.some(({ id, refundId }) => id === about && refundId);
  return false;
}
