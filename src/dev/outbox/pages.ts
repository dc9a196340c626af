/** The HTML of the outbox pages. They use no script and no style sheet of the site. */
import type { Email } from 'postal-mime';
import { escapeHtml } from '#src/platform/text.ts';
import { formatRecipients, type OutboxEntry } from './outbox.ts';

export function renderOutboxPage(entries: readonly OutboxEntry[], folder: string): string {
  const count = `${entries.length} ${entries.length === 1 ? 'e-mail' : 'e-mails'}`;
  const table = `<table><thead><tr><th>Time (IST)<th>To<th>Subject<th>File</thead><tbody>${entries.map(renderRow).join('')}</tbody></table>`;
  return renderPage(
    'Outbox',
    `<header><h1>Outbox</h1><p>Development only. ${count}, none was sent. Newest first.</p></header>
${entries.length > 0 ? table : '<p>No e-mail yet. Order a report or reset a password, and its e-mail is listed here.</p>'}
<p class="note">Files: <code>${escapeHtml(folder)}</code>. Every template with made-up data: <a href="/dev/emails">/dev/emails</a>. The API: <a href="/dev/api">/dev/api</a>.</p>`,
  );
}

export function renderEmailPage(name: string, email: Email, bytes: number): string {
  const url = getUrl(name);
  const subject = email.subject ?? '(no subject)';
  const attachments = email.attachments.map(({ filename, mimeType }) => filename ?? mimeType).join(', ');
  const facts: [string, string][] = [
    ['To', formatRecipients(email.to)],
    ['From', email.from ? `${email.from.name} <${email.from.address}>` : ''],
    ['Time', email.date ? `${formatTime(new Date(email.date))} IST` : ''],
    ['Attached', attachments],
    ...email.headers
      .filter(({ key }) => key.startsWith('list-unsubscribe'))
      .map(({ originalKey, value }): [string, string] => [originalKey, value]),
  ];
  return renderPage(
    subject,
    `<p><a href="/dev/outbox">Outbox</a></p><h1>${escapeHtml(subject)}</h1>
<dl>${facts
      .filter(([, value]) => value)
      .map(([label, value]) => `<dt>${label}<dd>${escapeHtml(value)}`)
      .join('')}</dl>
<nav><a href="${url}/html">HTML alone</a> <a href="${url}/text">Plain text</a> <a href="${url}/source">Source</a> <a href="${url}/eml">Download .eml, ${formatSize(bytes)}</a></nav>
<iframe title="The e-mail" src="${url}/html" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>`,
  );
}

/** The HTML part; its links open in the whole window. Without an HTML part the text. */
export function renderHtmlPart({ html, text }: Email): string {
  if (!html)
    return `<!doctype html><html lang="en"><meta charset="utf-8"><title>E-mail without HTML</title><pre>${escapeHtml(text ?? '')}</pre>`;
  return html.replace(/<head[^>]*>/i, '$&<base target="_top">');
}

const renderRow = ({ name, writtenAt, bytes, to, subject }: OutboxEntry) =>
  `<tr><td>${formatTime(writtenAt)}<td>${escapeHtml(to)}<td><a href="${getUrl(name)}">${escapeHtml(subject)}</a><td><a href="${getUrl(name)}/eml">.eml, ${formatSize(bytes)}</a>`;

const getUrl = (name: string) => `/dev/outbox/${encodeURIComponent(name)}`;

const formatSize = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} kB`;

const TIME = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
const formatTime = (date: Date) => TIME.format(date);

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;color:#1b1733;background:#fbf7ee;margin:24px auto;max-width:1100px;padding:0 16px}
h1{font-weight:500;margin:0}header{display:flex;flex-wrap:wrap;gap:8px 24px;justify-content:space-between;align-items:baseline}
a{color:#9b3d1f}table{border-collapse:collapse;width:100%;margin-top:24px}th{font-size:14px;text-align:left;color:#5b5470}
th,td{padding:10px 24px 10px 0;border-bottom:1px solid #e3dac6;vertical-align:top;overflow-wrap:anywhere}td:first-child,td:last-child{white-space:nowrap}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 24px;border:solid #1b1733;border-width:1px 0;padding:12px 0}
dt{color:#5b5470}dd{margin:0;overflow-wrap:anywhere}nav{display:flex;flex-wrap:wrap;gap:8px 24px;margin:16px 0}
iframe{width:100%;height:80vh;border:1px solid #8c8273;background:#fff}.note{color:#5b5470;font-size:14px}
@media(max-width:640px){thead{display:none}table,tbody,tr,td{display:block}td{border:0;padding:0}tr{border-bottom:1px solid #e3dac6;padding:12px 0}}`;

const renderPage = (title: string, content: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style><main>${content}</main></html>`;
