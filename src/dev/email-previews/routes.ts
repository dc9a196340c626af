/** Development only: every letter as a mailbox shows it, wide and on a phone, and as plain text. Absent in production. */
import { escapeHtml } from '#src/platform/escape-html.ts';
import type Router from '@koa/router';
import type { SenderIdentity } from '#src/platform/letter.ts';
import { previews, type Preview } from './email-previews.ts';

export function mailsRoutes(router: Router, sender: () => SenderIdentity): void {
  /** Open, in development. */
  router.get('/dev/mails', (ctx) => {
    ctx.type = 'html';
    ctx.body = page('Mails', `<ul>${Object.entries(previews(sender())).map(line).join('')}</ul>`);
  });

  /** Open, in development. `.html` and `.txt` are the two parts as they are sent. */
  router.get('/dev/mails/:name', (ctx) => {
    const [, name, part] = /^([a-z-]+)(\.html|\.txt)?$/.exec(ctx.params.name!) ?? [];
    const mail = name === undefined ? undefined : previews(sender())[name];
    if (!mail || name === undefined) return;
    ctx.type = part === '.txt' ? 'text/plain; charset=utf-8' : 'html';
    ctx.body = part === '.txt' ? mail.text : part === '.html' ? mail.html : page(name, both(name, mail));
  });
}

const line = ([name, { subject }]: [string, Preview]) =>
  `<li><a href="/dev/mails/${name}">${name}</a> <small>${escapeHtml(subject)}</small></li>`;

const both = (name: string, { subject, text }: Preview) => `<p><b>${escapeHtml(subject)}</b></p>
<p><a href="/dev/mails">All mails</a> · <a href="/dev/mails/${name}.html">HTML</a> · <a href="/dev/mails/${name}.txt">text</a></p>
<div><iframe title="On a desk" src="/dev/mails/${name}.html" width="680" height="900"></iframe>
<iframe title="On a phone" src="/dev/mails/${name}.html" width="360" height="900"></iframe></div>
<pre>${escapeHtml(text)}</pre>`;

const page = (title: string, inside: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>body{font:16px/1.6 sans-serif;margin:24px}iframe{border:1px solid #8C8273;margin:0 16px 16px 0}</style><h1>${title}</h1>${inside}</html>`;
