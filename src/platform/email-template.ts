/** Transactional e-mails: HTML in the design of the site and the same content as plain text. No images, no tracking. */
import { escapeHtml } from './text.ts';

export type EmailTemplate = {
  title: string;
  /** shown after the subject in the inbox list; default: the first paragraph */
  preview?: string;
  paragraphs?: string[];
  /** rows of label and value */
  facts?: [string, string][];
  /** text written by somebody else, line breaks kept */
  quote?: string;
  link?: { text: string; href: string };
  footnotes: string[];
};

/** The company that sends the e-mail: named in the footer, and the base of all links. */
export type SenderIdentity = {
  /** without trailing slash */
  publicUrl: string;
  /** e-mail address of the support team */
  support: string;
  /** name and postal address in one line */
  address: string;
};

/** This header (RFC 3834) keeps mail programs from replying automatically. */
export const AUTO_SUBMITTED_HEADERS = { 'Auto-Submitted': 'auto-generated' };

export const renderEmail = (
  template: EmailTemplate,
  sender: SenderIdentity,
): { text: string; html: string } => ({
  text: renderText(template, sender),
  html: renderHtml(template, sender),
});

/** "Monday, 23 November 2026 at 2:30 pm (Indian time)" */
export const formatInstantForEmail = (instant: Date): string => `${IST_FORMAT.format(instant)} (Indian time)`;

const IST_FORMAT = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** `name` is built from ids, such as `<order>.receipt`. Mail programs recognise a second e-mail with it as a duplicate. */
export const createMessageId = ({ publicUrl }: SenderIdentity, name: string) =>
  `<${name}@${new URL(publicUrl).hostname}>`;

function renderText(
  { title, paragraphs = [], facts = [], quote, link, footnotes }: EmailTemplate,
  sender: SenderIdentity,
): string {
  const parts = [
    wrapText(title),
    ...paragraphs.map(wrapText),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quote,
    link && `${link.text}:\n${link.href}`,
    ...footnotes.map(wrapText),
    // Mail programs treat two hyphens and a space as the start of the signature.
    `-- \n${wrapText(sender.address)}\nQuestions? Reply to this e-mail, or write to ${sender.support}.`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Columns of the plain text: a line fits a terminal and a phone in landscape. */
const MAX_LINE_LENGTH = 72;

/** Breaks lines between words; a word that is longer than a line, such as a URL, is not broken. */
export function wrapText(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const lineWithWord = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && lineWithWord.length <= MAX_LINE_LENGTH) lines[lines.length - 1] = lineWithWord;
    else lines.push(word);
  }
  return lines.join('\n');
}

// The HTML part. Mail programs support tables and inline styles and sometimes nothing else, so the text stays readable
// and in order without any style. Colours are those of web/src/ui/tokens.css.

const SERIF = 'Fraunces,Georgia,Cambria,&quot;Times New Roman&quot;,serif';
const SANS = 'Mulish,-apple-system,&quot;Segoe UI&quot;,Roboto,Helvetica,Arial,sans-serif';

/** Styles for phones, and for dark mode in the mail programs that support it. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){.inner{padding-left:20px!important;padding-right:20px!important}.outer{padding:0!important}}
@media (prefers-color-scheme:dark){
.paper{background:#15132B!important}.card{background:#211E42!important;border-color:#3B3760!important}
.ink{color:#F6EEDD!important}.soft{color:#BCB4CD!important}.line{border-color:#3B3760!important}.link{color:#F3B85D!important}}`;

const renderHtml = (template: EmailTemplate, sender: SenderIdentity): string => `<!doctype html>
<html lang="en-IN" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(template.title)}</title>
<style>${STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#FBF7EE;-webkit-text-size-adjust:100%">
${renderPreview(template)}
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#FBF7EE"><tr><td class="outer" align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;text-align:left">
<tr><td class="inner" style="padding:18px 36px;background:#15132B;border-bottom:2px solid #E9A23B">${HEADER}</td></tr>
<tr><td class="inner card ink" style="padding:36px 36px 28px;background:#FFFFFF;border:1px solid #E4DAC5;border-top:0;font:16px/1.6 ${SANS};color:#211D33">
<h1 class="ink" style="margin:0 0 20px;font:400 27px/1.22 ${SERIF};color:#211D33;word-break:break-word">${escapeHtml(template.title)}</h1>
${renderContent(template)}
</td></tr>
<tr><td class="inner soft" style="padding:20px 36px 32px;font:13px/1.6 ${SANS};color:#5B5570">${renderFooter(sender)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;

/** The preview is visible in the inbox list only. The padding keeps mail programs from appending the body text to it. */
const renderPreview = ({ preview, paragraphs = [], title }: EmailTemplate) =>
  `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all">${escapeHtml(preview ?? paragraphs[0] ?? title)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`;

