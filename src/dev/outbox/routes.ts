/** Pages for development without a mail server: the e-mails that would have been sent, and each of them with live links. */
import path from 'node:path';
import type Router from '@koa/router';
import { listOutbox, parseEmail, readOutboxFile } from './outbox.ts';
import { renderEmailPage, renderHtmlPart, renderOutboxPage } from './pages.ts';

/** Registered outside production only; open to everybody who reaches the server. */
export function registerOutboxRoutes(router: Router, varDir: string): void {
  const folder = path.join(varDir, 'outbox');

  router.get('/dev/outbox', async (ctx) => {
    ctx.type = 'html';
    ctx.body = renderOutboxPage(await listOutbox(folder), folder);
  });

  /** `part`: `html`, `text`, `source` or `eml` (a download); without it a page with all of them. */
  router.get('/dev/outbox/:name{/:part}', async (ctx) => {
    const { name = '', part } = ctx.params;
    const source = await readOutboxFile(folder, name);
    // Without a body the answer is 404.
    if (!source) return;
    if (part === 'eml') {
      ctx.attachment(name);
      ctx.type = 'message/rfc822';
      ctx.body = source;
      return;
    }
    if (part === 'source') {
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = source;
      return;
    }
    const email = await parseEmail(source);
    if (part === 'text') {
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = email.text ?? '';
    } else if (part === 'html') {
      ctx.type = 'html';
      ctx.body = renderHtmlPart(email);
    } else if (!part) {
      ctx.type = 'html';
      ctx.body = renderEmailPage(name, email, source.length);
    }
  });
}
