/**
 * The HTML of a letter. Mail programs know tables and inline styles, and some of them nothing else: whatever one of
 * them takes away, the words stay readable and in order. Colours are those of web/src/ui/tokens.css.
 */
import { escapeHtml } from './escape-html.ts';
import type { SenderIdentity, EmailTemplate } from './letter.ts';

const SERIF = 'Fraunces,Georgia,Cambria,&quot;Times New Roman&quot;,serif';
const SANS = 'Mulish,-apple-system,&quot;Segoe UI&quot;,Roboto,Helvetica,Arial,sans-serif';

/** At night, where a mail program lets us say so: dusk on night, as on the site. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){.in{padding-left:20px!important;padding-right:20px!important}.out{padding:0!important}}
@media (prefers-color-scheme:dark){
.paper{background:#15132B!important}.card{background:#211E42!important;border-color:#3B3760!important}
.ink{color:#F6EEDD!important}.soft{color:#BCB4CD!important}.line{border-color:#3B3760!important}.go{color:#F3B85D!important}}`;

export const page = (words: EmailTemplate, sender: SenderIdentity): string => `<!doctype html>
<html lang="en-IN" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(words.title)}</title>
<style>${STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#FBF7EE;-webkit-text-size-adjust:100%">
${preview(words)}
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#FBF7EE"><tr><td class="out" align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;text-align:left">
<tr><td class="in" style="padding:18px 36px;background:#15132B;border-bottom:2px solid #E9A23B">${HEAD}</td></tr>
<tr><td class="in card ink" style="padding:36px 36px 28px;background:#FFFFFF;border:1px solid #E4DAC5;border-top:0;font:16px/1.6 ${SANS};color:#211D33">
<h1 class="ink" style="margin:0 0 20px;font:400 27px/1.22 ${SERIF};color:#211D33;word-break:break-word">${escapeHtml(words.title)}</h1>
${inside(words)}
</td></tr>
<tr><td class="in soft" style="padding:20px 36px 32px;font:13px/1.6 ${SANS};color:#5B5570">${foot(sender)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;

/** Shown in the list of mails, not in the mail; the spaces keep the list from reading on into the text. */
const preview = ({ preview: said, paragraphs = [], title }: EmailTemplate) =>
  `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all">${escapeHtml(said ?? paragraphs[0] ?? title)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`;

/** The diamond chart: a square of two by two crossed tiles. Where gradients are unknown a small empty square is left. */
const LINE = 'transparent 46%,#E9A23B 46%,#E9A23B 54%,transparent 54%';
const MARK = `<td width="24" height="24" aria-hidden="true" style="width:24px;height:24px;font-size:0;line-height:0;border:1px solid #E9A23B;background-image:linear-gradient(45deg,${LINE}),linear-gradient(-45deg,${LINE});background-size:12px 12px">&nbsp;</td>`;
const HEAD = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${MARK}<td style="padding-left:12px;font:500 22px/1.2 ${SERIF};color:#F6EEDD">Lagna</td></tr></table>`;

function inside({ paragraphs = [], facts = [], quote, link, small }: EmailTemplate): string {
  return [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    facts.length > 0 && table(facts),
    quote &&
      `<p style="margin:0 0 20px;padding:2px 0 2px 16px;border-left:2px solid #E9A23B;white-space:pre-line;word-break:break-word">${escapeHtml(quote)}</p>`,
    link && button(link),
    ...small.map(
      (text) =>
        `<p class="soft" style="margin:0 0 10px;font-size:14px;line-height:1.55;color:#5B5570">${escapeHtml(text)}</p>`,
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

const table = (facts: [string, string][]) =>
  `<table class="line" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:4px 0 24px;border-bottom:1px solid #E4DAC5">${facts.map(fact).join('')}</table>`;

const CELL = 'padding:9px 0;border-top:1px solid #E4DAC5;vertical-align:top;font-size:15px;line-height:1.5';

/** The colon is for whoever reads without the table. */
const fact = ([label, value]: [string, string]) =>
  `<tr><td class="soft line" width="34%" style="${CELL};padding-right:16px;color:#5B5570">${escapeHtml(label)}<span style="display:none">: </span></td><td class="ink line" style="${CELL};color:#211D33;word-break:break-word">${escapeHtml(value)}</td></tr>`;

/** The cell is the button, too: some mail programs give a link no padding. */
const button = ({ text, href }: { text: string; href: string }) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px"><tr><td align="center" bgcolor="#E9A23B" style="border-radius:3px;background:#E9A23B"><a href="${escapeHtml(href)}" style="display:inline-block;padding:13px 26px;border-radius:3px;font:700 16px/1.3 ${SANS};color:#211D33;text-decoration:none">${escapeHtml(text)}</a></td></tr></table>`;

const foot = ({ publicUrl, support, address }: SenderIdentity) =>
  `<p style="margin:0 0 4px">Questions? Answer this mail, or write to <a class="go" href="mailto:${escapeHtml(support)}" style="color:#A8482A">${escapeHtml(support)}</a>.</p>
<p style="margin:0"><a class="go" href="${escapeHtml(publicUrl)}" style="color:#A8482A">Lagna</a>, ${escapeHtml(withoutName(address))}</p>`;

/** The link before it says the name already. */
const withoutName = (address: string) => address.replace(/^Lagna,\s*/, '');
