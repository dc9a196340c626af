import { findReport } from '#src/catalogue/read.ts';
import { readBirth } from '#src/orders/birth-details/order-birth-details.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { messageId } from '#src/platform/letter.ts';
import type { Mail } from '#src/platform/mailer.ts';
import type { ReportEmailDeps } from './send.ts';
import { reportMail } from './render.ts';

/**
 * The mail with the present edition. `to` other than where the report was ordered to is a second copy.
 * @throws when birth details or PDF are gone
 */
export async function editionMail(
  deps: ReportEmailDeps,
  { id, reportKey, birthId, report }: Order,
  { to, mark = '' }: { to?: string; mark?: string } = {},
): Promise<Mail & { messageId: string }> {
  const birth = birthId && (await readBirth(deps.db, birthId));
  const pdf = report.file && (await deps.store.get(report.file.sha256));
  if (!birth || !pdf) throw new Error('The birth details or the PDF of this order are gone.');
  const sender = deps.sender();
  return reportMail({
    to: to ?? birth.email,
    messageId: messageId(sender, `${id}.report.v${report.edition}${mark}`),
    reportName: (await findReport(deps.db, reportKey))?.name ?? reportKey,
    personName: birth.details.name,
    orderId: id,
    edition: report.edition,
    pages: report.file!.pages,
    pdf,
    sender,
  });
}
