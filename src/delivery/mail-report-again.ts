import { mailMember } from '#src/accounts/mail-member.ts';
import { findMember } from '#src/accounts/members.ts';
import { changeOrder, loadOrder } from '#src/orders/change.ts';
import type { EventOf } from '#src/orders/events.ts';
import type { Resend } from '#src/orders/mailing.ts';
import { goesBack, type Order } from '#src/orders/order.ts';
import { recordResend } from '#src/orders/resend.ts';
import { editionMail } from './edition-mail.ts';
import type { PostOffice } from './mail-report.ts';

/**
 * A further mail, to the member's own address whatever address the report was ordered to; what support sends goes where
 * the mail that was given up went. Sent once for each time it was asked for; one whose edition was replaced meanwhile is
 * left alone. @throws when another try is worth it
 */
export async function mailReportAgain(
  office: PostOffice,
  orderId: string,
  { edition, number, lastTry = false }: { edition: number; number: number; lastTry?: boolean },
): Promise<void> {
  const loaded = await loadOrder(office.db, orderId);
  const asked = loaded?.order.resends.find((one) => one.number === number);
  if (!loaded || !asked || asked.outcome || loaded.order.report.edition !== edition) return;
  if (goesBack(loaded.order.status)) return;
  const member = await findMember(office.db, loaded.order.memberId);
  if (!member) return;
  const to = isForOrdered(loaded.order, asked) ? {} : { to: member.email };
  const mail = await editionMail(office, loaded.order, { ...to, mark: `.again${number}` });
  const outcome = await mailMember(office, { memberId: member.id, mail, lastTry });
  const { messageId } = mail;
  const at = now(office);
  if (outcome === 'sent')
    await record(office, orderId, { type: 'ReportMailedAgain', data: { edition, number, messageId, at } });
  if (outcome === 'refused') {
    const reason = 'the address was refused';
    await record(office, orderId, { type: 'ReportMailAgainRefused', data: { edition, number, reason, at } });
  }
}

/** The member has asked for none: what support sends stands for the first mail. */
const isForOrdered = ({ resends }: Order, asked: Resend) =>
  asked.by === 'support' && resends.every(({ by, edition }) => by === 'support' || edition !== asked.edition);

async function record(
  office: PostOffice,
  orderId: string,
  event: EventOf<'ReportMailedAgain' | 'ReportMailAgainRefused'>,
): Promise<void> {
  const meta = { actor: 'job:mail-report', cause: event.type, at: now(office) };
  await changeOrder(office, orderId, meta, (order) => recordResend(order, event));
}

const now = ({ clock }: PostOffice) => clock.now().toISOString();
