/** The mail that carries a report: HTML in the site's colours and the same words as plain text. */
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
  const attached = facts.pdf.length <= ATTACH_UP_TO;
  const words = wording(facts, attached);
  return {
    to: facts.to,
    messageId: facts.messageId,
    subject: `${facts.reportName} for ${facts.personName} is ready`,
    text: plain(words),
    html: html(words),
    ...(attached
      ? {
          attachments: [
            { filename: `Lagna-${facts.orderId}.pdf`, content: facts.pdf, contentType: 'application/pdf' },
          ],
        }
      : {}),
  };
}

type Words = { title: string; lines: string[]; link: string; linkText: string; small: string };

function wording({ reportName, personName, orderId, pages, publicUrl }: Facts, attached: boolean): Words {
  const where = attached
    ? 'You find it attached to this mail'
    : 'It is too large to attach, so it waits for you';
  return {
    title: `${reportName} for ${personName}`,
    lines: [
      `Your report is written: ${pages} pages, computed from the birth details you gave us. ${where}, and it stays in My Reports for as long as you keep your account.`,
      'Begin with the page called “Your page in one minute”. Beside every statement stands the reason for it; if something puzzles you, that is the line to show your family astrologer, or to ask us about.',
    ],
    link: `${publicUrl}/my-reports`,
    linkText: 'Open My Reports',
    small: `Order ${orderId}. Questions? Simply answer this mail.`,
  };
}

const plain = ({ title, lines, link, small }: Words) =>
  [title, ...lines, `My Reports: ${link}`, small].join('\n\n');

const html = ({ title, lines, link, linkText, small }: Words) => `<!doctype html>
<html lang="en-IN"><body style="margin:0;background:#FBF7EE;color:#211D33;font:16px/1.6 Mulish,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%">
<tr><td style="background:#15132B;color:#F6EEDD;padding:20px 28px;font:500 22px Fraunces,Georgia,serif;border-bottom:2px solid #E9A23B">Lagna</td></tr>
<tr><td style="background:#FFFFFF;padding:28px;border:1px solid #E4DAC5;border-top:0">
<h1 style="margin:0 0 16px;font:400 26px/1.2 Fraunces,Georgia,serif">${escape(title)}</h1>
${lines.map((line) => `<p style="margin:0 0 16px">${escape(line)}</p>`).join('\n')}
<p style="margin:24px 0"><a href="${escape(link)}" style="background:#E9A23B;color:#211D33;padding:14px 26px;border-radius:3px;font-weight:700;text-decoration:none;display:inline-block">${escape(linkText)}</a></p>
<p style="margin:0;font-size:13px;color:#5B5570">${escape(small)}</p>
</td></tr></table></td></tr></table></body></html>`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter]!);
