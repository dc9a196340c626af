/** Development only: lists the e-mails written to the outbox folder, newest first. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type Router from '@koa/router';

export function registerOutboxRoutes(router: Router, varDir: string): void {
  const folder = path.join(varDir, 'outbox');

  router.get('/dev/outbox', async (ctx) => {
    const names = (await fs.readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const files = await Promise.all(
      names.map(async (name) => ({ name, writtenAt: (await fs.stat(path.join(folder, name))).mtime })),
    );
    files.sort((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime());
    ctx.type = 'html';
    ctx.body = renderPage(
      files
        .map(
          ({ name, writtenAt }) =>
            `<li><time>${writtenAt.toISOString()}</time> <a href="/dev/outbox/${encodeURIComponent(name)}">${name}</a></li>`,
        )
        .join(''),
    );
  });

  router.get('/dev/outbox/:name', async (ctx) => {
    const name = path.basename(ctx.params.name!);
    const email = name.endsWith('.eml')
      ? await fs.readFile(path.join(folder, name)).catch(() => undefined)
      : undefined;
    if (!email) return;
    ctx.attachment(name);
    ctx.type = 'message/rfc822';
    ctx.body = email;
  });
}

const renderPage = (list: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><h1>Outbox</h1><p>E-mails of this development server. None was sent.</p><ul>${list || '<li>No e-mail yet.</li>'}</ul></html>`;
