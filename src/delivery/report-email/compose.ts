import { isPlainName } from '#src/accounts/emails/greeting-name.ts';
import type { EmailDeps } from '#src/accounts/emails/send-member-email.ts';
import { findReport } from '#src/catalogue/reports.ts';
import type { ReportStore } from '#src/delivery/report-store.ts';
import { findBirthDetails } from '#src/orders/birth-details/order-birth-details.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { requestFileRestore } from '#src/orders/request-file-restore.ts';
import type { OrderDeps } from '#src/orders/store/change-order.ts';
import type { CoreDeps } from '#src/platform/core-deps.ts';
import { listChartFactsOfOrder } from './chart-facts.ts';
import { createMessageId, renderEmail, type SenderIdentity } from '#src/platform/email-template.ts';
import type { Email } from '#src/platform/mailer.ts';

export type ReportEmailDeps = CoreDeps & OrderDeps & EmailDeps & { store: ReportStore };

/**
 * Composes the e-mail with the current edition, to the address of the order unless `to` is set. A resend has its own
 * `messageIdSuffix`, so that mailboxes do not drop it as a duplicate.
 * @throws when the birth details or the PDF are missing; the restore of a missing PDF is requested
 */
export async function composeReportEmail(
  deps: ReportEmailDeps,
  order: Order,
  { to, messageIdSuffix = '' }: { to?: string; messageIdSuffix?: string } = {},
): Promise<Email & { messageId: string }> {
  const { id, reportKey, birthId, report } = order;
  const birth = birthId && (await findBirthDetails(deps.db, birthId));
  if (!birth || !report.file) throw new Error('The birth details or the PDF of this order are missing.');
  const pdf = await deps.store.get(report.file.sha256);
  if (!pdf) {
    await requestFileRestore(deps, { orderId: id, edition: report.edition });
    throw new Error('The stored PDF is lost. The e-mail is sent after the PDF is restored.');
  }
  return renderReportEmail({
    to: to ?? birth.email,
    messageId: createMessageId(deps.sender, `${id}.report.v${report.edition}${messageIdSuffix}`),
    reportName: (await findReport(deps.db, reportKey))?.name ?? reportKey,
    personNames: [birth.details, ...(birth.partner ? [birth.partner.birthDetails] : [])].map(
      ({ name }) => name,
    ),
    chartFacts: listChartFactsOfOrder(birth, order),
    orderId: id,
    edition: report.edition,
    isReprint: order.supersededEditions.at(-1)?.birthId === birthId,
    pages: report.file.pages,
    pdf,
    sender: deps.sender,
  });
}

type ReportEmailContent = {
  to: string;
  messageId: string;
  reportName: string;
  /** two for a report on two people */
  personNames: string[];
  /** label and value, such as lagna and Moon */
  chartFacts: [string, string][];
  orderId: string;
  /** 2 or more for a corrected edition, and for one that support made again */
  edition?: number;
  /** made again from the birth details of the edition before */
  isReprint?: boolean;
  pages: number;
  pdf: Buffer;
  sender: SenderIdentity;
};

/** Many mailboxes reject messages over 10 MB, and base64 adds a third: larger PDFs are linked, not attached. */
const MAX_ATTACHMENT_BYTES = 8 * 1024 * 1024;

export function renderReportEmail(content: ReportEmailContent): Email {
  const { to, messageId, orderId, pdf, edition = 1, isReprint } = content;
  const name = formatReportName(content);
  const isAttached = pdf.length <= MAX_ATTACHMENT_BYTES;
  const attachment = {
    filename: `Lagna-${orderId}${edition > 1 ? `-edition-${edition}` : ''}.pdf`,
    content: pdf,
    contentType: 'application/pdf',
  };
  return {
    to,
    messageId,
    subject:
      edition > 1 ? `${name}: the ${isReprint ? 'new' : 'corrected'} edition is ready` : `${name} is ready`,
    ...renderBody(content, isAttached),
    ...(isAttached ? { attachments: [attachment] } : {}),
  };
}

/** Omits a name that could be a message: the address may belong to a stranger, and the member chooses the name. */
const formatReportName = ({ reportName, personNames }: ReportEmailContent) =>
  personNames.every(isPlainName) ? `${reportName} for ${personNames.join(' and ')}` : reportName;

const describeNewEdition = ({ edition, pages, isReprint }: ReportEmailContent): string =>
  isReprint
    ? `We have made your report again: edition ${edition}, ${pages} pages, from the same birth details.`
    : `Your corrected report is ready: edition ${edition}, ${pages} pages, computed from the corrected birth details.`;

function renderBody(content: ReportEmailContent, isAttached: boolean) {
  const { orderId, pages, chartFacts, sender, edition = 1 } = content;
  const location = isAttached
    ? 'The PDF is attached to this e-mail'
    : 'The PDF is too large to attach; please download it in My Reports';
  return renderEmail(
    {
      title: formatReportName(content),
      paragraphs: [
        edition > 1
          ? `${describeNewEdition(content)} It replaces the edition before, which stays in My Reports, marked as replaced. ${location}.`
          : `Your report is ready: ${pages} pages, computed from the birth details you gave us. ${location}. It stays in My Reports for as long as you keep your account.`,
        'Begin with the page after the cover: it has the most important answers. The reason is printed with every statement. If something is not clear, show that line to your family astrologer, or ask us.',
      ],
      facts: chartFacts,
      link: { text: 'Open My Reports', href: `${sender.publicUrl}/my-reports` },
      footnotes: [
        ...(edition > 1
          ? []
          : [
              'A wrong date, time or place of birth? Correct it within seven days in My Reports, at no charge.',
            ]),
        `Order ${orderId}.`,
      ],
    },
    sender,
  );
}
