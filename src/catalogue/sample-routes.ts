import fs from 'node:fs/promises';
import path from 'node:path';
import type Router from '@koa/router';

/** Public: sample PDFs, which the build prints for a fictional person. */
export function registerSampleRoutes(router: Router, directory: string): void {
  router.get('/samples/:key.pdf', async (ctx, next) => {
    const { key } = ctx.params;
    const file = /^[a-z0-9-]+$/.test(key!)
      ? await fs.readFile(path.join(directory, `${key}.pdf`)).catch(() => undefined)
      : undefined;
    if (!file) return next();
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.set('Content-Disposition', `inline; filename="Lagna-sample-${key}.pdf"`);
    ctx.type = 'application/pdf';
    ctx.body = file;
  });
}
