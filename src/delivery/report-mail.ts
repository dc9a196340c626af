/** The mail that carries a report. */
import { letter } from '#src/platform/letter.ts';
import type { Mail } from '#src/platform/mailer.ts';

type Facts = {
  to: string;
  messageId: string;
  reportName: string;
  personName: string;
  orderId: string;
  pages: number;
  pdf: Buffer;
  publicUrl: string;
};

/** Larger PDFs are linked, not attached: many mailboxes refuse messages over 10 MB, and base64 adds a third. */
const ATTACH_UP_TO = 8 * 1024 * 1024;

export function reportMail(facts: Facts): Mail {
  const { to, messageId, reportName, personName, orderId, pdf } = facts;
  const attached = pdf.length <= ATTACH_UP_TO;
  const file = { filename: `Lagna-${orderId}.pdf`, content: pdf, contentType: 'application/pdf' };
  return {
    to,
    messageId,
    subject: `${reportName} for ${personName} is ready`,
    ...words(facts, attached),
    ...(attached ? { attachments: [file] } : {}),
  };
}

function words({ reportName, personName, orderId, pages, publicUrl }: Facts, attached: boolean) {
  const where = attached
    ? 'You find it attached to this mail'
    : 'It is too large to attach, so it waits for you';
  return letter({
    title: `${reportName} for ${personName}`,
    paragraphs: [
      `Your report is written: ${pages} pages, computed from the birth details you gave us. ${where}, and it stays in My Reports for as long as you keep your account.`,
      'Begin with the page called “Your page in one minute”. Beside every statement stands the reason for it; if something puzzles you, that is the line to show your family astrologer, or to ask us about.',
    ],
    link: { text: 'Open My Reports', href: `${publicUrl}/my-reports` },
    small: [`Order ${orderId}. Questions? Simply answer this mail.`],
  });
}
