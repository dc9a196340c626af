import * as z from 'zod';
import { compareBooks, hasDifferences, storeComparison } from '#src/payments/reconciliation/compare-books.ts';
import { defineJob } from './job.ts';
import { SCHEDULED_POLICY } from './policies.ts';

export const compareBooksJob = defineJob({
  queue: { name: 'compare-books', payload: z.object({}) },
  // A run reads the payments and refunds of ten days in pages of 100 from the gateway, which may take several minutes.
  // A run with a part that failed is repeated after ten minutes, six times.
  policy: { ...SCHEDULED_POLICY, expireInSeconds: 3600, retryLimit: 6, retryDelay: 600 },
  // Every night at 3:30, when the gateway has completed the payments of the day.
  schedule: '30 3 * * *',
  async run(deps, _payload, { signal }) {
    const books = await compareBooks(deps, undefined, () => signal.throwIfAborted());
    await storeComparison(deps, books);
    const counts = { matched: books.matched, newlyRecorded: books.newlyRecorded.length };
    if (hasDifferences(books))
      deps.log.error(
        { event: 'books.differences_found', ...books },
        'Our books and those of the gateway differ',
      );
    else deps.log.info({ event: 'books.compared', ...counts }, 'Our books equal those of the gateway');
    if (books.failedParts.length > 0) throw new Error(`Not compared: ${books.failedParts.join(', ')}.`);
  },
});
