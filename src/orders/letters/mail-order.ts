import { mailMember, type MailRoom } from '#src/accounts/mail-member.ts';
import { findMember } from '#src/accounts/members.ts';
import { findReport } from '#src/catalogue/read.ts';
import { readStream } from '#src/ledger/read.ts';
import { asOrderEvent } from '#src/orders/events.ts';
import { fold, goesBack, type Order } from '#src/orders/order.ts';
import { documentsOf } from '#src/orders/receipt/documents.ts';
import { messageId } from '#src/platform/letter.ts';
import { keyOf, type Errand, type OrderLetter } from './called-for.ts';
import { detailsNeeded, late, promiseBroken } from './delivery-words.ts';
import { receipt } from './payment-words.ts';
import { duplicateRefunded, partRefunded, refunded } from './refund-words.ts';
import type { Told, Words } from './told.ts';

export const ORDER_WORDS: Record<OrderLetter, (told: Told) => Words> = {
  receipt,
  'details-needed': detailsNeeded,
  late,
  'promise-broken': promiseBroken,
  'part-refunded': partRefunded,
  refunded,
  'duplicate-refunded': duplicateRefunded,
};

/**
 * Writes to the member about their order, to their own address, once; not what time has overtaken, and not to a member
 * who is gone. @throws when another try is worth it
 */
export async function mailOrder(office: MailRoom, errand: Errand, lastTry = false): Promise<void> {
  const events = (await readStream(office.db, errand.orderId)).map(asOrderEvent);
  const order = fold(events);
  const member = order && (await findMember(office.db, order.memberId));
  if (!order || !member || isOvertaken(order, errand)) return;
  const house = office.house();
  const told: Told = {
    order,
    events,
    reportName: (await findReport(office.db, order.reportKey))?.name ?? order.reportKey,
    documents: await documentsOf(office.db, order.id),
    about: errand.about,
    house,
  };
  const mail = {
    to: member.email,
    messageId: messageId(house, keyOf(errand)),
    ...ORDER_WORDS[errand.letter](told),
  };
  await mailMember(office, { memberId: member.id, mail, lastTry });
}

/** A letter may wait for hours while a mail server is down; what it says must still be true when it leaves. */
function isOvertaken(order: Order, { letter, about }: Errand): boolean {
  const { status, birthId, report, givenBack } = order;
  if (letter === 'details-needed') return birthId !== undefined || goesBack(status);
  if (letter === 'late' || letter === 'promise-broken')
    return goesBack(status) || report.renderedAt !== undefined || String(report.edition) !== about;
  if (letter === 'part-refunded')
    return !givenBack.some(({ refundId, failedAt }) => refundId === about && !failedAt);
  if (letter === 'refunded') return status !== 'refunded';
  if (letter === 'duplicate-refunded')
    return !order.duplicatePayments.some(({ id, refundId }) => id === about && refundId);
  return false;
}
