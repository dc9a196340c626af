import { mailMember, type MailRoom } from '#src/accounts/mail-member.ts';
import { changeOrder, loadOrder, type Desk } from '#src/orders/change.ts';
import { recordStep } from '#src/orders/decide.ts';
import type { EventOf } from '#src/orders/events.ts';
import { goesBack } from '#src/orders/order.ts';
import { editionMail } from './edition-mail.ts';
import type { ReportStore } from './store.ts';

export type PostOffice = Desk & MailRoom & { store: ReportStore };

/** Mails the PDF of an edition once: a recorded mail is never sent again. @throws when another try is worth it */
export async function mailReport(
  office: PostOffice,
  orderId: string,
  edition: number,
  lastTry = false,
): Promise<void> {
  const loaded = await loadOrder(office.db, orderId);
  if (!loaded || goesBack(loaded.order.status)) return;
  const { report, birthId, memberId } = loaded.order;
  if (!report.file || report.edition !== edition || report.deliveredAt || !birthId) return;
  const mail = await editionMail(office, loaded.order);
  const outcome = await mailMember(office, { memberId, mail, lastTry });
  const { messageId } = mail;
  const at = now(office);
  if (outcome === 'sent')
    await record(office, orderId, { type: 'ReportMailed', data: { edition, messageId, at } });
  if (outcome === 'refused') {
    const reason = 'the address was refused';
    await record(office, orderId, { type: 'ReportMailRefused', data: { edition, reason, at } });
  }
}

async function record(
  office: PostOffice,
  orderId: string,
  event: EventOf<'ReportMailed' | 'ReportMailRefused'>,
): Promise<void> {
  const meta = { actor: 'job:mail-report', cause: event.type, at: now(office) };
  await changeOrder(office, orderId, meta, (order) => recordStep(order, event));
}

const now = ({ clock }: PostOffice) => clock.now().toISOString();
