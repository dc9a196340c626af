import type { Clock } from '#src/platform/clock.ts';
import { MailRefused, type Mailer } from '#src/platform/mailer.ts';
import { findReport } from '#src/catalogue/read.ts';
import { readBirth } from '#src/orders/birth.ts';
import { changeOrder, loadOrder, type Desk } from '#src/orders/change.ts';
import { recordStep } from '#src/orders/decide.ts';
import type { OrderEvent } from '#src/orders/events.ts';
import { reportMail } from './report-mail.ts';
import type { ReportStore } from './store.ts';

export type PostOffice = Desk & { clock: Clock; store: ReportStore; mailer: Mailer; publicUrl: () => string };

/** Mails the PDF of an edition once: a recorded mail is never sent again. @throws when another try is worth it */
export async function mailReport(office: PostOffice, orderId: string, edition: number): Promise<void> {
  const loaded = await loadOrder(office.db, orderId);
  const { report, birthId, reportKey } = loaded?.order ?? {};
  if (!report?.file || report.edition !== edition || report.deliveredAt || !birthId) return;
  const birth = await readBirth(office.db, birthId);
  const pdf = await office.store.get(report.file.sha256);
  if (!birth || !pdf) throw new Error('The birth details or the PDF of this order are gone.');
  const name = (await findReport(office.db, reportKey!))?.name ?? reportKey!;
  const messageId = `<${orderId}.report.v${edition}@${new URL(office.publicUrl()).hostname}>`;
  const mail = reportMail({
    to: birth.email,
    messageId,
    reportName: name,
    personName: birth.details.name,
    orderId,
    pages: report.file.pages,
    pdf,
    publicUrl: office.publicUrl(),
  });
  try {
    await office.mailer.send(mail);
  } catch (problem) {
    if (!(problem instanceof MailRefused)) throw problem;
    return record(office, orderId, {
      type: 'ReportMailRefused',
      data: { edition, reason: 'the address was refused', at: now(office) },
    });
  }
  await record(office, orderId, { type: 'ReportMailed', data: { edition, messageId, at: now(office) } });
}

async function record(
  office: PostOffice,
  orderId: string,
  event: Extract<OrderEvent, { type: 'ReportMailed' | 'ReportMailRefused' }>,
): Promise<void> {
  const meta = { actor: 'job:mail-report', cause: event.type, at: now(office) };
  await changeOrder(office, orderId, meta, (order) => recordStep(order, event));
}

const now = ({ clock }: PostOffice) => clock.now().toISOString();
