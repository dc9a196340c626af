/** The mail that carries a report. */
import { letter, type SenderIdentity } from '#src/platform/letter.ts';
import type { Mail } from '#src/platform/mailer.ts';

type Facts = {
  to: string;
  messageId: string;
  reportName: string;
  personName: string;
  orderId: string;
  /** from the second on, the mail says what has changed */
  edition?: number;
  pages: number;
  pdf: Buffer;
  sender: SenderIdentity;
};

/** Larger PDFs are linked, not attached: many mailboxes refuse messages over 10 MB, and base64 adds a third. */
const ATTACH_UP_TO = 8 * 1024 * 1024;

export function reportMail(facts: Facts): Mail {
  const { to, messageId, reportName, personName, orderId, pdf, edition = 1 } = facts;
  const attached = pdf.length <= ATTACH_UP_TO;
  const file = {
    filename: `Lagna-${orderId}${edition > 1 ? `-edition-${edition}` : ''}.pdf`,
    content: pdf,
    contentType: 'application/pdf',
  };
  return {
    to,
    messageId,
    subject:
      edition > 1
        ? `${reportName} for ${personName}: the corrected edition is ready`
        : `${reportName} for ${personName} is ready`,
    ...words(facts, attached),
    ...(attached ? { attachments: [file] } : {}),
  };
}

function words({ reportName, personName, orderId, pages, sender, edition = 1 }: Facts, attached: boolean) {
  const where = attached
    ? 'You find it attached to this mail'
    : 'It is too large to attach, so it waits for you';
  return letter(
    {
      title: `${reportName} for ${personName}`,
      paragraphs: [
        edition > 1
          ? `Your report is written anew from the birth details you corrected: edition ${edition}, ${pages} pages. It takes the place of the one before, which is marked as superseded and stays readable in My Reports. ${where}.`
          : `Your report is written: ${pages} pages, computed from the birth details you gave us. ${where}, and it stays in My Reports for as long as you keep your account.`,
        'Begin with the page called “Your page in one minute”. Beside every statement stands the reason for it; if something puzzles you, that is the line to show your family astrologer, or to ask us about.',
      ],
      link: { text: 'Open My Reports', href: `${sender.publicUrl}/my-reports` },
      small: [
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