/** The logo is a North Indian chart drawn with gradients. Mail programs without gradients show an empty square. */
const LOGO_STRIPE = 'transparent 46%,#E9A23B 46%,#E9A23B 54%,transparent 54%';
const LOGO = `<td width="24" height="24" aria-hidden="true" style="width:24px;height:24px;font-size:0;line-height:0;border:1px solid #E9A23B;background-image:linear-gradient(45deg,${LOGO_STRIPE}),linear-gradient(-45deg,${LOGO_STRIPE});background-size:12px 12px">&nbsp;</td>`;
const HEADER = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${LOGO}<td style="padding-left:12px;font:500 22px/1.2 ${SERIF};color:#F6EEDD">Lagna</td></tr></table>`;

function renderContent({ paragraphs = [], facts = [], quote, link, footnotes }: EmailTemplate): string {
  return [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    facts.length > 0 && renderFacts(facts),
    quote &&
      `<p style="margin:0 0 20px;padding:2px 0 2px 16px;border-left:2px solid #E9A23B;white-space:pre-line;word-break:break-word">${escapeHtml(quote)}</p>`,
    link && renderButton(link),
    ...footnotes.map(
      (text) =>
        `<p class="soft" style="margin:0 0 10px;font-size:14px;line-height:1.55;color:#5B5570">${escapeHtml(text)}</p>`,
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

const renderFacts = (facts: [string, string][]) =>
  `<table class="line" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:4px 0 24px;border-bottom:1px solid #E4DAC5">${facts.map(renderFact).join('')}</table>`;

const CELL = 'padding:9px 0;border-top:1px solid #E4DAC5;vertical-align:top;font-size:15px;line-height:1.5';

/** The hidden colon separates label and value where the table layout is removed. */
const renderFact = ([label, value]: [string, string]) =>
  `<tr><td class="soft line" width="34%" style="${CELL};padding-right:16px;color:#5B5570">${escapeHtml(label)}<span style="display:none">: </span></td><td class="ink line" style="${CELL};color:#211D33;word-break:break-word">${escapeHtml(value)}</td></tr>`;

/** The table cell has the same colour, because some mail programs ignore the padding of a link. */
const renderButton = ({ text, href }: { text: string; href: string }) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px"><tr><td align="center" bgcolor="#E9A23B" style="border-radius:3px;background:#E9A23B"><a href="${escapeHtml(href)}" style="display:inline-block;padding:13px 26px;border-radius:3px;font:700 16px/1.3 ${SANS};color:#211D33;text-decoration:none">${escapeHtml(text)}</a></td></tr></table>`;

const renderFooter = ({ publicUrl, support, address }: SenderIdentity) =>
  `<p style="margin:0 0 4px">Questions? Reply to this e-mail, or write to <a class="link" href="mailto:${escapeHtml(support)}" style="color:#A8482A">${escapeHtml(support)}</a>.</p>
<p style="margin:0"><a class="link" href="${escapeHtml(publicUrl)}" style="color:#A8482A">Lagna</a>, ${escapeHtml(removeCompanyName(address))}</p>`;

/** The footer shows the name as a link before the address. */
const removeCompanyName = (address: string) => address.replace(/^Lagna,\s*/, '');
