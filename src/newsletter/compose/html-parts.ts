/**
 * The parts of a newsletter in HTML. Mail programs support tables and inline styles and sometimes nothing else, so the text
 * stays readable and in order without any style. It has no images and no tracking. Colours are those of
 * web/src/ui/tokens.css.
 */
import { escapeHtml } from '#src/platform/text.ts';
import { ekadashiTexts } from '#src/newsletter/content/ekadashis.ts';
import { frame } from '#src/newsletter/content/en.ts';
import type { Newsletter } from './compose-newsletter.ts';
import type { EventRow } from './event-rows.ts';
import type { Statement } from './lead.ts';
import type { MoonSignSection } from './moon-sign-section.ts';
import { formatMoonCaption } from './moon-caption.ts';
import type { Link } from './recipient.ts';
import { renderRuler } from './render-ruler.ts';

const SERIF = 'Fraunces,Georgia,&quot;Times New Roman&quot;,serif';
const SANS = 'Mulish,Verdana,&quot;Segoe UI&quot;,Arial,sans-serif';
const INK = '#211D33';
export const SOFT = '#5B5570';
export const SANDSTONE = '#A8482A';
export const LINE = '#E4DAC5';
const MARIGOLD = '#E9A23B';

const PHONE_STYLE = `@media(max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.h1{font-size:36px!important}.d{width:72px!important}.cta{display:block!important;text-align:center}}`;

type DocumentParts = {
  title: string;
  /** further tags of the head */
  headTags?: string;
  /** shown in the inbox list only */
  preview?: string;
  /** of the table; an empty one is left out */
  rows: (string | undefined)[];
};

export const renderDocument = ({
  title,
  headTags = '',
  preview = '',
  rows,
}: DocumentParts): string => `<!doctype html>
<html lang="en-IN" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(title)}</title>${headTags}
<style>a{color:${SANDSTONE}}${PHONE_STYLE}</style>
</head>
<body style="margin:0;padding:0;background:#F4ECDB;-webkit-text-size-adjust:100%">
${preview}
<main><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#F4ECDB"><tr><td align="center">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#FBF7EE;text-align:left">
${rows.filter(Boolean).join('\n')}
</table>
</td></tr></table></main>
</body>
</html>`;

/** The rows that are the same for all readers. */
export const renderSharedRows = (newsletter: Newsletter): string[] => [
  renderHead(newsletter),
  renderCell('36px 40px 8px', renderLead(newsletter.lead)),
  renderCell('24px 40px 0', renderRetrogrades(newsletter)),
  renderCell('32px 40px 0', renderDates(newsletter)),
];

/** A line does not break between day and month. */
export const toHtml = (text: string) => escapeHtml(text).replace(/(\d) (?=[A-Z][a-z]{2,8}\b)/g, '$1&nbsp;');

export const formatFont = (size: number, color = INK, family = SANS) =>
  `font:400 ${size}px/1.55 ${family};color:${color}`;

export const renderCell = (style: string, content: string) =>
  `<tr><td class="pad" style="padding:${style}">${content}</td></tr>`;

const renderHead = (newsletter: Newsletter) =>
  `<tr><td class="pad" style="background:#15132B;padding:28px 40px 24px">
<p style="margin:0;font:500 24px/26px ${SERIF};color:#F6EEDD">Lagna</p>
<p style="margin:32px 0 0;font:600 14px/1.4 ${SANS};color:${MARIGOLD}">${frame.name}</p>
<h1 class="h1" style="margin:6px 0 28px;font:400 44px/1.05 ${SERIF};letter-spacing:-.018em;color:#F6EEDD">${newsletter.title}</h1>
${renderRuler(newsletter)}
<p style="margin:10px 0 0;font:400 13px/1.5 ${SANS};color:#BCB4CD">${toHtml(formatMoonCaption(newsletter))}</p></td></tr>`;

const renderLead = ({ text, because }: Statement) =>
  `<p style="margin:0;font:400 24px/1.35 ${SERIF};letter-spacing:-.008em;color:${INK}">${toHtml(text)}</p>${renderBecause(because)}`;

const renderBecause = (because: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:12px"><tr><td style="border-left:2px solid ${MARIGOLD};padding:0 0 0 14px;${formatFont(15, SOFT)}"><em style="font-family:${SERIF};font-size:16px;color:${SANDSTONE}">${frame.because}</em> ${toHtml(because)}</td></tr></table>`;

export const renderHeading = (text: string, size = 28) =>
  `<h2 style="margin:0 0 6px;font:400 ${size}px/1.2 ${SERIF};letter-spacing:-.012em;color:${INK}">${escapeHtml(text)}</h2>`;

const renderRetrogrades = ({ retrogrades }: Newsletter) =>
  [
    renderHeading(frame.retrogradeTitle),
    ...(retrogrades.length > 0 ? retrogrades : [frame.noRetrograde]).map(
      (text) => `<p style="margin:0;${formatFont(16)}">${toHtml(text)}</p>`,
    ),
    `<p style="margin:6px 0 0;${formatFont(15, SOFT)}">${frame.retrogradeNote}</p>`,
  ].join('\n');

const renderDates = ({ rows }: Newsletter) =>
  `${renderHeading(frame.datesTitle)}
<p style="margin:0;${formatFont(14, SOFT)}">${frame.zoneNote}</p>
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:12px;border-top:1px solid ${INK}"><tbody>
${rows.map(renderDate).join('\n')}
</tbody></table>
<p style="margin:12px 0 0;${formatFont(14, SOFT)}">${ekadashiTexts.rule}</p>`;

const renderDate = ({ day, weekday, title, note }: EventRow) =>
  `<tr><td class="d" valign="top" style="width:92px;padding:16px 12px 16px 0;border-bottom:1px solid ${LINE};font:500 19px/1.25 ${SERIF};color:${SANDSTONE}">${day}<span style="display:none">, </span><br><span style="${formatFont(13, SOFT)}">${weekday}</span></td><td valign="top" style="padding:16px 0;border-bottom:1px solid ${LINE};${formatFont(16)}"><strong style="font:500 19px/1.3 ${SERIF}">${escapeHtml(title)}</strong><br>${toHtml(note)}</td></tr>`;

export const renderMoonSign = ({ title, text, because }: MoonSignSection) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#F4ECDB;border-top:2px solid ${MARIGOLD}"><tr><td style="padding:24px">${renderHeading(title, 24)}<p style="margin:0;${formatFont(16)}">${toHtml(text)}</p>${renderBecause(because)}</td></tr></table>`;

/** The table cell has the same colour, because some mail programs ignore the padding of a link. */
export const renderButton = ({ text, href }: Link) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" bgcolor="${MARIGOLD}" style="border-radius:3px;background:${MARIGOLD}"><a class="cta" href="${escapeHtml(href)}" style="display:inline-block;padding:16px 28px;border-radius:3px;font:700 16px/20px ${SANS};color:${INK};text-decoration:none">${text}</a></td></tr></table>`;
