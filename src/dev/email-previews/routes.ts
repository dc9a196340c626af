/** Pages for development: every e-mail at desktop width, at phone width and as plain text. */
import path from 'node:path';
import type Router from '@koa/router';
import { readMeasurements } from '#src/catalogue/measurements.ts';
import type { SenderIdentity } from '#src/platform/email-template.ts';
import { escapeHtml } from '#src/platform/text.ts';
import { createEmailPreviews, type EmailPreview } from './email-previews.ts';
import { REPORT_KEY } from './sample-data.ts';

/** `samplesDir`: the samples of the build, from which the number of pages in the previews comes. */
export function registerEmailPreviewRoutes(router: Router, sender: SenderIdentity, samplesDir: string): void {
  const listPreviews = async () => createEmailPreviews(sender, await readSamplePages(samplesDir));
  router.get('/dev/emails', async (ctx) => {
    ctx.type = 'html';
    ctx.body = renderPage(
      'E-mail previews',
      `<ul>${Object.entries(await listPreviews())
        .map(renderLink)
        .join('')}</ul><p><a href="/dev/outbox">Outbox</a> · <a href="/dev/api">API</a></p>`,
    );
  });

  /** `.html` and `.txt` are the two parts of the e-mail. */
  router.get('/dev/emails/:name', async (ctx) => {
    const [, name, part] = /^([a-z-]+)(\.html|\.txt)?$/.exec(ctx.params.name!) ?? [];
    const email = name === undefined ? undefined : (await listPreviews())[name];
    // Without a body the answer is 404.
    if (!email || name === undefined) return;
    ctx.type = part === '.txt' ? 'text/plain; charset=utf-8' : 'html';
    if (part === '.txt') ctx.body = email.text;
    else if (part === '.html') ctx.body = email.html;
    else ctx.body = renderPage(name, renderBothParts(name, email));
  });
}

/** 0 without a build of the samples. */
const readSamplePages = async (samplesDir: string): Promise<number> =>
  (await readMeasurements(path.join(samplesDir, 'measured.json')))[REPORT_KEY]?.pages ?? 0;

const renderLink = ([name, { subject }]: [string, EmailPreview]) =>
  `<li><a href="/dev/emails/${name}">${name}</a> <small>${escapeHtml(subject)}</small></li>`;

const renderBothParts = (
  name: string,
  { subject, text }: EmailPreview,
) => `<p><b>${escapeHtml(subject)}</b></p>
<p><a href="/dev/emails">All e-mails</a> · <a href="/dev/emails/${name}.html">HTML</a> · <a href="/dev/emails/${name}.txt">text</a></p>
<div><iframe title="At desktop width" src="/dev/emails/${name}.html" width="680" height="900"></iframe>
<iframe title="At phone width" src="/dev/emails/${name}.html" width="360" height="900"></iframe></div>
<pre>${escapeHtml(text)}</pre>`;

const renderPage = (title: string, content: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:16px/1.6 sans-serif;margin:24px 16px}iframe{border:1px solid #8C8273;margin:0 16px 16px 0;max-width:100%;box-sizing:border-box}pre{white-space:pre-wrap}li{margin:8px 0}</style><main><h1>${title}</h1>${content}</main></html>`;
