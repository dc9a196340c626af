import type Router from '@koa/router';
import type { Database } from '#src/platform/database.ts';
import { badRequest, notFound } from '#src/platform/http/errors.ts';
import { misreadWords, readCode } from './contract-code.ts';
import { findDocument } from './genuine.ts';
import { knownSample } from './known-sample.ts';

/** `samples`: report by the SHA-256 of the file that shows it. */
type Deps = { db: Database; samples: ReadonlyMap<string, string> };

/** Open to everybody who holds a code or a file: both are too long to be guessed. */
export function verifyRoutes(router: Router, { db, samples }: Deps): void {
  router.get('/api/verify/:code', async (ctx) => {
    const read = readCode(ctx.params['code'] ?? '');
    if ('misread' in read) throw badRequest('malformed-code', misreadWords(read.misread));
    const sample = samples.get(read.code);
    const found = sample ? await knownSample(db, sample) : await findDocument(db, read.code);
    if (!found) throw notFound('not-ours', 'We have never made a report with this number.');
    ctx.body = found;
  });
}
