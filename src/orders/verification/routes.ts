import type Router from '@koa/router';
import type { Database } from '#src/platform/database.ts';
import { createBadRequestError, createNotFoundError } from '#src/platform/http/errors.ts';
import { describeInvalidCode, parseVerificationCode } from '#src/orders/contract-verification-code.ts';
import { findDocument, findSampleDocument } from './find-document.ts';

/** `samples`: maps the SHA-256 of a sample file to its report key. */
type Deps = { db: Database; samples: ReadonlyMap<string, string> };

/** Public, because a code or file hash is too long to be guessed. */
export function registerVerificationRoutes(router: Router, { db, samples }: Deps): void {
  router.get('/api/verify/:code', async (ctx) => {
    const parsed = parseVerificationCode(ctx.params['code'] ?? '');
    if ('invalid' in parsed)
      throw createBadRequestError('malformed-code', describeInvalidCode(parsed.invalid));
    const sampleKey = samples.get(parsed.code);
    const document = sampleKey
      ? await findSampleDocument(db, sampleKey)
      : await findDocument(db, parsed.code);
    if (!document)
      throw createNotFoundError('document-unknown', 'We have never made a report with this number.');
    ctx.body = document;
  });
}
