import type Router from '@koa/router';
import type { Database } from '#src/platform/database.ts';
import { badRequest, notFound } from '#src/platform/http/errors.ts';
import { misreadWords, readCode } from './contract-code.ts';
import { findGenuine } from './genuine.ts';

/** Open to everybody who holds a code or a file: both are too long to be guessed. */
export function verifyRoutes(router: Router, { db }: { db: Database }): void {
  router.get('/api/verify/:code', async (ctx) => {
    const read = readCode(ctx.params['code'] ?? '');
    if ('misread' in read) throw badRequest('malformed-code', misreadWords(read.misread));
    const found = await findGenuine(db, read.code);
    if (!found) throw notFound('not-ours', 'We have never made a report with this number.');
    ctx.body = found;
  });
}
